#import "LoginViewController.h"
#import "Masonry.h"

#define kFieldHeight 44
#define RGB(r, g, b) [UIColor colorWithRed:(r)/255.0 green:(g)/255.0 blue:(b)/255.0 alpha:1.0]
#define IS_IPHONE_X ([UIScreen mainScreen].bounds.size.height >= 812)

typedef NS_ENUM(NSInteger, LoginMode) {
    LoginModePassword = 0,
    LoginModeCode,
};

typedef void (^LoginCompletion)(BOOL success, NSError * _Nullable error);

@interface LoginViewController () <UITextFieldDelegate>
{
    BOOL _keyboardShown;
}
@property (nonatomic, strong) UIScrollView *scrollView;
@property (nonatomic, strong) UIView *contentView;
@property (nonatomic, copy) NSArray<UITextField *> *fields;
@property (nonatomic, strong) UIButton *submitButton;
@property (nonatomic, strong) UIStackView *socialStack;
@property (nonatomic, strong) MASConstraint *bottomConstraint;
@property (nonatomic, assign) LoginMode mode;
@property (nonatomic, copy, nullable) LoginCompletion completion;
@end

@implementation LoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Log in", nil);
    self.view.backgroundColor = RGB(245, 245, 245);
    self.edgesForExtendedLayout = UIRectEdgeNone;
    [self buildHierarchy];
    [self buildConstraints];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(keyboardWillChange:) name:UIKeyboardWillChangeFrameNotification object:nil];
    __weak typeof(self) weakSelf = self;
    self.completion = ^(BOOL success, NSError *error) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        if (!strongSelf) return;
        strongSelf.submitButton.enabled = !success;
    };
    !self.completion ?: self.completion(YES, nil);
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.navigationController setNavigationBarHidden:YES animated:animated];
}

- (void)buildHierarchy {
    self.scrollView = ({
        UIScrollView *view = [[UIScrollView alloc] init];
        view.alwaysBounceVertical = YES;
        view.keyboardDismissMode = UIScrollViewKeyboardDismissModeInteractive;
        [self.view addSubview:view];
        view;
    });
    self.contentView = [UIView new];
    [self.scrollView addSubview:self.contentView];

    NSMutableArray *fields = [NSMutableArray arrayWithCapacity:2];
    for (NSDictionary *info in @[@{@"placeholder": @"Mail", @"secure": @NO}, @{@"placeholder": @"Password", @"secure": @YES}]) {
        UITextField *field = [UITextField new];
        field.placeholder = info[@"placeholder"];
        field.secureTextEntry = [info[@"secure"] boolValue];
        field.borderStyle = UITextBorderStyleRoundedRect;
        field.delegate = self;
        [self.contentView addSubview:field];
        [fields addObject:field];
    }
    self.fields = fields;

    self.submitButton = [UIButton buttonWithType:UIButtonTypeSystem];
    [self.submitButton setTitle:@"Log in" forState:UIControlStateNormal];
    [self.contentView addSubview:self.submitButton];

    NSMutableArray<UIButton *> *buttons = [NSMutableArray array];
    for (NSInteger i = 0; i < 3; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
        button.tag = i;
        [button setImage:[UIImage imageNamed:[NSString stringWithFormat:@"social_%ld", (long)i]] forState:UIControlStateNormal];
        [button mas_makeConstraints:^(MASConstraintMaker *make) { make.size.mas_equalTo(CGSizeMake(40, 40)); }];
        [buttons addObject:button];
    }
    self.socialStack = [[UIStackView alloc] initWithArrangedSubviews:buttons];
    self.socialStack.axis = UILayoutConstraintAxisHorizontal;
    self.socialStack.distribution = UIStackViewDistributionEqualSpacing;
    [self.contentView addSubview:self.socialStack];
}

- (void)buildConstraints {
    [self.scrollView mas_makeConstraints:^(MASConstraintMaker *make) {
        if (@available(iOS 11.0, *)) {
            make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
        } else {
            make.top.equalTo(self.mas_topLayoutGuideBottom);
        }
        make.left.right.equalTo(self.view);
        self.bottomConstraint = make.bottom.equalTo(self.view);
    }];
    [self.contentView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.scrollView);
        make.width.equalTo(self.scrollView);
        make.height.equalTo(self.scrollView).priorityHigh();
    }];
    UITextField *last = nil;
    for (UITextField *field in self.fields) {
        [field mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(self.contentView).offset(24);
            make.right.equalTo(self.contentView).offset(-24);
            make.height.mas_equalTo(kFieldHeight);
            if (last) {
                make.top.equalTo(last.mas_bottom).offset(12);
            } else {
                make.top.equalTo(self.contentView).offset(IS_IPHONE_X ? 120 : 60);
            }
        }];
        last = field;
    }
    [self.submitButton mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(last.mas_bottom).offset(24);
        make.left.right.height.equalTo(last);
    }];
    [self.socialStack mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.greaterThanOrEqualTo(self.submitButton.mas_bottom).offset(24);
        make.centerX.equalTo(self.contentView);
        make.width.equalTo(self.contentView).multipliedBy(0.6);
        make.bottom.equalTo(self.contentView).inset(20);
    }];
}

- (void)keyboardWillChange:(NSNotification *)notification {
    CGRect frame = [notification.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    NSTimeInterval duration = [notification.userInfo[UIKeyboardAnimationDurationUserInfoKey] doubleValue];
    CGFloat overlap = MAX(0, CGRectGetMaxY(self.view.frame) - CGRectGetMinY(frame));
    [self.bottomConstraint setOffset:-overlap];
    _keyboardShown = overlap > 0;
    [UIView animateWithDuration:duration delay:0 options:UIViewAnimationOptionCurveEaseInOut animations:^{
        [self.view layoutIfNeeded];
    } completion:nil];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

#pragma mark - UITextFieldDelegate

- (BOOL)textFieldShouldReturn:(UITextField *)textField {
    NSUInteger index = [self.fields indexOfObject:textField];
    if (index != NSNotFound && index + 1 < self.fields.count) {
        [self.fields[index + 1] becomeFirstResponder];
    } else {
        [textField resignFirstResponder];
    }
    return YES;
}
@end
