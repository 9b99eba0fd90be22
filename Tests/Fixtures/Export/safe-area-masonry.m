#import <UIKit/UIKit.h>
#import <Masonry/Masonry.h>

@interface SafeAreaViewController : UIViewController
@end

@implementation SafeAreaViewController

- (void)viewDidLoad {
    [super viewDidLoad];

    self.view.frame = CGRectMake(0, 0, 480, 320);
    self.additionalSafeAreaInsets = UIEdgeInsetsMake(0, 44, 21, 44);

    UIView *content = [UIView new];
    [self.view addSubview:content];

    UIView *topLeft = [UIView new];
    [self.view addSubview:topLeft];

    UIView *topRight = [UIView new];
    [self.view addSubview:topRight];

    UIView *bottomLeft = [UIView new];
    [self.view addSubview:bottomLeft];

    UIView *bottomRight = [UIView new];
    [self.view addSubview:bottomRight];

    UIView *middle = [UIView new];
    [self.view addSubview:middle];

    [content mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.view.mas_safeAreaLayoutGuideLeft).offset(10);
        make.right.equalTo(self.view.mas_safeAreaLayoutGuideRight).offset(-10);
        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(10);
        make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom).offset(-10);
    }];

    [@[topLeft, topRight, bottomLeft, bottomRight] mas_makeConstraints:^(MASConstraintMaker *make) {
        make.size.mas_equalTo(40);
    }];

    [@[topLeft, topRight] mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
    }];

    [@[bottomLeft, bottomRight] mas_makeConstraints:^(MASConstraintMaker *make) {
        make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom);
    }];

    [@[topLeft, bottomLeft] mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self.view.mas_safeAreaLayoutGuideLeft);
    }];

    [@[topRight, bottomRight] mas_makeConstraints:^(MASConstraintMaker *make) {
        make.right.equalTo(self.view.mas_safeAreaLayoutGuideRight);
    }];

    [middle mas_makeConstraints:^(MASConstraintMaker *make) {
        make.centerX.equalTo(self.view.mas_safeAreaLayoutGuideCenterX);
        make.centerY.equalTo(self.view.mas_safeAreaLayoutGuideCenterY);
        make.size.mas_equalTo(CGSizeMake(100, 60));
    }];
}

@end
