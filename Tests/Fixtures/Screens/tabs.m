@interface BadgeButton : UIButton
@property (nonatomic, assign) NSInteger count;
@property (nonatomic, strong) UILabel *badge;
@end
@implementation BadgeButton
- (UILabel *)badge {
    if (!_badge) {
        _badge = [UILabel new];
        _badge.hidden = YES;
        [self addSubview:_badge];
        [_badge mas_makeConstraints:^(MASConstraintMaker *make) {
            make.centerX.equalTo(self.mas_right).offset(-4);
            make.centerY.equalTo(self.mas_top).offset(4);
            make.width.greaterThanOrEqualTo(self.badge.mas_height);
        }];
    }
    return _badge;
}
- (void)setCount:(NSInteger)count {
    _count = count;
    self.badge.hidden = count <= 0;
    self.badge.text = count > 99 ? @"99+" : @(count).stringValue;
}
- (CGSize)intrinsicContentSize {
    CGSize size = [super intrinsicContentSize];
    size.width += 12;
    return CGSizeMake(MAX(size.width, 44), 44);
}
@end

@interface TabBar : UIView
@property (nonatomic, copy) void (^didSelect)(NSUInteger index);
@property (nonatomic, strong) NSArray<BadgeButton *> *buttons;
@property (nonatomic, strong) UIView *indicator;
@property (nonatomic) NSUInteger selectedIndex;
- (instancetype)initWithTitles:(NSArray<NSString *> *)titles NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
@end
@implementation TabBar
- (instancetype)initWithTitles:(NSArray<NSString *> *)titles {
    if (self = [super initWithFrame:CGRectZero]) {
        NSMutableArray *buttons = [NSMutableArray array];
        for (NSUInteger i = 0, n = titles.count; i < n; i++) {
            BadgeButton *b = [BadgeButton new];
            [b setTitle:titles[i] forState:UIControlStateNormal];
            [b addTarget:self action:@selector(tap:) forControlEvents:UIControlEventTouchUpInside];
            b.tag = i;
            [self addSubview:b];
            [buttons addObject:b];
        }
        _buttons = buttons.copy;
        _indicator = [UIView new];
        _indicator.backgroundColor = UIColor.systemBlueColor;
        [self addSubview:_indicator];
        [_buttons mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:0 leadSpacing:0 tailSpacing:0];
        [_buttons mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); make.bottom.equalTo(self).offset(-2); }];
        self.selectedIndex = 1;
    }
    return self;
}
- (void)setSelectedIndex:(NSUInteger)selectedIndex {
    if (selectedIndex >= self.buttons.count) return;
    _selectedIndex = selectedIndex;
    UIView *target = self.buttons[selectedIndex];
    [self.indicator mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.bottom.equalTo(self);
        make.height.equalTo(@2);
        make.left.right.equalTo(target);
    }];
    [UIView animateWithDuration:0.2 animations:^{ [self layoutIfNeeded]; }];
}
- (void)tap:(BadgeButton *)sender {
    self.selectedIndex = sender.tag;
    if (self.didSelect) self.didSelect(self.selectedIndex);
}
@end

@interface TabController : UIViewController
@property (nonatomic, strong) TabBar *bar;
@property (nonatomic, strong) UIView *content;
@end
@implementation TabController
- (void)viewDidLoad {
    [super viewDidLoad];
    _bar = [[TabBar alloc] initWithTitles:@[@"Home", @"Search", @"Me"]];
    _bar.buttons.lastObject.count = 120;
    __weak __typeof__(self) wself = self;
    _bar.didSelect = ^(NSUInteger index) { [wself show:index]; };
    [self.view addSubview:_bar];
    [_bar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self.view);
        if ([self.view respondsToSelector:@selector(safeAreaLayoutGuide)]) {
            make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom);
        } else {
            make.bottom.equalTo(self.view);
        }
    }];
    [self show:0];
}
- (void)show:(NSUInteger)index {
    [self.content removeFromSuperview];
    UIView *content = [UIView new];
    [self.view insertSubview:content belowSubview:self.bar];
    [content mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.right.equalTo(self.view);
        make.bottom.equalTo(self.bar.mas_top).priorityMedium();
    }];
    self.content = content;
    self.bar.selectedIndex = index;
}
@end
