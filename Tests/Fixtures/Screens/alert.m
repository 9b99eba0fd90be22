@interface AlertAction : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) dispatch_block_t handler;
+ (instancetype)actionWithTitle:(NSString *)title handler:(dispatch_block_t)handler;
@end
@implementation AlertAction
+ (instancetype)actionWithTitle:(NSString *)title handler:(dispatch_block_t)handler {
    AlertAction *action = [AlertAction new];
    action.title = title;
    action.handler = handler;
    return action;
}
@end

@interface AlertView : UIView
@property (nonatomic, strong) UIView *box;
@property (nonatomic, strong) NSMutableArray<AlertAction *> *actions;
@property (nonatomic, strong) NSMutableArray<UIButton *> *buttons;
@end

@implementation AlertView
- (instancetype)initWithTitle:(NSString *)title message:(nullable NSString *)message
{
    self = [super initWithFrame:UIScreen.mainScreen.bounds];
    if (self) {
        _actions = [[NSMutableArray alloc] init];
        _buttons = [[NSMutableArray alloc] init];
        self.backgroundColor = [[UIColor blackColor] colorWithAlphaComponent:0.4];
        _box = [[UIView alloc] init];
        [self addSubview:_box];
        [_box mas_makeConstraints:^(MASConstraintMaker *make) {
            make.center.equalTo(self);
            make.width.equalTo(@270);
        }];
        UILabel *titleLabel = [[UILabel alloc] init];
        titleLabel.text = title;
        titleLabel.textAlignment = NSTextAlignmentCenter;
        [_box addSubview:titleLabel];
        [titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
            make.top.equalTo(_box).offset(20);
            make.left.right.equalTo(_box).insets(UIEdgeInsetsMake(0, 16, 0, 16));
        }];
        MASViewAttribute *anchor = titleLabel.mas_bottom;
        if (message.length > 0) {
            UILabel *messageLabel = [[UILabel alloc] init];
            messageLabel.text = message;
            messageLabel.numberOfLines = 0;
            [_box addSubview:messageLabel];
            [messageLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(titleLabel.mas_bottom).offset(8);
                make.left.right.equalTo(titleLabel);
            }];
            anchor = messageLabel.mas_bottom;
        }
        [self addAction:[AlertAction actionWithTitle:@"Cancel" handler:nil]];
        [self addAction:[AlertAction actionWithTitle:@"OK" handler:^{ NSLog(@"ok"); }]];
        UIButton *previous = nil;
        for (UIButton *button in self.buttons) {
            [button mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(anchor).offset(20);
                make.height.mas_equalTo(44);
                make.bottom.equalTo(self.box);
                if (!previous) {
                    make.left.equalTo(self.box);
                } else {
                    make.left.equalTo(previous.mas_right);
                    make.width.equalTo(previous);
                }
                if (button == self.buttons.lastObject) make.right.equalTo(self.box);
            }];
            previous = button;
        }
    }
    return self;
}
- (void)addAction:(AlertAction *)action {
    [self.actions addObject:action];
    UIButton *b = [UIButton buttonWithType:UIButtonTypeSystem];
    [b setTitle:action.title forState:UIControlStateNormal];
    [self.box addSubview:b];
    [self.buttons addObject:b];
}
@end

@implementation DemoController
- (void)viewDidLoad {
    [super viewDidLoad];
    AlertView *alert = [[AlertView alloc] initWithTitle:@"Delete?" message:@"It can't be undone."];
    [self.view addSubview:alert];
    [alert mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
}
@end
