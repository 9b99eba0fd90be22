#import "SettingRow.h"

typedef enum : NSUInteger {
    SettingRowTypeArrow,
    SettingRowTypeSwitch,
    SettingRowTypeText
} SettingRowType;

typedef void (^SettingRowAction)(BOOL on);

@interface SettingRow : UIControl
@property (nonatomic, copy) SettingRowAction action;
@property (nonatomic, assign, readonly) SettingRowType type;
+ (instancetype)rowWithTitle:(NSString *)title type:(SettingRowType)type;
@end

@interface SettingRow ()
@property (nonatomic, assign, readwrite) SettingRowType type;
@property (nonatomic, strong) UILabel *titleLabel;
@property (nonatomic, strong) UIView *accessory;
@end

@implementation SettingRow
@synthesize type = _type;

+ (instancetype)rowWithTitle:(NSString *)title type:(SettingRowType)type {
    SettingRow *row = [[self alloc] init];
    row.type = type;
    row.titleLabel.text = title;
    [row buildAccessory];
    return row;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _titleLabel = [UILabel new];
        [self addSubview:_titleLabel];
        [_titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
            make.leading.equalTo(self).offset(16);
            make.top.equalTo(self).offset(12);
            make.bottom.equalTo(self).offset(-12);
        }];
    }
    return self;
}

- (void)buildAccessory {
    switch (self.type) {
        case SettingRowTypeSwitch: {
            UISwitch *sw = [[UISwitch alloc] init];
            [sw addTarget:self action:@selector(switched:) forControlEvents:UIControlEventValueChanged];
            self.accessory = sw;
        } break;
        case SettingRowTypeArrow: {
            UIImageView *arrow = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"arrow"]];
            self.accessory = arrow;
            break;
        }
        case SettingRowTypeText:
        default: {
            UILabel *label = [UILabel new];
            label.text = @"v1.0";
            self.accessory = label;
        }
    }
    [self addSubview:self.accessory];
    [self.accessory mas_makeConstraints:^(MASConstraintMaker *make) {
        make.trailing.equalTo(self).offset(-16);
        make.centerY.equalTo(self);
        if (self.type == SettingRowTypeArrow) {
            make.size.mas_equalTo(CGSizeMake(8, 14));
        }
        make.leading.greaterThanOrEqualTo(self.titleLabel.mas_trailing).offset(8);
    }];
}

- (void)switched:(UISwitch *)sender {
    if (self.action) self.action(sender.isOn);
}
@end

@interface SettingsViewController : UIViewController
@end

@implementation SettingsViewController {
    NSMutableArray<SettingRow *> *_rows;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _rows = [NSMutableArray new];
    NSArray *titles = @[@"Account", @"Notifications", @"Version"];
    SettingRowType types[] = {SettingRowTypeArrow, SettingRowTypeSwitch, SettingRowTypeText};
    for (NSUInteger i = 0; i < titles.count; i++) {
        SettingRow *row = [SettingRow rowWithTitle:titles[i] type:types[i]];
        row.action = ^(BOOL on) {
            NSLog(@"%d", on);
        };
        [self.view addSubview:row];
        [_rows addObject:row];
    }
    [_rows mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedItemLength:44 leadSpacing:64 tailSpacing:200];
    [_rows mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self.view);
    }];
    UIView *footer = UIView.new;
    [self.view addSubview:footer];
    MASViewAttribute *bottom = _rows.lastObject.mas_bottom;
    [footer mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(bottom).offset(10);
        make.left.right.equalTo(self.view).insets(UIEdgeInsetsMake(0, 16, 0, 16));
        make.height.equalTo(@0.5);
    }];
}
@end
