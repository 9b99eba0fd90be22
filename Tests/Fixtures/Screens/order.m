#import "OrderDetailView.h"

#ifndef weakify
#define weakify(object) autoreleasepool{} __weak __typeof__(object) weak##_##object = object;
#define strongify(object) autoreleasepool{} __typeof__(object) object = weak##_##object;
#endif

#define kSideMargin 15.0f
#define kTitleFont [UIFont boldSystemFontOfSize:16]
#define UIColorFromHex(rgb) [UIColor colorWithRed:((float)((rgb & 0xFF0000) >> 16))/255.0 green:((float)((rgb & 0xFF00) >> 8))/255.0 blue:((float)(rgb & 0xFF))/255.0 alpha:1.0]

NSString * const OrderDetailDidChangeNotification = @"OrderDetailDidChangeNotification";

typedef NS_OPTIONS(NSUInteger, OrderSections) {
    OrderSectionsNone     = 0,
    OrderSectionsItems    = 1 << 0,
    OrderSectionsAddress  = 1 << 1,
    OrderSectionsPayment  = 1 << 2,
    OrderSectionsAll      = OrderSectionsItems | OrderSectionsAddress | OrderSectionsPayment,
};

@class OrderLineView;

@interface OrderLineView : UIView
@property (nonatomic, strong, readonly) UILabel *titleLabel;
@property (nonatomic, strong, readonly) UILabel *priceLabel;
+ (instancetype)lineWithTitle:(NSString *)title price:(CGFloat)price;
@end

@implementation OrderLineView

@synthesize titleLabel = _titleLabel;
@synthesize priceLabel = _priceLabel;

+ (instancetype)lineWithTitle:(NSString *)title price:(CGFloat)price {
    OrderLineView *line = [[self alloc] init];
    line.titleLabel.text = title;
    line.priceLabel.text = [NSString stringWithFormat:@"%.2f", price];
    return line;
}

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _titleLabel = UILabel.new;
    _titleLabel.font = kTitleFont;
    [self addSubview:_titleLabel];
    _priceLabel = UILabel.new;
    _priceLabel.textColor = UIColorFromHex(0xff5000);
    [self addSubview:_priceLabel];
    [_priceLabel setContentHuggingPriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal];
    [_titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self).offset(kSideMargin);
        make.top.bottom.equalTo(self).insets(UIEdgeInsetsMake(6, 0, 6, 0));
    }];
    [_priceLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self->_titleLabel.mas_right).offset(10);
        make.right.equalTo(self).offset(-kSideMargin);
        make.centerY.equalTo(self->_titleLabel);
    }];
    return self;
}

@end

@interface OrderDetailView ()
@property (nonatomic, assign) OrderSections sections;
@property (nonatomic, strong) NSMutableArray<OrderLineView *> *lines;
@property (nonatomic, strong) UIView *addressView;
@property (nonatomic, strong) UILabel *totalLabel;
@property (nonatomic, strong) UIButton *toggleButton;
@property (nonatomic, assign, getter=isExpanded) BOOL expanded;
@property (nonatomic, strong) MASConstraint *addressHeight;
@end

@implementation OrderDetailView

- (id)init {
    if ((self = [super init])) {
        _sections = OrderSectionsAll;
        _lines = [NSMutableArray array];
        [self setup];
    }
    return self;
}

+ (BOOL)requiresConstraintBasedLayout { return YES; }

- (void)setup {
    NSDictionary<NSString *, NSNumber *> *prices = @{@"Tea": @3.5, @"Cake": @4.25};
    NSArray *names = [prices.allKeys sortedArrayUsingSelector:@selector(compare:)];
    for (NSString *name in names) {
        OrderLineView *line = [OrderLineView lineWithTitle:name price:prices[name].floatValue];
        [self addSubview:line];
        [self.lines addObject:line];
    }
    if (self.sections & OrderSectionsAddress) {
        self.addressView = [UIView new];
        self.addressView.backgroundColor = UIColorFromHex(0xf0f0f0);
        [self addSubview:self.addressView];
    }
    double total = [[prices.allValues valueForKeyPath:@"@sum.self"] doubleValue];
    self.totalLabel = [UILabel new];
    self.totalLabel.text = total > 7 ? @"Total 7.75" : @"Total";
    [self addSubview:self.totalLabel];

    self.toggleButton = [[UIButton alloc] init];
    [self.toggleButton setTitle:@"More" forState:UIControlStateNormal];
    [self addSubview:self.toggleButton];

    MASAttachKeys(self.totalLabel, self.toggleButton);

    @weakify(self);
    [[NSNotificationCenter defaultCenter] addObserverForName:OrderDetailDidChangeNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
        @strongify(self);
        self.expanded = !self.isExpanded;
    }];
}

- (void)updateConstraints {
    __block MASViewAttribute *top = self.mas_top;
    [self.lines enumerateObjectsUsingBlock:^(OrderLineView *line, NSUInteger idx, BOOL *stop) {
        [line mas_remakeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(top).offset(idx == 0 ? 20 : 0);
            make.left.right.equalTo(self);
        }];
        top = line.mas_bottom;
    }];
    [self.addressView mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(top).offset(10);
        make.left.equalTo(self).offset(kSideMargin);
        make.right.equalTo(self).offset(-kSideMargin);
        self.addressHeight = make.height.equalTo(self.isExpanded ? @120 : @60);
    }];
    [self.totalLabel mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.addressView.mas_bottom).offset(10);
        make.right.equalTo(self.addressView);
    }];
    [self.toggleButton mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.addressView);
        make.baseline.equalTo(self.totalLabel.mas_baseline);
        make.right.lessThanOrEqualTo(self.totalLabel.mas_left).offset(-10).priority(999);
    }];
    [super updateConstraints];
}

- (void)setExpanded:(BOOL)expanded {
    if (_expanded == expanded) return;
    _expanded = expanded;
    [self setNeedsUpdateConstraints];
    [UIView animateWithDuration:.3f animations:^{
        [self updateConstraintsIfNeeded];
        [self layoutIfNeeded];
    }];
}

@end
