import Foundation
import Masonry
import MasonryLanguage
import Testing

/// Objective-C runs as it is: every file in Fixtures/ObjectiveC comes to the same as the script beside it.
@Suite("Objective-C")
struct ObjectiveCTests {
    private static let folder = "ObjectiveC"
    static let names = AccentRun.names(in: folder, ending: "m")

    @Test func thereAreFixtures() { #expect(Self.names.count >= 17) }

    @Test(arguments: names)
    func saysTheSame(_ name: String) throws { try AccentRun.expectSame(name, in: Self.folder, ending: "m") }

    @Test func ignoredCallsAreListedOnce() throws {
        let code = try run(file: "tiles.m")
        #expect(
            code.outcome.diagnostics.map(\.message) == [
                "ignored, because it does not change the layout: `layer.borderColor`, `layer.borderWidth`"
            ])
    }

    @Test func attributesAreFoundByTheirConstants() {
        let code = AccentRun(
            """
            UIView *a = [UIView new];
            [self.view addSubview:a];
            [a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.view.mas_attribute(NSLayoutAttributeTop)).offset(3);
                make.left.equalTo(self.view);
                make.size.mas_equalTo(10);
            }];
            """, ending: "m")
        #expect(code.outcome.diagnostics.isEmpty)
        #expect(code.interpreter.scene.view(named: "a")?.frame == Rect(x: 0, y: 3, width: 10, height: 10))
    }

    // MARK: Calls and entries

    @Test func aMethodCanBeCalled() throws {
        let code = try run(file: "grow.m")
        let button = try #require(code.interpreter.scene.layout().item(named: "growingButton"))
        #expect(button.frame == Rect(x: 110, y: 190, width: 100, height: 100))
        #expect(code.interpreter.callableMethods == ["init", "updateConstraints", "didTapGrowButton:"])
        let call = try #require(code.interpreter.call(of: "didTapGrowButton", named: "in[1]"))
        #expect(code.interpreter.run(call).isComplete)
        let grown = try #require(code.interpreter.scene.layout().item(named: "growingButton"))
        #expect(grown.frame == Rect(x: 95, y: 175, width: 130, height: 130))
        #expect(code.interpreter.call(of: "nothing", named: "in[1]") == nil)
    }

    @Test func aCompletionIsNotRun() throws {
        let code = try run(file: "swing.m")
        let call = try #require(code.interpreter.call(of: "swingIn", named: "in[1]"))
        #expect(code.interpreter.run(call).isComplete)
        let green = try #require(code.interpreter.scene.layout().item(named: "greenView"))
        #expect(green.frame == Rect(x: 100, y: 100, width: 10, height: 90))
    }

    @Test func theEntryCanBeNamed() {
        let text = """
            @implementation A
            - (void)first { NSLog(@"first"); }
            - (void)second:(int)x { NSLog(@"second"); }
            @end
            @implementation B
            - (void)viewDidLoad { NSLog(@"B"); }
            @end
            """
        #expect(output(text) == "B\n")
        #expect(output(text, entry: "second") == "second\n")
        #expect(output(text, entry: "A.first") == "first\n")
        #expect(output(text, entry: "B") == "B\n")
    }

    @Test func undoTakesBackAClassAndItsViews() {
        let interpreter = Interpreter()
        let text = "- (void)viewDidLoad { UIView *v = UIView.new; [self.view addSubview:v]; }"
        _ = interpreter.run(SourceText(name: "in[1]", text: text, isInput: true))
        #expect(interpreter.scene.views.map(\.name) == ["root", "v"])
        interpreter.undo(interpreter.undo)
        #expect(interpreter.scene.views.map(\.name) == ["root"])
        #expect(interpreter.callableMethods.isEmpty)
        _ = interpreter.run(SourceText(name: "in[2]", text: text, isInput: true))
        #expect(interpreter.scene.views.map(\.name) == ["root", "v"])
    }

    // MARK: The language

    @Test(arguments: [
        (#"NSLog(@"%d %d %g", 7 / 2, -7 / 2, 7 / 2.0);"#, "3 -3 3.5"),
        (#"int i = 7; i /= 2; CGFloat x = i / 2; NSLog(@"%d %g", i, x);"#, "3 1"),
        (#"NSInteger a = 2.9; CGFloat b = (int)2.9 * 2.5; NSLog(@"%ld %g", (long)a, b);"#, "2 5"),
        (#"int i = 0; int j = i++ + ++i; NSLog(@"%d %d", i, j);"#, "2 2"),
        (#"int a, b; a = b = 3; NSLog(@"%d", a + b);"#, "6"),
        (#"NSLog(@"%d %d", 6 & 3 | 8, 1 << 4 >> 1);"#, "10 8"),
        (#"NSArray *a = nil; if (a.count > 0) NSLog(@"some"); else NSLog(@"none");"#, "none"),
        (#"NSString *s = nil; NSLog(@"%@", s ?: @"else");"#, "else"),
        (#"int n = 0; do n++; while (n < 3); while (n --> 1) ; NSLog(@"%d", n);"#, "0"),
        (
            #"for (int i = 0, j = 9; i < j; i++, j--) { if (i == 1) continue; NSLog(@"%d%d", i, j); if (i == 2) break; }"#,
            "09\n27"
        ),
        (
            #"int x = 2; switch (x) { case 1: NSLog(@"1"); case 2: NSLog(@"2"); case 3: NSLog(@"3"); break; default: NSLog(@"d"); }"#,
            "2\n3"
        ),
        (
            #"NSDictionary *d = @{@"a": @1, @"b": @[@2, @3]}; NSLog(@"%@ %@ %lu", d[@"a"], d[@"b"][1], d.count);"#,
            "1 3 2"
        ),
        (
            #"NSMutableArray *a = [NSMutableArray array]; NSArray *b = a; [a addObject:@1]; a[0] = @5; NSLog(@"%@", b);"#,
            "[5]"
        ),
        (
            #"CGRect r = CGRectMake(1, 2, 3, 4); r.size.width += 10; r.origin = CGPointZero; NSLog(@"%@", NSStringFromCGRect(r));"#,
            "(0, 0, 13, 4)"
        ),
        (
            #"struct M { CGFloat a; CGFloat b; }; static const struct M m = { .b = 2, .a = 1 }; NSLog(@"%g %g", m.a, m.b);"#,
            "1 2"
        ),
        (#"int i = 0; again: i++; NSLog(@"%d", i);"#, "1"),
        (#"UIEdgeInsets i = {1, 2, 3, 4}; CGSize s = (CGSize){5, 6}; NSLog(@"%g %g", i.bottom, s.height);"#, "3 6"),
        (#"int (^add)(int, int) = ^int(int a, int b) { return a + b; }; NSLog(@"%d", add(1, 2));"#, "3"),
        (
            #"[@[@1, @2, @3] enumerateObjectsUsingBlock:^(id o, NSUInteger i, BOOL *stop) { NSLog(@"%@", o); if (i == 1) *stop = YES; }];"#,
            "1\n2"
        ),
        (
            "#define SQUARE(x) ((x) * (x))\n#define N 3\n#if 0\nbroken [\n#else\nNSLog(@\"%d\", SQUARE(N + 1));\n#endif",
            "16"
        ),
        ("typedef NS_ENUM(NSInteger, E) { EA, EB = 5, EC };\nNSLog(@\"%d %d %d\", EA, EB, EC);", "0 5 6"),
        (#"NSLog(@"a\tb \"c\" %% %05.2f|%03d" @" end", 1.5, 7);"#, "a\tb \"c\" % 1.50|007 end"),
        (#"BOOL b = !nil && (1 > 0); NSLog(@"%d", b == YES);"#, "1"),
    ])
    func computes(_ text: String, _ expected: String) {
        #expect(output(text) == expected + "\n")
    }

    @Test func aLazyGetterMakesItsViewOnce() {
        let text = """
            @interface V : UIView
            @property (nonatomic) UIView *box;
            @end
            @implementation V
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) { [self addSubview:self.box]; [self addSubview:_box]; }
                return self;
            }
            - (UIView *)box { if (!_box) { _box = [UIView new]; NSLog(@"made"); } return _box; }
            @end
            """
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "V.m", text: text))
        #expect(interpreter.output == "made\n")
        #expect(interpreter.scene.views.map(\.name) == ["root", "box"])
    }

    @Test func viewsAreNamedAfterTheirProperties() {
        let text = """
            UIView *a = UIView.new;
            UIView *b = a;
            [self addSubview:a];
            for (int i = 0; i < 2; i++) { UIView *c = UIView.new; [self addSubview:c]; }
            [self addSubview:[UILabel new]];
            """
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.m", text: text))
        #expect(interpreter.scene.views.map(\.name) == ["root", "a", "c", "c#2", "label"])
    }

    // MARK: UIKit's own constraints

    private static let start = """
        UIView *a = [UIView new];
        a.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:a];
        NSLayoutConstraint *width = [a.widthAnchor constraintEqualToConstant:100];
        [NSLayoutConstraint activateConstraints:@[width, [a.heightAnchor constraintEqualToAnchor:a.widthAnchor multiplier:0.5]]];

        """

    @Test(arguments: [
        (
            "[a.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:8].active = YES; "
                + "[a.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor].active = YES;",
            Rect(x: 8, y: 0, width: 100, height: 50)
        ),
        (
            "[self.view addConstraints:@[[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeft "
                + "relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeCenterX multiplier:0.5 constant:1], "
                + "[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeBottom relatedBy:NSLayoutRelationEqual "
                + "toItem:self.view attribute:NSLayoutAttributeBottom multiplier:1 constant:-10]]];",
            Rect(x: 81, y: 420, width: 100, height: 50)
        ),
        (
            "width.constant = 40; [a.centerXAnchor constraintEqualToAnchor:self.view.centerXAnchor].active = YES; "
                + "[a.centerYAnchor constraintEqualToAnchor:self.view.centerYAnchor].active = YES;",
            Rect(x: 140, y: 230, width: 40, height: 20)
        ),
        (
            "[NSLayoutConstraint deactivateConstraints:@[width]]; width.priority = 100; width.active = YES; "
                + "[a.widthAnchor constraintLessThanOrEqualToConstant:60].active = YES; "
                + "UILayoutGuide *g = [[UILayoutGuide alloc] init]; [self.view addLayoutGuide:g]; "
                + "[g.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:5].active = YES; "
                + "[g.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:6].active = YES; "
                + "[a.leftAnchor constraintEqualToAnchor:g.leftAnchor].active = YES; "
                + "[a.topAnchor constraintEqualToAnchor:g.topAnchor].active = YES;",
            Rect(x: 5, y: 6, width: 60, height: 30)
        ),
    ])
    func plainConstraintsHold(_ text: String, _ frame: Rect) throws {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.m", text: Self.start + text))
        #expect(outcome.diagnostics.isEmpty)
        #expect(interpreter.scene.layout().item(named: "a")?.frame == frame)
    }

    @Test func plainConstraintsLeaveFramesAlone() throws {
        let interpreter = Interpreter()
        let text = """
            UIView *a = [[UIView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)];
            [self.view addSubview:a];
            [a.widthAnchor constraintEqualToConstant:100].active = YES;
            """
        _ = interpreter.run(SourceText(name: "a.m", text: text))
        let layout = interpreter.scene.layout()
        #expect(layout.item(named: "a")?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(layout.conflicts.count == 1)
    }

    @Test func aCommentNamesAView() {
        let text =
            "UIView *box2 = [UIView new]; // name: box#2\n[self.view addSubview:box2]; UIView *c = [UIView new];  // name: a b"
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.m", text: text))
        #expect(interpreter.scene.views.map(\.name) == ["root", "box#2", "c"])
    }

    // MARK: What is not known

    @Test func anUnknownCallIsReportedAtItsPlaceAndTheRestRuns() throws {
        let text =
            "UIView *v = UIView.new;\n[self addSubview:v];\n[v pinTo:self];\n[v setTintColor:nil];\nNSLog(@\"on\");"
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.m", text: text))
        #expect(outcome.diagnostics.map(\.slug) == ["unknown-call", "ignored"])
        #expect(outcome.diagnostics.map(\.severity) == [.warning, .note])
        #expect(outcome.diagnostics[0].line == 3)
        #expect(outcome.isComplete)
        #expect(interpreter.output == "on\n")
    }

    @Test func anUnknownNumberHasAStandInAndAWarning() throws {
        let text = """
            UIView *v = UIView.new;
            [self addSubview:v];
            [v mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(kUnknown + 3);
                make.width.mas_equalTo(kWidth);
            }];
            """
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.m", text: text))
        #expect(outcome.diagnostics.map(\.slug) == ["unknown-name", "unknown-name"])
        #expect(outcome.diagnostics.map(\.line) == [4, 5])
        #expect(interpreter.scene.layout().item(named: "v")?.frame.x == 11)
    }

    @Test(arguments: [
        ("UIView *v = UIView.new;", []), ("[self foo", ["unbalanced"]), ("int x = ;", ["unexpected"]),
        ("@implementation A\n- (void)f {\n", ["unbalanced"]), ("if (1) }", ["unbalanced", "unexpected"]),
        ("1 = 2;", ["unexpected"]), ("#define A A B\nint x = A;", ["unexpected"]),
        ("#define A(x) A2(x x)\n#define A2(x) A3(x x)\n#define A3(x) x + x\nint y = A(1);", ["unexpected"]),
        ("NSString *s = @\"abc", ["unterminated-string"]), ("@interface", ["unexpected"]), ("[", ["unexpected"]),
        ("^", ["unexpected"]), ("@", ["invalid-literal"]), ("#", []), ("'", ["unterminated-string"]),
    ])
    func badInputIsAnError(_ text: String, _ slugs: [String]) {
        let outcome = Interpreter().run(SourceText(name: "a.m", text: text))
        #expect(Set(outcome.diagnostics.filter { $0.severity == .error }.map(\.slug)).sorted() == slugs)
    }

    @Test func nestingIsBounded() {
        for text in [
            String(repeating: "[", count: 100_000), String(repeating: "(", count: 100_000),
            String(repeating: "{", count: 100_000), "int x = " + String(repeating: "1 + ", count: 100_000) + "1;",
            "int x = " + String(repeating: "-", count: 100_000) + "1;", "x" + String(repeating: ".a", count: 100_000),
            String(repeating: "if (1) ", count: 100_000) + ";", String(repeating: "^{", count: 100_000),
        ] {
            let outcome = Interpreter().run(SourceText(name: "a.m", text: text))
            #expect(!outcome.isComplete)
        }
    }

    @Test func macrosAreBounded() {
        var text = "#define A0 1\n"
        for level in 1...60 { text += "#define A\(level) A\(level - 1) + A\(level - 1)\n" }
        let outcome = Interpreter().run(SourceText(name: "a.m", text: text + "int x = A60;"))
        #expect(outcome.diagnostics.contains { $0.slug == "nesting-limit" })
    }

    // MARK: Recognition

    @Test(arguments: [
        "UIView *v = UIView.new;", "[self.view addSubview:v];", "[v mas_makeConstraints:^(MASConstraintMaker *make) {",
        "#import <UIKit/UIKit.h>", "- (void)viewDidLoad {", "CGFloat x = 10;", "for (int i = 0; i < 3; i++) {",
        "v.backgroundColor = UIColor.redColor;", "@property (nonatomic) UIView *v;", "[[UIView alloc] init]",
        "__weak typeof(self) weakSelf = self;", "i++;", "v.hidden = YES;",
    ])
    func recognizes(_ text: String) {
        #expect(Accent.recognized(in: text) == .objectiveC)
    }

    @Test(arguments: [
        "view a", "make.edges.equalTo(@[a, b])", "let x = [a, b]", "let y = x[i]", "a * b", "print(-(a))",
        "make.insets(UIEdgeInsetsMake(1, 2, 3, 4))", "for x in [1, 2] { print(x) }", "label t \"UIView *x;\"",
        "// [self foo]", "func f(a) { a }", "expect x == @YES", "let a = b\n- (c)", "",
    ])
    func scriptsAreNotObjectiveC(_ text: String) {
        #expect(Accent.recognized(in: text) == .masonry)
    }

    @Test func anInputIsCompleteWhenItsBracketsAre() {
        let text = "[v mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.top.equalTo(@1);\n"
        #expect(!SourceText(name: "", text: text, isInput: true).isComplete)
        #expect(SourceText(name: "", text: text + "}];", isInput: true).isComplete)
        #expect(!SourceText(name: "", text: "@implementation A\n", isInput: true).isComplete)
    }

    @Test(arguments: [
        "[v mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.equalTo(self.view)\n    make.width.equalTo(@3);",
        "v.snp.makeConstraints { make in\n    make.left..equalTo(view)",
        "v.makeConstraints { make in\n    make.left = = 3",
    ])
    func anOpenBlockGoesOnAfterAMistakeInIt(start: String) {
        for (text, isComplete) in [(start, false), (start + "\n}];", true)] {
            let input = SourceText(name: "", text: text, isInput: true, accent: Accent.recognized(in: start))
            #expect(input.isComplete == isComplete)
        }
    }

    @Test func theExtensionDecides() {
        #expect(Accent(path: "a/b.c/View.m") == .objectiveC)
        #expect(Accent(path: "View.h") == .objectiveC)
        #expect(Accent(path: "screen.mas") == .masonry)
        #expect(Accent(path: "a.m/screen") == nil)
        #expect(SourceText(name: "x.m", text: "view a", accent: .masonry).accent == .masonry)
    }

    // MARK: Running

    private func output(_ text: String, entry: String? = nil) -> String {
        let interpreter = Interpreter()
        interpreter.entry = entry
        let outcome = interpreter.run(SourceText(name: "a.m", text: text))
        let errors = outcome.diagnostics.filter { $0.severity == .error }.map(\.message)
        return interpreter.output + errors.joined(separator: "\n")
    }

    private func run(file: String) throws -> AccentRun { try AccentRun(fixture: file, in: Self.folder) }
}
