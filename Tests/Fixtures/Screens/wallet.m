#import "WalletHeader.h"
#import "View+MASShorthandAdditions.h"
#import "Masonry.h"

@interface WalletHeader : UIView
@property (nonatomic, strong) UILabel *balanceLabel;
@property (nonatomic, strong) NSArray<UIButton *> *actions;
@property (nonatomic, strong) UIStackView *stack;
@property (nonatomic, strong) UISegmentedControl *segment;
@property (nonatomic, strong) UISwitch *secretSwitch;
@end

@implementation WalletHeader

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self setupUI];
    }
    return self;
}

- (void)setupUI {
    NSNumberFormatter *formatter = [NSNumberFormatter new];
    formatter.numberStyle = NSNumberFormatterDecimalStyle;
    NSArray *titles = @[@"Pay", @"Send", @"Top up"];
    NSMutableArray *buttons = [NSMutableArray array];
    SEL selectors[] = { @selector(pay), @selector(send), @selector(topUp) };
    for (NSUInteger i = 0, n = titles.count; i < n; i++) {
        UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];
        [b setTitle:titles[i] forState:UIControlStateNormal];
        [b addTarget:self action:selectors[i] forControlEvents:UIControlEventTouchUpInside];
        [buttons addObject:b];
    }
    self.actions = [NSArray arrayWithArray:buttons];

    self.balanceLabel = [[UILabel alloc] initWithFrame:CGRectZero];
    self.balanceLabel.text = [NSString stringWithFormat:@"%@ %.2f", @"EUR", 12.5];
    self.secretSwitch = [[UISwitch alloc] init];
    self.segment = [[UISegmentedControl alloc] initWithItems:@[@"Day", @"Week", @"Month"]];
    self.segment.selectedSegmentIndex = 0;

    self.stack = [[UIStackView alloc] initWithArrangedSubviews:self.actions];
    self.stack.axis = UILayoutConstraintAxisHorizontal;
    self.stack.distribution = UIStackViewDistributionFillEqually;
    self.stack.spacing = 12.0;

    [self addSubview:self.balanceLabel];
    [self addSubview:self.secretSwitch];
    [self addSubview:self.stack];
    [self addSubview:self.segment];

    UIEdgeInsets padding = UIEdgeInsetsMake(20, 16, 20, 16);
    [self.balanceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.equalTo(self).insets(padding);
    }];
    [self.secretSwitch mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerY.equalTo(self.balanceLabel);
        make.right.equalTo(self).insets(padding);
        make.left.greaterThanOrEqualTo(self.balanceLabel.mas_right).offset(10);
    }];
    [self.stack mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self).insets(padding);
        make.top.equalTo(self.balanceLabel.mas_bottom).offset(16);
        make.height.mas_equalTo(44);
    }];
    [self.segment mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.stack.mas_bottom).offset(16);
        make.centerX.equalTo(self);
        make.bottom.lessThanOrEqualTo(self).insets(padding);
    }];
    MASAttachKeys(self.balanceLabel, self.stack, self.segment);
    self.secretSwitch.mas_key = @"secret";
}

- (void)pay {}
- (void)send {}
- (void)topUp {}
@end
