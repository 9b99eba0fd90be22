@implementation ConstantsView
- (id)init {
    if (!(self = [super init])) { return nil; }
    UIView *purpleView = UIView.new;
    purpleView.backgroundColor = UIColor.purpleColor;
    [self addSubview:purpleView];
    UIView *orangeView = UIView.new;
    [self addSubview:orangeView];
    //example of using constants
    [purpleView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(@20);
        make.left.mas_equalTo(20);
        make.bottom.equalTo(@-20);
        make.right.mas_equalTo(-20.f);
    }];
    [orangeView mas_makeConstraints:^(MASConstraintMaker *make) {
        make.center.mas_equalTo(CGPointMake(0, 50));
        make.size.mas_equalTo(CGSizeMake(200, 100));
    }];
    return self;
}
@end
