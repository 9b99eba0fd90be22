#import "GaugeViewController.h"
#import <Masonry/Masonry.h>

typedef struct {
    CGFloat height;
    UIEdgeInsets insets;
} GaugeMetrics;

static const GaugeMetrics kMetrics = { .height = 24, .insets = { 12, 16, 12, 16 } };

@interface GaugeStore : NSObject
@property (nonatomic, copy) NSArray<NSNumber *> *values;
+ (instancetype)sharedStore;
@end

@implementation GaugeStore

+ (instancetype)sharedStore {
    static GaugeStore *store = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        store = [[GaugeStore alloc] init];
    });
    return store;
}

@end

@interface GaugeViewController : UIViewController
@property (nonatomic, strong) NSMutableArray<UIView *> *gauges;
@end

@implementation GaugeViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [GaugeStore sharedStore].values = @[@1, @2, @4];
    self.gauges = [NSMutableArray array];
    NSUInteger total = [[[GaugeStore sharedStore].values valueForKeyPath:@"@sum.self"] unsignedIntegerValue];

    UIView *previous = nil;
    NSEnumerator *enumerator = [[GaugeStore sharedStore].values reverseObjectEnumerator];
    NSNumber *value;
    while ((value = [enumerator nextObject])) {
        UIView *gauge = [[UIView alloc] init];
        [self.view addSubview:gauge];
        CGFloat share = value.integerValue / (CGFloat)(total + 1);
        [gauge mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(self.view).insets(kMetrics.insets);
            make.height.mas_equalTo(kMetrics.height);
            make.width.equalTo(self.view).multipliedBy(share);
            if (previous) {
                make.top.equalTo(previous.mas_bottom).offset(kMetrics.insets.top / 2);
            } else {
                make.top.equalTo(self.view).insets(kMetrics.insets);
            }
        }];
        [self.gauges addObject:gauge];
        previous = gauge;
    }
}

@end
