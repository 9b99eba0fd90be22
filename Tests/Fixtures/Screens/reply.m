//
//  CommentCell.m
//
#import "CommentCell.h"
#import <Masonry/Masonry.h>
#import "Comment.h"

static CGFloat const kAvatarSide = 36.f;
static CGFloat const kMargin = 12.f;

@interface CommentCell ()
@property (nonatomic, strong) UIImageView *avatarView;
@property (nonatomic, strong) UILabel *nameLabel;
@property (nonatomic, strong) UILabel *timeLabel;
@property (nonatomic, strong) UILabel *bodyLabel;
@property (nonatomic, strong) UIButton *likeButton;
@property (nonatomic, strong) UIView *separator;
@property (nonatomic, strong) MASConstraint *bodyBottom;
@property (nonatomic, assign) BOOL didSetupConstraints;
@end

@implementation CommentCell

+ (NSString *)reuseIdentifier { return NSStringFromClass([self class]); }

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        self.selectionStyle = UITableViewCellSelectionStyleNone;
        [self setupViews];
        [self setNeedsUpdateConstraints];
    }
    return self;
}

- (void)setupViews {
    NSArray<UIView *> *views = @[self.avatarView, self.nameLabel, self.timeLabel, self.bodyLabel, self.likeButton, self.separator];
    [views enumerateObjectsUsingBlock:^(UIView * _Nonnull obj, NSUInteger idx, BOOL * _Nonnull stop) {
        obj.tag = 100 + idx;
        [self.contentView addSubview:obj];
    }];
    self.nameLabel.text = @"Margaret";
    self.timeLabel.text = @"2h";
    self.bodyLabel.text = @"A comment of more than one line, so that the cell has to grow with it";
    [self.likeButton setTitle:@"Like" forState:UIControlStateNormal];
}

- (void)updateConstraints {
    if (!self.didSetupConstraints) {
        [self.avatarView mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.top.equalTo(self.contentView).offset(kMargin);
            make.width.height.equalTo(@(kAvatarSide));
            make.bottom.lessThanOrEqualTo(self.contentView).offset(-kMargin);
        }];
        [self.nameLabel mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(self.avatarView);
            make.left.equalTo(self.avatarView.mas_right).offset(8);
            make.right.lessThanOrEqualTo(self.timeLabel.mas_left).offset(-8);
        }];
        [self.timeLabel setContentHuggingPriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal];
        [self.timeLabel setContentCompressionResistancePriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal];
        [self.timeLabel mas_makeConstraints:^(MASConstraintMaker *make) {
            make.right.equalTo(self.contentView).offset(-kMargin);
            make.firstBaseline.equalTo(self.nameLabel);
        }];
        [self.bodyLabel mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(self.nameLabel.mas_bottom).offset(4);
            make.left.equalTo(self.nameLabel);
            make.right.equalTo(self.contentView).with.offset(-kMargin);
        }];
        [self.likeButton mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(self.bodyLabel);
            make.top.equalTo(self.bodyLabel.mas_bottom).offset(6);
            self.bodyBottom = make.bottom.equalTo(self.contentView).offset(-kMargin).priority(MASLayoutPriorityDefaultHigh);
        }];
        [self.separator mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(self.bodyLabel.mas_left);
            make.right.bottom.equalTo(self.contentView);
            make.height.mas_equalTo(1.0 / [UIScreen mainScreen].scale);
        }];
        self.didSetupConstraints = YES;
    }
    [super updateConstraints];
}

#pragma mark - Configure

- (void)configureWithComment:(Comment *)comment {
    self.nameLabel.text = comment.author;
    self.bodyLabel.text = comment.body;
}

- (void)prepareForReuse {
    [super prepareForReuse];
    self.bodyLabel.text = nil;
}

#pragma mark - Lazy

- (UIImageView *)avatarView {
    if (!_avatarView) {
        _avatarView = [[UIImageView alloc] init];
        _avatarView.layer.cornerRadius = kAvatarSide / 2.f;
        _avatarView.layer.masksToBounds = YES;
        _avatarView.contentMode = UIViewContentModeScaleAspectFill;
        _avatarView.backgroundColor = [UIColor lightGrayColor];
    }
    return _avatarView;
}

- (UILabel *)nameLabel { return _nameLabel ?: (_nameLabel = [self labelWithSize:15 color:UIColor.blackColor]); }
- (UILabel *)timeLabel { return _timeLabel ?: (_timeLabel = [self labelWithSize:12 color:UIColor.grayColor]); }

- (UILabel *)bodyLabel {
    if (_bodyLabel == nil) {
        _bodyLabel = [self labelWithSize:14 color:[UIColor colorWithWhite:0.2 alpha:1]];
        _bodyLabel.numberOfLines = 0;
    }
    return _bodyLabel;
}

- (UIButton *)likeButton {
    if (!_likeButton) {
        _likeButton = [UIButton buttonWithType:UIButtonTypeCustom];
        _likeButton.titleLabel.font = [UIFont systemFontOfSize:12];
        [_likeButton addTarget:self action:@selector(didTapLike:) forControlEvents:UIControlEventTouchUpInside];
    }
    return _likeButton;
}

- (UIView *)separator {
    if (!_separator) {
        _separator = [UIView new];
        _separator.backgroundColor = [UIColor colorWithRed:230/255.0 green:230/255.0 blue:230/255.0 alpha:1];
    }
    return _separator;
}

- (UILabel *)labelWithSize:(CGFloat)size color:(UIColor *)color {
    UILabel *label = [[UILabel alloc] init];
    label.font = [UIFont systemFontOfSize:size];
    label.textColor = color;
    return label;
}

- (void)didTapLike:(UIButton *)sender {
    sender.selected = !sender.isSelected;
    [UIView animateWithDuration:0.25 animations:^{
        self.bodyBottom.offset(sender.selected ? -24 : -kMargin);
        [self layoutIfNeeded];
    } completion:^(BOOL finished) {
        if (self.delegate && [self.delegate respondsToSelector:@selector(cell:didLike:)]) {
            [self.delegate cell:self didLike:sender.selected];
        }
    }];
}

@end
