static CGFloat const kArrayExampleIncrement = 10.0;

@interface BaselinesView ()
@property (nonatomic, assign) CGFloat offset;
@property (nonatomic, strong) NSArray *buttonViews;
@end

@implementation BaselinesView

- (id)init {
    self = [super init];
    if (!self) return nil;

    UIButton *raiseButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [raiseButton setTitle:@"Raise" forState:UIControlStateNormal];
    [raiseButton addTarget:self action:@selector(raiseAction) forControlEvents:UIControlEventTouchUpInside];
    [self addSubview:raiseButton];

    UIButton *centerButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [centerButton setTitle:@"Center" forState:UIControlStateNormal];
    [self addSubview:centerButton];

    UIButton *lowerButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [lowerButton setTitle:@"Lower" forState:UIControlStateNormal];
    [self addSubview:lowerButton];

    [lowerButton makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self).with.offset(10.0);
    }];
    [centerButton makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(self);
    }];
    [raiseButton makeConstraints:^(MASConstraintMaker *make) {
        make.right.equalTo(self).with.offset(-10);
    }];

    self.buttonViews = @[ raiseButton, lowerButton, centerButton ];
    return self;
}

- (void)centerAction { self.offset = 0.0; }

- (void)raiseAction { self.offset -= kArrayExampleIncrement; }

- (void)setOffset:(CGFloat)offset {
    _offset = offset;
    [self setNeedsUpdateConstraints];
}

- (void)updateConstraints {
    [self.buttonViews updateConstraints:^(MASConstraintMaker *make) {
        make.baseline.equalTo(self.mas_centerY).with.offset(self.offset);
    }];
    [super updateConstraints];
}

@end
