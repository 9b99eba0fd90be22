import Masonry
import MasonryLanguage
import Testing

/// A file is read among the other files of its project: what it uses is found there, with the scopes of Swift and C.
@Suite("Projects of several files")
struct ProjectIndexTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectFrames) throws { try item.expectFrames() }

    static let cases: [ProjectFrames] = [
        // The card's title is 10 + 5 from its edges and 50 high. The row is 8 × 2 + 3 below, and 21 high.
        ProjectFrames(
            "Swift", "App/Screen.swift",
            [
                "card": [0, 24, 320, 80], "title": [15, 15, 290, 50], "row": [0, 123, 320, 21],
                "box": [0, 0, 100, 21],
            ],
            [
                "App/Theme.swift":
                    """
                enum Theme {
                    enum Space { static let small: CGFloat = 8; static let big: CGFloat = 24 }
                }
                private let pad: CGFloat = 3
                func doubled(_ x: CGFloat) -> CGFloat { x * 2 + pad }
                extension UIView {
                    func addAll(_ views: UIView...) { views.forEach { addSubview($0) } }
                }
                extension UILabel { convenience init(title: String) { self.init(); text = title } }
                """,
                "App/Views/BaseView.swift":
                    """
                class BaseView: UIView {
                    var inset: CGFloat = 10
                    private let pad: CGFloat = 77
                    override init(frame: CGRect) { super.init(frame: frame); setup() }
                    func setup() {}
                }
                """,
                "App/Views/Card.swift":
                    """
                private let pad: CGFloat = 5
                private enum Constants { enum Sizes { static let h: CGFloat = 50 } }
                private let count: CGFloat = 1
                class Counter { let count = 2 }
                class Card: BaseView {
                    struct Model { let title: String }
                    let title = UILabel(title: "Card")
                    override func setup() {
                        addSubview(title)
                        title.snp.makeConstraints {
                            $0.edges.equalToSuperview().inset(inset + pad)
                            $0.height.equalTo(Constants.Sizes.h * count)
                        }
                    }
                    func configure(_ model: Model) { title.text = model.title }
                }
                """,
                "App/Views/Row.swift":
                    """
                private enum Constants { static let h: CGFloat = 20 }
                class Row: BaseView {
                    struct Model { let name: String; let width: CGFloat }
                    let box = UIView()
                    override func setup() { addSubview(box); layout() }
                    func configure(_ model: Model) { box.snp.makeConstraints { $0.width.equalTo(model.width) } }
                }
                """,
                "App/Views/Row+Layout.swift":
                    """
                fileprivate enum Constants { static let h: CGFloat = 21 }
                extension Row {
                    func layout() {
                        box.snp.makeConstraints {
                            $0.left.top.bottom.equalToSuperview()
                            $0.height.equalTo(Constants.h)
                        }
                    }
                }
                """,
                "App/Screen.swift":
                    """
                class Screen: UIViewController {
                    let card = Card(), row = Row()
                    let pad: CGFloat = 1
                    override func viewDidLoad() {
                        view.addAll(card, row)
                        card.configure(Card.Model(title: "Hello"))
                        row.configure(Row.Model(name: "x", width: 100))
                        card.snp.makeConstraints {
                            $0.left.right.equalToSuperview()
                            $0.top.equalToSuperview().offset(Theme.Space.big)
                        }
                        row.snp.makeConstraints {
                            $0.left.right.equalToSuperview()
                            $0.top.equalTo(card.snp.bottom).offset(doubled(Theme.Space.small))
                        }
                    }
                }
                """,
            ]),
        // 12 and 24 from macros, 7 from the file's own constant, 5 × 10 + 40 / 2 high.
        ProjectFrames(
            "Objective-C", "Row.m", ["box": [12, 7, 284, 70]],
            [
                "Prefix.pch":
                    """
                #ifdef __OBJC__
                #define kPad 12
                #define WS(weakSelf)  __weak __typeof(&*self)weakSelf = self;
                #define kBig (kPad * 2)
                #endif
                """,
                "UIView+Frame.h":
                    "@interface UIView (Frame)\n- (CGFloat)halfOf:(CGFloat)x;\n@end",
                "UIView+Frame.m":
                    """
                #import "UIView+Frame.h"
                static CGFloat const kPart = 2;
                static NSInteger calls;
                @implementation UIView (Frame)
                - (CGFloat)halfOf:(CGFloat)x { calls += 1; return x / kPart * calls; }
                @end
                """,
                "Consts.h":
                    """
                extern CGFloat const kRowHeight;
                CGFloat Scaled(CGFloat x);
                typedef NS_ENUM(NSInteger, RowKind) { RowKindPlain, RowKindWide = 5 };
                """,
                "Consts.m":
                    """
                CGFloat const kRowHeight = 40;
                static CGFloat const kPart = 10;
                static NSInteger calls;
                CGFloat Scaled(CGFloat x) { calls += 1; return x * kPart * calls; }
                """,
                "Base/Base.h":
                    """
                @interface Base : UIView
                @property (nonatomic, strong) UIView *box;
                - (void)build;
                @end
                """,
                "Base/Base.m":
                    """
                #import "Base.h"
                @implementation Base
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (self = [super initWithFrame:frame]) {
                        _box = [UIView new];
                        [self addSubview:_box];
                        [self build];
                    }
                    return self;
                }
                - (void)build {}
                @end
                """,
                "Row.h": "#import \"Base.h\"\n@interface Row : Base\n@end",
                "Row.m":
                    """
                #import "Row.h"
                static CGFloat const kPart = 7;
                @implementation Row
                - (void)build {
                    WS(ws);
                    [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(ws).offset(kPad);
                        make.right.equalTo(ws).offset(-kBig);
                        make.top.equalTo(ws).offset(kPart);
                        make.height.mas_equalTo(Scaled(RowKindWide) + [self halfOf:kRowHeight] + Half(8) - 4);
                    }];
                }
                @end
                """,
                "Kit.h": "static CGFloat const kPart = 99;\nstatic inline CGFloat Half(CGFloat x) { return x / 2; }",
                "Example/Row.m": "@implementation Row\n- (void)build { [self nonsense]; }\n@end",
            ]),
        // Of two bases with one name the one in the same app: 9 from each edge.
        ProjectFrames(
            "two apps", "Two/V.swift", ["box": [9, 9, 302, 462]],
            [
                "One/Base.swift": "class Base: UIView { let inset: CGFloat = 4 }",
                "Two/Base.swift": "class Base: UIView { let inset: CGFloat = 9 }",
                "Two/V.swift":
                    """
                class V: Base {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let box = UIView()
                        addSubview(box)
                        box.snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }
                    }
                }
                """,
            ]),
        // Nested types with one name, found through the types that they are in.
        ProjectFrames(
            "nested types", "V.swift", ["box": [3, 30, 40, 50]],
            [
                "A.swift": "struct A { struct Size { static let w: CGFloat = 40 }; enum Edge { static let left = 3 } }",
                "B.swift": "struct B { struct Size { static let h: CGFloat = 50 }; enum Edge { static let top = 30 } }",
                "V.swift":
                    """
                class V: UIView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let box = UIView()
                        addSubview(box)
                        box.snp.makeConstraints {
                            $0.left.equalToSuperview().offset(A.Edge.left)
                            $0.top.equalToSuperview().offset(B.Edge.top)
                            $0.width.equalTo(A.Size.w)
                            $0.height.equalTo(B.Size.h)
                        }
                    }
                }
                """,
            ]),
        // What a caller does not name is known where it is used: a case of an enumeration, a setter, a private extension.
        ProjectFrames(
            "extensions of library types", "V.swift", ["bar": [0, 0, 320, 40], "knob": [0, 60, 50, 31]],
            [
                "V.swift":
                    """
                class V: UIView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let bar = UIStackView(), knob = UISwitch()
                        addSubview(bar)
                        addSubview(knob)
                        bar.use(.tall)
                        bar.setContentHuggingPriority(UIStackView.firm, for: NSLayoutConstraint.Axis.vertical)
                        knob.top = 60
                        knob.snp.makeConstraints { $0.left.equalTo(safe) }
                        setLayout()
                    }
                }
                private extension V { func setLayout() {} }
                """,
                "A.swift":
                    """
                extension UIStackView {
                    static var firm: UILayoutPriority { .required }
                    func use(_ size: BarSize) {
                        switch size {
                        case .left: height(20)
                        case .tall: height(40)
                        }
                    }
                    private func height(_ height: CGFloat) {
                        snp.makeConstraints { $0.left.top.right.equalToSuperview(); $0.height.equalTo(height) }
                    }
                }
                """,
                "B.swift": "enum BarSize { case left, tall }",
                "C.swift":
                    """
                extension UIControl {
                    var top: CGFloat {
                        get { 0 }
                        set { snp.makeConstraints { $0.top.equalToSuperview().offset(newValue); $0.width.equalTo(50) } }
                    }
                }
                extension ConstraintView { var safe: ConstraintBasicAttributesDSL { safeAreaLayoutGuide.snp } }
                """,
                "D.swift": "class D: UIView {}\nprivate extension D { func setLayout() { fatalError() } }",
            ]),
        ProjectFrames(
            "an operator and an enumeration", "V.swift", ["box": [20, 0, 7, 480], "inner": [2, 2, 3, 476]],
            [
                "Operators.swift":
                    "infix operator <~\nfunc <~ (left: UIView, right: UIView) { left.addSubview(right) }",
                "Edge.swift":
                    """
                enum Gap: CGFloat { case narrow = 7, wide = 20 }
                extension UIEdgeInsets {
                    init(all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }
                }
                """,
                "Unused.swift": "infix operator <->\nfunc <-> (left: UIView, right: UIView) { = }",
                "Kit/Masonry/MASConstraintMaker.h": "#define mas_equalTo(...) nonsense",
                "Kit/Masonry/MASUtilities.h": "static inline id Gap(void) { = }",
                "V.swift":
                    """
                class V: UIView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        let box = UIView()
                        self <~ box
                        let weakly = { [weak box = box] in
                            guard let box = box else { return }
                            self.place(box, .wide)
                        }
                        weakly()
                        let inner = UIView()
                        box.addSubview(inner)
                        inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(all: 2)) }
                    }
                    func place(_ box: UIView, _ gap: Gap) {
                        box.snp.makeConstraints {
                            $0.top.bottom.equalToSuperview()
                            $0.left.equalToSuperview().offset(gap.rawValue)
                            $0.width.equalTo(Gap.narrow.rawValue)
                        }
                    }
                }
                """,
            ]),
    ]

    /// The screen holds the rows and is started, although a row comes last; private names of the files are apart.
    @Test func filesThatAreNamedTogetherAreOneProgram() throws {
        let project = FileProject(
            "",
            [
                "A.swift":
                    """
                private let gap: CGFloat = 30
                class List: UIView {
                    let one = Row(), two = Row()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(one)
                        addSubview(two)
                        one.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
                        two.snp.makeConstraints {
                            $0.left.right.equalToSuperview()
                            $0.top.equalTo(one.snp.bottom).offset(gap)
                        }
                    }
                }
                """,
                "B.swift":
                    """
                private let gap: CGFloat = 15
                class Row: UIView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        snp.makeConstraints { $0.height.equalTo(gap) }
                    }
                }
                """,
            ])
        let (interpreter, outcome) = try project.run("A.swift", "B.swift")
        #expect(outcome.diagnostics.map(\.message) == [])
        let frames = ["one", "two"].map { interpreter.scene.layout().item(named: $0)?.frame }
        #expect(frames == [Rect(x: 0, y: 0, width: 320, height: 15), Rect(x: 0, y: 45, width: 320, height: 15)])
    }

    @Test func entryStartsAClassOfAnotherFile() throws {
        let project = FileProject(
            "",
            [
                "A.swift": "class A: UIView { func setup() {} }",
                "B.swift":
                    """
                class B: UIView {
                    override init(frame: CGRect) { super.init(frame: frame); addSubview(UILabel()) }
                }
                """,
            ])
        let (interpreter, outcome) = try project.run("A.swift", entry: "B")
        #expect(outcome.diagnostics.map(\.message) == [])
        #expect(interpreter.scene.root.subviews.count == 1)
    }

    /// Only what is used runs: another file's mistakes are told if they are in the way.
    @Test func mistakesOfOtherFilesCountWhereTheyAreUsed() throws {
        let project = FileProject(
            "",
            [
                "A.swift": "let width: CGFloat = 20\nlet other = = 3\n",
                "B.swift": "let height: CGFloat = = 20\n",
                "V.swift": "let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 9))",
                "W.swift": "let box = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: height))",
            ])
        #expect(try project.run("V.swift").outcome.diagnostics.map(\.message) == [])
        let places = try project.run("W.swift").outcome.diagnostics.flatMap { $0.labels.map(\.source.name) }
        #expect(places.contains("B.swift"))
    }
}
