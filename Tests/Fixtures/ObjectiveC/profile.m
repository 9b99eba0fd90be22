#import "ProfileHeaderView.h"

#define kScreenWidth [UIScreen mainScreen].bounds.size.width
#define kRatio(x) ((x) * kScreenWidth / 375.0)
#define WS(weakSelf) __weak __typeof(&*self)weakSelf = self;
#ifdef DEBUG
#define DLog(...) NSLog(__VA_ARGS__)
#else
#define DLog(...)
#endif

typedef NS_ENUM(NSUInteger, ProfileStat) {
    ProfileStatPosts,
    ProfileStatFollowers,
    ProfileStatFollowing,
};

@interface ProfileHeaderView () {
    UIView *bar;
    CGFloat _barHeight;
}
@property (nonatomic, strong) UIImageView *cover;
@property (nonatomic, strong) NSArray<UILabel *> *stats;
@property (nonatomic, assign, getter=isCompact) BOOL compact;
@end

@implementation ProfileHeaderView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        _barHeight = 60;
        [self commonInit];
    }
    return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super initWithCoder:coder]) { [self commonInit]; }
    return self;
}

- (NSString *)titleForStat:(ProfileStat)stat {
    switch (stat) {
        case ProfileStatPosts: return @"Posts";
        case ProfileStatFollowers: return @"Followers";
        case ProfileStatFollowing: return @"Following";
    }
    return nil;
}

- (void)commonInit {
    DLog(@"commonInit %@", self);
    WS(weakSelf)
    _cover = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"cover"]];
    [self addSubview:_cover];
    [_cover mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.right.equalTo(weakSelf);
        make.height.mas_equalTo(kRatio(150));
    }];

    bar = [UIView new];
    [self addSubview:bar];
    [bar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(weakSelf);
        make.top.equalTo(_cover.mas_bottom).offset(self.isCompact ? 0 : 8);
        make.height.mas_equalTo(_barHeight);
    }];

    NSMutableArray *labels = [[NSMutableArray alloc] initWithCapacity:3];
    for (NSInteger i = ProfileStatPosts; i <= ProfileStatFollowing; i++) {
        UILabel *label = [self labelWithText:[NSString stringWithFormat:@"%ld %@", (long)(i * 10 + 1), [self titleForStat:i]]];
        [bar addSubview:label];
        [labels addObject:label];
    }
    self.stats = [labels copy];
    UILabel *previous = nil;
    for (UILabel *label in self.stats) {
        [label mas_makeConstraints:^(MASConstraintMaker *make) {
            make.centerY.equalTo(self->bar);
            previous ? make.left.equalTo(previous.mas_right).offset(12) : make.left.offset(16);
        }];
        previous = label;
    }
}

- (UILabel *)labelWithText:(NSString *)text {
    UILabel *result = [UILabel new];
    result.text = text;
    result.textColor = UIColor.darkTextColor;
    return result;
}

- (void)collapse {
    [self.cover mas_updateConstraints:^(MASConstraintMaker *make) {
        make.height.mas_equalTo(0);
    }];
}
@end
