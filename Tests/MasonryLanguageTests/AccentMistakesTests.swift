import Masonry
import MasonryLanguage
import Testing

/// Mistakes of form in Objective-C and Swift: each is named once, where it is, and its fix is what was intended.
@Suite("Mistakes in Objective-C and Swift")
struct AccentMistakesTests {
    private static let objectiveCStart = "UIView *a = [[UIView alloc] init];\n[self.view addSubview:a];\n"
    private static let swiftStart = "let a = UIView()\nview.addSubview(a)\n"

    private static func block(_ line: String) -> String {
        objectiveCStart + "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    \(line)\n}];"
    }

    private static func closure(_ line: String) -> String {
        swiftStart + "a.snp.makeConstraints { make in\n    \(line)\n}"
    }

    @Test(arguments: [
        ("make.size.mas_equalTo(CGSizeMake(10 20));", "make.size.mas_equalTo(CGSizeMake(10, 20));"),
        ("make.left equalTo(self.view);", "make.left.equalTo(self.view);"),
        ("make.left = self.view.mas_left;", "make.left.equalTo(self.view.mas_left);"),
        ("make.width = 10;", "make.width.mas_equalTo(10);"),
    ])
    func chainsOfObjectiveC(_ line: String, _ fixed: String) {
        Edit.expect(Self.block(line), becomes: Self.block(fixed), ending: "m")
    }

    @Test(arguments: [
        ("NSArray *all = @[a a];", "NSArray *all = @[a, a];"), ("NSArray *all = [a, a];", "NSArray *all = @[a, a];"),
        ("[self.view addSubview a];", "[self.view addSubview:a];"), ("let n = 10;", "CGFloat n = 10;"),
        ("self.view addSubview:a];", "[self.view addSubview:a];"),
        (
            "@interface Box : UIView\n@property (nonatomic) UILabel title;\n@end",
            "@interface Box : UIView\n@property (nonatomic) UILabel *title;\n@end"
        ),
        ("let b = [[UIView alloc] init];", "UIView *b = [[UIView alloc] init];"),
        ("UILabel *t = [UILabel new];\nt.text = @'Hi';", "UILabel *t = [UILabel new];\nt.text = @\"Hi\";"),
    ])
    func statementsOfObjectiveC(_ line: String, _ fixed: String) {
        Edit.expect(Self.objectiveCStart + line, becomes: Self.objectiveCStart + fixed, ending: "m")
    }

    @Test(arguments: [
        ("#define kGap (10", "#define kGap (10)"), ("#define kGap = 10", "#define kGap 10"),
        ("#define kGap 10;", "#define kGap 10"),
        ("#define kSmall 5\n#define kGap (kSmall * 2", "#define kSmall 5\n#define kGap (kSmall * 2)"),
    ])
    func macros(_ line: String, _ fixed: String) {
        let use = Self.block("make.left.equalTo(self.view).offset(kGap);")
        Edit.expect("\(line)\n\(use)", becomes: "\(fixed)\n\(use)", ending: "m")
    }

    @Test(arguments: [
        (block("make.width.equalTo(@\"50%\");"), "m", "equalTo(view.superview).multipliedBy(0.5)"),
        (closure("make.width.equalTo(\"12.5%\")"), "swift", "equalToSuperview().multipliedBy(0.125)"),
        (
            block("make.left.equalTo(other);"), "m",
            "declare it first, as a view or a number: const CGFloat other = 10;"
        ),
        (closure("make.left.equalToSuperview().offset(gap)"), "swift", "declare its value first: let gap = 10"),
    ])
    func advice(_ script: String, _ ending: String, _ help: String) {
        let source = SourceText(name: "a.\(ending)", text: script, accent: Accent(path: "a.\(ending)") ?? .masonry)
        let diagnostics = Interpreter().run(source).diagnostics
        #expect(
            diagnostics.map(\.help) == [
                help.contains("multiplied") ? "use a factor: " + help : help
            ])
        #expect(diagnostics.first?.replacement == nil)
    }

    @Test func aBlockNamesItsParameters() {
        let block = { (head: String) in
            Self.objectiveCStart + "[a mas_makeConstraints:\(head){\n    make.left.equalTo(self.view);\n}];"
        }
        Edit.expect(block("^"), becomes: block("^(MASConstraintMaker *make) "), ending: "m")
    }

    @Test func aCallOfAMacroEndsWhereItIsWritten() {
        let macro = "#define kTotal(n) (10 * (n))\n"
        Edit.expect(
            macro + Self.block("make.left.equalTo(self.view).offset(kTotal(2);"),
            becomes: macro + Self.block("make.left.equalTo(self.view).offset(kTotal(2));"), ending: "m")
    }

    @Test(arguments: [
        ("$0.left.equalToSuperview()", "make.left.equalToSuperview()"),
        ("make.left equalToSuperview()", "make.left.equalToSuperview()"),
        ("make.left.equalToSuperview", "make.left.equalToSuperview()"),
        ("make.width.equalTo(10).priority(\"high\")", "make.width.equalTo(10).priority(.high)"),
        (
            "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2 bottom: 3, right: 4))",
            "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        ),
    ])
    func chainsOfSwift(_ line: String, _ fixed: String) {
        Edit.expect(Self.closure(line), becomes: Self.closure(fixed), ending: "swift")
    }

    @Test(arguments: [
        ("for v in [a a] { print(v) }", "for v in [a, a] { print(v) }"), ("let b = new UIView()", "let b = UIView()"),
        ("if true view.addSubview(a)", "if true { view.addSubview(a) }"),
        ("[view addSubview:a]", "view.addSubview(a)"), ("lte b = UIView()", "let b = UIView()"),
        ("let t = UILabel()\nt.text = @\"Hi\"", "let t = UILabel()\nt.text = \"Hi\""),
        (
            "class V: UIViewController {\n    override fucn viewDidLoad() {\n        super.viewDidLoad()\n    }\n}",
            "class V: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}"
        ),
        (
            "var c: Constraint?\na.snp.makeConstraints { make in c = make.left.equalToSuperview().constraint }\nc?.update(offest: 3)",
            "var c: Constraint?\na.snp.makeConstraints { make in c = make.left.equalToSuperview().constraint }\nc?.update(offset: 3)"
        ),
    ])
    func statementsOfSwift(_ line: String, _ fixed: String) {
        Edit.expect(Self.swiftStart + line, becomes: Self.swiftStart + fixed, ending: "swift")
    }

    /// What is of another language is said to be that, once.
    @Test(arguments: [
        ("a.snp.makeConstraints { make in\n    make.edges.equalTo(self.view)\n}", "this is Swift"),
        ("func setUp() {\n}", "`func` is not a word of this language"),
        ("[addSubview:a];", "`addSubview:` has no receiver"),
    ])
    func otherLanguages(_ text: String, _ message: String) {
        let source = SourceText(name: "a.m", text: Self.objectiveCStart + text)
        #expect(ScriptCheck.diagnostics(of: source).map(\.message) == [message])
    }

    @Test func aBraceIsMissedBeforeTheClassEnds() {
        let text = """
            @implementation A
            - (void)viewDidLoad {
                if (self.view) {
                [self.view layoutIfNeeded];
            }
            @end
            """
        let diagnostics = ScriptCheck.diagnostics(of: SourceText(name: "a.m", text: text))
        #expect(diagnostics.map(\.line) == [3])
        #expect(diagnostics.map(\.slug) == ["unbalanced"])
    }

    /// What no statement reads is checked for brackets as well: directives, aliases and the heads of types.
    @Test(arguments: [
        ("#define X(", "m"), ("#if (((\n#endif", "m"), ("#if DEBUG", "m"), ("#endif", "m"),
        ("#if (((\n#endif", "swift"), ("#if os(iOS)", "swift"), ("#else", "swift"), ("struct A: ((( { }", "swift"),
        ("let a: ((( = 5", "swift"),
    ])
    func bracketsOutsideOfStatementsAreChecked(text: String, ending: String) {
        let diagnostics = ScriptCheck.diagnostics(of: SourceText(name: "a." + ending, text: text))
        #expect(diagnostics.map(\.slug) == ["unbalanced"])
    }

    @Test(arguments: ["struct A<<< { }", "typealias X = ((("])
    func headsOfTypesAreRead(text: String) {
        let diagnostics = ScriptCheck.diagnostics(of: SourceText(name: "a.swift", text: text))
        #expect(diagnostics.map(\.severity) == [.error])
    }

    /// A macro with a similar name is suggested.
    @Test func namesOfMacrosAreKnown() throws {
        let text = "#define kDouble 20\n" + Self.block("make.left.equalTo(self.view).offset(kDoubel);")
        let run = AccentRun(text, ending: "m")
        #expect(
            run.outcome.diagnostics.first?.replacement.map { Edit.applied($0, to: text) }
                == text.replacing("kDoubel", with: "kDouble"))
    }

    @Test(arguments: [
        (
            "CGFloat x = 1;\nif (x > 0) {\n    x = 2;\n} esle {\n    x = 3;\n}",
            "CGFloat x = 1;\nif (x > 0) {\n    x = 2;\n} else {\n    x = 3;\n}", "m"
        ),
        (
            "var x = 1\nif x > 0 {\n    x = 2\n} esle if x < 0 {\n    x = 3\n}",
            "var x = 1\nif x > 0 {\n    x = 2\n} else if x < 0 {\n    x = 3\n}", "swift"
        ),
        ("UILabel *t = [UILabel new];\nt.text = @Hello\";", "UILabel *t = [UILabel new];\nt.text = @\"Hello\";", "m"),
        ("NSArray *xs = @[@1 @2 @3];", "NSArray *xs = @[@1, @2, @3];", "m"),
        ("let xs = [1 2 3]\nprint(xs)", "let xs = [1, 2, 3]\nprint(xs)", "swift"),
        (
            "UIView *a = [UIView new];\nif a.hidden && YES {\n    a.hidden = NO;\n}",
            "UIView *a = [UIView new];\nif (a.hidden && YES) {\n    a.hidden = NO;\n}", "m"
        ),
        ("func f() -> {\n    print(1)\n}\nf()", "func f() {\n    print(1)\n}\nf()", "swift"),
    ])
    func statementsOfEither(_ text: String, _ fixed: String, _ ending: String) {
        Edit.expect(text, becomes: fixed, ending: ending)
    }

    @Test func aSecondRelationStartsAChainOfItsOwn() {
        let chain = "make.left.equalToSuperview().offset(10).top.equalToSuperview()"
        let fixed = "make.left.equalToSuperview().offset(10); make.top.equalToSuperview()"
        let found = AccentRun(Self.closure(chain), ending: "swift").outcome.diagnostics
        #expect(found.first?.replacement.map { Edit.applied($0, to: Self.closure(chain)) } == Self.closure(fixed))
        #expect(AccentRun(Self.closure(fixed), ending: "swift").outcome.diagnostics.isEmpty)
    }

    /// What is misspelled is one error. A file goes on with what was intended, so that nothing follows from it.
    @Test(arguments: [
        (
            "let a = UIView()\nview.addSubView(a)\na.snp.makeConstraints { make in make.edges.equalToSuperview() }",
            "swift", "addSubview"
        ),
        (
            "let a = UIView()\nview.addSubview(a)\na.snp.makeConstrants { make in make.edges.equalToSuperview() }",
            "swift", "makeConstraints"
        ),
        (
            "let a = UIView()\nview.addSubview(a)\na.snp.makeConstraint { make in make.edges.equalToSuperview() }",
            "swift", "makeConstraints"
        ),
        (
            "UIView *a = [UIView new];\n[self.view addSubviw:a];\n[a mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];",
            "m", "addSubview"
        ),
        (
            "UIView *a = [[UIView aloc] init];\n[self.view addSubview:a];\n[a mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];",
            "m", "alloc"
        ),
        (
            "UIView *a = [UIView new];\n[self.view addSubview:a];\n[a mas_makeConstrants:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];",
            "m", "mas_makeConstraints"
        ),
    ])
    func misspelledMessagesRunAsIntended(_ text: String, _ ending: String, _ intended: String) throws {
        let run = AccentRun(text, ending: ending)
        #expect(run.outcome.diagnostics.map(\.severity) == [.error])
        #expect(run.outcome.diagnostics.first?.replacement?.text == intended)
        #expect(run.interpreter.scene.layout().findings.isEmpty)
        #expect(run.interpreter.scene.layout().item(named: "a")?.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    /// Whatever it names: a member of UIKit's, a function or a variable. A name that is near nothing is a warning at most.
    @Test(arguments: [
        ("card.isHiden = true", "isHidden", "swift"), ("stack.spcing = 3", "spacing", "swift"),
        ("stack.addArrangedSubvew(card)", "addArrangedSubview", "swift"), ("print(stak.axis)", "stack", "swift"),
        ("card.leftAnchor.constrait(equalTo: view.leftAnchor).isActive = true", "constraint", "swift"),
        ("func pin() {}; pinn()", "pin", "swift"), ("stack.axis = .verticl", ".vertical", "swift"),
        ("cardd.isHidden = true", "card", "swift"), ("card.zork = true", nil, "swift"), ("zork()", nil, "swift"),
        ("print(view.frame.widht / 2)", "width", "swift"), ("print(card.bounds.size.heigth)", "height", "swift"),
        ("enum Metrics { static let gap: CGFloat = 8 }; print(Metrics.gpa)", "gap", "swift"),
        ("print(CGFlaot(10))", "CGFloat", "swift"), ("print(UIStackVeiw())", "UIStackView", "swift"),
        ("print(view.safeAreaLayoutGuid.topAnchor)", "safeAreaLayoutGuide", "swift"),
        ("card.snp.makeConstraints { make in make.left.equalTo(stack.snap.left) }", "snp", "swift"),
        ("enum Metrics { static let gap: CGFloat = 8 }; print(Metrics.zork)", nil, "swift"),
        ("print(view.frame.zork)", nil, "swift"),
        ("NSLog(@\"%f\", card.frame.size.heigth);", "height", "m"),
        ("card.hiden = YES;", "hidden", "m"), ("[crad setHidden:YES];", "card", "m"), ("[card zork:YES];", nil, "m"),
    ])
    func aNameNearAKnownOneIsAnError(_ line: String, _ intended: String?, _ ending: String) {
        let start =
            ending == "m"
            ? """
            UIView *card = [UIView new]; [self.view addSubview:card];
            UIStackView *stack = [UIStackView new]; [self.view addSubview:stack];

            """
            : """
            let card = UIView(); view.addSubview(card)
            let stack = UIStackView(); view.addSubview(stack)

            """
        let errors = AccentRun(start + line, ending: ending).outcome.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.replacement?.text) == (intended.map { [$0] } ?? []))
    }

    @Test func aMisspelledInstanceVariableIsAnError() {
        let text = """
            @interface Screen : UIViewController
            @property (nonatomic) UILabel *titleLabel;
            @end
            @implementation Screen
            - (void)viewDidLoad {
                _titleLabel = [UILabel new];
                [self.view addSubview:_titleLabl];
            }
            @end
            """
        let errors = AccentRun(text, ending: "m").outcome.diagnostics.filter { $0.severity == .error }
        #expect(errors.compactMap(\.replacement?.lines) == ["[self.view addSubview:_titleLabel];"])
    }

    /// In a session, the statement is not kept.
    @Test(arguments: [
        ("view card", "make.left.equalTo(crad)", "card", Accent.masonry),
        ("view q", "make.left.equalTo(qq)", "q", .masonry),
        ("view q", "make.left.equalTo(q.lefft)", "left", .masonry),
        (
            "let q = UIView(); view.addSubview(q)", "q.snp.makeConstraints { make in make.left.equalTo(qq) }", "q",
            .swift
        ),
        (
            "let q = UIView(); view.addSubview(q)", "q.snp.makeConstraints { $0.left.equalTo(view.snp.lefft) }",
            "left", .swift
        ),
        ("let q = UIView(); view.addSubview(q)", "q.snp.makeConstraints { $0.topp.equalTo(view) }", "top", .swift),
        (
            "UIView *card = [UIView new]; [self.view addSubview:card];",
            "[card mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(crad); }];", "card", .objectiveC
        ),
        (
            "UIView *card = [UIView new]; [self.view addSubview:card];",
            "[card mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view.mas_lefft); }];",
            "mas_left", .objectiveC
        ),
    ])
    func aMisspelledNameInASessionChangesNothing(
        _ start: String, _ statement: String, _ intended: String, _ accent: Accent
    ) {
        let interpreter = Interpreter()
        func run(_ text: String) -> Outcome {
            interpreter.run(SourceText(name: "in", text: text, isInput: true, accent: accent))
        }
        #expect(run(start).isComplete)
        let before = interpreter.scene.layout()
        let outcome = run(statement)
        #expect(!outcome.isComplete)
        #expect(outcome.diagnostics.map(\.severity) == [.error])
        #expect(outcome.diagnostics.first?.replacement?.text == intended)
        #expect(interpreter.scene.layout() == before)
    }

    /// A project's own method with a similar name is not reported.
    @Test func addingSeveralViewsIsNotReported() {
        let run = AccentRun("let a = UIView()\nview.addSubviews(a)", ending: "swift")
        #expect(run.outcome.diagnostics.isEmpty)
        #expect(run.interpreter.scene.view(named: "a")?.superview != nil)
    }

    @Test(arguments: [
        ("if a.snp.width > 10 { print(1) }", "if a.frame.width > 10 { print(1) }", "swift"),
        ("if a.snp.bottom < view.snp.bottom { print(1) }", "if a.frame.maxY < view.frame.maxY { print(1) }", "swift"),
        ("if (a.mas_width > 10) { NSLog(@\"x\"); }", "if (a.frame.size.width > 10) { NSLog(@\"x\"); }", "m"),
        ("if (a.mas_right > 10) { NSLog(@\"x\"); }", "if (CGRectGetMaxX(a.frame) > 10) { NSLog(@\"x\"); }", "m"),
    ])
    func framesAreComparedRatherThanAttributes(_ line: String, _ fixed: String, _ ending: String) {
        let start = ending == "m" ? Self.objectiveCStart : Self.swiftStart
        let text = start + line
        let found = AccentRun(text, ending: ending).outcome.diagnostics
        #expect(found.first?.replacement.map { Edit.applied($0, to: text) } == start + fixed)
        #expect(AccentRun(start + fixed, ending: ending).outcome.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (block("make.height.equalTo(width);"), "m", "a.mas_width"),
        (closure("make.width.equalTo(height)"), "swift", "a.snp.height"),
    ])
    func attributesAreOfTheConstrainedView(_ text: String, _ ending: String, _ intended: String) {
        let found = AccentRun(text, ending: ending).outcome.diagnostics
        #expect(found.count == 1)
        #expect(found.first?.replacement?.text == intended)
    }

    /// What is added too late is shown where it is added.
    @Test(arguments: [
        (
            "UIView *a = [UIView new];\n[a mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];\n[self.view addSubview:a];",
            "m", 3
        ),
        (
            "let a = UIView()\na.snp.makeConstraints { $0.edges.equalToSuperview() }\n\nview.insertSubview(a, at: 0)",
            "swift", 4
        ),
        (
            "view a, b\nb.removeFromSuperview()\nb.makeConstraints { make in make.left.equalTo(a) }\na.addSubview(b)",
            "mas", 4
        ),
    ])
    func viewsAddedTooLateAreShownThere(_ text: String, _ ending: String, _ line: Int) throws {
        let found = try #require(AccentRun(text, ending: ending).outcome.diagnostics.first)
        #expect(found.slug == "no-common-superview")
        #expect(found.labels.contains { !$0.isPrimary && $0.source.line(at: $0.span.lower) == line })
        #expect(found.help?.hasSuffix("move line \(line) up") ?? false)
    }

    /// A view that nothing is known of is reported once, and what else is done with it follows.
    @Test func unknownViewsAreReportedOnce() {
        let code =
            "NSArray *views = @[a, b];\nfor (UIView *v in views) { [self.view addSubview:v]; }\n[views mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:8 tailSpacing:8];"
        let found = AccentRun(code, ending: "m").outcome.diagnostics
        #expect(found.map(\.slug) == ["unknown-name", "unknown-name"])
    }
}
