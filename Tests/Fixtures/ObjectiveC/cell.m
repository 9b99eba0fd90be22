//
//  MessageCell.m
//  Chat
//

#import "MessageCell.h"
#import <Masonry/Masonry.h>
#import <SDWebImage/UIImageView+WebCache.h>

static CGFloat const kAvatarSize = 40.f;
static CGFloat const kMargin = 12.f;
NSString *const MessageCellIdentifier = @"MessageCellIdentifier";

@interface MessageCell ()

@property (nonatomic, strong) UIImageView *avatarView;
@property (nonatomic, strong) UILabel *nameLabel;
@property (nonatomic, strong) UILabel *messageLabel;
@property (nonatomic, strong) UILabel *timeLabel;
@property (nonatomic, weak) UIView *separator;

@end

@implementation MessageCell

#pragma mark - Life Cycle

+ (instancetype)cellWithTableView:(UITableView *)tableView {
    MessageCell *cell = [tableView dequeueReusableCellWithIdentifier:MessageCellIdentifier];
    if (!cell) {
        cell = [[MessageCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:MessageCellIdentifier];
    }
    return cell;
}

- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier
{
    self = [super initWithStyle:style reuseIdentifier:reuseIdentifier];
    if (self) {
        self.selectionStyle = UITableViewCellSelectionStyleNone;
        [self p_addSubviews];
        [self p_addMasonry];
    }
    return self;
}

- (void)didReceiveMessage:(Message *)message
{
    _message = message;
    self.nameLabel.text = message.name ?: @"Somebody";
    self.messageLabel.text = message.text;
    [self.avatarView sd_setImageWithURL:[NSURL URLWithString:message.avatar] placeholderImage:[UIImage imageNamed:@"avatar"]];
    [self.timeLabel setText:[NSString stringWithFormat:@"%02ld:%02ld", (long)message.hour, (long)message.minute]];
}

#pragma mark - Private Methods

- (void)p_addSubviews
{
    [self.contentView addSubview:self.avatarView];
    [self.contentView addSubview:self.nameLabel];
    [self.contentView addSubview:self.messageLabel];
    [self.contentView addSubview:self.timeLabel];
    UIView *line = [[UIView alloc] initWithFrame:CGRectZero];
    line.backgroundColor = [UIColor colorWithWhite:0.9 alpha:1.0];
    [self.contentView addSubview:line];
    self.separator = line;
}

- (void)p_addMasonry
{
    [self.avatarView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.top.mas_equalTo(self.contentView).mas_offset(kMargin);
        make.size.mas_equalTo(CGSizeMake(kAvatarSize, kAvatarSize));
    }];
    [self.nameLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.mas_equalTo(self.avatarView);
        make.left.mas_equalTo(self.avatarView.mas_right).mas_offset(kMargin / 2);
        make.right.mas_lessThanOrEqualTo(self.timeLabel.mas_left).mas_offset(-kMargin);
    }];
    [self.messageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.mas_equalTo(self.nameLabel);
        make.right.mas_equalTo(self.contentView).mas_offset(-kMargin);
        make.top.mas_equalTo(self.nameLabel.mas_bottom).mas_offset(4);
    }];
    [self.timeLabel setContentCompressionResistancePriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal];
    [self.timeLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.right.mas_equalTo(self.messageLabel);
        make.centerY.mas_equalTo(self.nameLabel);
    }];
    [self.separator mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.mas_equalTo(0);
        make.height.mas_equalTo(1 / [UIScreen mainScreen].scale);
    }];
}

#pragma mark - Getter

- (UIImageView *)avatarView
{
    if (_avatarView == nil) {
        _avatarView = [[UIImageView alloc] init];
        _avatarView.layer.masksToBounds = YES;
        [_avatarView.layer setCornerRadius:kAvatarSize / 2];
        _avatarView.contentMode = UIViewContentModeScaleAspectFill;
    }
    return _avatarView;
}

- (UILabel *)nameLabel
{
    if (_nameLabel == nil) {
        _nameLabel = [[UILabel alloc] init];
        _nameLabel.text = @"Ann Example";
    }
    return _nameLabel;
}

- (UILabel *)messageLabel
{
    if (_messageLabel == nil) {
        _messageLabel = [[UILabel alloc] init];
        _messageLabel.numberOfLines = 0;
        _messageLabel.text = @"A message that is long enough to need a second line, and so a taller cell";
        _messageLabel.textColor = [UIColor grayColor];
    }
    return _messageLabel;
}

- (UILabel *)timeLabel
{
    if (_timeLabel == nil) {
        _timeLabel = [[UILabel alloc] init];
        [_timeLabel setAlpha:0.8];
        _timeLabel.text = @"12:34";
    }
    return _timeLabel;
}

@end
