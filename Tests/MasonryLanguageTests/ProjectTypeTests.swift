import Masonry
import MasonryLanguage
import Testing

/// The types of projects: other names of them, what is added to those of the libraries, and what they hold.
@Suite("The types of projects")
struct ProjectTypeTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        ProjectCode(
            "other names of types", "swift",
            ["card": [0, 0, 20, 30], "label": [0, 40, 24, 20], "badge": [0, 70, 9, 9]],
            """
            #if canImport(UIKit)
            import UIKit
            public typealias View = UIView
            #else
            import AppKit
            typealias View = NSView
            extension View { var side: CGFloat { 99 } }
            #endif
            protocol Titled { var name: String { get } }
            extension Titled { var shout: String { name + "!" } }
            typealias Screen = UIViewController & Titled
            typealias Entry = (name: String, size: CGFloat)
            typealias Entries = [Entry]
            typealias Handler<T> =
                (T) -> Void
            extension View {
                var side: CGFloat { 20 }
                static func made() -> View { View() }
            }
            class List: View {
                typealias Row = Badge
                let row = Row()
            }
            class Badge: View {}
            class Home: Screen {
                let name = "hi"
                let card = View.made(), label = UILabel(), badge = List.Row()
                let entries: Entries = [("a", 30), Entry(name: "b", size: 1)]
                var done: Handler<CGFloat>?
                override func viewDidLoad() {
                    [card, label, badge].forEach { view.addSubview($0) }
                    card.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.width.equalTo(card.side); $0.height.equalTo(entries[0].size) }
                    label.text = shout
                    label.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(40) }
                    done = { side in self.badge.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(70); $0.size.equalTo(side) } }
                    done?(9)
                    if entries.map(\\.name) != ["a", "b"] { print("names") }
                    if !(List().row is List.Row) { print("row") }
                }
            }
            """),
        ProjectCode(
            "what is compiled", "swift", ["a": [0, 0, 12, 34]],
            """
            class V: UIViewController {
                override func viewDidLoad() {
                    let a = UIView()
                    view.addSubview(a)
                    #if DEBUG
                    let width = 1
                    #elseif os(macOS) || targetEnvironment(macCatalyst)
                    let width = 2
                    #elseif swift(>=5.0) && !(os(tvOS) || os(watchOS))
                    let width = 12
                    #else
                    let width = 3
                    #endif
                    a.snp.makeConstraints {
                        $0.left.top.equalToSuperview()
                        $0.width.equalTo(width)
                        #if canImport(AppKit)
                        $0.height.equalTo(1)
                        #else  // of phones
                        #if os(iOS)
                        $0.height.equalTo(34)
                        #endif
                        #endif
                    }
                }
            }
            """),
        ProjectCode(
            "what is added to structures", "swift",
            [
                "a": [7, 7, 306, 466], "b": [12, 0, 9, 9], "c": [0, 0, 24, 24], "d": [16, 4, 288, 472],
                "e": [1, 2, 40, 5],
            ],
            """
            extension UIEdgeInsets {
                init(all v: CGFloat) { self.init(top: v, left: v, bottom: v, right: v) }
                init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
                    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
                }
                static let page = UIEdgeInsets(horizontal: 16, vertical: 4)
            }
            extension CGSize {
                init(side: CGFloat) { self.init(); width = side; height = side }
                static let icon = CGSize(width: 24, height: 24)
                var doubled: CGSize { CGSize(width: width * 2, height: height * 2) }
            }
            extension CGRect {
                init(at origin: CGPoint, _ size: CGSize) { self.init(origin: origin, size: size) }
            }
            extension CGFloat {
                static let pad: CGFloat = 12
                init(units: Int) { self = CGFloat(units) * 8 }
            }
            class V: UIViewController {
                let a = UIView(), b = UIView(), c = UIView(), d = UIView(), e = UIView(frame: CGRect(at: CGPoint(x: 1, y: 2), CGSize(width: CGFloat(units: 5), height: 5)))
                override func viewDidLoad() {
                    [a, b, c, d, e].forEach { view.addSubview($0) }
                    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(all: 7)) }
                    b.snp.makeConstraints { $0.top.equalToSuperview(); $0.left.equalToSuperview().offset(CGFloat.pad); $0.size.equalTo(CGSize(side: 9)) }
                    c.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(CGSize.icon) }
                    d.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets.page) }
                    if CGSize.icon.doubled != CGSize(side: 48) { print("doubled") }
                }
            }
            """),
        ProjectCode(
            "what is added to classes of the libraries", "swift", ["a": [0, 0, 8, 8]],
            """
            extension UIColor {
                convenience init(hex: Int) { self.init(red: CGFloat(hex >> 16) / 255, green: 0, blue: 0, alpha: 1) }
                static let brand = UIColor(hex: 0xff0000)
                var isOurs: Bool { true }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let a = UIView()
                    view.addSubview(a)
                    a.backgroundColor = UIColor.brand
                    a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(UIColor.red.isOurs ? 8 : 9) }
                }
            }
            """),
        ProjectCode(
            "a category of colors", "m", ["a": [0, 0, 8, 8]],
            """
            @implementation UIColor (App)
            + (UIColor *)brand { return [self colorWithRed:1 green:0 blue:0 alpha:1]; }
            @end
            @implementation V : UIViewController
            - (void)viewDidLoad {
                UIView *a = [UIView new];
                [self.view addSubview:a];
                a.backgroundColor = [UIColor brand];
                [a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); make.size.mas_equalTo(8); }];
            }
            @end
            """),
        ProjectCode(
            "elements that types take", "swift", ["a": [0, 0, 5, 6], "b": [0, 20, 30, 7]],
            """
            struct Grid {
                var cells = [1.0, 2, 3, 4]
                subscript(index: Int) -> Double {
                    get { cells[index] }
                    set { cells[index] = newValue }
                }
                subscript(row: Int, column: Int) -> Double {
                    get { cells[row * 2 + column] }
                    set(new) { cells[row * 2 + column] = new }
                }
                subscript(last offset: Int) -> Double {
                    get { cells[cells.count - 1 - offset] }
                    set { cells[cells.count - 1 - offset] = newValue }
                }
            }
            extension UIView {
                func with<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) -> Self {
                    self[keyPath: path] = value
                    return self
                }
            }
            class V: UIViewController {
                var gap = 1
                override func viewDidLoad() {
                    let a = UIView().with(\\.isHidden, true), b = UIView()
                    var grid = Grid()
                    grid[0] = 5
                    grid[0, 1] = 6
                    grid[last: 1] += 27
                    let path = \\V.gap
                    self[keyPath: path] = 7
                    [a, b].forEach { view.addSubview($0) }
                    a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(grid[0]); $0.height.equalTo(grid[0, 1]) }
                    b.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(20); $0.width.equalTo(grid[2]); $0.height.equalTo(self[keyPath: path]) }
                    if !a.isHidden { print("shown") }
                }
            }
            """),
        ProjectCode(
            "functions that make values", "swift", ["a": [0, 0, 3, 20], "b": [0, 30, 4, 20]],
            """
            struct Row { let width: CGFloat }
            final class Model {
                let row: Row, title: String
                init(row: Row) { self.row = row; title = "" }
                func append(_ row: Row) -> CGFloat { row.width }
                lazy var width = append(row)
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let models = [3, 4].map(Row.init).map(Model.init(row:)), a = UIView(), b = UIView()
                    [a, b].forEach { view.addSubview($0) }
                    let found: (Model, Int)? = (models[1], 30)
                    if let (model, top) = found, models.count > 1 {
                        b.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(top); $0.width.equalTo(model.width); $0.height.equalTo(20) }
                    }
                    a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(models[0].width); $0.height.equalTo(20) }
                    let none: (Int, Int)? = nil
                    if let (one, other) = none { print(one, other) }
                }
            }
            """),
        ProjectCode(
            "properties that give blocks", "m", ["dot": [10, 10, 12, 12], "cover": [10, 10, 12, 12]],
            """
            @interface MASConstraintMaker (App)
            @property (nonatomic, copy, readonly) MASConstraint *(^app_side)(CGFloat);
            @end
            @implementation MASConstraintMaker (App)
            - (MASConstraint *(^)(CGFloat))app_side { return ^(CGFloat side) { return self.width.height.equalTo(@(side)); }; }
            @end
            @interface V : UIViewController
            @property (class, nonatomic, readonly) CGFloat inset;
            @end
            @implementation V
            static CGFloat _inset = 10;
            + (CGFloat)inset { return _inset; }
            - (void)viewDidLoad {
                UIView *dot = UIView.new, *cover = UIView.new;
                [self.view addSubview:dot];
                [self.view addSubview:cover];
                [dot mas_makeConstraints:^(MASConstraintMaker *make) { make.app_side(12); make.top.left.equalTo(@(V.inset)); }];
                if ([UIView instancesRespondToSelector:@selector(safeAreaInsets)] && [cover respondsToSelector:@selector(mas_top)]) {
                    [cover mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(dot); }];
                }
                if ([[@"ada lovelace" capitalizedString] length] != 12 || ![[@" A " stringByTrimmingCharactersInSet:x] isEqual:@"A"]) NSLog(@"x");
            }
            @end
            """),
        ProjectCode(
            "what a subclass of UIKit's has", "swift",
            ["a": [0, 0, 320, 20], "b": [0, 24, 320, 20], "c": [0, 60, 9, 9]],
            """
            class Column: UIStackView {
                convenience init(_ views: [UIView]) {
                    self.init(arrangedSubviews: views)
                    axis = .vertical
                    spacing = 4
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let a = UILabel(), b = UILabel(), c = UIView()
                    (a.text, b.text) = ("a", "b")
                    let column = Column([a, b])
                    [column, c].forEach { view.addSubview($0) }
                    column.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
                    [c].reduce(into: view.snp.top) { top, next in
                        next.snp.makeConstraints { $0.top.equalTo(top).offset(60); $0.left.equalTo(0); $0.size.equalTo(9) }
                        top = next.snp.bottom
                    }
                    let sizes = ["a": 1, "b": 2].reduce(into: 0) { sum, pair in sum += pair.value }
                    if !(0..<4 ~= sizes) || 4...5 ~= sizes || sizes != 3 { print(sizes) }
                }
            }
            """),
        .screen(
            "parts that are set at once", "swift", ["a": [2, 1, 3, 4]],
            """
            let a = UIView()
            var x = 1, y = 2, sizes = [4, 3]
            (x, y) = (y, x)
            (sizes[0], _, sizes[1]) = (sizes[1], 0, sizes[0])
            view.addSubview(a)
            a.snp.makeConstraints { $0.left.equalTo(x); $0.top.equalTo(y); $0.width.equalTo(sizes[0]); $0.height.equalTo(sizes[1]) }
            """),
        .screen(
            "geometry", "swift", ["a": [160, 240, 10, 10], "b": [15, 25, 10, 20], "c": [150, 230, 20, 20]],
            """
            let a = UIView(), b = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 30).insetBy(dx: 5, dy: 5)), c = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            [a, b, c].forEach { view.addSubview($0) }
            a.snp.makeConstraints { $0.left.equalTo(view.bounds.midX); $0.top.equalTo(view.center.y); $0.size.equalTo(10) }
            c.center = view.center
            c.center.x = view.frame.maxX - 160
            if b.frame.maxY != 45 || b.frame.contains(CGPoint(x: 26, y: 30)) || !b.isDescendant(of: view) { print("b") }
            """),
        .screen(
            "the center of a view", "m", ["a": [150, 230, 20, 20]],
            """
            UIView *a = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 20, 20)];
            [self.view addSubview:a];
            a.center = self.view.center;
            UIEdgeInsets in = UIEdgeInsetsZero;
            in.left = 1;
            for (UIView *in in @[a]) { if (in.center.x != 160) NSLog(@"x"); }
            """),
        .screen(
            "what is related to several sides", "swift",
            ["a": [8, 8, 304, 464], "b": [-8, -8, 336, 496], "c": [8, 8, 304, 464], "d": [0, 0, 304, 464]],
            """
            let a = UIView(), b = UIView(), c = UIView(), d = UIView()
            view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            [a, b, c, d].forEach { view.addSubview($0) }
            a.snp.makeConstraints { $0.edges.equalTo(view.snp.margins) }
            b.snp.makeConstraints { $0.margins.equalTo(view.snp.edges) }
            c.snp.makeConstraints { $0.edges.equalTo(a.snp.edges) }
            d.snp.makeConstraints { $0.left.top.equalTo(0); $0.size.equalTo(a.snp.size) }
            """),
        ProjectCode(
            "guides of another controller", "swift", ["top": [0, 0, 50, 480]],
            """
            class V: UIViewController {
                let other = UIViewController(), top = UIView()
                override func viewDidLoad() {
                    other.view = UIView(frame: view.bounds)
                    view.addSubview(other.view)
                    other.view.addSubview(top)
                    top.snp.makeConstraints {
                        $0.top.equalTo(other.topLayoutGuide.snp.bottom)
                        $0.bottom.equalTo(other.bottomLayoutGuide.snp.top)
                        $0.left.equalToSuperview()
                        $0.width.equalTo(50)
                    }
                }
            }
            """),
    ]

    @Test(arguments: [
        (
            "swift",
            """
            struct P: Equatable { let x: Int; let y: [Int] }
            struct Q: Hashable {
                let id: Int, t: String
                static func == (lhs: Q, rhs: Q) -> Bool { lhs.id == rhs.id }
            }
            final class R: Equatable {
                let id = 1
                static func == (a: R, b: R) -> Bool { a.id == b.id }
            }
            extension CGPoint {
                static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
                static prefix func - (a: CGPoint) -> CGPoint { CGPoint(x: -a.x, y: -a.y) }
            }
            func * (a: CGSize, k: CGFloat) -> CGSize { CGSize(width: a.width * k, height: a.height * k) }
            func * (k: CGFloat, a: CGSize) -> CGSize { a * k }
            enum Level: Int, Comparable {
                case low, high
                static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
            }
            print(P(x: 1, y: [2]) == P(x: 1, y: [2]), P(x: 1, y: [2]) != P(x: 1, y: [3]), Q(id: 1, t: "a") == Q(id: 1, t: "b"))
            let r = R()
            print(r == R(), r === R(), r !== R(), r === r, Set([Q(id: 1, t: "a"), Q(id: 1, t: "b")]).count)
            var point = CGPoint(x: 1, y: 2) + -CGPoint(x: 3, y: 4)
            point += CGPoint(x: 2, y: 2)
            print(point, CGSize(width: 1, height: 2) * 3, 2 * CGSize(width: 1, height: 2))
            print(Level.low < Level.high, Level.low >= .high, [Level.high, .low].sorted().map { $0.rawValue })
            var text = "a"
            text.append("b")
            print(text)
            """,
            "true true true true false true true 1 (0, 0) (3, 6) (2, 4) true false [0, 1] ab"
        ),
        (
            "swift",
            """
            var seen = Set<Int>()
            print([3, 1, 3].filter { seen.insert($0).inserted }, seen.count, seen == [1, 3], seen.contains(1))
            var other: Set = [1, 2, 2]
            print(seen.union(other).count, seen.intersection(other).map { $0 }, seen.subtracting(other).count, seen.isSubset(of: other))
            seen.formUnion(other); print(seen.remove(3) ?? 0, seen.remove(9) ?? 0, seen == other, Set("aab").count)
            """, "[3, 1] 2 true true 3 [1] 1 false 3 0 true 2"
        ),
        (
            "m",
            """
            NSMutableSet *s = [NSMutableSet setWithArray:@[@1, @1, @2]]; [s addObject:@2]; [s addObject:@3];
            NSSet *t = [NSSet setWithObjects:@3, nil]; [s minusSet:t];
            NSLog(@"%g %g", [[@[@1, @2.5] valueForKeyPath:@"@sum.self"] doubleValue], [[@[@{@"n": @4}, @{@"n": @6}] valueForKeyPath:@"@max.n"] doubleValue]);
            NSLog(@"%d %d %@", (int)s.count, (int)[s containsObject:@3], [[s allObjects] sortedArrayUsingSelector:@selector(compare:)]);
            """, "3.5 6 2 0 [1, 2]"
        ),
        (
            "m",
            """
            NSArray *words = @[@"b", @"C", @"a"];
            NSLog(@"%@", [words sortedArrayUsingSelector:@selector(compare:)]);
            NSLog(@"%@", [words sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)]);
            NSArray *rows = @[@{@"n": @2, @"t": @"x"}, @{@"n": @1, @"t": @"y"}, @{@"n": @2, @"t": @"a"}];
            NSArray *by = @[[NSSortDescriptor sortDescriptorWithKey:@"n" ascending:NO], [NSSortDescriptor sortDescriptorWithKey:@"t" ascending:YES]];
            NSLog(@"%@", [[rows sortedArrayUsingDescriptors:by] valueForKey:@"t"]);
            NSPredicate *big = [NSPredicate predicateWithFormat:@"n > %@ AND NOT (t CONTAINS[cd] 'A')", @1];
            NSLog(@"%@", [[rows filteredArrayUsingPredicate:big] valueForKey:@"t"]);
            NSLog(@"%@", [words filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(id word, NSDictionary *bindings) { return ![word isEqual:@"b"]; }]]);
            NSLog(@"%@ %d", [words filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"SELF IN %@", @[@"a"]]], (int)[words indexOfObjectPassingTest:^BOOL(id w, NSUInteger i, BOOL *stop) { return i == 1; }]);
            """,
            #"["C", "a", "b"] ["a", "b", "C"] ["a", "x", "y"] ["x"] ["C", "a"] ["a"] 1"#
        ),
    ])
    func prints(_ ending: String, _ text: String, _ expected: String) {
        let run = AccentRun(text, ending: ending)
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output.split(separator: "\n").joined(separator: " ") == expected)
    }

    @Test func unknownPartsOfTextAreSamples() throws {
        let text = """
            - (void)viewDidLoad {
                UILabel *a = [UILabel new];
                [self.view addSubview:a];
                a.text = [NSString stringWithFormat:@"v%@", [UIDevice currentDevice].name];
                [a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); }];
            }
            """
        let run = AccentRun(text, ending: "m")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`UIDevice.currentDevice.name` is unknown"
            ])
        // "v‹name›"
        #expect(try run.frame("a").width == 56)
    }

    @Test func unknownPredicateFormatsAreReported() {
        let run = AccentRun(
            "NSLog(@\"%@\", [@[@1] filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@\"ANY rows.@count BETWEEN 3\"]]);",
            ending: "m")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`NSPredicate(\"ANY rows.@count BETWEEN 3\")` is unknown: nothing is filtered"
            ])
    }

    @Test func mappingAnUnknownValueIsNotALoop() {
        let run = AccentRun(
            """
            class V: UIViewController {
                override func viewDidLoad() { Model.shared.title.map { $0 + "!" }.filter { $0 != "" }.bind(to: Model.shared.other) }
            }
            """, ending: "swift")
        #expect(run.problems.isEmpty)
    }
}
