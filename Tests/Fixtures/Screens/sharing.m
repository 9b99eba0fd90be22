#import "ShareGridView.h"
#import <Masonry/Masonry.h>

@implementation ShareGridView {
    NSMutableArray<UIButton *> *_buttons;
    NSArray<NSDictionary *> *_items;
}

- (instancetype)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    _items = @[
        @{@"title": @"Mail", @"icon": @"mail"},
        @{@"title": @"Copy", @"icon": @"copy"},
        @{@"title": @"Print", @"icon": @"print"},
        @{@"title": @"Save", @"icon": @"save"},
        @{@"title": @"More", @"icon": @"more"},
        @{@"title": @"Edit", @"icon": @"edit"},
    ];
    _buttons = [NSMutableArray arrayWithCapacity:_items.count];
    [_items enumerateObjectsUsingBlock:^(NSDictionary * _Nonnull obj, NSUInteger idx, BOOL * _Nonnull stop) {
        UIButton *button = [UIButton new];
        button.tag = 100 + idx;
        [button setTitle:obj[@"title"] forState:UIControlStateNormal];
        [self addSubview:button];
        [_buttons addObject:button];
    }];

    NSArray *first = [_buttons subarrayWithRange:NSMakeRange(0, 3)];
    NSArray *second = [_buttons subarrayWithRange:NSMakeRange(3, 3)];
    [first mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:10 leadSpacing:20 tailSpacing:20];
    [first mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.mas_equalTo(30);
        make.height.mas_equalTo(60);
    }];
    [second mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedItemLength:80 leadSpacing:20 tailSpacing:20];
    [second mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo([first.firstObject mas_bottom]).offset(15);
        make.height.equalTo(first.firstObject);
    }];

    UIView *columns = [UIView new];
    [self addSubview:columns];
    [columns mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.bottom.equalTo(self);
        make.top.equalTo(((UIView *)second.lastObject).mas_bottom).offset(20);
    }];
    NSMutableArray *rows = @[].mutableCopy;
    for (NSInteger i = 0; i < 3; i++) {
        UIView *row = [UIView new];
        [columns addSubview:row];
        [rows addObject:row];
    }
    [rows mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedSpacing:5 leadSpacing:0 tailSpacing:12];
    [rows mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(@10);
        make.right.equalTo(@-10);
    }];
    return self;
}
@end
