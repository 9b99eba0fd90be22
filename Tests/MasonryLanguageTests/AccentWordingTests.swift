import Masonry
import MasonryLanguage
import Testing

/// What messages advise is said in the words of the accent that they are about.
@Suite("Advice in an accent's words")
struct AccentWordingTests {
    private func rendered(_ text: String, ending: String) -> String {
        let run = AccentRun(text, ending: ending)
        let layout = run.interpreter.scene.layout()
        let findings = layout.findings
        let repairs = run.interpreter.repairs(of: findings)
        let all =
            run.outcome.diagnostics + run.interpreter.lints
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
        (
            "make.left.equalTo(self.view);",
            "[box mas_makeConstraints:^(MASConstraintMaker *make) { make.right.equalTo(self.view); }];"
        ),
        ("make.left.equalTo(self.view);", "make.top.equalTo(self.view)"),
        ("make.left.equalTo(kLeft);", "const CGFloat kLeft = 10"),
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
        ("make.left.equalToSuperview()", "box.snp.makeConstraints { make in make.right.equalTo(view) }"),
        ("make.left.equalTo(leftInset)", "let leftInset = 10"),
    ])
    func ofSwift(_ block: String, _ expected: String) {
        let text = swift(block)
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("equalTo(root") && !text.contains("equalTo(superview"))
    }

    @Test func whatWasNoticedBeforeAnErrorIsSaidToo() {
        let text = rendered(
            "UIView *v = [UIView new];\n- (void)f { [self addSubveiw:v]; [v mas_makeConstraints:^(MASConstraintMaker *make) { make.lef; }]; }",
            ending: "m")
        #expect(text.contains("did you mean `addSubview`?"))
    }

    @Test func aFileOfObjectiveCByAnotherNameIsToldSo() {
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
        // With a statement of the language in it, each line is told for itself.
        let mixed = Interpreter().run(SourceText(name: "screen.mas", text: code + "\nlabel title \"x\"")).diagnostics
        #expect(mixed.count > 1)
    }

    @Test func severalAttributesAreNoAlternative() {
        let bits = "view v\nmake.attributes(MASAttributeTop | MASAttributeLeft | MASAttributeRight)"
        let diagnostics = Interpreter().run(SourceText(name: "screen.mas", text: bits)).diagnostics
        #expect(diagnostics.first?.replacement == nil)
        #expect(diagnostics.first?.help?.contains("`.left, .top`") == true)
    }
}
