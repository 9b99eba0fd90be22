import Masonry
import MasonryLanguage
import Testing

/// Files of a project whose other files are not here: what only those call runs, and what can't run costs one line.
@Suite("Files of a project on their own")
struct PartialProjectTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        // 5 letters of 8 in the middle of 320, a line of 20 in the middle of 480.
        ProjectCode(
            "overrides of an unknown superclass", "swift", ["title": [140, 230, 40, 20]],
            """
            class HomeView: BaseView {
                let title = UILabel()
                override func addSubviews() { addSubview(title); title.text = "Hello" }
                override func bindConstraints() { title.snp.makeConstraints { $0.center.equalToSuperview() } }
            }
            """),
        // Once, although `init` calls it, too: twice would be a conflict of 10 with 20.
        ProjectCode(
            "an override that has run already", "swift", ["box": [10, 0, 310, 480]],
            """
            class HomeView: BaseView {
                let box = UIView()
                var inset = 0
                override init(frame: CGRect) { super.init(frame: frame); setup() }
                override func setup() {
                    inset += 10
                    addSubview(box)
                    box.snp.makeConstraints { $0.top.right.bottom.equalToSuperview(); $0.left.equalTo(inset) }
                }
            }
            """),
        ProjectCode(
            "a method that only another file calls", "m", ["box": [20, 20, 280, 440]],
            """
            @implementation Card
            - (instancetype)init { return [super init]; }
            - (void)reload { [self.superview setNeedsLayout]; }
            - (void)makeContents {
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self).insets(UIEdgeInsetsMake(20, 20, 20, 20));
                }];
            }
            @end
            """),
        // 8 on each side of the cell.
        ProjectCode(
            "a flag that is only set to true", "swift", ["label": [8, 8, 304, 20]],
            """
            class MyCell: BaseCell {
                let label = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(label)
                    setNeedsUpdateConstraints()
                }
                override func updateConstraints() {
                    if !isConstrained {
                        label.snp.makeConstraints { $0.edges.equalToSuperview().inset(8); $0.height.equalTo(20) }
                        isConstrained = true
                    }
                    super.updateConstraints()
                }
            }
            """),
        // 5 on each side of each row of 100 by 100.
        ProjectCode(
            "a flag of each object", "swift", ["a": [5, 5, 90, 90], "a#2": [5, 5, 90, 90]],
            """
            class Row: BaseRow {
                let a = UIView()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(a); go() }
                func go() {
                    if !didSetup { a.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }; didSetup = true }
                }
            }
            class V: UIViewController {
                let one = Row(), two = Row()
                override func viewDidLoad() {
                    view.addSubview(one)
                    view.addSubview(two)
                    one.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(100) }
                    two.snp.makeConstraints { $0.left.equalTo(one.snp.right); $0.top.size.equalTo(one) }
                }
            }
            """),
        ProjectCode(
            "what an object of an unknown type was made with", "swift", ["box": [8, 16, 30, 30]],
            """
            struct Look { let insets = LayoutInsets(top: 16, left: 8) }
            class V: UIView {
                let look = Look(), box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.top.equalToSuperview().offset(look.insets.top)
                        $0.left.equalToSuperview().offset(look.insets.left)
                        $0.size.equalTo(30)
                    }
                }
            }
            """),
        // 7 × 10 wide, and 1 × 10 high.
        ProjectCode(
            "less usual Swift", "swift", ["box": [0, 0, 70, 10]],
            """
            typealias Block = @convention(block) (String) -> Void
            class Holder { var block: Block? { get { return nil } set { print(1) } } }
            extension UIView { func setNeedsLayout(now: Bool = true) { setNeedsLayout() } }
            class V: UIView {
                enum A { case b(Int), c }
                convenience init(titles: [String] = [], count: Int = 0) { self.init() }
                var on: (([String]) -> Void)?
                var x = 0
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    on = { [weak self] (p: [String]) in self?.x = p.count }
                    let isOn = true, a = A.b(7), box = UIView()
                    if let _ = superview, let _ = window { return }
                    let isHidden = [true].map(!), done = { (_ isDone: Bool, _: Int?) in self.isHidden = isDone }
                    done(isHidden[0], nil)
                    setNeedsLayout(now: false)
                    isOn ? (x = 1) : (x = 2)
                    guard case A.b(let y) = a else { return }
                    addSubview(box)
                    box.snp_makeConstraints(closure: { (make) -> Void in
                        make.left.top.equalTo(self)
                        make.width.equalTo(y * 10)
                        make.height.equalTo(x * 10)
                    })
                }
            }
            """),
        ProjectCode(
            "less usual Objective-C", "m", ["box": [0, 0, 30, 30]],
            """
            #define NOTE(view) do { _Pragma("clang diagnostic push") [view setTag:2]; } while (0);
            typedef struct { void (*draw)(int, float); int n; } Operations;
            IB_DESIGNABLE API_AVAILABLE(ios(11)) @interface V : UIView
            @property (nonatomic, strong) IBInspectable UIColor *tint;
            @end
            @implementation V
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *box = ({ UIView *v = [UIView new]; [self addSubview:v]; v; });
                CGFloat side = 0;
                WEAKSELF
                NOTE(self)
                [box setContentHuggingPriority:(UILayoutPriorityDefaultLow) forAxis:UILayoutConstraintAxisVertical];
                YES ? (side = 30) : (side = 60);
                @weakify(self);
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    @strongify(self)
                    if (!self) { return; } else { side += 0; }
                    make.left.top.equalTo(self);
                    make.size.mas_equalTo(CGSizeMake(side, side));
                }];
                return self;
            }
            @end
            """),
        ProjectCode.screen(
            "names of the screen's sides", "swift", ["box": [0, 0, 280, 240]],
            """
            let box = UIView(frame: CGRect(x: 0, y: 0, width: APP_WIDTH() - 40, height: kDeviceHeight / 2))
            view.addSubview(box)
            """),
        ProjectCode.screen(
            "a view that viewDidLoad sets", "m", ["box": [130, 210, 60, 60]],
            """
            self.view = [UIScrollView new];
            UIView *box = [UIView new];
            [self.view addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.size.mas_equalTo(CGSizeMake(60, 60));
                make.center.equalTo(self.view);
            }];
            """),
    ]

    /// The line is 1 high at the bottom, below the title, which nobody has placed.
    @Test(arguments: [
        (
            "swift",
            """
            class V: UIView {
                @IBOutlet weak var title: UILabel!
                @IBOutlet private var height: NSLayoutConstraint!
                override func awakeFromNib() {
                    super.awakeFromNib()
                    title.text = "x"
                    height.constant = 3
                    let line = UIView()
                    addSubview(line)
                    line.snp.makeConstraints {
                        $0.left.right.bottom.equalToSuperview()
                        $0.height.equalTo(1)
                        $0.top.greaterThanOrEqualTo(title.snp.bottom)
                    }
                }
            }
            """
        ),
        (
            "m",
            """
            @interface V ()
            @property (nonatomic, weak) IBOutlet UILabel *title;
            @end
            @implementation V
            - (void)awakeFromNib {
                [super awakeFromNib];
                self.title.text = @"x";
                UIView *line = [UIView new];
                [self addSubview:line];
                [line mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.bottom.equalTo(self);
                    make.height.mas_equalTo(1);
                    make.top.greaterThanOrEqualTo(self.title.mas_bottom);
                }];
            }
            @end
            """
        ),
    ])
    func anOutletIsAViewThatNobodyHasPlaced(ending: String, code: String) throws {
        let run = AccentRun(code, ending: ending)
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`title` is an outlet, and nibs are not read: a view that nobody has placed stands in for it"
            ])
        #expect(try run.frame("line") == Rect(x: 0, y: 479, width: 320, height: 1))
        #expect(run.interpreter.scene.layout().findings.isEmpty)
    }

    @Test func saysWhatRan() throws {
        let run = AccentRun(
            "class A: BaseView {\n    override func setup() { addSubview(UILabel()) }\n}\n", ending: "swift")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`setup` overrides a method of `BaseView`, which no file here declares, so it was run once"
            ])
    }

    /// Actions, methods with a result and those that UIKit calls are no hooks.
    @Test(arguments: [
        (
            "swift",
            """
            class Card: BaseView {
                override func tintColorDidChange() { print("tint") }
                override func becomeFirstResponder() -> Bool { print("first"); return true }
                override func setup() { print("setup") }
                @objc func tapped() { print("tapped"); addSubview(UIView()) }
                func makeBox() { print("box"); addSubview(UIView()) }
            }
            """, "setup\nbox\n"
        ),
        (
            "m",
            """
            @implementation Card
            - (void)dealloc { NSLog(@"dealloc"); }
            - (NSString *)description { NSLog(@"description"); return @"x"; }
            - (IBAction)tapped { NSLog(@"tapped"); [self addSubview:[UIView new]]; }
            - (void)reload { NSLog(@"reload"); }
            - (void)makeBox { NSLog(@"box"); [self addSubview:[UIView new]]; }
            @end
            """, "box\n"
        ),
    ])
    func runsOnlyWhatSetsUp(ending: String, code: String, printed: String) {
        #expect(AccentRun(code, ending: ending).interpreter.output == printed)
    }

    @Test(arguments: ["currentWidth", "mainHeight", "fullWidth", "boundsHeight"])
    func aWordBesideTheScreensIsNotTheScreen(name: String) {
        let run = AccentRun("let box = UIView(frame: CGRect(x: 0, y: 0, width: \(name), height: 9))", ending: "swift")
        #expect(run.outcome.diagnostics.map(\.slug) == ["unknown-name"])
    }

    /// `b` was never added: its line fails, and the frames of `a` and `c` are as if it were not there.
    @Test(arguments: ["swift", "m"])
    func aBadLineCostsOneLine(ending: String) throws {
        let lines =
            ending == "swift"
            ? [
                "let a = UIView(), b = UIView(), c = UIView()", "view.addSubview(a)", "view.addSubview(c)",
                "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }",
                "b.snp.makeConstraints { $0.edges.equalToSuperview() }",
                "c.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(50) }",
            ]
            : [
                "UIView *a = [UIView new], *b = [UIView new], *c = [UIView new];", "[self.view addSubview:a];",
                "[self.view addSubview:c];",
                "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view).insets(UIEdgeInsetsMake(20, 20, 20, 20)); }];",
                "[b mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];",
                "[c mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); make.size.mas_equalTo(CGSizeMake(50, 50)); }];",
            ]
        let body = lines.joined(separator: "\n")
        let text =
            ending == "swift"
            ? "class V: UIViewController {\noverride func viewDidLoad() {\n\(body)\n}\n}"
            : "- (void)viewDidLoad {\n\(body)\n}"
        let run = AccentRun(text, ending: ending)
        #expect(run.outcome.diagnostics.filter { $0.severity == .error }.map(\.slug) == ["no-common-superview"])
        #expect(try run.frame("a") == Rect(x: 20, y: 20, width: 280, height: 440))
        #expect(try run.frame("c") == Rect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func aLineThatCannotBeReadCostsOneLine() throws {
        let run = AccentRun(
            """
            class V: UIViewController {
                let a = UIView()
                override func viewDidLoad() {
                    view.addSubview(a)
                    let broken = = 3
                    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
                }
            }
            """, ending: "swift")
        #expect(run.outcome.diagnostics.count { $0.severity == .error } == 1)
        #expect(!run.outcome.isComplete)
        #expect(try run.frame("a") == Rect(x: 20, y: 20, width: 280, height: 440))
    }

    @Test func viewDidAppearWithoutAnimatedIsNotUIKits() throws {
        let run = AccentRun(
            "class V: UIViewController {\n    override func viewDidAppear() { view.addSubview(UIView()) }\n}\n",
            ending: "swift")
        let found = try #require(run.outcome.diagnostics.first { $0.slug == "unknown-call" })
        #expect(found.message == "UIKit never calls `viewDidAppear()`")
        #expect(found.replacement?.text == "viewDidAppear(_ animated: Bool)")
    }
}
