import Masonry
import MasonryLanguage
import Testing

/// What nothing here says, and how it is reported.
@Suite("Unknown values")
struct UnknownValueTests {
    @Test func unknownConditionsAreWarnings() {
        let run = AccentRun(
            """
            class V: UIViewController {
                let model: Model
                init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() {
                    if Config.isEnabled { print("enabled") }
                    if Config.count > 3 { print("many") }
                    for _ in Config.items { print("item") }
                    Config.others.forEach { print($0) }
                    guard let user = Config.user else { return }
                    switch user.kind { case .admin: print("admin"); case .guest: print("guest"); default: print("other") }
                    for _ in model.rows { print("row") }
                    title = Config.title
                    let label = UILabel()
                    label.text = Config.name
                    label.text = Config.name + "!"
                    if UIImage(named: "a") != nil { print("image") }
                    print(label.text)
                }
            }
            """, ending: "swift")
        #expect(
            run.outcome.diagnostics.filter { $0.severity == .warning }.map(\.message) == [
                "`Config.isEnabled` is unknown: it is treated as true",
                "`Config.count` is unknown: no comparison with it is true",
                "`Config.items` is unknown: the loop runs twice, as a sample",
                "`Config.others` is unknown: the loop runs twice, as a sample",
                "`Config.user` is unknown: it is treated as present",
                "`Config.user.kind` is unknown: no comparison with it is true",
                "`model.rows` is unknown: the loop runs twice, as a sample",
                "`Config.name` isn't declared in these files; its 2 uses are unknown",
            ])
        #expect(
            run.interpreter.output
                == "enabled\nitem\nitem\nConfig.others[0]\nConfig.others[1]\nother\nrow\nrow\nimage\n‹name›!\n")
    }

    @Test func ignoredImagesAreListed() {
        let body = """
            UIButton *b = [UIButton new]; UIImageView *v = [UIImageView new];
            [b setImage:[UIImage imageNamed:@"a"] forState:UIControlStateNormal];
            v.image = [UIImage imageNamed:@"b"];
            b.tintColor = UIColor.redColor;
            """
        let run = AccentRun("- (void)viewDidLoad {\n\(body)\n}", ending: "m")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "ignored, because it does not change the layout: `tintColor`",
                "ignored, although an image has a size in an app: `UIImage.imageNamed`, `setImage:forState:`",
            ])
    }

    @Test func unknownCallsAreNamedInTheirAccent() {
        let run = AccentRun(
            "class V: UIViewController { override func viewDidLoad() { view.pinned(to: view, animated: true) } }",
            ending: "swift")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`pinned(to:animated:)` of `root` is unknown, so its effect on the layout is missing"
            ])
    }

    @Test func anUnknownDivisorIsNoError() {
        let run = AccentRun(
            "- (void)viewDidLoad { CGFloat h = 10 / Config.ratio; NSLog(@\"%g\", h); }", ending: "m")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == "<Config.ratio>\n")
    }

    @Test func aMisspelledBlockOfConstraintsIsReported() {
        let run = AccentRun(
            "- (void)viewDidLoad { [card makeConstrints:^(MASConstraintMaker *make) { }]; }", ending: "m")
        #expect(run.outcome.diagnostics.map(\.message) == ["`card` is unknown, so it is not laid out"])
    }

    /// A phone upright and lying, a large one lying, and a tablet.
    @Test(arguments: [
        (320.0, 480.0, "compact regular phone"), (852, 393, "compact compact phone"),
        (932, 430, "regular compact phone"), (768, 1024, "regular regular pad"),
    ])
    func theScreenDecidesSizeClasses(_ width: Double, _ height: Double, _ expected: String) {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen \(width)x\(height)"))
        let swift = """
            class V: UIViewController {
                override func viewDidLoad() {
                    let width = traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
                    let height = traitCollection.verticalSizeClass == UIUserInterfaceSizeClass.compact ? "compact" : "regular"
                    print(width, height, UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
                }
            }
            """
        let objectiveC = """
            - (void)viewDidLoad {
                BOOL isCompact = self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassCompact;
                NSLog(@"%@", isCompact ? @"compact" : @"regular");
            }
            """
        #expect(interpreter.run(SourceText(name: "a.swift", text: swift)).diagnostics.isEmpty)
        #expect(interpreter.run(SourceText(name: "a.m", text: objectiveC)).diagnostics.isEmpty)
        #expect(interpreter.output == expected + "\n" + expected.prefix { $0 != " " } + "\n")
    }

    @Test func partlyUnknownTextIsReported() throws {
        let run = AccentRun(
            """
            class V: UIViewController {
                override func viewDidLoad() {
                    let label = UILabel()
                    view.addSubview(label)
                    print("\\(Config.name)!")
                    label.text = "Hello \\(Config.name)"
                    label.snp.makeConstraints { $0.top.left.equalToSuperview() }
                }
            }
            """, ending: "swift")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`Config.name` isn't declared in these files, so its value is unknown"
            ])
        #expect(run.interpreter.output == "‹name›!\n")
        // 12 letters of 8: "Hello ‹name›".
        #expect(try run.frame("label").width == 96)
    }

    /// What only says how something looks or behaves, and what UIKit has no size for, is listed once.
    @Test func callsWithoutLayoutAreListed() {
        let run = AccentRun(
            """
            - (void)viewDidLoad {
                UITextField *f = [UITextField new]; UIButton *b = [UIButton new]; UITableView *t = [UITableView new];
                f.leftView = [UIView new]; b.imageEdgeInsets = UIEdgeInsetsZero; t.mj_header = nil;
                t.tableFooterView = [UIView new]; t.transform = CGAffineTransformIdentity;
            }
            """, ending: "m")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "ignored, because it does not change the layout: `leftView`, `imageEdgeInsets`, `mj_header`"
            ])
    }

    @Test(arguments: [
        ("swift", "let r = CGRect(x: 1, y: 2, width: 3)", "`CGRect` needs the argument `height:`"),
        ("m", "CGRect r = CGRectMake(1, 2, 3);", "`CGRectMake` takes 4 arguments, not 3"),
        (
            "m", "[self.view mas_makeConstraints:^(MASConstraintMaker *make) { make.size.mas_equalTo(1, 2); }];",
            "`mas_equalTo` takes one value: a size, a point or insets"
        ),
    ])
    func errorsAreInTheAccentsWords(_ ending: String, _ text: String, _ expected: String) {
        #expect(AccentRun(text, ending: ending).outcome.diagnostics.map(\.message) == [expected])
    }

    // MARK: Reports

    /// Once, at the first use, with the number of places.
    @Test func usesAreCounted() throws {
        let run = AccentRun(
            """
            class V: UIViewController {
                let a = UIView()
                override func viewDidLoad() {
                    view.addSubview(a)
                    a.snp.makeConstraints {
                        $0.left.equalToSuperview().offset(kPad)
                        $0.right.equalToSuperview().offset(-kPad)
                        for _ in 0..<3 { $0.top.equalToSuperview().offset(kPad + 1) }
                        $0.height.equalTo(kHeight)
                    }
                }
            }
            """, ending: "swift")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`kPad` isn't declared in these files; its 3 uses are unknown",
                "`kHeight` isn't declared in these files, so its value is unknown",
            ])
        #expect(run.outcome.diagnostics.map(\.line) == [6, 9])
    }

    @Test(arguments: [
        ("swift", "for i in 0..<count { print(i) }", "0\n1\n"),
        ("swift", "for i in 3...count { print(i) }", "3\n4\n"),
        ("swift", "for (i, x) in rows.enumerated() { print(i) }", "0\n1\n"),
        ("swift", "rows.enumerated().forEach { i, x in print(i) }", "0\n1\n"),
        ("swift", "var i = 0\nwhile i < count { print(i); i += 1 }", "0\n1\n"),
        ("swift", "if let x = user { print(\"user\") } else { print(\"none\") }", "user\n"),
        ("swift", "print(kGap ?? 16)", "16\n"), ("swift", "let v = thing as? UILabel\nprint(v == nil)", "false\n"),
        ("m", "for (int i = 0; i < count; i++) { NSLog(@\"%d\", i); }", "0\n1\n"),
        ("m", "for (id x in self.rows) { NSLog(@\"x\"); }", "x\nx\n"),
        ("m", "[rows enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) { NSLog(@\"%lu\", i); }];", "0\n1\n"),
    ])
    func controlFlowGoesOnAndSaysSo(_ ending: String, _ line: String, _ output: String) {
        let run = AccentRun(
            ending == "swift"
                ? "class V: UIViewController {\noverride func viewDidLoad() {\n\(line)\n}\n}"
                : "- (void)viewDidLoad {\n\(line)\n}", ending: ending)
        #expect(run.interpreter.output == output)
        #expect(run.outcome.diagnostics.count { $0.message.contains("is unknown: ") } == 1)
        #expect(run.outcome.isComplete)
    }

    /// A call with an array means no property, and no method that takes one view.
    @Test(arguments: [
        "a.showPlaceHolder(\"x\", in: a)", "a.addSubViews([UIView()])", "a.setNeedsLayoutt(1, 2)",
        "a.contentInsets = 3",
    ])
    func suggestionsHaveTheSameShape(_ line: String) {
        let run = AccentRun(
            "class V: UIViewController {\noverride func viewDidLoad() {\nlet a = UIView()\nview.addSubview(a)\n\(line)\n}\n}",
            ending: "swift")
        #expect(!run.problems.joined().contains("did you mean"))
    }
}
