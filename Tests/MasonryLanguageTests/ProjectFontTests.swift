import Masonry
import MasonryLanguage
import Testing

/// Fonts that other files of a project name. A line in Inter is 1.19336 of the font's size, rounded up to a point.
@Suite("Fonts of a project")
struct ProjectFontTests {
    private static let screen = """
        class Screen: UIViewController {
            let small = UILabel(), big = UILabel()
            override func viewDidLoad() {
                small.text = "a"
                big.text = "a"
                setUp()
            }
            private func setUp() {
                small.font = SMALL
                big.font = BIG
                view.addSubview(small)
                view.addSubview(big)
                small.snp.makeConstraints { $0.top.left.equalToSuperview() }
                big.snp.makeConstraints { $0.left.equalTo(small); $0.top.equalTo(small.snp.bottom) }
            }
        }
        """

    private static let generated = """
        public enum Families {
            public enum Sans { public static let bold = Face(name: "Sans-Regular"), thin = Face(name: "Sans-Regular") }
        }
        public struct Face {
            let name: String
            #if os(macOS)
            typealias Font = NSFont
            #else
            typealias Font = UIFont
            #endif
            func font(size: CGFloat) -> Font {
                guard let font = Font(font: self, size: size) else { fatalError() }
                return font
            }
        }
        extension Face.Font {
            convenience init?(font: Face, size: CGFloat) {
                if !UIFont.fontNames(forFamilyName: "Sans").contains(font.name) { print("not registered") }
                self.init(name: font.name, size: size)
            }
        }
        """

    private func expect(_ files: KeyValuePairs<String, String>, small: String, big: String) throws {
        let code = Self.screen.replacing("SMALL", with: small).replacing("BIG", with: big)
        var all = Array(files.map { ($0.key, $0.value) })
        all.append(("App/Screen.swift", code))
        let run = try FileProject("", all).run("App/Screen.swift")
        #expect(run.outcome.diagnostics.map(\.message) == [])
        let layout = run.interpreter.scene.layout()
        // 12 × 1.19336 is 14.32, and 24 × 1.19336 is 28.64.
        let (one, two) = (try #require(layout.item(named: "small")), try #require(layout.item(named: "big")))
        #expect(one.frame.height == 15)
        #expect(two.frame.y == 15 && two.frame.height == 29)
    }

    @Test func anAliasOfANestedTypeOfAnotherFileHoldsFonts() throws {
        try expect(
            ["App/Generated.swift": Self.generated, "App/Names.swift": "typealias Fonts = Families.Sans"],
            small: "Fonts.thin.font(size: 12)", big: "Fonts.bold.font(size: 24)")
    }

    @Test func anAliasOfAnAliasHoldsFonts() throws {
        try expect(
            [
                "App/Generated.swift": Self.generated, "App/One.swift": "typealias Letters = Families",
                "App/Two.swift": "enum App { typealias Type = Letters.Sans }",
            ],
            small: "App.Type.thin.font(size: 12)", big: "App.Type.bold.font(size: 24)")
    }

    @Test func anEnumerationOfAnotherFileHoldsFonts() throws {
        try expect(
            [
                "App/Theme.swift":
                    "enum Theme { enum Text { static let note = UIFont.systemFont(ofSize: 12)\n"
                    + "static func title(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) } } }"
            ],
            small: "Theme.Text.note", big: "Theme.Text.title(24)")
    }
}
