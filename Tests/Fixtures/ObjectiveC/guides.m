@interface GuidesController ()
@end

@implementation GuidesController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Layout Guides";
    self.edgesForExtendedLayout = UIRectEdgeNone;

    UIView *topView = UIView.new;
    topView.backgroundColor = UIColor.greenColor;
    [self.view addSubview:topView];
    UIView *topSubview = UIView.new;
    [topView addSubview:topSubview];
    UIView *bottomView = UIView.new;
    [self.view addSubview:bottomView];

    [topView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.mas_topLayoutGuide);
        make.left.and.right.equalTo(self.view);
        make.height.equalTo(@40);
    }];
    [topSubview mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.mas_topLayoutGuideBottom);
        make.centerX.equalTo(@0);
        make.width.equalTo(@20);
        make.height.equalTo(@20);
    }];
    [bottomView mas_makeConstraints:^(MASConstraintMaker *make) {
        if (@available(iOS 11.0, *)) {
            make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom);
        } else {
            make.bottom.equalTo(self.mas_bottomLayoutGuide);
        }
        make.left.right.equalTo(self.view);
        make.height.mas_equalTo(40);
    }];
}

@end
