import Masonry
import MasonryLanguage
import Testing

/// Mistakes that newcomers to Masonry make in Objective-C: each is named once, and its fix is what was intended.
@Suite("Mistakes in Objective-C")
struct ObjectiveCMistakesTests {
    private static let start = "UIView *a = [[UIView alloc] init];\n[self.view addSubview:a];\n"

    private static func block(_ line: String, _ head: String = "(MASConstraintMaker *make)") -> String {
        start + "[a mas_makeConstraints:^\(head) {\n    \(line)\n}];"
    }

    @Test(arguments: [
        ("[self.view layoutIfNeeded);", "[self.view layoutIfNeeded];"),
        ("[self.view addSubview:a)];", "[self.view addSubview:a];"),
        ("[UIView alloc] init];", "[[UIView alloc] init];"),
        ("UIView *b = [UIView alloc] init];", "UIView *b = [[UIView alloc] init];"),
        ("UIView *b = [UIView];", "UIView *b = [[UIView alloc] init];"),
        ("id b = UIView()", "id b = [[UIView alloc] init];"), ("id b = UIView();", "id b = [[UIView alloc] init];"),
        ("let b = UIView()", "UIView *b = [[UIView alloc] init];"),
        ("UIView *b = new UIView();", "UIView *b = [[UIView alloc] init];"),
        ("[a setHidden=YES];", "[a setHidden:YES];"), ("[a.addSubview:[UIView new]];", "[a addSubview:[UIView new]];"),
        ("[self.view layoutIfNeeded]", "[self.view layoutIfNeeded];"),
        (
            "for (UIView *v : self.view.subviews) { v.hidden = NO; }",
            "for (UIView *v in self.view.subviews) { v.hidden = NO; }"
        ),
        ("for (int i = 0, i < 3, i++) { a.hidden = NO; }", "for (int i = 0; i < 3; i++) { a.hidden = NO; }"),
        (
            "a.frame = CGRect(x: 0, y: 0, width: fmax(1, 2), height: 10);",
            "a.frame = CGRectMake(0, 0, fmax(1, 2), 10);"
        ),
        ("if (a.hidden and YES) { a.hidden = NO; }", "if (a.hidden && YES) { a.hidden = NO; }"),
        (
            "[UIView animateWithDuration:1 animations:{ [a layoutIfNeeded]; }];",
            "[UIView animateWithDuration:1 animations:^{ [a layoutIfNeeded]; }];"
        ),
    ])
    func statements(_ line: String, _ fixed: String) {
        Edit.expect(Self.start + line, becomes: Self.start + fixed, ending: "m")
    }

    @Test(arguments: [
        ("make.left.equalTo(self.view).offset:10;", "make.left.equalTo(self.view).offset(10);"),
        ("make.left.equalTo(@self.view);", "make.left.equalTo(self.view);"),
        (
            "make.left.equalTo(self.view), make.top.equalTo(self.view);",
            "make.left.equalTo(self.view); make.top.equalTo(self.view);"
        ),
    ])
    func chains(_ line: String, _ fixed: String) {
        Edit.expect(Self.block(line), becomes: Self.block(fixed), ending: "m")
    }

    /// What is left of a block and of the message that it was given to says nothing more.
    @Test(arguments: [
        ("});", "}];"), ("}", "}];"),
    ])
    func endsOfBlocks(_ end: String, _ fixed: String) {
        let code =
            Self.start + "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.equalTo(self.view);\n"
        Edit.expect(code + end, becomes: code + fixed, ending: "m")
    }

    @Test func theMistakesOfAStatementAreReportedInOrder() {
        let code =
            Self.start + "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.equalTo(self.view)\n});"
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.m", text: code))
        #expect(found.map(\.line) == [4, 5])
    }

    @Test(arguments: ["(make)", "(MASConstraintMaker make)", "(MASConstraintMaker *)", "(MASConstraintMaker)"])
    func parametersOfBlocks(_ head: String) {
        let line = "make.left.equalTo(self.view);"
        Edit.expect(Self.block(line, head), becomes: Self.block(line), ending: "m")
    }

    @Test func aParameterOfAnyBlockHasAType() {
        let code = "[@[@1] enumerateObjectsUsingBlock:^(each, NSUInteger i, BOOL *stop) { NSLog(@\"%@\", each); }];"
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.m", text: code))
        #expect(found.map(\.message) == ["the parameter `each` needs a type before its name"])
        #expect(found.first?.replacement == nil)
    }

    @Test(arguments: [
        (
            "[a mas_makeConstraints ^(MASConstraintMaker *make) {",
            "[a mas_makeConstraints:^(MASConstraintMaker *make) {"
        ),
        ("[a mas_makeConstraints:{", "[a mas_makeConstraints:^(MASConstraintMaker *make) {"),
        (
            "[a.mas_makeConstraints:^(MASConstraintMaker *make) {",
            "[a mas_makeConstraints:^(MASConstraintMaker *make) {"
        ),
    ])
    func headsOfMessages(_ head: String, _ fixed: String) {
        let body = "\n    make.left.equalTo(self.view);\n}];"
        Edit.expect(Self.start + head + body, becomes: Self.start + fixed + body, ending: "m")
    }

    @Test func aNameThatIsNearlyYESIsAnError() {
        let found = AccentRun(Self.start + "a.hidden = yes;", ending: "m").outcome.diagnostics
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.replacement?.text == "YES")
    }

    /// What a compiler refuses and runs here all the same is a warning.
    @Test(arguments: [
        (start + "self.view.addSubview(a);", start + "[self.view addSubview:a];"),
        (start + "a.layoutIfNeeded();", start + "[a layoutIfNeeded];"),
        (
            start + "a.mas_makeConstraints(^(MASConstraintMaker *make) {\n    make.left.equalTo(self.view);\n});",
            block("make.left.equalTo(self.view);")
        ),
        (block("[make.left equalTo:self.view];"), block("make.left.equalTo(self.view);")),
        (block("make.left.equalTo(self.view).offset(@10);"), block("make.left.equalTo(self.view).offset(10);")),
        (block("make.edges.equalTo(self.view).inset(@(2 * 5));"), block("make.edges.equalTo(self.view).inset(2 * 5);")),
        (
            block("make.width.equalTo(self.view).multipliedBy(@0.5);"),
            block("make.width.equalTo(self.view).multipliedBy(0.5);")
        ),
        (block("make.left.equalTo(self.view).priority(@750);"), block("make.left.equalTo(self.view).priority(750);")),
        ("UILabel *t = [UILabel new];\nt.text = 5;", "UILabel *t = [UILabel new];\nt.text = @\"5\";"),
        ("UILabel *t = [UILabel new];\n[t setText:@5];", "UILabel *t = [UILabel new];\n[t setText:@\"5\"];"),
        (start + "a.hidden = \"YES\";", start + "a.hidden = YES;"),
        (start + "a.hidden = @NO;", start + "a.hidden = NO;"),
        ("NSLog(\"hi\");", "NSLog(@\"hi\");"),
        (start + "[a setHidden:@NO];", start + "[a setHidden:NO];"),
        (start + "if (a.hidden = YES) { a.hidden = NO; }", start + "if (a.hidden == YES) { a.hidden = NO; }"),
        (start + "CGFloat n = 1;\nwhile (n = 0) { n = 2; }", start + "CGFloat n = 1;\nwhile (n == 0) { n = 2; }"),
    ])
    func warnings(_ text: String, _ fixed: String) {
        let found = AccentRun(text, ending: "m").outcome.diagnostics
        #expect(found.map(\.severity) == [.warning], "\(found.map(\.message))")
        #expect(found.first?.replacement.map { Edit.applied($0, to: text) } == fixed)
        #expect(AccentRun(fixed, ending: "m").outcome.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (
            block("make.edges.equalTo(self.view).insets(1, 2, 3, 4);"),
            block("make.edges.equalTo(self.view).insets(UIEdgeInsetsMake(1, 2, 3, 4));")
        ),
        (
            block("make.left.equalTo(self.view.mas_left.offset(10));"),
            block("make.left.equalTo(self.view.mas_left).offset(10);")
        ),
        (
            block("make.left.right.equalTo(self.view.mas_left, self.view.mas_right);"),
            block("make.left.right.equalTo(self.view);")
        ),
    ])
    func argumentsApart(_ text: String, _ fixed: String) {
        let found = AccentRun(text, ending: "m").outcome.diagnostics
        #expect(found.map { $0.replacement.map { Edit.applied($0, to: text) } } == [fixed])
        #expect(AccentRun(fixed, ending: "m").outcome.diagnostics.isEmpty)
    }

    /// Code that looks alike and is right.
    @Test(arguments: [
        start + "if ((a.hidden = YES)) { a.hidden = NO; }",
        start + "UIView *v = a;\nwhile (v = v.superview) { v.hidden = NO; }",
        start + "UIView *v = a;\nwhile ((v = v.superview)) { v.hidden = NO; }",
        start + "void (^run)(UIView *) = ^(UIView *view) { [view layoutIfNeeded]; };\nrun(a);",
        start + "#define ADD(v) [self.view addSubview:v]\nADD([UIView new]);",
        block("make.left.equalTo(self.view).valueOffset(@10);"), block("make.left.equalTo(self.view).mas_offset(10);"),
        block("make.width.equalTo(@10);"), block("make.width.mas_equalTo(@10);"),
        block("CGFloat gap = 3; make.left.equalTo(self.view).offset((gap) + 1);"),
        start + "[UIView animateWithDuration:1 animations:^{ [a layoutIfNeeded]; } completion:^(BOOL done) { }];",
        start + "a.hidden = !YES;\n[a setHidden:NO];",
        "UILabel *t = [UILabel new];\nt.text = @\"5\";\nt.text = [@5 stringValue];",
        """
        @interface Card : UIView
        @property (nonatomic, copy) void (^onTap)(UIView *sender);
        @property (nonatomic) int text;
        @end
        @implementation Card
        - (Card *(^)(UIView *))addRow { return ^Card *(UIView *row) { [self addSubview:row]; return self; }; }
        - (instancetype)init {
            if (self = [super init]) {
                self.addRow([UIView new]);
                self.text = 5;
                if (self.onTap) self.onTap(self);
            }
            return self;
        }
        @end
        Card *card = [Card new];
        [self.view addSubview:card];
        card.onTap = ^(UIView *sender) { sender.hidden = NO; };
        card.addRow([UIView new]).addRow([UIView new]);
        """,
    ])
    func correctCodeIsNotReported(_ text: String) {
        let found = AccentRun(text, ending: "m").outcome.diagnostics
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    /// Who types a statement may leave out the last `;`.
    @Test func theEndOfAnInputStandsForASemicolon() {
        let source = SourceText(name: "1", text: "UIView *v = UIView.new", isInput: true, accent: .objectiveC)
        #expect(Interpreter().run(source).diagnostics.isEmpty)
    }

    /// A header out of the folder is not read, which is said; one that is nowhere may be a library's.
    @Test func headersOutsideAreReported() {
        let interpreter = Interpreter(files: NoHeaders())
        let source = SourceText(
            name: "a.m",
            text: "#import <UIKit/UIKit.h>\n#import \"Masonry.h\"\n#import \"../Theme.h\"\nUIView *v = UIView.new;")
        let found = interpreter.run(source).diagnostics
        #expect(found.map(\.slug) == ["import-outside"])
        #expect(found.map(\.line) == [3])
        #expect(found.map(\.severity) == [.warning])
    }
}

private struct NoHeaders: ScriptFiles {
    func script(
        at path: String, importedBy importer: SourceText, below top: SourceText
    ) throws(ScriptFileError) -> SourceText {
        if path.hasPrefix("..") { throw .outsideTopDirectory }
        throw .unreadable(reason: "it is not there")
    }
}
