import Masonry
import MasonryLanguage
import Testing

/// What the languages of projects do with values, types and calls, as their own compilers have it.
@Suite("Semantics of projects' languages")
struct ProjectSemanticsTests {
    private static func swift(_ declarations: String = "", members: String = "", _ body: String) -> String {
        """
        \(declarations)
        class V: UIViewController {
            \(members)
            override func viewDidLoad() {
                \(body)
            }
        }
        """
    }

    @Test(arguments: [
        (
            "values are copied, objects are not",
            swift(
                "struct Row { var height = 1; var tags: [Int] = [] }\nclass Box { var n = 0 }",
                """
                let a = [1, 2]; var b = a; b.append(3); b[0] = 9
                print(a, b)
                var rows: [Row] = []; var row = Row(height: 10); rows.append(row)
                row.height = 20; row.tags.append(1); rows.append(row)
                rows[0].height += 5
                print(rows[0].height, rows[0].tags, rows[1].height, rows[1].tags, row.height)
                let d = ["a": [1]]; var e = d; e["a"]?.append(2); e["b"] = []
                print(d["a"]!, d.count, e["a"]!, e.count)
                let box = Box(); let same = box; same.n = 4
                print(box.n)
                var list = [1, 2]; for n in list { list.append(n) }
                print(list)
                func grow(_ list: inout [Int]) { list.append(0) }
                grow(&list)
                print(list.count)
                """), "[1, 2] [9, 2, 3]\n15 [] 20 [1] 20\n[1] 1 [1, 2] 2\n4\n[1, 2, 1, 2]\n5\n"
        ),
        (
            "quotients of literals have fractions where fractions are wanted",
            swift(
                "struct Size { let ratio: CGFloat; var count = 0 }",
                members: "func gap() -> CGFloat { 1 / 2 }\nfunc half() -> CGFloat { return 3 / 2 }",
                """
                let ratio: CGFloat = 9 / 16
                print(ratio, gap(), half(), Size(ratio: 3 / 4).ratio)
                print(5 / 2, CGFloat(5 / 2), [1, 2, 3].count / 2)
                let some: CGFloat = CGFloat([1, 2, 3].count / 2)
                print(some, CGRect(x: 1 / 2, y: 0, width: 7 / 2, height: 1).width)
                let side = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 9 / 16, constant: 5 / 2)
                print(side.multiplier, side.constant)
                """), "0.5625 0.5 1.5 0.75\n2 2 1\n1 3\n0.5625 2.5\n"
        ),
        (
            "what is called like a modifier is called",
            swift(
                members: """
                    private(set) var n = 0
                    func open() { print("open") }
                    func prefix(_ count: Int) { print("prefix", count) }
                    func final() { print("final") }
                    """,
                """
                open()
                prefix(3)
                final()
                """), "open\nprefix 3\nfinal\n"
        ),
        (
            "observers run when a part changes",
            swift(
                "struct State { var isOpen = false; var items: [Int] = [] }\nclass Model { var n = 0 }",
                members: """
                    var items: [Int] = [] { didSet { print("items", oldValue.count, items.count) } }
                    var state = State() { didSet { print("state", oldValue.isOpen, state.isOpen, state.items.count) } }
                    var sizes: [String: Int] = [:] { willSet { print("sizes", newValue.count) } }
                    var model = Model() { didSet { print("model") } }
                    var plain: [Int] = []
                    """,
                """
                items.append(1); items[0] = 3; items += [4]; self.items.removeAll()
                state.isOpen = true
                state.items.append(2)
                state.isOpen.toggle()
                sizes["a"] = 1
                model.n = 3
                plain.append(1)
                items.forEach { print($0) }
                """),
            """
            items 0 1
            items 1 1
            items 1 2
            items 2 0
            state false true 0
            state true true 1
            state true false 1
            sizes 1

            """
        ),
        (
            "closures that only say what they capture",
            swift(
                "",
                members: "var n = 2\nvar done: ((Int) -> Void)?",
                """
                done = { [weak self] in print($0 + (self?.n ?? 0)) }
                done?(3)
                let add: (Int, Int) -> Int = { [n, twice = n * 2] in $0 + $1 + n + twice }
                print(add(1, 2))
                [1].forEach { [unowned self, other = 7] x in print(x, other, n) }
                """), "5\n9\n1 7 2\n"
        ),
        (
            "methods that differ in their types alone",
            swift(
                "struct User { let name: String }\nenum Kind { case a }",
                members: """
                    func show(_ u: User) { print("user", u.name) }
                    func show(_ t: String) { print("text", t) }
                    func show(_ n: Int) { print("int", n) }
                    func show(_ vs: [UIView]) { print("views", vs.count) }
                    func show(_ k: Kind) { print("kind") }
                    func set(_ n: Int, of v: UIView) { print("view") }
                    func set(_ n: Int, of v: CGSize) { print("size") }
                    """,
                """
                show(User(name: "u")); show("t"); show(3); show([UIView()]); show(.a)
                set(1, of: view); set(1, of: CGSize(width: 1, height: 2))
                """), "user u\ntext t\nint 3\nviews 1\nkind\nview\nsize\n"
        ),
        (
            "what is added to protocols of the libraries, and to what may be nothing",
            swift(
                """
                extension Optional where Wrapped == String { var orEmpty: String { self ?? "none" } }
                extension Comparable { func clamped(_ a: Self, _ b: Self) -> Self { min(max(self, a), b) } }
                extension BinaryInteger { var doubled: Self { self * 2 } }
                extension Collection { var second: Element? { dropFirst().first } }
                extension IntegerLiteralType { var f: CGFloat { CGFloat(self) } }
                protocol Named { static var name: String { get } }
                extension Named { static var name: String { String(describing: Self.self) } }
                final class Cell: UIView, Named {}
                """, members: "var title: String?",
                """
                print(title.orEmpty, 10.clamped(0, 6), 4.doubled, [1, 2].second ?? 0, 3.f, Cell.name)
                print(Swift.max(1, 2), ~0, ~5 & 7)
                """), "none 6 8 2 3 Cell\n2 -1 2\n"
        ),
        (
            "generic types that are given types",
            swift(
                """
                class Holder<Content: UIView>: UIView { let content = Content() }
                struct Box<V: UIView> { let view = V() }
                final class Badge: UIView { func show() { print("badge") } }
                """,
                """
                Holder<Badge>().content.show()
                Box<Badge>().view.show()
                func make<T: UIView>(_ type: T.Type) -> T { type.init() }
                make(Badge.self).show()
                """), "badge\nbadge\nbadge\n"
        ),
        (
            "settings of a first run, and loops that hang on what is not known",
            swift(
                "",
                """
                let settings = UserDefaults.standard
                print(settings.bool(forKey: "seen"), settings.integer(forKey: "n"), settings.string(forKey: "s") ?? "-")
                settings.set(true, forKey: "seen")
                print(settings.bool(forKey: "seen"))
                """), "false 0 -\ntrue\n"
        ),
    ])
    func swiftPrints(_ description: String, _ text: String, _ expected: String) {
        let run = AccentRun(text, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == expected)
    }

    @Test(arguments: [
        (
            "casts to real numbers, and structures in structures",
            """
            typedef struct { CGFloat margin; UIEdgeInsets insets; } Metrics;
            static const Metrics kMetrics = { .margin = 12, .insets = { 1, 2, 3, 4 } };
            static NSString * const kNames[] = { [1] = @"one", [0] = @"zero" };
            - (void)viewDidLoad {
                int n = 4;
                NSArray *all = @[@1, @2, @3, @4];
                NSLog(@"%g %g", 1 / (CGFloat)(n * 2), 3 / (float)all.count);
                NSLog(@"%g %g %@", kMetrics.margin, kMetrics.insets.left, kNames[1]);
            }
            """, "0.125 0.75\n12 2 one\n"
        ),
        (
            "variables that functions keep, and what runs once",
            """
            @interface Manager : NSObject
            @property (nonatomic) CGFloat side;
            @end
            @implementation Manager
            static Manager *_instance;
            + (instancetype)shared { static dispatch_once_t token; dispatch_once(&token, ^{ _instance = [[super allocWithZone:NULL] init]; }); return _instance; }
            + (instancetype)allocWithZone:(struct _NSZone *)zone { return [self shared]; }
            @end
            static int next(void) { static int count = 0; return ++count; }
            @implementation V
            - (void)viewDidLoad {
                [Manager shared].side = 3;
                NSLog(@"%g %d", [Manager shared].side, [Manager alloc] == [Manager shared]);
                next();
                NSLog(@"%d", next());
            }
            @end
            """, "3 1\n2\n"
        ),
        (
            "enumerators, ranges, versions and classes by name",
            """
            - (void)viewDidLoad {
                NSEnumerator *from = [@[@"a", @"b"] reverseObjectEnumerator];
                NSString *text;
                while ((text = [from nextObject])) { NSLog(@"%@", text); }
                NSRange place = [@"Masonry" rangeOfString:@"son"];
                NSLog(@"%lu %lu %d", place.location, place.length, [@"a" rangeOfString:@"b"].location == NSNotFound);
                NSLog(@"%d", [[UIDevice currentDevice].systemVersion compare:@"9.3" options:NSNumericSearch] == NSOrderedDescending);
                UILabel *label = [[NSClassFromString(@"UILabel") alloc] init];
                NSLog(@"%d %@", [label isKindOfClass:[UILabel class]], [NSString stringWithString:@"x"]);
                MASViewAttribute *left = label.mas_left;
                NSLog(@"%d %d", left.view == label, left.isSizeAttribute);
            }
            """, "b\na\n2 3 1\n1\n1 x\n1 0\n"
        ),
    ])
    func objectiveCPrints(_ description: String, _ text: String, _ expected: String) {
        let run = AccentRun(text, ending: "m")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == expected)
    }

    @Test(arguments: [
        ("swift", "class V: UIViewController { override func viewDidLoad() { while cursor.hasMore { print(1) } } }"),
        (
            "swift",
            "class V: UIViewController { override func viewDidLoad() { for _ in 0..<Source.count { print(1) } } }"
        ),
        ("m", "- (void)viewDidLoad { while ([self.cursor next]) { NSLog(@\"1\"); } }"),
    ])
    func loopsOverUnknownValuesRunTwice(_ ending: String, _ text: String) {
        let run = AccentRun(text, ending: ending)
        #expect(run.interpreter.output == "1\n1\n")
        #expect(run.outcome.isComplete)
        #expect(run.outcome.diagnostics.contains { $0.message.hasSuffix("the loop runs twice, as a sample") })
    }

    // MARK: Result builders

    private static let builder = """
        @resultBuilder
        enum Rows {
            static func buildExpression(_ view: UIView) -> [UIView] { [view] }
            static func buildExpression(_ views: [UIView]) -> [UIView] { views }
            static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
            static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
            static func buildEither(first part: [UIView]) -> [UIView] { part }
            static func buildEither(second part: [UIView]) -> [UIView] { part }
            static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
        }
        """

    /// Rows of the heights 10, 20, 5, 5 and 40 under one another.
    @Test func buildersCombineTheirStatements() throws {
        let item = ProjectCode(
            "rows", "swift",
            [
                "column": [0, 0, 320, 80], "top": [0, 0, 320, 10], "row": [0, 10, 320, 20], "row#2": [0, 30, 320, 5],
                "row#3": [0, 35, 320, 5], "row#4": [0, 40, 320, 40],
            ],
            """
            \(Self.builder)
            extension UIStackView {
                convenience init(axis: NSLayoutConstraint.Axis, @Rows rows: () -> [UIView]) {
                    self.init(arrangedSubviews: rows())
                    self.axis = axis
                }
            }
            class V: UIViewController {
                let top = UIView()
                var isWide = true
                var note: String?
                func row(_ height: Int) -> UIView {
                    let row = UIView()
                    row.snp.makeConstraints { $0.height.equalTo(height) }
                    return row
                }
                @Rows var rest: [UIView] {
                    for height in [5, 5] { row(height) }
                    switch isWide {
                    case true: row(40)
                    case false: row(1)
                    }
                }
                lazy var column = UIStackView(axis: .vertical) {
                    top
                    if isWide { row(20) } else { row(2) }
                    if let note { row(note.count) }
                    rest
                }
                override func viewDidLoad() {
                    view.addSubview(column)
                    top.snp.makeConstraints { $0.height.equalTo(10) }
                    column.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
                }
            }
            """)
        try item.expectFrames()
    }

    // MARK: What starts

    @Test(arguments: [
        "class V: Base { override func viewDidLoad() { super.viewDidLoad(); print(\"v\") } }\nclass Base: UIViewController {}",
        "class Base: UIViewController {}\nclass V: Base { override func viewDidLoad() { print(\"v\") } }\nclass Part: UIView {}",
    ])
    func superclassesDoNotStart(_ text: String) {
        let run = AccentRun(text, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == "v\n")
    }
}
