#import "UIView+Card.h"
#import "Masonry.h"
#import <objc/runtime.h>

@interface UIView (Card)
@property (nonatomic, strong, readonly) UIView *card_shadowView;
- (UIView *)card_addLineAtBottom:(CGFloat)inset;
+ (instancetype)card_viewWithColor:(UIColor *)color;
- (MASViewAttribute *)card_safeBottom;
@end

static char kShadowKey;

@implementation UIView (Card)
+ (instancetype)card_viewWithColor:(UIColor *)color {
    UIView *view = [[self alloc] initWithFrame:CGRectZero];
    view.backgroundColor = color;
    return view;
}
- (UIView *)card_shadowView {
    UIView *shadow = objc_getAssociatedObject(self, &kShadowKey);
    if (!shadow) {
        shadow = [UIView new];
        shadow.layer.shadowColor = [UIColor blackColor].CGColor;
        shadow.layer.shadowOffset = CGSizeMake(0, 2);
        shadow.layer.shadowOpacity = 0.12f;
        objc_setAssociatedObject(self, &kShadowKey, shadow, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    }
    return shadow;
}
- (UIView *)card_addLineAtBottom:(CGFloat)inset {
    UIView *line = [UIView card_viewWithColor:[UIColor grayColor]];
    [self addSubview:line];
    [line mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self).insets(UIEdgeInsetsMake(0, inset, 0, inset));
        make.bottom.equalTo(self);
        make.height.equalTo(@1);
    }];
    return line;
}
- (MASViewAttribute *)card_safeBottom {
    if (@available(iOS 11, *)) { return self.mas_safeAreaLayoutGuideBottom; }
    return self.mas_bottom;
}
@end

@interface ShadowCardView : UIView
- (instancetype)initWithTitle:(NSString *)title body:(NSString *)body;
@end

@implementation ShadowCardView
- (instancetype)initWithTitle:(NSString *)title body:(NSString *)body {
    if (self = [super initWithFrame:CGRectZero]) {
        UIView *container = [UIView card_viewWithColor:UIColor.whiteColor];
        container.layer.cornerRadius = 8.0;
        container.clipsToBounds = YES;
        [self addSubview:self.card_shadowView];
        [self addSubview:container];
        [@[self.card_shadowView, container] mas_makeConstraints:^(MASConstraintMaker *make) {
            make.edges.equalTo(self);
        }];
        UILabel *titleLabel = [UILabel new], *bodyLabel = [UILabel new];
        titleLabel.text = title;
        bodyLabel.text = body;
        bodyLabel.numberOfLines = 2;
        [container addSubview:titleLabel];
        [container addSubview:bodyLabel];
        [titleLabel setContentHuggingPriority:UILayoutPriorityRequired forAxis:UILayoutConstraintAxisVertical];
        [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.left.equalTo(container).offset(16);
            make.right.equalTo(container).offset(-16);
        }];
        UIView *line = [titleLabel card_addLineAtBottom:4];
        line.alpha = 0.5;
        [bodyLabel mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.right.equalTo(titleLabel);
            make.top.equalTo(titleLabel.mas_bottom).offset(8);
            make.bottom.equalTo(container).offset(-16);
        }];
    }
    return self;
}
@end

@interface CardsController : UIViewController
@end
@implementation CardsController
- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray<NSString *> *titles = @[@"One", @"Two"];
    __block MASViewAttribute *top = self.view.mas_top;
    [titles enumerateObjectsUsingBlock:^(NSString *title, NSUInteger idx, BOOL *stop) {
        ShadowCardView *card = [[ShadowCardView alloc] initWithTitle:title body:[title stringByAppendingString:@" body"]];
        [self.view addSubview:card];
        [card mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(top).offset(20);
            make.left.right.equalTo(self.view).insets(UIEdgeInsetsMake(0, 20, 0, 20));
        }];
        top = card.mas_bottom;
    }];
    UIButton *done = [UIButton buttonWithType:UIButtonTypeSystem];
    [done setTitle:@"Done" forState:UIControlStateNormal];
    [self.view addSubview:done];
    [done mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(self.view);
        make.bottom.equalTo(self.view.card_safeBottom).offset(-10);
    }];
}
@end
