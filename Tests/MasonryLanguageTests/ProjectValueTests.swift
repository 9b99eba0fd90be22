import Masonry
import MasonryLanguage
import Testing

/// The values of projects: what their collections, texts and numbers are reported, and what types values without one are of.
@Suite("The values of projects")
struct ProjectValueTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    /// A screen whose views stand at the left under one another, 10 high, with these widths.
    private static func widths(
        _ description: String, in ending: String = "swift", _ widths: [Double], above declarations: String = "",
        _ body: String, _ values: String
    ) -> ProjectCode {
        var frames: [String: [Double]] = [:]
        for (index, width) in widths.enumerated() {
            frames[index == 0 ? "bar" : "bar#\(index + 1)"] = [0, Double(index) * 10, width, 10]
        }
        let swift = """
            \(declarations)
            class V: UIViewController {
                override func viewDidLoad() {
                    \(body)
                    let widths: [CGFloat] = [\(values)]
                    for index in widths.indices {
                        let bar = UIView()
                        view.addSubview(bar)
                        bar.snp.makeConstraints {
                            $0.left.equalToSuperview()
                            $0.top.equalTo(index * 10)
                            $0.size.equalTo(CGSize(width: widths[index], height: 10))
                        }
                    }
                }
            }
            """
        let objectiveC = """
            \(declarations)
            @interface V : UIViewController
            @end
            @implementation V
            - (void)viewDidLoad {
                \(body)
                NSArray *widths = @[\(values)];
                for (int i = 0; i < widths.count; i++) {
                    UIView *bar = [UIView new];
                    [self.view addSubview:bar];
                    [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self.view);
                        make.top.mas_equalTo(i * 10);
                        make.size.mas_equalTo(CGSizeMake([widths[i] floatValue], 10));
                    }];
                }
            }
            @end
            """
        return ProjectCode(description, ending, frames, ending == "swift" ? swift : objectiveC)
    }

    static let cases: [ProjectCode] = [
        widths(
            "dictionaries that count", [2, 1, 4, 9, 3, 1],
            """
            var counts: [String: Int] = [:]
            for word in "a b a".split(separator: " ") { counts[String(word), default: 0] += 1 }
            let doubled = counts.mapValues { $0 * 2 }
            var groups: [Bool: [Int]] = [:]
            for number in 1...3 { groups[number > 0, default: []].append(number) }
            let odd = Dictionary(grouping: [1, 2, 4], by: { $0 % 2 })
            """,
            """
            counts["a"]!, counts["b"]!, doubled["a"] ?? 0, counts["z", default: 9], groups[true]?.count ?? 0, odd[1]!.count
            """),
        widths(
            "dictionaries that are put together", [7, 5, 1, 20, 2, 3],
            """
            var sizes = Dictionary(uniqueKeysWithValues: [("a", 2), ("b", 5)])
            sizes.merge(["a": 5]) { $0 + $1 }
            let large = sizes.filter { $0.value > 6 }
            let other = sizes.merging(["c": 20], uniquingKeysWith: { _, new in new })
            let gone = sizes.removeValue(forKey: "a") ?? 0
            sizes.updateValue(gone - 5, forKey: "d")
            let all = other.compactMapValues { $0 > 6 ? $0 : nil }
            """,
            """
            gone, sizes["b"]!, large.count, other["c"]!, all.count, sizes["d"]! + 1
            """),
        widths(
            "arrays that change", [3, 2, 1, 2, 4, 1, 2, 1, 30],
            """
            var numbers = [3, 1, 2]
            numbers.sort { $0 > $1 }
            var more = numbers.map { $0 }
            more.reverse()
            more.insert(contentsOf: [4], at: 0)
            var rest = [5, 6, 7]
            rest.removeFirst(2)
            let last = [1, 2, 1].lastIndex(of: 1) ?? 0
            let tail = [1, 2, 30].drop(while: { $0 < 3 })
            """,
            """
            numbers[0], numbers[1], numbers[2], last, more[0], more.prefix(while: { $0 == 4 }).count, more[2],
            rest.count, tail[0]
            """),
        widths(
            "places and elements", [2, 0, 1, 3, 2],
            """
            let names = ["bb", "a"]
            var lengths = [Int]()
            for pair in names.enumerated() { lengths.append(pair.element.count) }
            let places = names.enumerated().filter { $0.element.count == 2 }.map { $0.offset }
            let (row, column) = 11.quotientAndRemainder(dividingBy: 3)
            let any = Int.random(in: 2...6)
            """,
            """
            CGFloat(lengths[0]), CGFloat(places[0]), CGFloat(lengths[1]), CGFloat(row), CGFloat(column)
            """),
        widths(
            "lazy collections and optionals", [3, 12, 1, 2, 0, 4],
            """
            let first = [1, 2, 3].lazy.map { $0 + 1 }.filter { $0 > 2 }.first ?? 0
            let count: Int? = 4
            let flag = Bool(true)
            let off = Bool.random()
            let half = CGFloat.random(in: 2...6)
            let line = String(repeating: "ab", count: 2)
            """,
            """
            first, count.map { $0 * 3 } ?? 0, flag ? 1 : 2, half, off ? 1 : 0, line.count
            """),
        widths(
            "texts of several lines", [11, 3, 3, 5],
            #"""
            let name = "ann"
            let text = """
                Hello \(name)
                  \(name.count, privacy: .public) times
                """
            let lines = text.split(separator: "\n")
            let cut = name.prefix(1) + "b" + name.dropFirst(2)
            """#,
            #"""
            9 + lines.count, cut.count, name.filter { $0 == "n" }.count + 1, "\(name, specifier: "%@")12".count
            """#),
        // Two enumerations share the names of their cases, and two structures those of their parts.
        widths(
            "values of the type that is expected", [1, 20, 1, 30, 2, 3],
            above: """
                enum Place { case top, bottom; var width: CGFloat { self == .top ? 1 : 2 } }
                enum Tab { case top, bottom; var width: CGFloat { self == .top ? 10 : 20 } }
                struct Row { var title: String; var tab = Tab.bottom; var place = Place.top }
                struct Group { let title: String; let rows: [Row] }
                class Holder {
                    var tab: Tab = .top
                    var place: Place?
                    var row: Row?
                    func width(of tab: Tab) -> CGFloat { tab.width + 10 }
                    func room(_ place: Place, plus more: CGFloat = 0) -> CGFloat { place.width + more }
                    lazy var groups: [Group] = [
                        .init(title: "a", rows: [.init(title: "b"), .init(title: "c", place: .bottom)]),
                        Group(title: "d", rows: []),
                    ]
                }
                """,
            """
            let holder = Holder()
            holder.tab = .bottom
            holder.place = .top
            holder.row = .init(title: "r", tab: .bottom)
            let same = holder.tab == .bottom ? 1 : 9
            """,
            """
            holder.place!.width, holder.tab.width, CGFloat(same), holder.width(of: .bottom),
            holder.room(.bottom), CGFloat(holder.groups[0].rows.count) + (holder.row?.tab == .bottom ? 1 : 5)
            """),
        widths(
            "operators of the source's own", [8, 24, 5],
            above: """
                precedencegroup Pipe { associativity: left }
                infix operator |>: Pipe
                infix operator =>
                func |> <A, B>(value: A, change: (A) -> B) -> B { change(value) }
                @discardableResult
                func => (label: UILabel, text: String) -> UILabel {
                    label.text = text
                    return label
                }
                """,
            """
            let double: (Int) -> Int = { $0 * 2 }
            let label = UILabel()
            label => "abc"
            """,
            """
            2 |> double |> { $0 * 2 }, label.intrinsicContentSize.width, 5 |> { $0 }
            """),
        widths(
            "what values are written as", [6, 5],
            above: """
                struct Money: CustomStringConvertible {
                    let cents: Int
                    var description: String { "$\\(cents / 100)" }
                }
                """,
            """
            let money = Money(cents: 2550)
            """,
            """
            "is \\(money)".count, String(describing: [money, money].map { "\\($0)" }.joined()).count - 1
            """),
        widths(
            "enumerations that speak of themselves", [2, 3, 1],
            above: """
                enum Page: Int, CaseIterable {
                    case first = 1, second
                    var next: Page? { Page(rawValue: rawValue + 1) }
                    static var last: Page { allCases.last! }
                }
                """,
            """
            let page = Page.first
            """,
            """
            CGFloat(page.next!.rawValue), CGFloat(Page.allCases.count + 1), Page.last == .second ? 1 : 5
            """),
        widths(
            "functions that are given types", [24, 3, 7],
            above: """
                enum Make {
                    static func view<T: UIView>(_ type: T.Type, _ setUp: (T) -> Void = { _ in }) -> T {
                        let made = T(frame: .zero)
                        setUp(made)
                        return made
                    }
                    static func name<Kind: Named>(of kind: Kind.Type) -> String { Kind.name }
                }
                protocol Named { static var name: String { get } }
                struct Cat: Named { static let name = "cat" }
                func first<Element>(of elements: [Element], or other: Element) -> Element { elements.first ?? other }
                """,
            """
            let label = Make.view(UILabel.self) { $0.text = "abc" }
            """,
            """
            label.intrinsicContentSize.width, CGFloat(Make.name(of: Cat.self).count), first(of: [7], or: 1)
            """),
        widths(
            "texts in which nothing is escaped", [2],
            ##"""
            let text = #"a\d"#
            """##,
            """
            text.count - 1
            """),
        widths(
            "types with types, made with a closure", [5],
            """
            let registration = UICollectionView.CellRegistration<Cell, String> { cell, path, item in
                cell.title = item
            }
            let size = 5
            """,
            """
            size
            """),
        widths(
            "operators that change a variable, and ranges of cases", in: "m", [12, 3, 1, 16, 2, 5, 6],
            """
            NSUInteger bits = 8;
            bits |= 4;
            int rest = 11;
            rest %= 4;
            int both = 3;
            both &= 1;
            int shifted = 2;
            shifted <<= 3;
            int other = 3;
            other ^= 1;
            id value = (__bridge id)(void *)@5;
            int chosen = 0;
            switch (rest) {
                case 0 ... 2: chosen = 1; break;
                case 3 ... 9: chosen = 6; break;
                default: chosen = 9;
            }
            """,
            """
            @(bits), @(rest), @(both), @(shifted), @(other), value, @(chosen)
            """),
    ]
}
