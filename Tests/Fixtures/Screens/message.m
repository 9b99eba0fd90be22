#import "MessageCell.h"
#import "UIView+Extension.h"

NSString *const MessageCellIdentifier = @"MessageCell";

@interface MessageCell ()
@property (nonatomic, strong) UIImageView *avatar;
@property (nonatomic, strong) UILabel *nameLabel, *timeLabel;
@property (nonatomic, strong) UILabel *contentLabel;
@property (nonatomic, strong) UIView *badge;
@end

@implementation MessageCell

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        self.selectionStyle = UITableViewCellSelectionStyleNone;
        [self setUpSubviews];
        [self setUpConstraints];
    }
    return self;
}

- (void)setUpSubviews {
    _avatar = [[UIImageView alloc] init];
    _avatar.layer.cornerRadius = 22.0;
    _avatar.clipsToBounds = YES;
    _nameLabel = [self labelWithFont:[UIFont systemFontOfSize:16] color:[UIColor blackColor]];
    _timeLabel = [self labelWithFont:[UIFont systemFontOfSize:12] color:[UIColor grayColor]];
    _contentLabel = [self labelWithFont:[UIFont systemFontOfSize:14] color:UIColor.darkGrayColor];
    _contentLabel.numberOfLines = 2;
    _badge = [UIView new];
    _badge.backgroundColor = [UIColor redColor];
    _nameLabel.text = @"Anna Seghers";
    _timeLabel.text = @"10:45";
    _contentLabel.text = @"See you at the station";
    [self.contentView addSubview:_avatar];
    [self.contentView addSubview:_nameLabel];
    [self.contentView addSubview:_timeLabel];
    [self.contentView addSubview:_contentLabel];
    [self.contentView addSubview:_badge];
}

- (UILabel *)labelWithFont:(UIFont *)font color:(UIColor *)color {
    UILabel *label = [[UILabel alloc] init];
    label.font = font;
    label.textColor = color;
    return label;
}

- (void)setUpConstraints {
    const CGFloat margin = 12;
    [_avatar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.contentView).offset(margin);
        make.centerY.equalTo(self.contentView);
        make.width.height.mas_equalTo(44);
    }];
    [_timeLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.right.equalTo(self.contentView).offset(-margin);
        make.centerY.equalTo(_nameLabel);
    }];
    [_timeLabel setContentHuggingPriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal];
    [_timeLabel setContentCompressionResistancePriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal];
    [_nameLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.avatar.mas_right).offset(margin);
        make.top.equalTo(self.avatar);
        make.right.lessThanOrEqualTo(self.timeLabel.mas_left).offset(-8);
    }];
    [_contentLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.nameLabel);
        make.right.lessThanOrEqualTo(self.contentView).offset(-margin).priorityHigh();
        make.bottom.equalTo(self.avatar);
    }];
    [_badge mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(_avatar.mas_right).offset(-4);
        make.centerY.equalTo(_avatar.mas_top).offset(4);
        make.size.mas_equalTo((CGSize){10, 10});
    }];
}

- (void)setModel:(MessageModel *)model {
    _model = model;
    self.nameLabel.text = model.name;
    self.badge.hidden = model.unreadCount == 0;
}

+ (CGFloat)heightForModel:(MessageModel *)model {
    return 64;
}
@end
