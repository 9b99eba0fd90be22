#import "ConversationViewController.h"
#import "Masonry.h"

@interface ConversationViewController () <UITableViewDelegate, UITableViewDataSource, UITextFieldDelegate>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) UIView *inputBar;
@property (nonatomic, strong) MASConstraint *bottomConstraint;
@property (nonatomic, copy, nullable) NSArray *messages;
@end

@implementation ConversationViewController

#pragma mark - UIViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor whiteColor];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Done" style:UIBarButtonItemStyleDone target:self action:@selector(done)];
    self.automaticallyAdjustsScrollViewInsets = NO;

    self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
    self.tableView.delegate = self;
    self.tableView.dataSource = self;
    self.tableView.estimatedRowHeight = 44;
    self.tableView.rowHeight = UITableViewAutomaticDimension;
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"cell"];
    [self.view addSubview:self.tableView];

    self.inputBar = ({
        UIView *bar = [[UIView alloc] init];
        bar.layer.shadowOpacity = .5f;
        UITextField *field = [[UITextField alloc] init];
        field.placeholder = NSLocalizedString(@"Write…", nil);
        field.returnKeyType = UIReturnKeySend;
        [bar addSubview:field];
        UIButton *sendButton = [UIButton buttonWithType:UIButtonTypeCustom];
        [sendButton setTitle:@"Send" forState:UIControlStateNormal];
        [bar addSubview:sendButton];
        [field mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(bar).offset(8);
            make.centerY.equalTo(bar);
            make.right.equalTo(sendButton.mas_left).offset(-8);
        }];
        [sendButton mas_makeConstraints:^(MASConstraintMaker *make) {
            make.right.equalTo(bar.mas_right).with.offset(-8);
            make.centerY.mas_equalTo(bar.mas_centerY);
            make.width.mas_equalTo(64);
        }];
        bar;
    });
    [self.view addSubview:self.inputBar];

    __weak __typeof(self) wself = self;
    [self.tableView mas_makeConstraints:^(MASConstraintMaker *make) {
        __strong __typeof(wself) sself = wself;
        if (!sself) { return; }
        make.top.left.right.mas_equalTo(sself.view);
        make.bottom.mas_equalTo(sself.inputBar.mas_top);
    }];
    [self.inputBar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self.view);
        self.bottomConstraint = make.bottom.equalTo(self.view.mas_bottom).offset(0);
        make.height.equalTo(@(50));
    }];

    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(keyboardWillShow:)
                                                 name:UIKeyboardWillShowNotification
                                               object:nil];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.navigationController setNavigationBarHidden:NO animated:animated];
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

- (void)keyboardWillShow:(NSNotification *)notification {
    CGRect frame = [notification.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
    NSTimeInterval duration = [[notification.userInfo objectForKey:UIKeyboardAnimationDurationUserInfoKey] doubleValue];
    self.bottomConstraint.offset(-216);
    [UIView animateWithDuration:duration delay:0 options:UIViewAnimationOptionCurveEaseOut | UIViewAnimationOptionBeginFromCurrentState animations:^{
        [self.view layoutIfNeeded];
    } completion:nil];
}

#pragma mark - UITableViewDataSource

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.messages.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"cell" forIndexPath:indexPath];
    cell.textLabel.text = self.messages[indexPath.row][@"text"];
    return cell;
}

- (void)done {
    [self dismissViewControllerAnimated:YES completion:NULL];
}

@end
