import Masonry
import MasonryLanguage
import Testing

/// What messages advise is said in the words of the accent that they are about.
@Suite("Advice in an accent")
struct AccentWordingTests {
    private func rendered(_ text: String, ending: String) -> String {
        let run = AccentRun(text, ending: ending)
        let layout = run.interpreter.scene.layout()
        let findings = layout.findings
        let repairs = LayoutReporter(run.interpreter).repairs(of: findings)
        let all =
            run.outcome.diagnostics + LayoutReporter(run.interpreter).lints
            + zip(findings, repairs).map {
                Diagnostic($0, in: layout, repairs: $1)
            }
        return all.map { DiagnosticRenderer().render($0) }.joined()
    }

    private func objectiveC(_ block: String, of view: String = "box") -> String {
        rendered(
            """
            @implementation A
            - (void)viewDidLoad {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [\(view) mas_makeConstraints:^(MASConstraintMaker *make) {
                    \(block)
                }];
            }
            @end
            """, ending: "m")
    }

    private func swift(_ block: String) -> String {
        rendered(
            """
            class A: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        \(block)
                    }
                }
            }
            """, ending: "swift")
    }

    @Test(arguments: [
        ("make.lef.equalTo(self.view);", "did you mean `left`?"),
        ("make.top.equalTo(self.view).ofset(8);", "= write: make.top.equalTo(self.view).offset(8);"),
        ("make.right.equalTo(self.view).offset(8);", "= write: make.right.equalTo(self.view).offset(-8);"),
        ("make.top.mas_offset(8);", "= write: make.top.equalTo(box.superview).mas_offset(8);"),
        ("make.width;", "make.width.mas_equalTo(100)"),
        ("make.left.equalTo(kLeft);", "const CGFloat kLeft = 10"),
        ("make.size.mas_equalTo(CGSize(20, 20));", "= write: make.size.mas_equalTo(CGSizeMake(20, 20));"),
        ("make.size.mas_equalTo(20, 30);", "= write: make.size.mas_equalTo(CGSizeMake(20, 30));"),
        ("make.width.equalTo(@9).priorityHigh;", "= write: make.width.equalTo(@9).priorityHigh();"),
        ("make.top.equalTo(slef.view);", "= write: make.top.equalTo(self.view);"),
        (
            "make.edges.equalTo(self.view).insets(UIEdgeInsetMake(1, 2, 3, 4));",
            "= write: make.edges.equalTo(self.view).insets(UIEdgeInsetsMake(1, 2, 3, 4));"
        ),
    ])
    func ofObjectiveC(_ block: String, _ expected: String) {
        let text = objectiveC(block)
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("{ make in") && !text.contains("equalTo(root") && !text.contains("equalTo(superview"))
    }

    @Test(arguments: [
        ("make.top.equalToSupervew()", "did you mean `equalToSuperview`?"),
        ("make.top.equalToSuperview().ofset(8)", "= write: make.top.equalToSuperview().offset(8)"),
        ("make.right.equalToSuperview().offset(8)", "= write: make.right.equalToSuperview().offset(-8)"),
        ("make.left.equalTo(leftInset)", "let leftInset = 10"),
        ("make.size.equalTo(40, 30)", "= write: make.size.equalTo(CGSize(width: 40, height: 30))"),
        (
            "make.size.equalTo(CGSize(width: 40, hight: 30))",
            "= write: make.size.equalTo(CGSize(width: 40, height: 30))"
        ),
        (
            "make.height.equalTo(view.snp.height * 0.5)",
            "= write: make.height.equalTo(view.snp.height).multipliedBy(0.5)"
        ),
        (
            "make.height.equalTo(view.snp.height).multipliedBy(9 / 16)",
            "= write: make.height.equalTo(view.snp.height).multipliedBy(9.0 / 16.0)"
        ),
        ("make.width.equalTo(view.width)", "= write: make.width.equalTo(view.snp.width)"),
    ])
    func ofSwift(_ block: String, _ expected: String) {
        let text = swift(block)
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("equalTo(root") && !text.contains("equalTo(superview"))
    }

    @Test func ofFixes() {
        let objectiveC = objectiveC("make.left.equalTo(self.view);")
        #expect(objectiveC.contains(".equalTo(self.view);`"), "\(objectiveC)")
        let swift = swift("make.left.equalToSuperview()")
        #expect(swift.contains(".equalTo(view)`"), "\(swift)")
    }

    /// What a compiler would notice is said, and what is to be written.
    @Test(arguments: [
        ("UIView *a = [UIView new]\n[self.view addSubview:a];", "UIView *a = [UIView new];"),
        ("UIView *a = [UIView new];\n[self.view addSubview:a]\n[a setNeedsLayout];", "[self.view addSubview:a];"),
        (
            "UIView *a = [UIView new];\n[a mas_makeConstraints:(MASConstraintMaker *make) {\n    make.edges.equalTo(self.view);\n}];",
            "[a mas_makeConstraints:^(MASConstraintMaker *make) {"
        ),
        ("UIView *a = [UIView new];\n[self.view addSubview:a;", "[self.view addSubview:a];"),
        ("UILabel *a = [UILabel new];\na.text = \"Hi\";", "a.text = @\"Hi\";"),
        ("UIView *card = [UIView new];\n[self.view addSubview:crad];", "[self.view addSubview:card];"),
        (
            "UIView *card = [UIView new];\n[self.view addSubview:card];\n[card.widthAnchor constraintEqualToConstant:9];",
            "[card.widthAnchor constraintEqualToConstant:9].active = YES;"
        ),
        (
            "UIView *card = [UIView new];\n[self.view addSubview:card];\n[card.widthAnchor constraintEqualToAnchor:9].active = YES;",
            "[card.widthAnchor constraintEqualToConstant:9].active = YES;"
        ),
        ("UILabel *a = [UILable new];\n[self.view addSubview:a];", "UILabel *a = [UILabel new];"),
        (
            "UIView *a = [UIView new];\n[self.view addSubview:a];\n[a mas_makeConstraints:^(MASConstraintMaker *make)\n    make.edges.equalTo(self.view);\n}];",
            "[a mas_makeConstraints:^(MASConstraintMaker *make) {"
        ),
        (
            "UIView *a = [UIView new];\n[self.view addSubview:a];\n[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.equalTo(self.view).priority(MASLayoutPriorityHigh);\n}];",
            "make.left.equalTo(self.view).priority(MASLayoutPriorityDefaultHigh);"
        ),
    ])
    func typingErrorsInObjectiveC(_ body: String, _ fixed: String) {
        let text = rendered("@implementation A\n- (void)viewDidLoad {\n\(body)\n}\n@end\n", ending: "m")
        #expect(text.contains("= write: \(fixed)\n"), "\(text)")
        #expect(!text.contains("expected a value"))
    }

    @Test(arguments: [
        ("box.snp.makeConstraints {\n    make.edges.equalToSuperview()\n}", "box.snp.makeConstraints { make in"),
        ("let card = UIView()\nview.addSubview(cardd)", "view.addSubview(card)"),
        (
            "box.snp.makeConstraints { make in handle = make.width.equalTo(9) }",
            "box.snp.makeConstraints { make in handle = make.width.equalTo(9).constraint }"
        ),
        (
            "box.widthAnchor.constraint(equalToConstant: 9)",
            "box.widthAnchor.constraint(equalToConstant: 9).isActive = true"
        ),
        (
            "box.widthAnchor.constraint(equalTo: 9).isActive = true",
            "box.widthAnchor.constraint(equalToConstant: 9).isActive = true"
        ),
        ("}\noverride func viewDidlayoutSubviews() {", "override func viewDidLayoutSubviews() {"),
        ("box.snp.makeConstraints { make in\n    make.top.equalToSuperview(\n}", "make.top.equalToSuperview()"),
        (
            "box.makeConstraints { make in make.edges.equalToSuperview() }",
            "box.snp.makeConstraints { make in make.edges.equalToSuperview() }"
        ),
        (
            "NSLayoutConstraint.activate([\n    box.topAnchor.constraint(equalTo: view.topAnchor)\n    box.leftAnchor.constraint(equalTo: view.leftAnchor),\n])",
            "box.topAnchor.constraint(equalTo: view.topAnchor),"
        ),
        (
            "box.snp.makeConstraints { $0.left.equalToSuperview().priority(.hihg) }",
            "box.snp.makeConstraints { $0.left.equalToSuperview().priority(.high) }"
        ),
        ("let stack = UIStackView()\nstack.axis = .vertcal", "stack.axis = .vertical"),
        (
            "box.snp.makeConstraints { $0.size.equalTo(CGSize(50, 40)) }",
            "box.snp.makeConstraints { $0.size.equalTo(CGSize(width: 50, height: 40)) }"
        ),
        (
            "box.snp.makeConstraints { $0.bottom.equalToSuperview().inset(-20) }",
            "box.snp.makeConstraints { $0.bottom.equalToSuperview().inset(20) }"
        ),
        ("view.addSubview(bx)", "view.addSubview(box)"),
    ])
    func typingErrorsInSwift(_ body: String, _ fixed: String) {
        let text = rendered(
            """
            class A: UIViewController {
                let box = UIView()
                var handle: Constraint?
                override func viewDidLoad() {
                    view.addSubview(box)
                    \(body)
                }
            }
            """, ending: "swift")
        #expect(text.contains("= write: \(fixed)\n"), "\(text)")
    }

    /// What is wrong with a project's code and has no line that fixes it.
    @Test(arguments: [
        (
            "- (void)viewDidLoad {\n    UIView *box = [UIView new];\n    [box mas_makeConstraints:^(MASConstraintMaker *make) {\n        make.left.equalTo(self.view);\n    }];\n    [self.view addSubview:box];\n}",
            "m", "add `box` to its superview before its constraints: move line 6 up"
        ),
        (
            "let box = UIView()\nbox.snp.makeConstraints { $0.left.equalToSuperview() }", "swift",
            "add `box` to its superview before its constraints: view.addSubview(box)"
        ),
        (
            "class A: UIViewController {\n    let box: UIView\n    override func viewDidLoad() { view.addSubview(box) }\n}",
            "swift",
            "`box` is nil here, so nothing is added"
        ),
        (
            "@interface A : UIView\n@property UILabel *title;\n@end\n@implementation A\n- (instancetype)initWithFrame:(CGRect)f {\n    self = [super initWithFrame:f];\n    [self addSubview:self.title];\n    return self;\n}\n@end",
            "m", "`self.title` is nil here, so nothing is added"
        ),
        (
            "let box = UIView()\nview.addSubview(box)\nbox.snp.makeConstraints { $0.left.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3)) }",
            "swift", "`UIEdgeInsets` needs the argument `right:`"
        ),
        (
            "let box = UIView()\nview.addSubview(box)\nbox.snp.makeConstraints { $0.left.equalToSuperview() }\nbox.snp.updateConstraints {\n    $0.left.equalToSuperview().offset(2)\n    $0.top.equalToSuperview()\n}",
            "swift", ":6 "
        ),
        (
            "UIView *a = [UIView new];\n[self.view addSubview:a];\n[NSLayoutConstraint activateConstraints:@[\n    [a.topAnchor constraintEqualToAnchor:self.view.topAnchor],\n    [a.leftAnchor constraintEqualToAnchor:self.view.widthAnchor],\n]];",
            "m", ":5 "
        ),
        (
            "UIView *a = [UIView new];\n[self.view addSubview:a];\n[a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view).offset; }];",
            "m", "`offset` is a method: call it with parentheses"
        ),
    ])
    func mistakesOfProjects(_ code: String, _ ending: String, _ expected: String) {
        let text = rendered(code, ending: ending)
        #expect(text.contains(expected), "\(text)")
    }

    /// A view that is held by a frame of nothing is reported by the property that holds it.
    @Test(arguments: [
        ("box.widthAnchor.constraint(equalToConstant: 9).isActive = true", "swift"),
        ("[box.widthAnchor constraintEqualToConstant:9].active = YES;", "m"),
    ])
    func framesInTheWayAreReportedByTheirProperty(_ activation: String, _ ending: String) throws {
        let made =
            ending == "m"
            ? "UIView *box = [UIView new];\n[self.view addSubview:box];" : "let box = UIView()\nview.addSubview(box)"
        let run = AccentRun("\(made)\n\(activation)\n", ending: ending)
        let layout = run.interpreter.scene.layout()
        let finding = try #require(layout.findings.first)
        #expect(layout.findings.count == 1)
        let repairs = LayoutReporter(run.interpreter).repairs(of: finding)
        let text = DiagnosticRenderer().render(Diagnostic(finding, in: layout, repairs: repairs))
        #expect(
            text.contains("keeps its frame as long as its `translatesAutoresizingMaskIntoConstraints` is true"))
    }

    /// Names that may come from another file are not reported.
    @Test(arguments: ["rows", "row1", "kPadding", "viewB", "Row", "_row", "header"])
    func namesFromOtherFilesAreNotTypingErrors(_ name: String) {
        let text = rendered(
            """
            class A: UIViewController {
                let row = UIView()
                let row2 = UIView()
                let padding = 8
                let viewA = UIView()
                let heading = UIView()
                override func viewDidLoad() { view.addSubview(\(name)) }
            }
            """, ending: "swift")
        #expect(!text.contains("nothing here is called"), "\(text)")
    }

    @Test func anOpenBraceOfAProjectIsShownWhereItIs() {
        let text = rendered(
            "class A: UIViewController {\n    func a() {\n        if true {\n    }\n    func b() {\n    }\n}\n",
            ending: "swift")
        #expect(text.contains(":3 "), "\(text)")
        #expect(text.contains("by its indentation this closes line 2"))
    }

    @Test func warningsBeforeAnErrorAreReported() {
        let text = rendered(
            "UIView *v = [UIView new];\n- (void)f { [self addSubveiw:v]; [v mas_makeConstraints:^(MASConstraintMaker *make) { make.lef; }]; }",
            ending: "m")
        #expect(text.contains("did you mean `addSubview`?"))
    }

    @Test func objectiveCInAnotherFileTypeIsReported() {
        let code = """
            UIView *superview = self.view;
            UIView *view1 = [[UIView alloc] init];
            [superview addSubview:view1];
            UIEdgeInsets padding = UIEdgeInsetsMake(20, 20, 20, 20);
            [view1 mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(superview.mas_top).offset(padding.top);
            }];
            """
        let named = Interpreter().run(SourceText(name: "screen.mas", text: code)).diagnostics
        #expect(named.map(\.message) == ["this is Objective-C"])
        #expect(named.first?.help?.contains("ends in .m") == true && named.first?.help?.contains("--accent") == true)
        #expect(
            Interpreter().run(SourceText(name: "screen.m", text: code)).diagnostics.filter { $0.severity == .error }
                == [])
        // With a statement of the language in it, each line is reported for itself.
        let mixed = Interpreter().run(SourceText(name: "screen.mas", text: code + "\nlabel title \"x\"")).diagnostics
        #expect(mixed.count > 1)
    }

    @Test func severalAttributesAreNotAnAlternative() {
        let bits = "view v\nmake.attributes(MASAttributeTop | MASAttributeLeft | MASAttributeRight)"
        let diagnostics = Interpreter().run(SourceText(name: "screen.mas", text: bits)).diagnostics
        #expect(diagnostics.first?.replacement == nil)
        #expect(diagnostics.first?.help?.contains("`.left, .top`") == true)
    }
}
