#import "GridViewController.h"
#import <Masonry.h>

@implementation NSArray (Functional)
- (NSArray *)app_map:(id (^)(id obj, NSUInteger idx))block {
    NSMutableArray *result = [NSMutableArray arrayWithCapacity:self.count];
    [self enumerateObjectsUsingBlock:^(id obj, NSUInteger idx, BOOL *stop) {
        [result addObject:block(obj, idx) ?: [NSNull null]];
    }];
    return [result copy];
}
- (NSArray *)app_filter:(BOOL (^)(id obj))block {
    return [self filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(id obj, NSDictionary *bindings) {
        return block(obj);
    }]];
}
@end

@interface MASConstraintMaker (App)
- (void)app_fill;
@property (nonatomic, copy, readonly) MASConstraint *(^app_side)(CGFloat);
@end

@implementation MASConstraintMaker (App)
- (void)app_fill { self.edges.equalTo(@0); }
- (MASConstraint *(^)(CGFloat))app_side {
    return ^(CGFloat side) { return self.width.height.equalTo(@(side)); };
}
@end

typedef struct {
    NSInteger columns;
    CGFloat gap;
} GridSpec;

static inline GridSpec GridSpecMake(NSInteger columns, CGFloat gap) {
    GridSpec spec;
    spec.columns = columns;
    spec.gap = gap;
    return spec;
}

static NSString *TitleForIndex(NSUInteger index) {
    switch (index % 3) {
        case 0: return @"A";
        case 1: {
            NSString *title = @"B";
            return title;
        }
        default: break;
    }
    return @"C";
}

@interface GridViewController : UIViewController
@property (nonatomic, strong) NSDictionary<NSNumber *, UIView *> *tiles;
@property (class, nonatomic, readonly) CGFloat inset;
@end

@implementation GridViewController

static CGFloat _inset = 10;
+ (CGFloat)inset { return _inset; }

- (void)viewDidLoad {
    [super viewDidLoad];
    GridSpec spec = GridSpecMake(3, 8);
    UIView *board = [[UIView alloc] initWithFrame:CGRectZero];
    [self.view addSubview:board];
    [board mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self.view).insets(UIEdgeInsetsMake(0, self.class.inset, 0, GridViewController.inset));
        make.center.equalTo(self.view);
    }];
    NSMutableDictionary *tiles = @{}.mutableCopy;
    UIView *above = nil, *before = nil;
    for (int i = 0; i < 7; ++i) {
        UILabel *tile = UILabel.new;
        tile.text = TitleForIndex(i);
        tile.textAlignment = NSTextAlignmentCenter;
        tile.backgroundColor = i % 2 ? UIColor.lightGrayColor : UIColor.grayColor;
        [board addSubview:tile];
        BOOL isFirst = (i % spec.columns) == 0, isLast = (i + 1) % spec.columns == 0;
        if (isFirst && before) above = tiles[@(i - spec.columns)];
        [tile mas_makeConstraints:^(MASConstraintMaker *make) {
            make.height.equalTo(tile.mas_width).multipliedBy(0.5);
            isFirst ? make.left.equalTo(board) : make.left.equalTo(before.mas_right).offset(spec.gap);
            if (before) make.width.equalTo(before);
            if (above) { make.top.equalTo(((UIView *)tiles[@(i - spec.columns)]).mas_bottom).offset(spec.gap); }
            else make.top.equalTo(board);
            if (isLast) make.right.equalTo(board);
            if (i == 6) make.bottom.equalTo(board);
        }];
        tiles[@(i)] = tile;
        before = tile;
    }
    self.tiles = tiles;
    NSArray *titles = [[self.tiles.allValues app_filter:^BOOL(UILabel *obj) { return ![obj.text isEqualToString:@"C"]; }] app_map:^id(UILabel *obj, NSUInteger idx) {
        return [obj.text stringByAppendingFormat:@"%lu", (unsigned long)idx];
    }];
    UILabel *footer = [[UILabel alloc] init];
    footer.text = [titles componentsJoinedByString:@" "];
    [self.view addSubview:footer];
    UIView *dot = UIView.new, *cover = UIView.new;
    [self.view addSubview:dot];
    [dot addSubview:cover];
    [footer mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(board.mas_bottom).offset(12);
        make.centerX.equalTo(@0);
    }];
    [dot mas_makeConstraints:^(MASConstraintMaker *make) {
        make.app_side(12);
        make.top.left.equalTo(@(GridViewController.inset));
    }];
    [cover mas_makeConstraints:^(MASConstraintMaker *make) { [make app_fill]; }];
}

@end
