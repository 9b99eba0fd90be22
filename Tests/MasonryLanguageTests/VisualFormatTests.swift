import LayoutTerms
import Masonry
import MasonryLanguage
import Testing

/// The visual format language in the code of projects.
struct VisualFormatTests {
    private func scene(_ text: String, _ accent: Accent) -> (Interpreter, Outcome) {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "in", text: text, accent: accent))
        return (interpreter, outcome)
    }

    /// 8 + 100 + 12 = 120, and 320 - 8 - 120 = 192.
    @Test func objectiveC() {
        let (interpreter, outcome) = scene(
            """
            @implementation Screen
            - (void)viewDidLoad {
                UIView *a = [UIView new];
                UIView *_b = [UIView new];
                for (UIView *view in @[a, _b]) {
                    view.translatesAutoresizingMaskIntoConstraints = NO;
                    [self.view addSubview:view];
                }
                NSDictionary *views = NSDictionaryOfVariableBindings(a, _b);
                NSDictionary *metrics = @{@"gap": @12, @"low": @250};
                [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:|-8-[a(100)]-gap-[_b(>=50,==10@low)]-8-|" options:NSLayoutFormatAlignAllTop metrics:metrics views:views]];
                [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-(20)-[a(50)]" options:0 metrics:nil views:views]];
                [NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[_b(a)]" options:0 metrics:nil views:views]];
            }
            @end
            """, .objectiveC)
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        #expect(interpreter.scene.view(named: "a")?.frame == Rect(x: 8, y: 20, width: 100, height: 50))
        #expect(interpreter.scene.view(named: "_b")?.frame == Rect(x: 120, y: 20, width: 192, height: 50))
    }

    /// A standard distance is 8 between views, and the margin of a superview: 16 of the root.
    @Test func swift() {
        let (interpreter, outcome) = scene(
            """
            class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let a = UIView()
                    let b = UIView()
                    for view in [a, b] {
                        view.translatesAutoresizingMaskIntoConstraints = false
                        self.view.addSubview(view)
                    }
                    let views = ["a": a, "b": b]
                    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-[b(==a)]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views))
                    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[a(30)]", metrics: nil, views: views))
                }
            }
            """, .swift)
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        #expect(interpreter.scene.view(named: "a")?.frame == Rect(x: 16, y: 10, width: 140, height: 30))
        #expect(interpreter.scene.view(named: "b")?.frame == Rect(x: 164, y: 10, width: 140, height: 30))
    }

    @Test(arguments: [
        ("H:|-[a]-", "UIKit can't read the visual format `H:|-[a]-`, and throws"),
        ("H:[c(8)]", "`c` is not among the views of the visual format, so UIKit throws"),
        ("H:|-gap-[a]", "`gap` is not among the views or metrics of the visual format, so UIKit throws"),
    ])
    func mistakesAreNamed(_ format: String, _ message: String) {
        let (_, outcome) = scene(
            """
            let a = UIView()
            let made = NSLayoutConstraint.constraints(withVisualFormat: "\(format)", metrics: nil, views: ["a": a])
            """, .swift)
        #expect(outcome.diagnostics.map(\.message).contains(message), "\(outcome.diagnostics.map(\.message))")
    }

    @Test(arguments: [
        "|", "H:", "[]", "H:[a]-", "H:[a]-[", "H:[a](8)", "H:|-(8-[a]", "H:[a(>=)]", "H:[a]-8[b]", "V:|-8-",
        "H:[a(8@)]", "[a]]",
    ])
    func whatIsNone(_ text: String) { #expect(VisualFormat(text) == nil) }

    @Test func eachPartIsAnEquation() throws {
        let format = try #require(VisualFormat("V:|-(>=8)-[a(==b,<=40@750)]-[b]-(-4)-|"))
        let equations = format.equations()
        #expect(equations.map(\.attribute) == [.top, .height, .height, .top, .bottom])
        #expect(equations.map(\.relation) == [.greaterThanOrEqual, .equal, .lessThanOrEqual, .equal, .equal])
        #expect(
            equations.map(\.amount) == [.number(8), .name("b"), .number(40), .standard, .number(-4)])
        #expect(equations[2].priority == .number(750))
    }
}
