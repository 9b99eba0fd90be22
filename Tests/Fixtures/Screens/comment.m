#import "CommentInputView.h"
#import "Masonry.h"

#ifdef DEBUG
#define DLog(fmt, ...) NSLog((@"%s [Line %d] " fmt), __PRETTY_FUNCTION__, __LINE__, ##__VA_ARGS__)
#else
#define DLog(...)
#endif
#define WS(weakSelf)  __weak __typeof(&*self)weakSelf = self;
#define IS_IPHONE_X ([UIScreen mainScreen].bounds.size.height >= 812)
#define SafeBottom (IS_IPHONE_X ? 34 : 0)

@interface CommentViewController : UIViewController
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) UIView *inputBar;
@property (nonatomic, strong) UITextView *textView;
@property (nonatomic, strong) UIButton *sendButton;
@property (nonatomic, assign) CGFloat keyboardHeight;
@end

@implementation CommentViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    WS(ws);
    [self.view addSubview:self.tableView];
    [self.view addSubview:self.inputBar];
    [self.inputBar addSubview:self.textView];
    [self.inputBar addSubview:self.sendButton];

    [self.inputBar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(ws.view);
        make.bottom.equalTo(ws.view.mas_bottom).offset(-SafeBottom);
    }];
    [self.tableView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.left.right.equalTo(ws.view);
        make.bottom.equalTo(ws.inputBar.mas_top);
    }];
    [self.sendButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.right.equalTo(ws.inputBar).offset(-10);
        make.bottom.equalTo(ws.inputBar).offset(-7);
        make.size.mas_equalTo(CGSizeMake(60, 36));
    }];
    [self.textView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(ws.inputBar).offset(10);
        make.right.equalTo(ws.sendButton.mas_left).offset(-10);
        make.top.equalTo(ws.inputBar).offset(7);
        make.bottom.equalTo(ws.inputBar).offset(-7);
        make.height.mas_greaterThanOrEqualTo(36).priorityHigh();
        make.height.mas_lessThanOrEqualTo(100);
        make.height.mas_equalTo(36).priorityLow();
    }];
    [self registerForKeyboardNotifications];
    [self moveToKeyboardHeight:216];
}

- (void)registerForKeyboardNotifications {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    __weak typeof(self) weakSelf = self;
    [center addObserverForName:UIKeyboardWillShowNotification object:nil queue:[NSOperationQueue mainQueue] usingBlock:^(NSNotification *note) {
        NSValue *value = [note.userInfo objectForKey:UIKeyboardFrameEndUserInfoKey];
        [weakSelf moveToKeyboardHeight:value.CGRectValue.size.height];
    }];
    [center addObserver:self selector:@selector(hide:) name:UIKeyboardWillHideNotification object:nil];
}

- (void)hide:(NSNotification *)notification {
    DLog(@"hide");
    [self moveToKeyboardHeight:0];
}

- (void)moveToKeyboardHeight:(CGFloat)height {
    if (_keyboardHeight == height) {
        return;
    }
    _keyboardHeight = height;
    [self.inputBar mas_updateConstraints:^(MASConstraintMaker *make) {
        make.bottom.equalTo(self.view.mas_bottom).offset(-(height > 0 ? height : SafeBottom));
    }];
    [UIView animateWithDuration:.25 animations:^{
        [self.view layoutIfNeeded];
    } completion:^(BOOL finished) {
        [self.tableView setContentOffset:CGPointMake(0, CGFLOAT_MAX) animated:YES];
    }];
}

- (UITableView *)tableView {
    if (!_tableView) {
        _tableView = [[UITableView alloc] initWithFrame:CGRectZero style:UITableViewStylePlain];
        _tableView.rowHeight = UITableViewAutomaticDimension;
        _tableView.estimatedRowHeight = 44;
        _tableView.tableFooterView = [UIView new];
        [_tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:NSStringFromClass([UITableViewCell class])];
    }
    return _tableView;
}
- (UIView *)inputBar {
    if (!_inputBar) {
        _inputBar = [[UIView alloc] initWithFrame:CGRectZero];
        _inputBar.backgroundColor = [UIColor groupTableViewBackgroundColor];
    }
    return _inputBar;
}
- (UITextView *)textView {
    if (!_textView) {
        _textView = [[UITextView alloc] init];
        _textView.textContainerInset = UIEdgeInsetsMake(8, 4, 8, 4);
        _textView.layer.borderWidth = 0.5;
    }
    return _textView;
}
- (UIButton *)sendButton {
    if (!_sendButton) {
        _sendButton = [UIButton buttonWithType:UIButtonTypeSystem];
        [_sendButton setTitle:NSLocalizedString(@"Send", nil) forState:UIControlStateNormal];
        _sendButton.enabled = NO;
    }
    return _sendButton;
}
@end
