import Masonry
import MasonryLanguage
import Testing

/// What UIKit does otherwise than a project's code expects, and what of it can't be read.
@Suite("Notices about projects")
struct ProjectNoticeTests {
    private func messages(_ code: String, ending: String = "swift") -> [String] {
        let run = AccentRun(code, ending: ending)
        let layout = run.interpreter.scene.layout()
        return run.outcome.diagnostics.filter { $0.severity != .note }.map(\.message)
            + layout.findings.map(\.message)
    }

    private static func controller(_ body: String) -> String {
        "class A: UIViewController {\n let a = UIView()\n let b = UIView()\n override func viewDidLoad() {\n"
            + " view.addSubview(a)\n view.addSubview(b)\n \(body)\n }\n}\n"
    }

    /// Nothing is ambiguous where a library that can't be read may place it.
    @Test func unreadLibrariesAreNamedOnce() {
        #expect(
            messages(
                Self.controller(
                    "a.autoPinEdgesToSuperviewEdges(); b.autoPinEdge(.top, to: .bottom, of: a); b.autoSetDimension(.height, toSize: 20)"
                )) == ["PureLayout isn't read: what its calls lay out is unknown"])
        #expect(
            messages(
                """
                @implementation A
                - (void)viewDidLoad {
                    UIView *a = [UIView new];
                    [self.view addSubview:a];
                    [a autoCenterInSuperview];
                    [a autoSetDimension:ALDimensionHeight toSize:20];
                }
                @end
                """, ending: "m") == ["PureLayout isn't read: what its calls lay out is unknown"])
    }

    @Test func whatAnUnknownCallPlacesIsNotAmbiguous() {
        let found = messages(Self.controller("a.dock(); b.snp.makeConstraints { $0.left.top.size.equalTo(a) }"))
        #expect(found == ["`dock` of `a` is unknown, so its effect on the layout is missing"])
        #expect(messages(Self.controller("a.dock()")).count == 2, "b has no place")
    }

    @Test func hiddenArrangedViewsAreNamed() throws {
        let run = AccentRun(
            """
            class A: UIViewController {
                let stack = UIStackView()
                let icon = UIImageView()
                override func viewDidLoad() {
                    view.addSubview(stack)
                    stack.addArrangedSubview(icon)
                    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    icon.snp.makeConstraints { $0.width.height.equalTo(40) }
                    icon.isHidden = true
                }
            }
            """, ending: "swift")
        let layout = run.interpreter.scene.layout()
        let finding = try #require(layout.findings.first { $0.isConflict })
        #expect(
            Diagnostic(finding, in: layout).notes.contains {
                $0.hasPrefix("`icon` is hidden, so its stack view makes its width 0 (`UISV-hiding`)")
            })
    }

    @Test(arguments: [
        ("let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900)); scroll.addSubview(child)", true),
        (
            "let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900)); scroll.addSubview(child); "
                + "scroll.contentSize = child.frame.size", false
        ),
        (
            "let child = UIView(); scroll.addSubview(child); child.snp.makeConstraints { $0.edges.size.equalToSuperview() }",
            false
        ),
    ])
    func contentOfFramesHasNoSize(code: String, isTold: Bool) {
        let found = messages(
            Self.controller(
                "let scroll = UIScrollView(); view.addSubview(scroll); scroll.snp.makeConstraints { $0.edges.equalToSuperview() }; "
                    + code
            ).replacing(" view.addSubview(a)\n view.addSubview(b)\n", with: ""))
        #expect(found.contains { $0.contains("nothing gives the content of `scroll` a size") } == isTold, "\(found)")
    }

    /// A switch has its own 51 × 31 beside a label that could as well stay short.
    @Test func aSwitchKeepsItsSize() {
        let run = AccentRun(
            """
            class A: UIViewController {
                let title = UILabel()
                let toggle = UISwitch()
                override func viewDidLoad() {
                    view.addSubview(toggle)
                    view.addSubview(title)
                    title.text = "Wi-Fi"
                    toggle.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    title.snp.makeConstraints { $0.top.right.equalToSuperview(); $0.left.equalTo(toggle.snp.right) }
                }
            }
            """, ending: "swift")
        #expect(run.problems.isEmpty && run.interpreter.scene.layout().findings.isEmpty)
        #expect(run.interpreter.scene.view(named: "toggle")?.frame == Rect(x: 0, y: 0, width: 51, height: 31))
    }

    @Test func ownFramesDoNotRun() {
        let view = "class Card: UIView { override var frame: CGRect { didSet { print(frame) } } }\n"
        let told = "constraints place a `Card` by its center and bounds"
        #expect(messages(view).contains { $0.hasPrefix(told) })
        let cell = """
            @implementation RowCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
                return [super initWithStyle:style reuseIdentifier:name];
            }
            - (void)setFrame:(CGRect)frame { frame.size.height -= 8; [super setFrame:frame]; }
            @end
            """
        #expect(messages(cell, ending: "m").contains { $0.hasPrefix("a table sets the frame of a `RowCell`") })
    }

    // MARK: Names that a project and a library share

    @Test func theLibrarysFunctionIsFoundByItsArguments() {
        let run = AccentRun(
            """
            func NSLocalizedString(_ key: String) -> String { return NSLocalizedString(key, comment: "") }
            print(NSLocalizedString("hello"))
            """, ending: "swift")
        #expect(run.interpreter.output == "hello\n" && run.problems.isEmpty)
    }

    @Test func aPropertyCanGiveTheSafeArea() {
        let run = AccentRun(
            """
            extension UIView {
                var safe: ConstraintBasicAttributesDSL {
                    if #available(iOS 11.0, *) { return self.safeAreaLayoutGuide.snp }
                    return self.snp
                }
            }
            \(Self.controller("a.snp.makeConstraints { $0.edges.equalTo(view.safe.edges) }; b.snp.makeConstraints { $0.edges.equalTo(a) }"))
            """, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.scene.view(named: "a")?.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func subscriptsDifferByType() {
        let run = AccentRun(
            """
            enum Key: String { case wide, narrow }
            struct Theme {
                var store: [String: Int] = ["wide": 12]
                subscript(_ key: String) -> Int { get { return store[key] ?? 0 } set { store[key] = newValue } }
                subscript(_ key: Key) -> Int { return self[key.rawValue] }
            }
            var theme = Theme()
            print(theme[.wide], theme["wide"], theme[Key.narrow])
            theme["narrow"] = 3
            print(theme[.narrow])
            """, ending: "swift")
        #expect(run.interpreter.output == "12 12 0\n3\n" && run.problems.isEmpty, "\(run.problems)")
    }

    @Test func extensionsOfEachClassAreFound() throws {
        for superclass in ["UICollectionViewCell", "UIScrollView", "UIButton", "UITableViewCell"] {
            let project = FileProject(
                "",
                [
                    "Box.swift":
                        "class Box: \(superclass) { override init(frame: CGRect) { super.init(frame: frame); addBox() } }",
                    "Extra.swift":
                        "extension \(superclass) { func addBox() { addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) } }",
                ])
            let (interpreter, outcome) = try project.run("Box.swift")
            #expect(interpreter.scene.views.count == 2, "\(superclass)")
            #expect(outcome.diagnostics.allSatisfy { $0.severity == .note }, "\(outcome.diagnostics.map(\.message))")
        }
    }

    @Test(arguments: [
        ("print(\"x\" is String, 1 is Int, [1] is NSArray, 1 is String)", "swift", "true true true false\n"),
        (
            "NSLog(@\"%d %d %d\", [@\"x\" isKindOfClass:[NSString class]], [@1 isKindOfClass:NSNumber.class], [@[] isKindOfClass:NSString.class]);",
            "m", "1 1 0\n"
        ),
    ])
    func valuesAreOfTheirClasses(code: String, ending: String, output: String) {
        #expect(AccentRun(code, ending: ending).interpreter.output == output)
    }

    @Test func rectanglesOfOriginAndSize() {
        let run = AccentRun(
            "let s = CGSize(width: 5, height: 6); print(CGRect(origin: .zero, size: s), CGRect(origin: CGPoint(x: 1, y: 2), size: .zero))",
            ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(
            run.interpreter.output.filter { !" .".contains($0) } == "(0,0,5,6)(1,2,0,0)\n", "\(run.interpreter.output)")
    }

    @Test func macrosOfMissingHeadersAreUnknown() {
        let run = AccentRun(
            """
            @implementation A
            - (void)viewDidLoad {
                UIView *a = [UIView new];
                [self.view addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.height.equalTo(self.view);
                    make.width.equalTo(@kScale(20));
                }];
            }
            @end
            """, ending: "m")
        #expect(run.outcome.diagnostics.allSatisfy { $0.severity != .error }, "\(run.problems)")
        #expect(run.interpreter.scene.layout().findings.isEmpty)
    }

    @Test func otherLintersCommentsAreTheirs() {
        let run = AccentRun(
            "// swiftlint:disable force_cast\nlet a = 1 // swiftlint:disable:this all\nprint(a)", ending: "swift")
        #expect(LayoutReporter(run.interpreter).lints.isEmpty)
    }

    @Test func whatCantBeSeenCoversNothing() {
        let run = AccentRun(
            Self.controller(
                """
                let label = UILabel(); label.text = "Load"; view.addSubview(label)
                label.snp.makeConstraints { $0.center.equalToSuperview() }
                a.alpha = 0; a.backgroundColor = .red
                a.snp.makeConstraints { $0.edges.equalToSuperview() }
                let spinner = UIActivityIndicatorView(style: .medium); view.addSubview(spinner)
                spinner.snp.makeConstraints { $0.center.equalToSuperview() }
                b.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(9) }
                """), ending: "swift")
        #expect(
            LayoutReporter(run.interpreter).lints.isEmpty, "\(LayoutReporter(run.interpreter).lints.map(\.message))")
    }

    @Test func anUnknownCollectionHasElements() {
        let run = AccentRun(
            "if Config.items.count > 0 { print(\"some\") }\nif Config.items.count == 0 { print(\"none\") }",
            ending: "swift")
        #expect(run.interpreter.output == "some\n")
    }

    @Test func labelsCanBeEmpty() {
        let run = AccentRun(
            """
            @implementation A
            - (void)viewDidLoad { [self curve:1 :2 :3]; if ([super.title isEqualToString:@"x"]) { NSLog(@"no"); } }
            - (void)curve:(CGFloat)a :(CGFloat)b :(CGFloat)c { NSLog(@"%g %g %g", a, b, c); }
            @end
            """, ending: "m")
        #expect(run.interpreter.output == "1 2 3\n")
    }
}
