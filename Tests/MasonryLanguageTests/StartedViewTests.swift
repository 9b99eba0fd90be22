import Masonry
import MasonryLanguage
import Testing

/// What a view that starts by itself gets from its own class, and what only others do to it.
@Suite("Views that start by themselves")
struct StartedViewTests {
    private static func pill(_ size: String) -> AccentRun {
        AccentRun(
            """
            class Pill: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = "Zoom in"
                    addSubview(label)
                    label.snp.makeConstraints { $0.center.equalToSuperview() }
                }
                required init?(coder: NSCoder) { fatalError() }
                override var intrinsicContentSize: CGSize { \(size) }
            }
            """, ending: "swift")
    }

    /// Seven columns are 56 points, a line 20. Around are 32 and 16.
    @Test(arguments: [
        (
            "let s = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)\n"
                + "return CGSize(width: s.width + 32, height: s.height + 16)", Size(width: 56 + 32, height: 20 + 16)
        ),
        ("CGSize(width: UIView.noIntrinsicMetric, height: 48)", Size(width: 320, height: 48)),
        ("CGSize(width: 100, height: -1)", Size(width: 100, height: 480)),
    ])
    func haveTheSizeThatTheirClassSays(_ size: String, _ expected: Size) {
        #expect(Self.pill(size).interpreter.scene.size == expected)
    }

    @Test func haveThatSizeInObjectiveC() {
        let run = AccentRun(
            """
            @interface Badge : UIView
            @end
            @implementation Badge
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    UIView *dot = [UIView new];
                    [self addSubview:dot];
                    [dot mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                }
                return self;
            }
            - (CGSize)intrinsicContentSize { return CGSizeMake(60, 24); }
            @end
            """, ending: "m")
        #expect(run.interpreter.scene.size == Size(width: 60, height: 24))
    }

    private static func popup(_ adding: String) -> AccentRun {
        AccentRun(
            """
            @interface PopView : UIView
            @property (nonatomic, strong) UIView *sheet;
            @end
            @implementation PopView
            - (instancetype)init {
                if (self = [super init]) {
                    self.frame = [UIScreen mainScreen].bounds;
                    _sheet = [[UIView alloc] initWithFrame:CGRectMake(0, self.bounds.size.height, 320, 300)];
                    [self addSubview:_sheet];
                }
                return self;
            }
            - (void)comeUp {
                \(adding)
                [UIView animateWithDuration:0.15 animations:^{
                    CGRect frame = self.sheet.frame;
                    frame.origin.y = frame.origin.y - frame.size.height;
                    self.sheet.frame = frame;
                }];
            }
            - (void)goAway { self.sheet.frame = CGRectZero; [self removeFromSuperview]; }
            @end
            """, ending: "m")
    }

    /// The sheet stands below the screen, at 480, until the method that adds the popup to a window moves it 300 up.
    @Test(arguments: [
        "[[[UIApplication sharedApplication] delegate].window addSubview:self];",
        "UIWindow *window = [UIApplication sharedApplication].keyWindow; [window addSubview:self];",
    ])
    func areShownByTheMethodThatAddsThem(_ adding: String) throws {
        let run = Self.popup(adding)
        #expect(try run.frame("sheet") == Rect(x: 0, y: 480 - 300, width: 320, height: 300))
        #expect(run.problems.isEmpty)
        #expect(run.outcome.diagnostics.contains { $0.message.contains("comeUp") })
    }

    @Test func areNotShownByOtherMethods() throws {
        let run = Self.popup("")
        #expect(try run.frame("sheet").y == 480)
    }

    /// A helper that only a touch reaches does not run, with or without another helper between them.
    @Test(arguments: ["[self showLikeAt:p];", "[self update:p];"])
    func touchesDoNotHappen(_ call: String) {
        let run = AccentRun(
            """
            @interface FeedCell : UITableViewCell
            @property (nonatomic, strong) UIView *container;
            @property (nonatomic, strong) UILabel *title;
            @end
            @implementation FeedCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
                if (self = [super initWithStyle:style reuseIdentifier:reuseIdentifier]) {
                    _container = [UIView new];
                    _title = [UILabel new];
                    [self.contentView addSubview:_container];
                    [_container addSubview:_title];
                    [_container addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)]];
                    [_container mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.contentView); }];
                    [_title mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.container); }];
                }
                return self;
            }
            - (void)tapped:(UITapGestureRecognizer *)sender { CGPoint p = [sender locationInView:_container]; \(call) }
            \(call.contains("update") ? "- (void)update:(CGPoint)point { [self showLikeAt:point]; }" : "")
            - (void)showLikeAt:(CGPoint)point {
                UIView *like = [[UIView alloc] init];
                like.frame = CGRectMake(point.x, point.y, 80, 80);
                [_container addSubview:like];
            }
            - (void)setModel:(Model *)model { _title.text = model.title; }
            @end
            """, ending: "m")
        #expect(!run.interpreter.scene.layout().items.contains { $0.name == "like" })
        #expect(run.outcome.diagnostics.contains { $0.message.contains("setModel:") })
    }

    @Test func touchesDoNotHappenInSwift() {
        let run = AccentRun(
            """
            class FeedCell: UITableViewCell {
                let title = UILabel(), button = UIButton()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(title)
                    title.snp.makeConstraints { $0.edges.equalToSuperview() }
                    button.addTarget(self, action: #selector(self.tapped(_:)), for: .touchUpInside)
                }
                required init?(coder: NSCoder) { fatalError() }
                @objc private func tapped(_ sender: UIButton) { showLike(at: sender.center) }
                private func showLike(at point: CGPoint) {
                    let like = UIView(frame: CGRect(x: point.x, y: point.y, width: 80, height: 80))
                    contentView.addSubview(like)
                }
                func configure(with model: Model) { title.text = model.title }
            }
            """, ending: "swift")
        #expect(!run.interpreter.scene.layout().items.contains { $0.name == "like" })
        #expect(run.outcome.diagnostics.contains { $0.message.contains("configure(with:)") })
    }

    @Test(arguments: [
        ("swift", "traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 96 : 64"),
        ("swift", "UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory ? 96 : 64"),
        ("swift", "traitCollection.preferredContentSizeCategory == .large ? 64 : 96"),
        ("swift", "traitCollection.preferredContentSizeCategory >= .accessibilityMedium ? 96 : 64"),
        ("swift", "traitCollection.preferredContentSizeCategory > .large ? 96 : 64"),
        ("swift", "traitCollection.preferredContentSizeCategory < .extraLarge ? 64 : 96"),
        (
            "m",
            "UIContentSizeCategoryIsAccessibilityCategory(self.traitCollection.preferredContentSizeCategory) ? 96 : 64"
        ),
        (
            "m",
            "[self.traitCollection.preferredContentSizeCategory isEqualToString:UIContentSizeCategoryLarge] ? 64 : 96"
        ),
    ])
    func textHasItsUsualSize(_ ending: String, _ height: String) throws {
        let swift = """
            class Screen: UIViewController {
                override func viewDidLoad() {
                    let box = UIView()
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(10) }
                    let height: CGFloat = \(height)
                    box.heightAnchor.constraint(equalToConstant: height).isActive = true
                }
            }
            """
        let objectiveC = """
            @implementation Screen
            - (void)viewDidLoad {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                CGFloat height = \(height);
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view); make.width.mas_equalTo(10); make.height.mas_equalTo(height);
                }];
            }
            @end
            """
        let run = AccentRun(ending == "m" ? objectiveC : swift, ending: ending)
        #expect(run.problems.isEmpty)
        #expect(try run.frame("box").height == 64)
    }

    /// Nobody knows how large the symbol is, so a button of 40 points can't clash with its hugging.
    @Test func aButtonWithAnUnknownImageHasRoom() throws {
        let run = AccentRun(
            """
            class Screen: UIViewController {
                override func viewDidLoad() {
                    var configuration = UIButton.Configuration.plain()
                    configuration.image = UIImage(systemName: "xmark")
                    let button = UIButton(configuration: configuration)
                    button.setContentHuggingPriority(.required, for: .horizontal)
                    view.addSubview(button)
                    button.snp.makeConstraints { $0.size.equalTo(40); $0.left.top.equalToSuperview() }
                }
            }
            """, ending: "swift")
        #expect(!run.interpreter.scene.layout().constraints.contains { $0.isBroken })
        #expect(try run.frame("button") == Rect(x: 0, y: 0, width: 40, height: 40))
    }
}
