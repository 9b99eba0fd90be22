#import "LoginViewController.h"
#import "Masonry.h"

#define kScreenW [UIScreen mainScreen].bounds.size.width
#define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1]
#define WeakSelf __weak typeof(self) weakSelf = self;

static CGFloat const kFieldHeight = 44.f;
static NSString * const kPlaceholderName = @"Email";

typedef NS_ENUM(NSInteger, LoginMode) {
    LoginModePassword,
    LoginModeCode = 5,
    LoginModeGuest,
};

@interface LoginViewController () <UITextFieldDelegate>
{
    UIView *_line;
    NSInteger _count;
}
@property (nonatomic, strong) UIScrollView *scrollView;
@property (nonatomic, strong) UIView *container;
@property (nonatomic, strong) UIImageView *logoView;
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, strong) UITextField *passField;
@property (nonatomic, strong) UIButton *loginBtn;
@property (nonatomic, assign) LoginMode mode;
@property (nonatomic, copy) void (^completion)(BOOL success);
@property (nonatomic, strong) MASConstraint *heightConstraint;
@end

@implementation LoginViewController

#pragma mark - life cycle
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Sign in", nil);
    self.view.backgroundColor = RGB(240, 240, 245);
    self.mode = LoginModeGuest;
    [self setupUI];
    [self layoutUI];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardWillShow:) name:UIKeyboardWillShowNotification object:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)setupUI {
    [self.view addSubview:self.scrollView];
    [self.scrollView addSubview:self.container];
    for (UIView *v in @[self.logoView, self.nameField, self.passField, self.loginBtn]) {
        [self.container addSubview:v];
    }
    _line = [[UIView alloc] initWithFrame:CGRectZero];
    _line.backgroundColor = [UIColor lightGrayColor];
    [self.container addSubview:_line];
}

- (void)layoutUI {
    WeakSelf
    [self.scrollView mas_makeConstraints:^(MASConstraintMaker *make) {
        if (@available(iOS 11.0, *)) {
            make.edges.equalTo(weakSelf.view.mas_safeAreaLayoutGuide);
        } else {
            make.edges.equalTo(weakSelf.view);
        }
    }];
    [self.container mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.mas_equalTo(UIEdgeInsetsZero);
        make.width.equalTo(self.scrollView);
    }];
    [self.logoView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.mas_offset(60);
        make.centerX.mas_equalTo(0);
        make.size.mas_equalTo(CGSizeMake(80, 80));
    }];
    [self.nameField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.logoView.mas_bottom).offset(40.0f);
        make.left.mas_equalTo(20);
        make.right.mas_equalTo(-20);
        self.heightConstraint = make.height.mas_equalTo(kFieldHeight);
    }];
    [_line mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.nameField.mas_bottom);
        make.left.right.equalTo(self.nameField);
        make.height.mas_equalTo(1 / [UIScreen mainScreen].scale);
    }];
    [self.passField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self->_line.mas_bottom).offset(8);
        make.left.right.height.equalTo(self.nameField);
    }];
    [self.loginBtn mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.passField.mas_bottom).offset(24);
        make.centerX.equalTo(self.container);
        make.width.mas_equalTo(kScreenW * 0.6);
        make.height.mas_equalTo(48);
        make.bottom.equalTo(self.container).offset(-40);
    }];
    switch (self.mode) {
        case LoginModePassword:
            NSLog(@"password");
            break;
        case LoginModeGuest: {
            NSString *text = [NSString stringWithFormat:@"guest %ld %.1f", (long)self.mode, kFieldHeight];
            NSLog(@"%@", text);
            break;
        }
        default:
            break;
    }
    if (self.completion) {
        self.completion(YES);
    }
    !self.completion ?: self.completion(NO);
}

- (void)keyboardWillShow:(NSNotification *)note {
    CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    [self.scrollView mas_updateConstraints:^(MASConstraintMaker *make) {
        make.bottom.equalTo(self.view).offset(-frame.size.height);
    }];
}

#pragma mark - lazy
- (UIScrollView *)scrollView {
    if (!_scrollView) {
        _scrollView = [[UIScrollView alloc] init];
        _scrollView.showsVerticalScrollIndicator = NO;
    }
    return _scrollView;
}
- (UIView *)container {
    if (_container == nil) {
        _container = [UIView new];
    }
    return _container;
}
- (UIImageView *)logoView {
    if (!_logoView) {
        _logoView = [[UIImageView alloc] initWithImage:[UIImage imageNamed:@"logo"]];
        _logoView.contentMode = UIViewContentModeScaleAspectFit;
    }
    return _logoView;
}
- (UITextField *)nameField {
    if (!_nameField) {
        _nameField = ({
            UITextField *f = [[UITextField alloc] init];
            f.placeholder = kPlaceholderName;
            f.delegate = self;
            f.keyboardType = UIKeyboardTypeEmailAddress;
            f.leftViewMode = UITextFieldViewModeAlways;
            f;
        });
    }
    return _nameField;
}
- (UITextField *)passField {
    if (!_passField) {
        _passField = [self createField:@"Password" secure:YES];
    }
    return _passField;
}
- (UITextField *)createField:(NSString *)placeholder secure:(BOOL)secure {
    UITextField *f = [UITextField new];
    f.attributedPlaceholder = [[NSAttributedString alloc] initWithString:placeholder attributes:@{NSForegroundColorAttributeName: [UIColor grayColor], NSFontAttributeName: [UIFont systemFontOfSize:14]}];
    f.secureTextEntry = secure;
    return f;
}
- (UIButton *)loginBtn {
    if (!_loginBtn) {
        _loginBtn = [UIButton buttonWithType:UIButtonTypeCustom];
        [_loginBtn setTitle:@"Log in" forState:UIControlStateNormal];
        [_loginBtn setTitleColor:[UIColor whiteColor] forState:UIControlStateNormal];
        _loginBtn.titleLabel.font = [UIFont boldSystemFontOfSize:16];
        _loginBtn.layer.cornerRadius = 6;
        _loginBtn.layer.masksToBounds = YES;
        [_loginBtn addTarget:self action:@selector(loginAction:) forControlEvents:UIControlEventTouchUpInside];
    }
    return _loginBtn;
}
- (void)loginAction:(UIButton *)sender {
    [self.view endEditing:YES];
    self.heightConstraint.mas_equalTo(60);
    dispatch_async(dispatch_get_main_queue(), ^{
        [UIView animateWithDuration:0.25 delay:0 options:UIViewAnimationOptionCurveEaseInOut animations:^{
            [self.view layoutIfNeeded];
        } completion:^(BOOL finished) {
        }];
    });
}
@end
