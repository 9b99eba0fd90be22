#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface UIView (Border)
- (void)app_addTopBorder:(CGFloat)height color:(UIColor *)color;
@property (nonatomic, readonly) UIView *app_border;
@end

static const void *kBorderKey = &kBorderKey;

@implementation UIView (Border)
- (void)app_addTopBorder:(CGFloat)height color:(UIColor *)color {
    UIView *border = [[UIView alloc] init];
    border.backgroundColor = color;
    [self addSubview:border];
    [border mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.leading.trailing.equalTo(self);
        make.height.equalTo(@(height));
    }];
    objc_setAssociatedObject(self, kBorderKey, border, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}
- (UIView *)app_border { return objc_getAssociatedObject(self, kBorderKey); }
@end

@protocol KeypadDelegate <NSObject>
@optional
- (void)keypad:(id)keypad didTap:(NSInteger)digit;
@end

@interface Keypad : UIView
@property (nonatomic, weak) id<KeypadDelegate> delegate;
@end

@interface Keypad ()
@property (nonatomic, strong) NSMutableArray<NSArray<UIButton *> *> *rows;
@end

@implementation Keypad

- (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        [self commonInit];
    }
    return self;
}

- (void)commonInit {
    self.rows = @[].mutableCopy;
    [self app_addTopBorder:0.5 color:UIColor.blackColor];
    NSArray *titles = @[@[@"1", @"2", @"3"], @[@"4", @"5", @"6"], @[@"7", @"8", @"9"], @[@"*", @"0", @"#"]];
    UIView *previousRow = nil;
    NSMutableArray<UIView *> *rowViews = [NSMutableArray new];
    for (NSArray<NSString *> *rowTitles in titles) {
        UIView *rowView = [UIView new];
        [self addSubview:rowView];
        [rowViews addObject:rowView];
        NSMutableArray *buttons = [NSMutableArray new];
        for (NSString *title in rowTitles) {
            UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
            [button setTitle:title forState:UIControlStateNormal];
            [button setTitleColor:UIColor.blackColor forState:UIControlStateNormal];
            button.accessibilityIdentifier = [@"key" stringByAppendingString:title];
            [rowView addSubview:button];
            [buttons addObject:button];
        }
        [buttons mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:1 leadSpacing:0 tailSpacing:0];
        [buttons mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.bottom.equalTo(rowView);
        }];
        [self.rows addObject:buttons];
        previousRow = rowView;
    }
    [rowViews mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedItemLength:60 leadSpacing:8 tailSpacing:8];
    [rowViews mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self).offset(8);
        make.right.equalTo(self).offset(-8);
    }];
}

- (UIButton *)buttonForDigit:(NSInteger)digit {
    for (NSArray<UIButton *> *row in self.rows) {
        NSUInteger index = [row indexOfObjectPassingTest:^BOOL(UIButton *obj, NSUInteger idx, BOOL *stop) {
            return obj.titleLabel.text.integerValue == digit;
        }];
        if (index != NSNotFound) return row[index];
    }
    return nil;
}

@end

@interface KeypadController : UIViewController <KeypadDelegate>
@end

@implementation KeypadController {
    Keypad *_keypad;
    UILabel *_display;
}

- (void)loadView {
    UIView *root = [[UIView alloc] initWithFrame:[UIScreen mainScreen].bounds];
    root.backgroundColor = [UIColor whiteColor];
    self.view = root;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _display = [UILabel new];
    _display.text = @"0";
    _display.textAlignment = NSTextAlignmentRight;
    [self.view addSubview:_display];
    _keypad = [[Keypad alloc] initWithFrame:CGRectZero];
    _keypad.delegate = self;
    [self.view addSubview:_keypad];
    [_keypad mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(self.view);
        make.height.equalTo(self.view.mas_height).multipliedBy(0.6).offset(-8);
    }];
    [_display mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self.view).insets(UIEdgeInsetsMake(0, 16, 0, 16));
        make.bottom.equalTo(_keypad.mas_top).offset(-16);
    }];
}

- (void)keypad:(id)keypad didTap:(NSInteger)digit {
    _display.text = [_display.text stringByAppendingFormat:@"%ld", (long)digit];
}

@end
