@implementation NestedView

- (id)init {
    self = [super init];
    if (!self) return nil;

    UIView *lastView = self;
    for (int i = 0; i < 6; i++) {
        UIView *view = UIView.new;
        view.backgroundColor = [self randomColor];
        view.layoutMargins = UIEdgeInsetsMake(5, 10, 15, 20);
        [self addSubview:view];

        [view mas_makeConstraints:^(MASConstraintMaker *make) {
            if (i % 2 == 0) {
                make.edges.equalTo(lastView).insets(UIEdgeInsetsMake(5, 10, 15, 20));
            } else {
                make.top.equalTo(lastView.mas_topMargin);
                make.bottom.equalTo(lastView.mas_bottomMargin);
                make.left.equalTo(lastView.mas_leftMargin);
                make.right.equalTo(lastView.mas_rightMargin);
            }
        }];
        lastView = view;
    }
    return self;
}

- (UIColor *)randomColor {
    CGFloat hue = ( arc4random() % 256 / 256.0 );  //  0.0 to 1.0
    CGFloat saturation = ( arc4random() % 128 / 256.0 ) + 0.5;
    return [UIColor colorWithHue:hue saturation:saturation brightness:0.7 alpha:1];
}

@end
