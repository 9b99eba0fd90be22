//  LoginViewController.m
#import "LoginViewController.h"
#import <Masonry/Masonry.h>

#define kMargin 20
#define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1.0]
#define SCREEN_WIDTH ([UIScreen mainScreen].bounds.size.width)
#define WeakSelf(type) __weak typeof(type) weak##type = type;
static const CGFloat kFieldHeight = 44.0f;
static NSString * const kTitle = @"Sign in";

typedef NS_ENUM(NSInteger, LoginState) {
    LoginStateIdle = 0,
    LoginStateBusy,
    LoginStateDone
};

NS_ASSUME_NONNULL_BEGIN
@interface LoginViewController () <UITextFieldDelegate>
@property (nonatomic, strong) UILabel *titleLabel;
@property (nonatomic, strong, nullable) UITextField *userField;
@property (nonatomic, strong) UITextField *passField;
@property (nonatomic, strong) UIButton *loginButton;
@property (nonatomic, assign) LoginState state;
@property (nonatomic, copy) void (^completion)(BOOL success);
@property (nonatomic, strong) NSMutableArray<UIView *> *dots;
@end
NS_ASSUME_NONNULL_END

@implementation LoginViewController {
    UIView *_line;
    NSInteger count;
}

#pragma mark - Life

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Login";
    self.view.backgroundColor = RGB(240, 240, 240);
    [self setupViews];
    [self setupConstraints];
    [self addDots];
    NSLog(@"%@ %d %.2f", kTitle, (int)self.dots.count, SCREEN_WIDTH);
}

- (void)setupViews {
    [self.view addSubview:self.titleLabel];
    [self.view addSubview:self.userField];
    [self.view addSubview:self.passField];
    [self.view addSubview:self.loginButton];
    _line = ({
        UIView *v = [UIView new];
        v.backgroundColor = [UIColor lightGrayColor];
        v;
    });
    [self.view addSubview:_line];
}

- (void)setupConstraints {
    __weak typeof(self) weakSelf = self;
    [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(weakSelf.view).offset(60);
        make.centerX.equalTo(weakSelf.view);
    }];
    [self.userField mas_makeConstraints:^(MASConstraintMaker *make) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        make.top.equalTo(strongSelf.titleLabel.mas_bottom).offset(kMargin * 2);
        make.left.mas_equalTo(kMargin);
        make.right.mas_equalTo(-kMargin);
        make.height.mas_equalTo(kFieldHeight);
    }];
    [_line mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.userField.mas_bottom);
        make.left.right.equalTo(self.userField);
        make.height.mas_equalTo(1 / 2.0);
    }];
    [self.passField mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(_line.mas_bottom);
        make.left.right.height.equalTo(self.userField);
    }];
    [self.loginButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.passField.mas_bottom).offset(kMargin);
        make.centerX.equalTo(self.view);
        make.size.mas_equalTo(CGSizeMake(SCREEN_WIDTH - 2 * kMargin, 50));
    }];
}

- (void)addDots {
    UIView *last = nil;
    for (int i = 0; i < 5; i++) {
        NSInteger row = i / 3;
        NSInteger col = i % 3;
        UIView *dot = [[UIView alloc] init];
        dot.tag = i;
        [self.view addSubview:dot];
        [dot mas_makeConstraints:^(MASConstraintMaker *make) {
            make.width.height.mas_equalTo(10);
            make.left.mas_equalTo(20 + col * 30);
            make.top.mas_equalTo(400 + row * 30);
        }];
        [self.dots addObject:dot];
        last = dot;
    }
    switch (self.state) {
        case LoginStateIdle:
            last.backgroundColor = [UIColor redColor];
            break;
        case LoginStateBusy: {
            last.hidden = YES;
            break;
        }
        default:
            break;
    }
}

- (void)login:(id)sender {
    !self.completion ?: self.completion(YES);
    if (self.completion) {
        self.completion(YES);
    }
    dispatch_async(dispatch_get_main_queue(), ^{
        self.loginButton.enabled = NO;
    });
    [self.loginButton mas_updateConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.passField.mas_bottom).offset(kMargin * 2);
    }];
}

#pragma mark - Getters

- (UILabel *)titleLabel {
    if (!_titleLabel) {
        _titleLabel = [[UILabel alloc] init];
        _titleLabel.text = kTitle;
        _titleLabel.textColor = [UIColor blackColor];
    }
    return _titleLabel;
}
- (UITextField *)userField {
    if (_userField == nil) {
        _userField = [UITextField new];
        _userField.placeholder = @"User";
        _userField.delegate = self;
    }
    return _userField;
}
- (UITextField *)passField {
    if (!_passField) {
        _passField = [UITextField new];
        _passField.secureTextEntry = YES;
    }
    return _passField;
}
- (UIButton *)loginButton {
    if (!_loginButton) {
        _loginButton = [UIButton buttonWithType:UIButtonTypeCustom];
        [_loginButton setTitle:@"Go" forState:UIControlStateNormal];
        [_loginButton setTitleColor:[UIColor whiteColor] forState:UIControlStateNormal];
        [_loginButton addTarget:self action:@selector(login:) forControlEvents:UIControlEventTouchUpInside];
    }
    return _loginButton;
}
- (NSMutableArray<UIView *> *)dots {
    if (!_dots) { _dots = [NSMutableArray array]; }
    return _dots;
}
@end
