#import "MiscController.h"
@import UIKit;

NS_ASSUME_NONNULL_BEGIN
@protocol ThingDelegate <NSObject>
@required
- (void)thing:(id)thing didChange:(BOOL)flag;
@optional
- (CGFloat)heightOfThing;
@end
NS_ASSUME_NONNULL_END

struct Metrics { CGFloat top; CGFloat side; };
typedef struct { int a; float b; } Pair;
static const struct Metrics kMetrics = { .top = 12, .side = 8 };

@interface MiscController () <ThingDelegate>
@property (nonatomic, strong) UIStackView *stack;
@property (class, nonatomic, readonly) NSString *name;
@end

@implementation MiscController
static NSString *_name = @"misc";
+ (NSString *)name { return _name; }
- (void)viewDidLoad {
    [super viewDidLoad];
    UIView *sv = [UIView new];
    [self.view addSubview:sv];
    [sv mas_makeConstraints:^(MASConstraintMaker *make) {
        make.center.equalTo(self.view);
        make.size.mas_equalTo(CGSizeMake(300, 300));
    }];
    UIView *v1 = [UIView new], *v2 = [UIView new];
    [sv addSubview:v1]; [sv addSubview:v2];
    int padding1 = 10;
    [v1 mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerY.mas_equalTo(sv.mas_centerY);
        make.left.equalTo(sv.mas_left).with.offset(padding1);
        make.right.equalTo(v2.mas_left).with.offset(-padding1);
        make.height.mas_equalTo(@150);
        make.width.equalTo(v2);
    }];
    [v2 mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerY.mas_equalTo(sv.mas_centerY);
        make.left.equalTo(v1.mas_right).with.offset(padding1);
        make.right.equalTo(sv.mas_right).with.offset(-padding1);
        make.height.mas_equalTo(@150);
        make.width.equalTo(v1);
    }];
    UILabel *l = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
    l.attributedText = [[NSMutableAttributedString alloc] initWithString:@"abc"];
    [v1 addSubview:l];
    [l mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(v1).with.insets(UIEdgeInsetsMake(kMetrics.top, kMetrics.side, kMetrics.top, kMetrics.side));
    }];
    NSArray *constraints = [v2 mas_updateConstraints:^(MASConstraintMaker *make) { make.height.equalTo(@100); }];
    for (MASConstraint *c in constraints) { c.offset(5); }
    NSUInteger count = [constraints count];
    NSLog(@"%lu %@ %@", count, MiscController.name, [self class]);
    NSNumber *n = @(3.5); NSValue *val = [NSValue valueWithCGSize:CGSizeMake(3, 4)];
    NSLog(@"%.2f %g", n.floatValue, val.CGSizeValue.height);
    NSIndexPath *path = [NSIndexPath indexPathForRow:0 inSection:0];
    CGFloat w = MAX(10, MIN(20, 15)) + ABS(-3) + fmaxf(1, 2) + CGRectGetMaxX(CGRectMake(1,2,3,4));
    NSLog(@"%g", w);
    if ([v1 isKindOfClass:[UIView class]] && ![v1 isKindOfClass:UILabel.class]) NSLog(@"view");
    id obj = @"s"; NSString *t = (NSString *)obj; NSLog(@"%@", [t stringByAppendingString:@"x"]);
    NSLog(@"%@", [NSString stringWithFormat:@"%@-%@", @"a", [@[@"x", @"y"] componentsJoinedByString:@","]]);
    while (YES) { break; }
    NSMutableDictionary *cache = [NSMutableDictionary dictionaryWithDictionary:@{@"k": @1}];
    cache[@"z"] = @2; [cache setObject:@3 forKey:@"q"]; [cache removeObjectForKey:@"k"];
    NSLog(@"%lu", cache.count);
    [cache enumerateKeysAndObjectsUsingBlock:^(id key, id value, BOOL *stop) { }];
    unichar ch = [t characterAtIndex:0];
    goto_done:
    return;
}
- (void)thing:(id)thing didChange:(BOOL)flag {}
@end
