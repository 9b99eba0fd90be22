import Masonry
import MasonryLanguage
import Testing

/// The classes of projects: what they override of the libraries', what initializers and observers do, and what no file declares.
@Suite("The classes of projects")
struct ProjectClassTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        // A text of four letters is 32 wide and 20 high. The setters of the class above do what they do without the override.
        ProjectCode(
            "setters of a class above", "m", ["tag": [0, 0, 32, 20], "box": [5, 50, 30, 10]],
            """
            @interface Tag : UILabel
            @end
            @implementation Tag
            - (void)setText:(NSString *)text {
                [super setText:text];
                self.textColor = UIColor.redColor;
            }
            - (void)setHidden:(BOOL)hidden { super.hidden = hidden; }
            - (void)setSelected:(BOOL)selected { [super setSelected:selected]; }
            @end
            @interface Box : UIView
            @end
            @implementation Box
            - (void)setFrame:(CGRect)frame {
                frame.origin.x += 5;
                [super setFrame:frame];
            }
            - (CGRect)bounds { return super.bounds; }
            @end
            @interface V : UIViewController
            @end
            @implementation V
            - (void)viewDidLoad {
                Tag *tag = [Tag new];
                tag.text = @"four";
                tag.hidden = NO;
                tag.selected = YES;
                [self.view addSubview:tag];
                [tag mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); }];
                Box *box = [Box new];
                box.frame = CGRectMake(0, 50, 30, 10);
                [self.view addSubview:box];
            }
            @end
            """),
        ProjectCode(
            "properties that are overridden", "swift",
            ["tag": [0, 0, 32, 20], "box": [0, 40, 7, 1], "plain": [0, 60, 3, 4], "loud": [0, 80, 40, 20]],
            """
            class Tag: UILabel {
                var count = 0
                override var text: String? { didSet { if oldValue != text { count += 1 } } }
                override var isEnabled: Bool {
                    get { super.isEnabled }
                    set { super.isEnabled = newValue }
                }
            }
            class Base: UIView { var side: CGFloat = 2 }
            class Box: Base {
                var log = 0
                override var side: CGFloat {
                    willSet { log += Int(newValue - side) }
                    didSet { if side > 7 { side = 7 } }
                }
            }
            class Loud: UILabel {
                override var text: String? {
                    get { super.text }
                    set { super.text = (newValue ?? "") + "!" }
                }
            }
            class V: UIViewController {
                let tag = Tag(), box = Box(), plain = Base(), loud = Loud()
                override func viewDidLoad() {
                    [tag, box, plain, loud].forEach(view.addSubview)
                    tag.text = "four"
                    tag.text = "four"
                    box.side = 9
                    plain.side += 1
                    loud.text = "four"
                    tag.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    box.snp.makeConstraints {
                        $0.left.equalToSuperview()
                        $0.top.equalTo(40)
                        $0.width.equalTo(box.side)
                        $0.height.equalTo(tag.count)
                    }
                    plain.snp.makeConstraints {
                        $0.left.equalToSuperview()
                        $0.top.equalTo(60)
                        $0.width.equalTo(plain.side)
                        $0.height.equalTo(box.log - 3)
                    }
                    loud.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(80) }
                }
            }
            """),
        // An initializer's own settings are not observed; what is put off, and what follows another initializer, is.
        ProjectCode(
            "observers while an object is made", "swift",
            ["a": [0, 0, 1, 10], "b": [0, 0, 2, 10], "c": [0, 0, 3, 10]],
            """
            class Bar: UIView {
                var level = 0 { didSet { width += level } }
                var width = 1
                init(plain level: Int) {
                    super.init(frame: .zero)
                    self.level = level
                }
                init(later level: Int) {
                    super.init(frame: .zero)
                    defer { self.level = level }
                    width = 1
                }
                convenience init(delegating level: Int) {
                    self.init(plain: 9)
                    self.level = level
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            class V: UIViewController {
                let a = Bar(plain: 5), b = Bar(later: 1), c = Bar(delegating: 2)
                override func viewDidLoad() {
                    for bar in [a, b, c] {
                        view.addSubview(bar)
                        bar.snp.makeConstraints {
                            $0.left.top.equalToSuperview()
                            $0.width.equalTo(bar.width)
                            $0.height.equalTo(10)
                        }
                    }
                }
            }
            """),
        // 8 is what the extension of all views says.
        ProjectCode(
            "members of an extension of a class above", "swift",
            ["root": [0, 0, 320, 480], "body": [8, 8, 304, 464]],
            """
            extension UIView { var gap: CGFloat { 8 } }
            class Panel: UIControl {
                lazy var body: UIView = {
                    let body = UIView()
                    self.addSubview(body)
                    body.snp.makeConstraints({ make in make.edges.equalToSuperview().inset(gap) })
                    return body
                }()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    body.isHidden = false
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """),
        ProjectCode(
            "what a stack view's own class sets up", "swift", ["a": [0, 0, 40, 20], "b": [0, 26, 40, 20]],
            """
            class Column: UIStackView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    axis = .vertical
                    spacing = 6
                }
                required init(coder: NSCoder) { super.init(coder: coder) }
            }
            class V: UIViewController {
                let a = UIView(), b = UIView()
                override func viewDidLoad() {
                    let column = Column(arrangedSubviews: [a, b])
                    view.addSubview(column)
                    column.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    [a, b].forEach { box in box.snp.makeConstraints { $0.size.equalTo(CGSize(width: 40, height: 20)) } }
                }
            }
            """),
        ProjectCode(
            "classes that no file declares", "swift",
            ["spinner": [145, 225, 30, 30], "chart": [0, 255, 320, 100], "tile": [0, 0, 9, 9]],
            """
            class V: UIViewController {
                private let spinner = FancySpinner()
                private lazy var chart = LineChart(frame: .zero, style: .dark)
                let tile: Tile
                init() {
                    tile = Tile(kind: .small)
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() {
                    spinner.tint = .red
                    view.addSubview(spinner)
                    view.addSubview(self.chart)
                    view.addSubview(tile)
                    spinner.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(30) }
                    chart.snp.makeConstraints {
                        $0.top.equalTo(spinner.snp.bottom)
                        $0.left.right.equalToSuperview()
                        $0.height.equalTo(100)
                    }
                    tile.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(9) }
                }
            }
            """),
        ProjectCode(
            "classes that no file declares", "m", ["spinner": [145, 225, 30, 30], "chart": [0, 0, 320, 100]],
            """
            @interface V : UIViewController
            @property (nonatomic, strong) FancySpinner *spinner;
            @end
            @implementation V {
                LineChart *_chart;
            }
            - (FancySpinner *)spinner {
                if (!_spinner) {
                    _spinner = [[FancySpinner alloc] initWithStyle:FancySpinnerStyleLarge];
                    _spinner.lineWidth = 2;
                }
                return _spinner;
            }
            - (void)viewDidLoad {
                [super viewDidLoad];
                _chart = [LineChart new];
                [self.view addSubview:self.spinner];
                [self.view addSubview:_chart];
                [self.spinner mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.center.equalTo(self.view);
                    make.size.mas_equalTo(CGSizeMake(30, 30));
                }];
                [_chart mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.right.equalTo(self.view);
                    make.height.mas_equalTo(100);
                }];
            }
            @end
            """),
        // Of two objects of one class each has its own; the header with the properties is not there.
        ProjectCode(
            "what other objects keep", "m", ["own": [0, 0, 10, 35], "box": [0, 445, 10, 35]],
            """
            @implementation Item
            + (instancetype)itemWithTitle:(NSString *)title {
                Item *item = [self new];
                item->_title = [title copy];
                return item;
            }
            - (BOOL)isSame:(Item *)other { return [other->_title isEqualToString:_title]; }
            @end
            @interface V : UIViewController {
                UIView *_own;
                int count;
            }
            @property (nonatomic, strong) UIView *box;
            @end
            @implementation V
            - (void)viewDidLoad {
                Item *a = [Item itemWithTitle:@"x"], *b = [Item itemWithTitle:@"x"], *c = [Item itemWithTitle:@"y"];
                __weak typeof(self) weakSelf = self;
                void (^make)(void) = ^{
                    __strong typeof(weakSelf) strongSelf = weakSelf;
                    strongSelf->_own = [UIView new];
                    strongSelf->_box = [UIView new];
                    strongSelf->count = 30;
                    strongSelf->count += 5;
                    [strongSelf.view addSubview:strongSelf->_own];
                    [strongSelf.view addSubview:strongSelf->_box];
                };
                make();
                CGFloat width = [a isSame:b] && ![a isSame:c] && [a.title isEqualToString:@"x"] ? 10 : 99;
                [_own mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.width.mas_equalTo(width);
                    make.height.mas_equalTo(count);
                }];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.bottom.equalTo(self.view);
                    make.size.mas_equalTo(CGSizeMake(width, self->count));
                }];
            }
            @end
            """),
        ProjectCode(
            "properties of a class that no file declares", "swift", ["a": [0, 0, 9, 9]],
            """
            class Model: BaseModel {
                func load() { isLoading = true }
            }
            class V: BaseViewController {
                let model = Model()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    transitioningDelegate = self
                    pageStyle = .wide
                    model.load()
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(9) }
                }
            }
            """),
        // On a view of a class that nothing is added to, and on a screen's own view.
        ProjectCode(
            "properties that are added to views", "m", ["label": [35, 0, 10, 10], "badge": [45, 0, 35, 35]],
            """
            static char kBadge;
            @interface UIView (Place)
            @property (nonatomic, assign) CGFloat x;
            @property (nonatomic, strong) UIView *badge;
            @end
            @implementation UIView (Place)
            - (CGFloat)x { return self.frame.origin.x; }
            - (void)setX:(CGFloat)x {
                CGRect frame = self.frame;
                frame.origin.x = x;
                self.frame = frame;
            }
            - (UIView *)badge { return objc_getAssociatedObject(self, &kBadge); }
            - (void)setBadge:(UIView *)badge { objc_setAssociatedObject(self, &kBadge, badge, 1); }
            @end
            @implementation V
            - (void)viewDidLoad {
                UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 10, 10)];
                [self.view addSubview:label];
                label.x = 30;
                label.x += 5;
                UIView *badge = [UIView new];
                self.view.badge = badge;
                [self.view addSubview:self.view.badge];
                [badge mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(label.mas_right);
                    make.top.equalTo(self.view);
                    make.width.height.mas_equalTo(label.x);
                }];
            }
            @end
            """),
        // Content of at least some height leaves the screen as it is.
        ProjectCode(
            "a view whose content bounds its height on one side", "m",
            ["root": [0, 0, 320, 480], "bar": [0, 0, 320, 480]],
            """
            @interface Panel : UIView
            @end
            @implementation Panel
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *bar = [UIView new];
                [self addSubview:bar];
                [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self);
                    make.height.greaterThanOrEqualTo(@100);
                }];
                return self;
            }
            @end
            """),
        // By name, as a table of a project sets up what it shows.
        ProjectCode(
            "values by keys", "m", ["icon": [0, 0, 12, 12], "name": [12, 0, 24, 20]],
            """
            @interface Row : UIView
            @property (nonatomic, strong) UIView *icon;
            @property (nonatomic, strong) UILabel *name;
            @property (nonatomic) CGFloat side;
            @end
            @implementation Row
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    for (NSString *key in @[@"icon", @"name"]) {
                        UIView *view = [key isEqualToString:@"name"] ? [UILabel new] : [UIView new];
                        [self addSubview:view];
                        [self setValue:view forKey:key];
                    }
                    [self setValue:@12 forKey:@"side"];
                    [self setValue:@"abc" forKeyPath:@"name.text"];
                    if (![self respondsToSelector:@selector(setSide:)]) return nil;
                    if ([self respondsToSelector:@selector(setColour:)]) return nil;
                    [self.icon mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.equalTo(self);
                        make.width.height.mas_equalTo(self.side);
                    }];
                    [self.name mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self.icon.mas_right);
                        make.top.equalTo(self);
                    }];
                }
                return self;
            }
            @end
            """),
        // The safe area is 20 + 10 from the top; the margins of a screen's view are 16 but for the leading one.
        ProjectCode(
            "parts of insets", "swift", ["a": [30, 30, 274, 9], "b": [5, 0, 9, 9]],
            """
            class V: UIViewController {
                override func viewDidLoad() {
                    additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                    additionalSafeAreaInsets.top += 10
                    view.directionalLayoutMargins.leading = 30
                    let a = UIView(), b = UIView()
                    view.addSubview(a)
                    view.addSubview(b)
                    a.snp.makeConstraints {
                        $0.top.equalTo(view.safeAreaLayoutGuide)
                        $0.leading.trailing.equalTo(view.layoutMarginsGuide)
                        $0.height.equalTo(9)
                    }
                    var insets = NSDirectionalEdgeInsets.zero
                    insets.leading = 5
                    b.snp.makeConstraints {
                        $0.top.equalToSuperview()
                        $0.left.equalTo(insets.leading)
                        $0.size.equalTo(9)
                    }
                    b.invalidateIntrinsicContentSize()
                }
            }
            """),
        // What follows the first layout: 320 wide and upright, so 80 below the top.
        ProjectCode(
            "what is put into the window", "swift", ["toast": [40, 80, 240, 30], "bar": [0, 470, 320, 10]],
            """
            class Toast: UIView {
                static func show(in window: UIWindow?) {
                    guard let window = window ?? current else { return }
                    let toast = Toast()
                    window.addSubview(toast)
                    let top = UIApplication.shared.statusBarOrientation == .portrait ? 80 : 8
                    toast.snp.makeConstraints {
                        $0.centerX.equalToSuperview()
                        $0.top.equalTo(top)
                        $0.size.equalTo(CGSize(width: window.bounds.width * 0.75, height: 30))
                    }
                }
                static var current: UIWindow? {
                    UIApplication.shared.connectedScenes
                        .filter { $0.activationState == .foregroundActive }
                        .compactMap { $0 as? UIWindowScene }
                        .first?.windows
                        .first { $0.isKeyWindow }
                }
            }
            class V: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    Toast.show(in: nil)
                    let bar = UIView()
                    view.window?.addSubview(bar)
                    bar.snp.makeConstraints { $0.left.right.bottom.equalToSuperview(); $0.height.equalTo(10) }
                }
            }
            """),
        // 20 + 40 + 8 + 100 + 12 from top to bottom.
        ProjectCode(
            "a view whose content makes it as high as it is", "m",
            ["root": [0, 0, 320, 180], "bar": [0, 20, 320, 40], "list": [0, 68, 320, 100]],
            """
            @interface Keyboard : UIView
            @end
            @implementation Keyboard
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *bar = [UIView new], *list = [UIView new];
                [self addSubview:bar];
                [self addSubview:list];
                [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self).offset(20);
                    make.left.right.equalTo(self);
                    make.height.equalTo(@40);
                }];
                [list mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(bar.mas_bottom).offset(8);
                    make.left.right.equalTo(self);
                    make.height.equalTo(@100);
                    make.bottom.equalTo(self).offset(-12);
                }];
                return self;
            }
            @end
            """),
    ]

    /// What a macro of a library is given is left out, and listed.
    @Test func macroArgumentsAreDropped() throws {
        let run = AccentRun(
            "- (void)viewDidLoad {\nRAC(self.view, hidden) = RACObserve(self, title);\n}", ending: "m")
        #expect(run.problems.isEmpty)
        #expect(run.outcome.diagnostics.contains { $0.message.contains("`RAC`") })
    }

    @Test func aCallCannotBeAssigned() {
        let run = AccentRun("- (void)viewDidLoad {\nfoo(1) = 2;\n}", ending: "m")
        #expect(run.problems.count == 1)
    }
}
