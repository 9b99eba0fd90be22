import Masonry
import MasonryLanguage
import Testing

/// Mistakes of form in Objective-C and Swift: each is named once, where it is, and its mend is what was meant.
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
    func chainsOfObjectiveC(_ line: String, _ mended: String) {
        Mend.expect(Self.block(line), becomes: Self.block(mended), ending: "m")
    }

    @Test(arguments: [
        ("NSArray *all = @[a a];", "NSArray *all = @[a, a];"), ("NSArray *all = [a, a];", "NSArray *all = @[a, a];"),
        ("[self.view addSubview a];", "[self.view addSubview:a];"), ("let n = 10;", "CGFloat n = 10;"),
        ("self.view addSubview:a];", "[self.view addSubview:a];"),
        ("let b = [[UIView alloc] init];", "UIView *b = [[UIView alloc] init];"),
        ("UILabel *t = [UILabel new];\nt.text = @'Hi';", "UILabel *t = [UILabel new];\nt.text = @\"Hi\";"),
    ])
    func statementsOfObjectiveC(_ line: String, _ mended: String) {
        Mend.expect(Self.objectiveCStart + line, becomes: Self.objectiveCStart + mended, ending: "m")
    }

    @Test(arguments: [
        ("#define kGap (10", "#define kGap (10)"), ("#define kGap = 10", "#define kGap 10"),
        ("#define kGap 10;", "#define kGap 10"),
        ("#define kSmall 5\n#define kGap (kSmall * 2", "#define kSmall 5\n#define kGap (kSmall * 2)"),
    ])
    func macros(_ line: String, _ mended: String) {
        let use = Self.block("make.left.equalTo(self.view).offset(kGap);")
        Mend.expect("\(line)\n\(use)", becomes: "\(mended)\n\(use)", ending: "m")
    }

    @Test func aBlockNamesWhatItIsGiven() {
        let block = { (head: String) in
            Self.objectiveCStart + "[a mas_makeConstraints:\(head){\n    make.left.equalTo(self.view);\n}];"
        }
        Mend.expect(block("^"), becomes: block("^(MASConstraintMaker *make) "), ending: "m")
    }

    @Test func aCallOfAMacroEndsWhereItIsWritten() {
        let macro = "#define kTotal(n) (10 * (n))\n"
        Mend.expect(
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
    func chainsOfSwift(_ line: String, _ mended: String) {
        Mend.expect(Self.closure(line), becomes: Self.closure(mended), ending: "swift")
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
    func statementsOfSwift(_ line: String, _ mended: String) {
        Mend.expect(Self.swiftStart + line, becomes: Self.swiftStart + mended, ending: "swift")
    }

    /// What is of another language is said to be that, once.
    @Test(arguments: [
        ("a.snp.makeConstraints { make in\n    make.edges.equalTo(self.view)\n}", "this is Swift"),
        ("func setUp() {\n}", "`func` is not a word of this language"),
        ("[addSubview:a];", "nothing says what is told `addSubview:`"),
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

    /// A macro's name that is one slip away is offered.
    @Test func namesOfMacrosAreKnown() throws {
        let text = "#define kDouble 20\n" + Self.block("make.left.equalTo(self.view).offset(kDoubel);")
        let run = AccentRun(text, ending: "m")
        #expect(
            run.outcome.diagnostics.first?.replacement.map { Mend.applied($0, to: text) }
                == text.replacing("kDoubel", with: "kDouble"))
    }
}
