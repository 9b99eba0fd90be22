#import "NineGridController.h"
#define COLUMN 3
#define ITEM_W (SCREEN_WIDTH - 4 * MARGIN) / COLUMN
#define MARGIN 8
#define SCREEN_WIDTH ([[UIScreen mainScreen] bounds].size.width)
#ifdef DEBUG
#define DLog(fmt, ...) NSLog((@"%s " fmt), __FUNCTION__, ##__VA_ARGS__)
#else
#define DLog(...)
#endif
@implementation NineGridController
- (void)viewDidLoad
{
    [super viewDidLoad];
    DLog(@"start %d", 1);
    NSMutableArray *items = [NSMutableArray array];
    for (NSInteger i = 0; i < 9; i++) {
        UIButton *item = [UIButton buttonWithType:(UIButtonTypeCustom)];
        item.tag = i;
        [item setTitle:[NSString stringWithFormat:@"%zd", i] forState:(UIControlStateNormal)];
        item.backgroundColor = i % 2 ? [UIColor orangeColor] : [UIColor colorWithRed:0.5 green:0.5 blue:1 alpha:1];
        [self.view addSubview:item];
        NSInteger row = i / COLUMN;
        NSInteger col = i % COLUMN;
        [item mas_makeConstraints:^(MASConstraintMaker *make) {
            make.width.height.mas_equalTo(ITEM_W);
            make.left.mas_equalTo(MARGIN + col * (ITEM_W + MARGIN));
            make.top.mas_equalTo(self.view.mas_top).offset(100 + row * (ITEM_W + MARGIN));
        }];
        [items addObject:item];
    }
    UIView *first = items.firstObject, *last = [items lastObject];
    UIView *frameView = [[UIView alloc] init];
    [self.view insertSubview:frameView atIndex:0];
    [frameView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.equalTo(first).offset(-4);
        make.bottom.right.equalTo(last).offset(4);
    }];
    NSPredicate *p = [NSPredicate predicateWithFormat:@"tag > 3"];
    NSArray *some = [items filteredArrayUsingPredicate:p];
    NSLog(@"%lu", (unsigned long)items.count);
}
@end
