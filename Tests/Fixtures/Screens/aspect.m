@interface AspectView : UIView
@property UIView *topView;
@property UIView *topInnerView;
@end
@implementation AspectView
// Designated initializer
- (instancetype)init {
    self = [super initWithFrame:CGRectZero];
    if (self) {
        self.topView = [[UIView alloc] initWithFrame:CGRectZero];
        self.topInnerView = [[UIView alloc] initWithFrame:CGRectZero];
        self.topView.backgroundColor = [UIColor blueColor];
        [self addSubview:self.topView];
        [self.topView addSubview:self.topInnerView];
        [self.topView mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.right.and.top.equalTo(self);
            make.height.equalTo(self).multipliedBy(.5);
        }];
        [self.topInnerView mas_makeConstraints:^(MASConstraintMaker *make) {
            make.width.equalTo(self.topInnerView.mas_height).multipliedBy(3);
            make.width.and.height.lessThanOrEqualTo(self.topView);
            make.width.and.height.equalTo(self.topView).with.priorityLow();
            make.center.equalTo(self.topView);
        }];
    }
    return self;
}
- (void)dump {
    [self.subviews enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(UIView *obj, NSUInteger idx, BOOL *stop) { }];
    [self.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];
}
@end
