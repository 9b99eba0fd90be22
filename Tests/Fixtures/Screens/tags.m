#import "TagListView.h"
#import "Masonry.h"

typedef void(^TagTapBlock)(NSInteger index, NSString *tag);
typedef struct { CGFloat h; CGFloat v; } TagSpacing;

NS_ASSUME_NONNULL_BEGIN
@interface TagListView : UIView
@property (nonatomic, copy, nullable) TagTapBlock onTap;
@property (nonatomic, assign) TagSpacing spacing;
- (void)setTags:(NSArray <NSString *>*)tags columns:(NSUInteger)columns;
@end
NS_ASSUME_NONNULL_END

@implementation TagListView

- (void)setTags:(NSArray<NSString *> *)tags columns:(NSUInteger)columns {
    [self.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];
    UIView *previous = nil;
    UIView *rowHead = nil;
    NSUInteger index = 0;
    for (NSString *tag in tags) {
        UILabel *label = [self p_labelForTag:tag];
        [self addSubview:label];
        BOOL startsRow = index % columns == 0;
        [label mas_makeConstraints:^(MASConstraintMaker *make) {
            make.height.mas_equalTo(28);
            if (startsRow) {
                make.left.equalTo(self);
                if (rowHead == nil) {
                    make.top.equalTo(self);
                } else {
                    make.top.equalTo(rowHead.mas_bottom).offset(_spacing.v);
                }
            } else {
                make.left.equalTo(previous.mas_right).offset(_spacing.h);
                make.top.equalTo(previous);
                make.width.equalTo(previous);
            }
            if ((index + 1) % columns == 0) {
                make.right.equalTo(self);
            }
        }];
        if (startsRow) rowHead = label;
        previous = label;
        index += 1;
    }
    [previous mas_makeConstraints:^(MASConstraintMaker *make) {
        make.bottom.equalTo(self);
    }];
}

- (UILabel *)p_labelForTag:(NSString *)tag {
    UILabel *label = [UILabel new];
    label.text = tag;
    label.tag = tag.length;
    label.textAlignment = NSTextAlignmentCenter;
    return label;
}
@end

@interface TagsController : UIViewController
@end
@implementation TagsController
- (void)viewDidLoad {
    [super viewDidLoad];
    TagListView *list = [[TagListView alloc] init];
    list.spacing = (TagSpacing){ .h = 8, .v = 6 };
    list.onTap = ^(NSInteger index, NSString *tag) {
        NSLog(@"%ld %@", (long)index, tag);
    };
    [list setTags:@[@"red", @"green", @"blue", @"cyan", @"pink", @"gold"] columns:3];
    [self.view addSubview:list];
    [list mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerY.equalTo(self.view).multipliedBy(0.5);
        make.left.equalTo(self.view).offset(12);
        make.right.equalTo(self.view).offset(-12);
    }];
    list.onTap(1, @"green");
}
@end
