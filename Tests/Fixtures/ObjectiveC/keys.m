@implementation KeysView
- (id)init {
    self = [super init];
    if (!self) return nil;
    UIView *greenView = UIView.new;
    [self addSubview:greenView];
    UIView *redView = UIView.new;
    [self addSubview:redView];
    UILabel *blueView = UILabel.new;
    blueView.numberOfLines = 3;
    blueView.textAlignment = NSTextAlignmentCenter;
    blueView.font = [UIFont systemFontOfSize:24];
    blueView.text = @"this should look broken! check your console!";
    [self addSubview:blueView];

    UIView *superview = self;
    int padding = 10;

    //you can attach debug keys to views like so:
    greenView.mas_key = @"greenView";
    //OR you can attach keys automagically like so:
    MASAttachKeys(greenView, redView, blueView, superview);

    [blueView mas_makeConstraints:^(MASConstraintMaker *make) {
        //you can also attach debug keys to constaints
        make.edges.equalTo(@1).key(@"ConflictingConstraint"); //composite constraint keys will be indexed
        make.height.greaterThanOrEqualTo(@5000).key(@"ConstantConstraint");

        make.top.equalTo(greenView.mas_bottom).offset(padding);
        make.left.equalTo(superview.mas_left).offset(padding);
        make.bottom.equalTo(superview.mas_bottom).offset(-padding).key(@"BottomConstraint");
        make.right.equalTo(superview.mas_right).offset(-padding);
        make.height.equalTo(greenView.mas_height);
        make.height.equalTo(redView.mas_height).key(@340954); //anything can be a key
    }];
    return self;
}
@end
