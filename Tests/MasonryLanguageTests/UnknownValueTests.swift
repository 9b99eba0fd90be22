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
                "`Config.items` is unknown: the loop does not run",
                "`Config.others` is unknown: the loop does not run",
                "`Config.user` is unknown: it is treated as present",
                "`Config.user.kind` is unknown: no comparison with it is true",
                "`model.rows` is unknown: the loop does not run",
                "`Config.name` is unknown, so `label` has no text",
                "`Config.name` is unknown, so it is left out of the text",
            ])
        #expect(run.interpreter.output == "enabled\nother\nimage\n!\n")
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
                "ignored, although an image has a size in an app: `UIImage.imageNamed`, `setImage:forState:`, `image`",
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
        #expect(run.problems.count == 1)
        #expect(run.interpreter.output == "0\n")
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
                "`Config.name` is unknown, so it is left out of the text"
            ])
        #expect(run.interpreter.output == "!\n")
        #expect(try run.frame("label").width == 48)
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
}
