import Masonry
import MasonryLanguage
import Testing

/// Which of several methods with a name is called, as Swift and Objective-C choose it.
@Suite("Overloads and setters of projects")
struct OverloadTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    @Test(arguments: projects)
    func projectComesTo(_ item: ProjectFrames) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        // Each of the texts of 3 letters is 24 wide; the second comes 12 after the first.
        ProjectCode(
            "UIKit's method before one with defaults", "swift", ["a": [0, 0, 24, 20], "b": [36, 0, 24, 20]],
            """
            extension UIStackView {
                func addArrangedSubview(_ view: UIView, previousSpace: CGFloat = 0) {
                    if let last = arrangedSubviews.last { setCustomSpacing(previousSpace, after: last) }
                    addArrangedSubview(view)
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let (stack, a, b) = (UIStackView(), UILabel(), UILabel())
                    (a.text, b.text) = ("one", "two")
                    view.addSubview(stack)
                    stack.snp.makeConstraints { $0.top.left.equalTo(100) }
                    stack.addArrangedSubview(a)
                    stack.addArrangedSubview(b, previousSpace: 12)
                }
            }
            """),
        // `put` without a width means the superclass's; `addSubview` without a shift is UIKit's.
        ProjectCode(
            "methods without defaults before those with", "swift",
            ["a": [0, 0, 10, 1], "b": [0, 5, 30, 1], "c": [0, 9, 7, 1]],
            """
            class Base: UIView { func put(_ v: UIView) { v.frame.size.width = 10 } }
            class Board: Base {
                func put(_ v: UIView, width: CGFloat = 99) { v.frame.size.width = width }
                func addSubview(_ v: UIView, shift: CGFloat = 50) {
                    v.frame.origin.y += shift
                    self.addSubview(v)
                }
                func addAll(_ all: [UIView]) { all.forEach { addSubview($0) } }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let board = Board()
                    view.addSubview(board)
                    let a = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
                    let b = UIView(frame: CGRect(x: 0, y: 2, width: 1, height: 1))
                    let c = UIView(frame: CGRect(x: 0, y: 9, width: 7, height: 1))
                    board.put(a)
                    board.put(b, width: 30)
                    board.addSubview(a)
                    board.addSubview(b, shift: 3)
                    board.addAll([c])
                }
            }
            """),
        // 8 points for each edge that the word means, 20 for the pair.
        ProjectCode(
            "overloads that differ in types", "swift", ["box": [8, 0, 20, 16], "other": [1, 2, 3, 4]],
            """
            enum Edge { case low, high }
            struct Edges {
                let first: Edge, second: Edge
                init(edge: Edge) { first = edge; second = edge }
            }
            extension UIView {
                private func shift(_ edges: Edges, by: CGFloat = 8) {
                    frame = CGRect(x: by, y: 0, width: 20, height: edges.first == .high && edges.second == .high ? 16 : 1)
                }
                func shift(_ edge: Edge, by: CGFloat = 8) { shift(Edges(edge: edge), by: by) }
                func place(_ at: CGRect, then: () -> Void) { frame = at; then() }
                func place(_ at: [CGFloat], then: String) {
                    place(CGRect(x: at[0], y: at[1], width: at[2], height: 9)) { frame.size.height = 4 }
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let (box, other) = (UIView(), UIView())
                    view.addSubview(box)
                    view.addSubview(other)
                    box.shift(.high)
                    other.place([1, 2, 3], then: "x")
                }
            }
            """),
        // Sorted by the library's closure 1, 2, 3; by the height 30, 20, 10.
        ProjectCode(
            "a closure is no key path", "swift", ["box": [1, 2, 3, 10]],
            """
            struct Item { let n: CGFloat; let height: CGFloat }
            extension Sequence {
                func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] {
                    sorted { a, b in a[keyPath: path] < b[keyPath: path] }
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let n = [3, 1, 2].sorted(by: { $0 < $1 })
                    let items = [Item(n: 1, height: 30), Item(n: 2, height: 10)].sorted(by: \\.height)
                    let box = UIView(frame: CGRect(x: n[0], y: n[1], width: n[2], height: Int(items[0].height)))
                    view.addSubview(box)
                }
            }
            """),
        // 2 digits of 8; the gap is 4 with its observer's 1, the share 3.
        ProjectCode(
            "functions that are called like setters", "swift",
            ["label": [0, 0, 33, 9], "box": [4, 1, 7, 3], "tag": [0, 50, 16, 20]],
            """
            enum Style { case small; var font: UIFont { .systemFont(ofSize: 17) } }
            extension UILabel { func setText(_ n: Int) { text = String(n) } }
            class Label: UILabel {
                init(words: String) { super.init(frame: .zero); text = words; setFont(.small) }
                required init?(coder: NSCoder) { fatalError() }
                func setFont(_ style: Style) { self.font = style.font }
            }
            class Box: UIView {
                var gap: CGFloat = 0 { didSet { frame.origin = CGPoint(x: gap, y: frame.origin.y + 1) } }
                func setGap(_ text: String) { gap = CGFloat(text.count) }
                static var share: CGFloat { get { CGFloat(kept) } set { kept = newValue } }
                static var kept: CGFloat = 0
                static func setShare(_ n: CGFloat) { share = n + 1 }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let label = Label(words: "Hello")
                    let box = Box()
                    let tag = UILabel()
                    for one in [label, box, tag] { view.addSubview(one) }
                    label.frame = CGRect(x: 0, y: 0, width: 33, height: 9)
                    tag.setText(42)
                    tag.snp.makeConstraints { $0.top.equalTo(50); $0.left.equalTo(0) }
                    box.setGap("four")
                    Box.setShare(2)
                    box.frame.size = CGSize(width: 7, height: Box.share)
                }
            }
            """),
        ProjectCode(
            "the initializer of a layer's superclass", "swift", ["box": [0, 0, 5, 6]],
            """
            final class Dimmed: CAGradientLayer {
                override init() { super.init(); colors = [UIColor.clear.cgColor] }
                init(frame: CGRect) { super.init(); self.frame = frame }
                required init?(coder: NSCoder) { fatalError() }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let box = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
                    view.addSubview(box)
                    box.layer.addSublayer(Dimmed(frame: box.bounds))
                }
            }
            """),
        // In Objective-C both spellings send the message: 3 + 1, then 2 * 4.
        ProjectCode(
            "setters of Objective-C", "m", ["one": [4, 0, 1, 1], "two": [5, 0, 1, 1]],
            """
            @interface Box : UIView
            @property (nonatomic) CGFloat gap;
            @end
            @implementation Box
            - (void)setGap:(CGFloat)gap {
                _gap = gap;
                self.frame = CGRectMake(gap + 1, 0, 1, 1);
            }
            @end
            @interface V : UIViewController
            @end
            @implementation V
            - (void)viewDidLoad {
                Box *one = [Box new];
                Box *two = [Box new];
                [self.view addSubview:one];
                [self.view addSubview:two];
                [one setGap:3];
                two.gap = 4;
            }
            @end
            """),
    ]

    static let projects: [ProjectFrames] = [
        ProjectFrames(
            "setters between the languages", "V.m",
            ["one": [3, 0, 1, 1], "two": [4, 0, 1, 1], "three": [6, 0, 1, 1]],
            [
                "Box.swift": """
                @objcMembers class Box: UIView {
                    var gap: CGFloat = 0 { didSet { frame = CGRect(x: gap, y: 0, width: 1, height: 1) } }
                    func fill(_ other: Old) { other.gap = 5 }
                }
                """,
                "Old.h": "@interface Old : UIView\n@property (nonatomic) CGFloat gap;\n@end",
                "Old.m": """
                @implementation Old
                - (void)setGap:(CGFloat)gap { self.frame = CGRectMake(gap + 1, 0, 1, 1); }
                @end
                """,
                "V.m": """
                @interface V : UIViewController
                @end
                @implementation V
                - (void)viewDidLoad {
                    Box *one = [Box new];
                    Box *two = [Box new];
                    Old *three = [Old new];
                    [self.view addSubview:one];
                    [self.view addSubview:two];
                    [self.view addSubview:three];
                    [one setGap:3];
                    two.gap = 4;
                    [one fill:three];
                }
                @end
                """,
            ])
    ]
}
