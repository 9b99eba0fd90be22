@interface PlayerControls : UIView
@property (nonatomic, weak) id<PlayerControlsDelegate> delegate;
@property (nonatomic, strong) UIButton *playButton;
@property (nonatomic, strong) UISlider *slider;
@property (nonatomic, strong) UILabel *elapsed;
@property (nonatomic, strong) UILabel *remaining;
@property (nonatomic, strong) UIProgressView *buffer;
@property (nonatomic, getter=isFullScreen) BOOL fullScreen;
@end

@implementation PlayerControls

- (instancetype)initWithFrame:(CGRect)frame
{
    if (self = [super initWithFrame:frame]) {
        [self addSubview:self.playButton];
        [self addSubview:self.elapsed];
        [self addSubview:self.buffer];
        [self addSubview:self.slider];
        [self addSubview:self.remaining];

        [self.playButton mas_makeConstraints:^(MASConstraintMaker *make) {
            make.leading.equalTo(self.mas_leading).offset(12);
            make.centerY.equalTo(self.mas_centerY);
            make.width.and.height.equalTo(@40);
        }];
        [self.elapsed mas_makeConstraints:^(MASConstraintMaker *make) {
            make.leading.equalTo(self.playButton.mas_trailing).offset(8);
            make.centerY.equalTo(self);
            make.width.mas_equalTo(50);
        }];
        [self.remaining mas_makeConstraints:^(MASConstraintMaker *make) {
            make.trailing.equalTo(self.mas_trailing).offset(-12);
            make.centerY.equalTo(self);
            make.width.equalTo(self.elapsed);
        }];
        [self.slider mas_makeConstraints:^(MASConstraintMaker *make) {
            make.leading.equalTo(self.elapsed.mas_trailing).offset(4);
            make.trailing.equalTo(self.remaining.mas_leading).offset(-4);
            make.centerY.equalTo(self.playButton);
            make.height.mas_equalTo(30);
        }];
        [self.buffer mas_makeConstraints:^(MASConstraintMaker *make) {
            make.leading.trailing.equalTo(self.slider);
            make.centerY.equalTo(self.slider).offset(1);
            make.height.mas_equalTo(2.5);
        }];
        [self setupGestures];
    }
    return self;
}

- (void)setupGestures {
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(handleTap:)];
    tap.numberOfTapsRequired = 2;
    [self addGestureRecognizer:tap];
}

- (void)handleTap:(UITapGestureRecognizer *)tap {
    if ([self.delegate respondsToSelector:@selector(controlsDidTap:)]) {
        [self.delegate controlsDidTap:self];
    }
}

- (void)setElapsedTime:(NSTimeInterval)time duration:(NSTimeInterval)duration {
    NSInteger minutes = (NSInteger)time / 60, seconds = (NSInteger)time % 60;
    self.elapsed.text = [NSString stringWithFormat:@"%02ld:%02ld", minutes, seconds];
    self.slider.value = duration > 0 ? time / duration : 0;
}

- (UIButton *)playButton {
    if (!_playButton) {
        _playButton = [UIButton buttonWithType:UIButtonTypeCustom];
        [_playButton setImage:[UIImage imageNamed:@"play"] forState:UIControlStateNormal];
        [_playButton setImage:[UIImage imageNamed:@"pause"] forState:UIControlStateSelected];
    }
    return _playButton;
}
- (UISlider *)slider {
    if (!_slider) {
        _slider = [[UISlider alloc] init];
        _slider.minimumValue = 0;
        _slider.maximumValue = 1;
        _slider.minimumTrackTintColor = [UIColor whiteColor];
        [_slider addTarget:self action:@selector(sliderChanged:) forControlEvents:UIControlEventValueChanged | UIControlEventTouchUpInside];
    }
    return _slider;
}
- (UIProgressView *)buffer {
    if (!_buffer) _buffer = [[UIProgressView alloc] initWithProgressViewStyle:UIProgressViewStyleDefault];
    return _buffer;
}
- (UILabel *)elapsed {
    if (!_elapsed) {
        _elapsed = [UILabel new];
        _elapsed.text = @"00:00";
        _elapsed.textAlignment = NSTextAlignmentCenter;
        _elapsed.font = [UIFont monospacedDigitSystemFontOfSize:12 weight:UIFontWeightRegular];
    }
    return _elapsed;
}
- (UILabel *)remaining {
    if (!_remaining) {
        _remaining = [UILabel new];
        _remaining.text = @"-03:20";
    }
    return _remaining;
}
@end
