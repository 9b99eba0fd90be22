import Foundation
import Masonry
import MasonryLanguage
import SceneFuzzing
import Testing

/// What is written as code comes to the same scene when its accent reads it.
@Suite("Export")
struct ExportTests {
    static let ways: [ExportedCode.Way] = LayoutFormat.code.flatMap { format in
        format.languages.map { ExportedCode.Way(format: format, language: $0) }
    }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func scripts(in folder: String) -> [String] {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: repository.appending(path: folder).path)) ?? []
        return files.filter { $0.hasSuffix(".mas") }.sorted().map { "\(folder)/\($0)" }
    }

    static let demos = scripts(in: "docs/demos")
    static let screens = scripts(in: "Tests/Fixtures/ObjectiveC") + scripts(in: "Tests/Fixtures/Swift")

    @Test func thereAreScripts() {
        #expect(Self.demos.count >= 16)
        #expect(Self.screens.count >= 21)
    }

    @Test(arguments: demos + screens, ways)
    func comesToTheSame(_ path: String, _ way: ExportedCode.Way) throws {
        let text = try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: path, text: text))
        try ExportedCode(interpreter.scene, way).expectSame()
    }

    /// Views whose classes say what their content asks for.
    @Test(arguments: ways)
    func classesComeToTheSame(_ way: ExportedCode.Way) throws {
        let text = """
            class Badge: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 24) }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    for control in [UISwitch(), UISlider(), UITableView(), Badge()] {
                        view.addSubview(control)
                        control.snp.makeConstraints { $0.left.centerY.equalToSuperview() }
                    }
                }
            }
            """
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "V.swift", text: text)).diagnostics.isEmpty)
        let code = try #require(SceneCode(interpreter.scene, as: way.format, in: way.language)).text
        for word in ["UISwitch", "UISlider", "UITableView", "24"] { #expect(code.contains(word)) }
        try ExportedCode(interpreter.scene, way).expectSame()
    }

    /// Every way to arrange, with what is hidden, nested or has a spacing of its own.
    @Test(arguments: ways, 0..<12)
    func stackViewsComeToTheSame(_ way: ExportedCode.Way, _ number: Int) throws {
        let distribution = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "fill"][
            number % 6]
        let alignment = ["fill", "center", "leading", "trailing", "firstBaseline", "lastBaseline"][number / 2]
        let isVertical = number % 2 == 1 && !alignment.hasSuffix("Baseline")
        let text = """
            class V: UIViewController {
                override func viewDidLoad() {
                    let a = UILabel(), b = UILabel(), c = UILabel(), d = UILabel()
                    for (view, text) in zip([a, b, c, d], ["one", "four", "eleven", "hidden"]) { view.text = text }
                    let inner = UIStackView(arrangedSubviews: [c, d])
                    d.isHidden = \(number % 3 == 0)
                    let stack = UIStackView(arrangedSubviews: [a, b, inner])
                    stack.axis = .\(isVertical ? "vertical" : "horizontal")
                    stack.distribution = .\(distribution)
                    stack.alignment = .\(alignment)
                    stack.spacing = 8
                    stack.setCustomSpacing(20, after: a)
                    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                    stack.isLayoutMarginsRelativeArrangement = \(number % 4 == 0)
                    view.addSubview(stack)
                    stack.snp.makeConstraints { $0.center.equalToSuperview(); $0.width.equalTo(300) }
                }
            }
            """
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "V.swift", text: text))
        let code = ExportedCode(interpreter, way)
        #expect(code.code.components(separatedBy: "UIStackView").count > 2)
        #expect(!code.code.contains("gap"))
        try code.expectSame()
    }

    /// What was arranged before other constraints were made is said by constraints, whose order counts.
    @Test(arguments: ways)
    func stackViewsThatCameFirstComeToTheSame(_ way: ExportedCode.Way) throws {
        let text = """
            class V: UIViewController {
                override func viewDidLoad() {
                    let a = UILabel(), stack = UIStackView(arrangedSubviews: [a])
                    a.text = "one"
                    view.addSubview(stack)
                    view.layoutIfNeeded()
                    stack.snp.makeConstraints { $0.top.left.equalToSuperview() }
                }
            }
            """
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "V.swift", text: text)).diagnostics.isEmpty)
        let code = ExportedCode(interpreter, way)
        #expect(!code.code.contains("UIStackView"))
        try code.expectSame()
    }

    /// What a field shows before it has a text, the titles of segments, and a button's own insets.
    @Test(arguments: ways)
    func shownTextsComeToTheSame(_ way: ExportedCode.Way) throws {
        let text = """
            - (void)viewDidLoad {
                UITextField *field = [UITextField new]; field.placeholder = @"Name";
                UISegmentedControl *segments = [[UISegmentedControl alloc] initWithItems:@[@"Day", @"Week"]];
                UIButton *button = [UIButton new];
                [button setTitle:@"OK" forState:UIControlStateNormal];
                button.contentEdgeInsets = UIEdgeInsetsMake(1, 20, 3, 40);
                for (UIView *v in @[field, segments, button]) {
                    [self.view addSubview:v];
                    [v mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); }];
                }
            }
            """
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "V.m", text: text)).diagnostics.isEmpty)
        let code = ExportedCode(interpreter, way)
        for word in ["placeholder", "Week", "contentEdgeInsets"] { #expect(code.code.contains(word)) }
        try code.expectSame()
    }

    /// Every block of the lessons and pages that runs by itself.
    @Test(arguments: ways)
    func examplesComeToTheSame(_ way: ExportedCode.Way) throws {
        var count = 0
        let pages = try #require(FileManager.default.enumerator(atPath: Self.repository.appending(path: "docs").path))
        for case let page as String in pages where page.hasSuffix(".md") {
            let text = try String(contentsOf: Self.repository.appending(path: "docs/\(page)"), encoding: .utf8)
            for block in text.components(separatedBy: "\n```mas\n").dropFirst() {
                let interpreter = Interpreter()
                let script = block.components(separatedBy: "\n```")[0]
                guard interpreter.run(SourceText(name: page, text: script)).isComplete else { continue }
                count += 1
                try ExportedCode(interpreter.scene, way).expectSame()
            }
        }
        #expect(count > 15)
    }

    @Test(arguments: ways, 0..<4)
    func randomScenesComeToTheSame(_ way: ExportedCode.Way, _ block: UInt64) throws {
        for seed in block * 25..<(block + 1) * 25 {
            let trial = SceneMaker.trial(seed: seed, style: seed % 5 == 0 ? .large : .small)
            // Only the root has these guides in UIKit.
            if trial.script.contains(/v\d+\.(top|bottom)LayoutGuide/) { continue }
            try ExportedCode(try trial.scene(), way).expectSame("seed \(seed)\n\(trial.script)")
        }
    }

    // MARK: What code has no plain words for

    @Test(
        arguments: [
            "for i in 0..<3 { view box }; root.subviews[1].remove()",
            "for i in 0..<3 { view row; label title \"a\" in row }",
            "view default, class, switch, int, view, self_, _a, Big, UIView, myself, größe, 視圖; if true { view make, CGRect, min }",
            "view a, b; let c = a; b.addSubview(a); a.remove()\nview d in b; view a",
            #"label a "\u{1F600} \"q\" \\ \n\t\r\u{0}7 \u{1}1 \u{9B}31m\u{85} %d \u{202E}x \(1 + 1) ?? $0"; button b "\\(x)"; field c "´`'""#,
            "image a 40x30; image b; image c 0.1x33.333",
            "view a, b in root; b.addSubview(a); view c in a; root.addSubview(c)",
            "guide g; make.edges.equalTo(root).inset(8); view a; make.left.width.equalTo(g); guide h in a; make.size.equalTo(3)",
            "root.direction = rtl; view a; make.leading.trailing.equalTo(root).inset(8); make.top.equalTo(root.topMargin)",
            "screen 200.5x99.75; root.scale = 3; root.layoutMargins = (1, 2, 3, 4); root.color = \"navy\"; root.hidden = true",
            "root.scale = 0; view a; make.width.equalTo(root).multipliedBy(1 / 3); make.height.equalTo(0.1 + 0.2)",
            "view a; a.safeAreaInsets = (1, 2, 3, 4); label b \"x\" in a; b.safeAreaInsets = (5, 5, 5, 5); make.edges.equalTo(a.safeArea)",
            "view a; a.frame = (1, 2, 3, 4); view b; b.frame = (5, 6, 7, 8); make.left.equalTo(a); b.translatesAutoresizingMaskIntoConstraints = true",
            "view a; a.translatesAutoresizingMaskIntoConstraints = false; view b; b.makeConstraints { make in }",
            "label a \"a long text that wraps\"; a.numberOfLines = 0; a.preferredMaxLayoutWidth = 50.5; a.setContentHuggingPriority(required, horizontal); a.setContentCompressionResistancePriority(50, vertical)",
            "view a, b; make.size.equalTo(20); select b; make.left.greaterThanOrEqualTo(a.right).offset(1e-7).priority(33.3); make.width.equalTo(a.height).multipliedBy(1e16).priority(1)",
            "view a; make.edges.equalTo(root).insets((1, 2, 3, 4)).key(\"e[0] \\\"k\\\"\"); make.top.left.equalTo(root).offset(3).priority(fittingSize); make.center.equalTo(root).centerOffset((1, 2))",
            "view a, b, c; a.key = \"a\"; b.key = \"b\"; c.key = \"third\"; root.key = \"root\"; make.height.equalTo([a, b]).key(\"h\")",
            "view a; make.width.equalTo(40).multipliedBy(2); make.left.right.equalTo(root.centerX); make.baseline.equalTo(root); make.firstBaseline.equalTo(root.topLayoutGuide.bottom)",
            "view a; make.top.bottom.equalTo(root.topLayoutGuide); make.left.equalTo(root.bottomLayoutGuide.left); make.height.equalTo(root.topLayoutGuide.height)",
            "view a; make.edges.equalTo(root.layoutMarginsGuide); make.center.equalTo(root.safeArea); make.leftMargin.equalTo(root.leftMargin); make.centerXWithinMargins.equalTo(root)",
            "view a; a.color = \"silver\"; view b; b.color = \"#0f8\"; b.hidden = true; view c; c.color = \"systemPink\"; view d; d.color = \"lightGray\"",
            "view a; make.left.equalTo(10); make.width.equalTo(20); a.exerciseAmbiguity(); a.exerciseAmbiguity()",
            "view a; make.left.equalTo(root); make.width.equalTo(300); label b \"a very long text\"; b.setContentCompressionResistancePriority(required, horizontal); make.left.equalTo(a.right); make.right.lessThanOrEqualTo(root)",
            "root.makeConstraints { make in make.width.greaterThanOrEqualTo(10).priority(low) }",
            "scroll s; make.edges.equalTo(root); view c in s; make.edges.equalTo(s).inset(-4); make.size.equalTo(900)",
            "",
        ], ways)
    func constraintsThatALibraryCannotExpress(_ script: String, _ way: ExportedCode.Way) throws {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.mas", text: script))
        let isWrong = outcome.diagnostics.contains { $0.severity == .error }
        #expect(!isWrong, "\(outcome.diagnostics.map(\.message))")
        try ExportedCode(interpreter.scene, way).expectSame()
    }

    // MARK: How it reads

    @Test(arguments: [("safe-area", "masonry.m"), ("debugging", "snapkit.swift"), ("update", "anchors.swift")])
    func exportedCodeLooksHandWritten(_ demo: String, _ file: String) throws {
        let path = "docs/demos/\(demo).mas"
        let text = try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: path, text: text))
        let parts = file.split(separator: ".")
        let format = try #require(LayoutFormat(rawValue: String(parts[0])))
        let url = Self.repository.appending(path: "Tests/Fixtures/Export/\(demo)-\(file)")
        let code = try #require(SceneCode(interpreter.scene, as: format, named: demo)).text
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try code.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: url, encoding: .utf8) == code)
    }

    /// The chains of one view, whatever is around them.
    @Test(arguments: [
        ("make.edges.equalTo(root)", ["make.edges.equalTo(self.view);"], ["make.edges.equalToSuperview()"]),
        (
            "make.top.left.equalTo(root).offset(8); make.size.equalTo(40)",
            ["make.top.left.equalTo(self.view).offset(8);", "make.size.mas_equalTo(40);"],
            ["make.top.left.equalToSuperview().offset(8)", "make.size.equalTo(40)"]
        ),
        (
            "make.left.right.equalTo(root).inset(16); make.size.equalTo(40x30).priorityHigh()",
            [
                "make.left.right.equalTo(self.view).inset(16);",
                "make.size.mas_equalTo(CGSizeMake(40, 30)).priorityHigh();",
            ],
            [
                "make.left.right.equalToSuperview().inset(16)",
                "make.size.equalTo(CGSize(width: 40, height: 30)).priority(.high)",
            ]
        ),
        (
            "make.edges.equalTo(root).insets((1, 2, 3, 4)); make.width.equalTo(root.height).dividedBy(2).priority(20)",
            [
                "make.edges.equalTo(self.view).insets(UIEdgeInsetsMake(1, 2, 3, 4));",
                "make.width.equalTo(self.view.mas_height).multipliedBy(0.5).priority(20);",
            ],
            [
                "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                "make.width.equalTo(view.snp.height).multipliedBy(0.5).priority(20)",
            ]
        ),
        (
            "make.top.equalTo(root.safeArea).priorityLow().key(\"t\"); make.bottom.lessThanOrEqualTo(root.bottomLayoutGuide)",
            [
                "make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).priorityLow().key(@\"t\");",
                "make.bottom.lessThanOrEqualTo(self.mas_bottomLayoutGuideTop);",
            ],
            [
                "make.top.equalTo(view.safeAreaLayoutGuide).priority(.low).labeled(\"t\")",
                "make.bottom.lessThanOrEqualTo(bottomLayoutGuide.snp.top)",
            ]
        ),
        // A stronger wish between them keeps two of a kind apart, and their order.
        (
            "make.left.equalTo(root); make.width.equalTo(9).priorityLow(); make.right.equalTo(root)",
            [
                "make.left.equalTo(self.view);", "make.width.mas_equalTo(9).priorityLow();",
                "make.right.equalTo(self.view);",
            ],
            ["make.left.equalToSuperview()", "make.width.equalTo(9).priority(.low)", "make.right.equalToSuperview()"]
        ),
    ])
    func chainsAreJoined(_ script: String, _ masonry: [String], _ snapKit: [String]) throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "view a\n" + script))
        for (format, expected) in [(LayoutFormat.masonry, masonry), (.snapkit, snapKit)] {
            let code = try #require(SceneCode(interpreter.scene, as: format))
            #expect(lines(of: code).filter { $0.hasPrefix("make.") } == expected)
        }
    }

    @Test(arguments: [
        ("login-form", "LoginFormViewController"), ("", "ScreenViewController"),
        ("3 tiles", "Screen3TilesViewController"),
        ("HomeController", "HomeController"), ("größe", "GrEViewController"),
    ])
    func theClassIsCalledAfterTheFile(_ name: String, _ expected: String) {
        let code = SceneCode(Interpreter().scene, as: .snapkit, named: name)?.text
        #expect(code?.contains("final class \(expected): ") == true)
    }

    @Test func viewsOutsideTheScreenAreLeftOut() throws {
        let interpreter = Interpreter()
        let script = "view a; view b in a; make.size.equalTo(9); a.removeFromSuperview(); view c; c.remove(); view d"
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        let code = try #require(SceneCode(interpreter.scene, as: .snapkit))
        #expect(lines(of: code).filter { $0.contains("UIView()") } == ["let d = UIView()"])
        #expect(!code.text.contains("snp"))
    }

    /// The lines, without their indentation.
    private func lines(of code: SceneCode) -> [String] {
        code.text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    }
}
