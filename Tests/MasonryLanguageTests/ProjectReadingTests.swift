import Masonry
import MasonryLanguage
import Testing

/// What is written in projects, and what the names of other files and modules mean.
@Suite("What projects write")
struct ProjectReadingTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    @Test(arguments: projects)
    func projectComesTo(_ item: ProjectFrames) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        ProjectCode(
            "types and modifiers that are written rarely", "swift", ["box": [2, 0, 7, 5]],
            """
            protocol A: UIView {}
            protocol B {}
            class Cell: UIView, A, B {}
            struct Row {
                var width: CGFloat
                var kind: (A & B).Type { return Cell.self }
            }
            struct User { let id: CGFloat }
            class V: UIViewController {
                var user: User? = User(id: 5)
                isolated deinit { user = nil }
                override func viewDidLoad() {
                    let ids = [user, user].map(\\.?.id)
                    let box = UIView(frame: CGRect(x: CGFloat(ids.count), y: 0, width: Row(width: 7).width, height: ids[0]!))
                    view.addSubview(box)
                }
            }
            """),
        .screen(
            "zero as a number, and a window's screen", "swift", ["box": [0, 0, 6, 3], "label": [0, 0, 320, 0]],
            """
            var side: CGFloat? = nil
            let label = UILabel()
            label.numberOfLines = .zero
            label.frame.origin.x = side == nil ? .zero : 4
            label.frame.size.width = view.window?.screen.bounds.size.width ?? .zero
            view.addSubview(label)
            let box = UIView(frame: CGRect(x: .zero, y: .zero, width: 6 + (side ?? .zero), height: max(.zero, 3)))
            view.addSubview(box)
            """),
        // 3 arguments in one text: 8 letters.
        .screen(
            "formats with a locale or with an array", "swift", ["a": [0, 0, 64, 20], "b": [0, 30, 24, 20]],
            """
            let (a, b) = (UILabel(), UILabel())
            let all: [CVarArg] = [1, 2, "four"]
            a.text = String(format: "%d-%d-%@", locale: Locale.current, arguments: all)
            b.text = String(format: "%d%%!", locale: .current, 7)
            for label in [a, b] { view.addSubview(label) }
            a.snp.makeConstraints { $0.top.left.equalTo(0) }
            b.snp.makeConstraints { $0.top.equalTo(30); $0.left.equalTo(0) }
            """),
        .screen(
            "qualifiers of blocks", "m", ["box": [0, 0, 6, 5]],
            """
            CGFloat __block (^ __weak again)(CGFloat n);
            CGFloat (^ __strong twice)(CGFloat) = ^(CGFloat n) { return 2 * n; };
            again = twice;
            UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, again(3), 5)];
            [self.view addSubview:box];
            """),
        ProjectCode(
            "methods of a class that a category extends", "m", ["box": [0, 0, 6, 5]],
            """
            @interface NSDate (Steps)
            @property (readonly) NSInteger hour;
            + (NSDate *)dateTomorrow;
            @end
            @implementation NSDate (Steps)
            + (NSDate *)dateTomorrow { return [[NSDate date] dateByAddingTimeInterval:86400]; }
            - (NSInteger)hour { return 6; }
            @end
            @interface V : UIViewController
            @end
            @implementation V
            - (void)viewDidLoad {
                NSDate *now = [NSDate date];
                UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, now.hour, 5)];
                [self.view addSubview:box];
            }
            @end
            """),
    ]

    static let projects: [ProjectFrames] = [
        ProjectFrames(
            "functions of another file, in capitals and with defaults", "V.swift",
            ["box": [0, 0, 362, 9], "other": [0, 20, 7, 9], "third": [0, 40, 35, 4]],
            [
                "Sizes.swift": """
                public func APP_WIDTH() -> CGFloat { return 402 }
                func Half(_ n: CGFloat) -> CGFloat { n / 2 }
                func side(_ n: CGFloat, plus more: CGFloat = 5, times: CGFloat = 1) -> CGFloat { (n + more) * times }
                func side(_ text: String, plus more: CGFloat = 1) -> CGFloat { CGFloat(text.count) + more }
                """,
                "V.swift": """
                class V: UIViewController {
                    override func viewDidLoad() {
                        let box = UIView(frame: CGRect(x: 0, y: 0, width: APP_WIDTH() - 40, height: 9))
                        let other = UIView(frame: CGRect(x: 0, y: 20, width: Half(14), height: 9))
                        // (30 + 5) * 1, and 3 letters and 1.
                        let third = UIView(frame: CGRect(x: 0, y: 40, width: side(30), height: side("abc")))
                        for one in [box, other, third] { view.addSubview(one) }
                    }
                }
                """,
            ])
    ]

    /// A project whose files have other names in messages than its index has for them.
    private struct MovedProject: ProjectFinder {
        let index: ProjectIndex
        let path: String

        func project(around source: SourceText) -> (index: ProjectIndex, path: String)? { (index, path) }
    }

    @Test("The aliases of the nearest folder count, whatever path is named", arguments: ["", "/all/of/it/"])
    func nearestAlias(_ folder: String) throws {
        let path = "Feature/Home/Sources/Screens/V.swift"
        let files = [
            "App/Sources/Names.swift": "typealias Texts = AppTexts\nenum AppTexts { static let hello = \"Hello\" }",
            "Feature/Home/Sources/Names.swift":
                "typealias Texts = HomeTexts\nenum HomeTexts { enum Home { static let feed = \"Feed\" } }",
            path: """
            class V: UIViewController {
                override func viewDidLoad() {
                    let label = UILabel()
                    label.text = Texts.Home.feed
                    view.addSubview(label)
                    label.snp.makeConstraints { $0.top.left.equalTo(0) }
                }
            }
            """,
        ]
        let index = ProjectIndex(of: files.keys.sorted()) { files[$0] }
        let interpreter = Interpreter(projects: MovedProject(index: index, path: path))
        let outcome = interpreter.run(SourceText(name: folder + path, text: try #require(files[path])))
        #expect(outcome.diagnostics.map(\.message) == [])
        #expect(try #require(interpreter.scene.layout().item(named: "label")).frame.width == 4 * 8)
    }
}
