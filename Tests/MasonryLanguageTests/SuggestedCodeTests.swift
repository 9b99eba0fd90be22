import Masonry
import MasonryLanguage
import Testing

/// What messages say to write where people bring what they know from elsewhere: it is whole, and of the language it is for.
@Suite("Suggested code")
struct SuggestedCodeTests {
    @Test(arguments: [
        (
            "view box\nbox.constrain(\"H:|-8-[box(100)]-12-|\")",
            "view box\nbox.makeConstraints { make in make.left.equalTo(superview).offset(8); make.width.equalTo(100); "
                + "make.right.equalTo(superview).offset(-12) }"
        ),
        (
            "view a, b\na.addConstraints(\"V:|[a]-[b(a)]\")",
            "view a, b\na.makeConstraints { make in make.top.equalTo(superview) }; "
                + "b.makeConstraints { make in make.top.equalTo(a.bottom).offset(8); make.height.equalTo(a) }"
        ),
        (
            "view a, b\nH:|-[a]-(4)-[b]",
            "view a, b\na.makeConstraints { make in make.left.equalTo(superview).offset(8) }; "
                + "b.makeConstraints { make in make.left.equalTo(a.right).offset(4) }"
        ),
        (
            ".box {\n    width: 10px;\n    left: 4px;\n}",
            "view box\nmake.width.equalTo(10)\nmake.left.equalTo(superview).offset(4)"
        ),
    ])
    func formatsOfOthers(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("view box\nbox.constrain(\"H:|-(>=8)-[box]-|\")", "the visual format language is not supported"),
        (".header {\n    width: 100%;\n    margin: 0 auto;\n}", "place it with constraints"),
        (".header {\n    margin: 0 auto;\n}\n.footer {\n    color: #ff8800;\n}", "place it with constraints"),
        ("header {\n    width: 100%;\n    margin: 0 auto;\n}", "place it with constraints"),
        ("import UIKit", "--accent swift"), ("ZStack()", "later views are in front"),
        ("Spacer()", "this is SwiftUI"),
    ])
    func whatIsSaidOnce(_ text: String, _ help: String) throws {
        for found in both(text, "mas") {
            try #require(found.count == 1, "\(found.map(\.message))")
            #expect(found[0].replacement == nil)
            #expect(found[0].help?.contains(help) ?? false, "\(found[0].help ?? "")")
        }
    }

    /// What is of declarations, comments and conditions elsewhere.
    @Test(arguments: [
        ("view a\nmake.left.equalTo(root).offset: 16", "view a\nmake.left.equalTo(root).offset(16)"),
        ("button ok \"OK\", color: red", "button ok \"OK\"; ok.color = \"red\""),
        (
            "view a\na.makeConstraints { make in\n    make.left.top.equalTo(root)\n    make.aspectRatio.equalTo(2)\n}",
            "view a\na.makeConstraints { make in\n    make.left.top.equalTo(root)\n"
                + "    make.width.equalTo(a.height).multipliedBy(2)\n}"
        ),
        (
            "label a \"Hi\"\na.setContentHuggingPriority(high)",
            "label a \"Hi\"\na.setContentHuggingPriority(high, horizontal)"
        ),
        (
            "view a\na.left.constraint(equalTo: root.left, constant: 10).isActive = true",
            "view a\na.makeConstraints { make in make.left.equalTo(root).offset(10) }"
        ),
        (
            "view a\nmake.edges.equalTo(root).offset(10, 20, -10, -20)",
            "view a\nmake.edges.equalTo(root).insets((10, 20, 10, 20))"
        ),
        ("view a\na.visible = false", "view a\na.hidden = true"),
        (
            "view a\na.maxWidth = 2 * 50; a.color = \"red\"",
            "view a\na.makeConstraints { make in make.width.lessThanOrEqualTo(2 * 50) }; a.color = \"red\""
        ),
        ("label a \"Hi\"\na.hugging = 750", "label a \"Hi\"\na.setContentHuggingPriority(750, horizontal)"),
        ("label a \"Hi\"\na.lines = 2", "label a \"Hi\"\na.numberOfLines = 2"),
        ("view a\na.opacity = 0.5", "view a\n// a.opacity = 0.5"),
        ("view a\n/* never closed\nmake.edges.equalTo(root)", "view a\n// never closed\nmake.edges.equalTo(root)"),
        (
            "view a\nwhen a.hidden { make.edges.equalTo(root) }",
            "view a\nif a.hidden { make.edges.equalTo(root) }"
        ),
    ])
    func statementsOfOthers(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test func twoNamesInAListAreNoNameOfTwoWords() {
        let text = "view a b\nselect a b\na.hidden = true"
        let edits = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: text)).compactMap(\.replacement)
        #expect(
            edits.map { Edit.applied($0, to: text) } == [
                "view a, b\nselect a b\na.hidden = true", "view a b\nselect a, b\na.hidden = true",
            ])
    }

    /// A name in a function is another one, and a variable is read when it is read.
    @Test(arguments: [
        ("func f(g) { let q = 1 }\nlet q = 2\nlet q = 3", "func f(g) { let q = 1 }\nvar q = 2\nq = 3"),
        ("var c = 1\nlet k = c\nc = 2\nlet k = c", "var c = 1\nvar k = c\nc = 2\nk = c"),
    ])
    func declarationsKeepTheirMeaning(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    /// Where the other calls tell by their kinds which argument is missing, it is written there.
    @Test(arguments: [
        ("add(\"a\", 0, true); add(\"b\", true); add(\"c\", 2, true)", "add(\"b\", 1, true)"),
        ("add(\"a\", 5, true); add(7, false)", "add(\"a\", 7, false)"),
        ("add(\"a\", 5, true); add(\"b\", 5)", "add(\"b\", 5, true)"),
    ])
    func aMissingArgumentIsWrittenInItsPlace(_ calls: String, _ fixed: String) {
        let source = SourceText(name: "a.mas", text: "func add(t, n, b) { print(t, n, b) }\n\(calls)")
        let edits = Interpreter().run(source).diagnostics.compactMap(\.replacement)
        #expect(edits.count == 1 && edits.allSatisfy { Edit.applied($0, to: source.text).contains(fixed) })
    }

    @Test(arguments: [
        ("view card\nview badge in card.right", "view card\nview badge in card"),
        ("view card, badge\ncard.addSubview((badge.left))", "view card, badge\ncard.addSubview((badge))"),
        (
            "view box, a, b\nlet all = [a, b]\nbox.addSubview(all)",
            "view box, a, b\nlet all = [a, b]\nfor each in all { box.addSubview(each) }"
        ),
        (
            "func f(root) { root.color = \"red\" }\nlet min = 2 + 2\nview v\nmake.size.equalTo(min * min)",
            "func f(root) { root.color = \"red\" }\nlet minValue = 2 + 2\nview v\nmake.size.equalTo(minValue * minValue)"
        ),
        ("view card\ncard.addSubview(root)", "view card\nroot.addSubview(card)"),
        (
            "view v\nfor h in [\"40\", 2 + 2] { v.remakeConstraints { make in make.height.equalTo(h) } }",
            "view v\nfor h in [40, 2 + 2] { v.remakeConstraints { make in make.height.equalTo(h) } }"
        ),
        (
            "let xs = [\"8\", \"9\"]\nview v\nmake.left.equalTo(root).offset(xs[1])",
            "let xs = [8, 9]\nview v\nmake.left.equalTo(root).offset(xs[1])"
        ),
        (
            "func far(n) {\n    let x = n * 2\n}\nview v\nmake.left.equalTo(root).offset(far(1 + 2))",
            "func far(n) {\n    let x = n * 2\n    return x\n}\nview v\nmake.left.equalTo(root).offset(far(1 + 2))"
        ),
        (
            "let xs = [1, 2]\nlet n = 2\nfor i in 0...n { print(xs[i]) }",
            "let xs = [1, 2]\nlet n = 2\nfor i in 0..<n { print(xs[i]) }"
        ),
        (
            "let xs = [1, 2]\nlet ys = [3, 4]\nfor i in 0...ys.count { print(xs[i]) }",
            "let xs = [1, 2]\nlet ys = [3, 4]\nfor i in 0..<ys.count { print(xs[i]) }"
        ),
    ])
    func whatIsMeantIsWritten(_ text: String, _ fixed: String) {
        let edits = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.compactMap(\.replacement)
        #expect(edits.map { Edit.applied($0, to: text) } == [fixed])
    }

    /// It is the only visible view with which nothing is reported about the layout.
    @Test func aViewRenamedInSomePlacesIsFoundByTheLayout() {
        let text = """
            view card
            make.left.right.top.equalTo(root)
            make.height.equalTo(200)
            view photo in card
            make.left.top.equalTo(card).offset(8)
            make.size.equalTo(40)
            view line in card
            make.left.equalTo(image1.right).offset(8)
            make.right.equalTo(card).offset(-8)
            make.top.equalTo(image1.bottom).offset(16)
            make.height.equalTo(1)
            """
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: text))
        #expect(found.count == 1 && found.first?.help == "with `photo`, every view has its place")
        let fixed = found.first?.replacement.map { Edit.applied($0, to: text) }
        #expect(fixed == text.replacing("image1", with: "photo"))
        // With several that fit nothing is offered.
        let twins = text.replacing(
            "view photo",
            with:
                "view twin in card\nmake.left.top.equalTo(card).offset(8)\nmake.size.equalTo(40)\ntwin.hidden = true\nview photo"
        )
        #expect(
            ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: twins)).allSatisfy { $0.replacement == nil })
    }

    /// A parameter of the same name is another variable.
    @Test(arguments: [
        "let max = 3\nfunc f(max) { print(max) }\nf(max)",
        "view a\nview b\nmake.left.equalTo(old)\nfunc f(old) { print(old) }",
    ])
    func parametersAreNotRenamed(_ text: String) {
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: text))
        #expect(!found.isEmpty && found.allSatisfy { $0.replacement == nil })
    }

    @Test func anArgumentOfABuiltInFunctionIsNotMadeUp() {
        let source = SourceText(name: "a.mas", text: "print(min(3, 4))\nprint(min(3))")
        #expect(Interpreter().run(source).diagnostics.map(\.replacement) == [nil])
    }

    @Test func aCalledNameIsNoParameter() throws {
        let found = ScriptCheck.diagnostics(
            of: SourceText(name: "a.mas", text: "VStack(spacing: 8) {\n    Text(\"Hi\")\n}"))
        #expect(found.count == 2 && found.allSatisfy { $0.replacement == nil })
        #expect(found.last?.help?.contains("label") ?? false)
    }

    private static let sized = "let w = 10\nlet h = 20\nview a\nmake.left.top.equalTo(root)\n"

    @Test(arguments: [
        ("make.size.equalTo(w x h)", "make.size.equalTo((w, h))"),
        ("make.size.equalTo(w x 20)", "make.size.equalTo((w, 20))"),
        ("make.size.equalTo(wxh)", "make.size.equalTo((w, h))"),
        ("make.size.equalTo(wx20)", "make.size.equalTo((w, 20))"),
        ("make.size.equalTo(10xh)", "make.size.equalTo((10, h))"),
        ("let s = w x h\nmake.size.equalTo(s)", "let s = (w, h)\nmake.size.equalTo(s)"),
        ("make.size.equalTo(10)\nscreen w x h", "make.size.equalTo(10)\nscreen (w, h)"),
    ])
    func sizesOfNames(_ line: String, _ fixed: String) {
        Edit.expect(Self.sized + line, becomes: Self.sized + fixed)
    }

    @Test(arguments: [
        ("box.addConstraint(box.width == 100)", "box.makeConstraints { make in make.width.equalTo(100) }"),
        (
            "root.addConstraint(box.width <= root.width * 0.5)",
            "box.makeConstraints { make in make.width.lessThanOrEqualTo(root.width).multipliedBy(0.5) }"
        ),
    ])
    func comparisonsThatAreAddedToAView(_ line: String, _ fixed: String) throws {
        let text = "view box\nmake.left.top.height.equalTo(root)\n\(line)"
        let found = both(text, "mas")[0]
        #expect(found.count == 1)
        let replacement = try #require(found.first?.replacement)
        #expect(Edit.applied(replacement, to: text).hasSuffix("\n\(fixed)"))
    }

    @Test(arguments: [("f(() => a.remove())", "f({ a.remove() })"), ("let f = () -> 5", "let f = { 5 }")])
    func closuresWithoutParameters(_ line: String, _ fixed: String) throws {
        let text = "view a\n\(line)"
        for found in both(text, "mas") {
            #expect(found.count == 1, "\(found.map(\.message))")
            #expect(Edit.applied(try #require(found.first?.replacement), to: text) == "view a\n\(fixed)")
        }
    }

    static let foreignLines: [(String, String)] = [
        ("a.makeConstraints make in { make.width.equalTo(1) }", "a.makeConstraints { make in make.width.equalTo(1) }"),
        (
            "a.makeConstraints function(make) { make.width.equalTo(1) }",
            "a.makeConstraints { make in make.width.equalTo(1) }"
        ),
        ("a.makeConstraints (make) { make.width.equalTo(1) }", "a.makeConstraints { make in make.width.equalTo(1) }"),
        ("a.makeConstraints(make) { make.width.equalTo(1) }", "a.makeConstraints { make in make.width.equalTo(1) }"),
        ("a.make { make in make.width.equalTo(1) }", "a.makeConstraints { make in make.width.equalTo(1) }"),
        ("view c; in a", "view c in a"), ("let x = 3,", "let x = 3"),
        ("for i in 0..<10 step 2 { print(i) }", "for i in (0..<5).map({ i in i * 2 }) { print(i) }"),
        ("for i in 0...10 by 5 { print(i) }", "for i in (0..<3).map({ i in i * 5 }) { print(i) }"),
        ("if 2 in xs { print(1) }", "if xs.contains(2) { print(1) }"),
        ("let isThere = 2 in 0..<3", "let isThere = (0..<3).contains(2)"),
        ("if xs.contains 2 { print(1) }", "if xs.contains(2) { print(1) }"),
        ("let x = 0x1F", "let x = 31"), ("let x = 0xFF", "let x = 255"),
        ("for i in xs.filter { x in x > 1 } { break }", "for i in xs.filter({ x in x > 1 }) { break }"),
        ("if xs.map { x in x }.count > 1 { print(1) }", "if xs.map({ x in x }).count > 1 { print(1) }"),
        ("for i in 0..<3; { print(i) }", "for i in 0..<3 { print(i) }"),
        ("var i = 0\ni = i++", "var i = 0\ni += 1"), ("root.size = 300", "root.size = (300, 300)"),
        ("make.top.equalTo(topLayoutGuide.bottom)", "make.top.equalTo(root.topLayoutGuide.bottom)"),
        ("make.left/right.equalTo(root)", "make.left.right.equalTo(root)"),
        ("make.left|right.equalTo(root)", "make.left.right.equalTo(root)"),
        ("make.left & make.right.equalTo(root)", "make.left.right.equalTo(root)"),
        ("make.left.equalTo(root.offset(10))", "make.left.equalTo(root).offset(10)"),
        ("make(left, top).equalTo(root)", "make.left.top.equalTo(root)"), ("view c in \"a\"", "view c in a"),
        ("make.left.equalTo(root).size.equalTo(10)", "make.left.equalTo(root); make.size.equalTo(10)"),
        ("for i = 0 to 3 { print(i) }", "for i in 0...3 { print(i) }"),
        ("make.left.equalTo(b) make.top.equalTo(b)", "make.left.equalTo(b); make.top.equalTo(b)"),
        ("let m = 1 let n = 2", "let m = 1; let n = 2"), ("a.text = Hello World", "a.text = \"Hello World\""),
        ("a.edges = root.edges", "a.makeConstraints { make in make.edges.equalTo(root) }"),
        ("a.b.hidden = true", "b.hidden = true"), ("print(a.x)", "print(a.frame.x)"),
        ("a.equalTo(root)", "a.makeConstraints { make in make.edges.equalTo(root) }"),
        ("a.setText(\"Hi\")", "a.text = \"Hi\""),
        ("button ok \"OK\"\nok.setTitle(\"No\", for: .normal)", "button ok \"OK\"\nok.text = \"No\""),
        ("root.addSubviews(a, b)", "root.addSubview(a); root.addSubview(b)"),
        ("a.insertSubview(b, at: 0)", "a.addSubview(b)"), ("div c", "view c"),
        ("UIView *c = [[UIView alloc] init];", "view c"), ("UILabel *c = [UILabel new];", "label c \"c\""),
        ("NSArray *all = @[a, b];", "let all = [a, b]"),
        ("stack column {\n    a\n    b\n}", "[a, b].distribute(vertical, spacing: 8)"),
        ("NSMutableArray *all = [NSMutableArray array];", "var all = []"),
        (
            "func pin(v, side) { v.makeConstraints { make in make.side.equalTo(root) } }\npin(a, .left)",
            "func pin(v, side) { v.makeConstraints { make in make.attributes(side).equalTo(root) } }\npin(a, .left)"
        ),
        (
            "a.center = (10, 20)",
            "a.makeConstraints { make in make.centerX.equalTo(superview.left).offset(10); "
                + "make.centerY.equalTo(superview.top).offset(20) }"
        ),
    ]

    /// What other languages have, and what is near to right: the whole line as it is to be.
    @Test(arguments: foreignLines)
    func linesOfElsewhere(_ line: String, _ fixed: String) {
        let start = "let xs = [1, 2]\nlabel a \"A\", b \"B\"\n"
        for found in both(start + line, "mas") where !found.isEmpty {
            #expect(found.count == 1, "\(found.map(\.message))")
            #expect(found[0].replacement.map { Edit.applied($0, to: start + line) } == start + fixed)
        }
        #expect(!both(start + line, "mas")[0].isEmpty)
        let errors = both(start + fixed, "mas").flatMap { $0 }
        #expect(errors.isEmpty, "\(errors.map(\.message))")
    }

    /// Where no one thing is to be written nothing is.
    @Test(arguments: [
        ("view c with width 100", "only `in` and a parent can follow the name of a `view`"),
        ("let t = (small: 1, big: 2)\nprint(t.small)", "a tuple can't have the labels"),
        ("a.animate { print(1) }", "a view has no member `animate`"),
        ("view c at 10, 10", "only `in` and a parent can follow the name of a `view`"),
        ("view c in root at 10 10", "only `in` and a parent can follow the name of a `view`"),
        ("let both = [view c, view d]", "`view` starts a statement"),
        ("xs.remove(1)", "an array has no member `remove`"), ("cell_(1)", "there is no `cell_` here"),
        ("a.frame = (0, 0, 1, 1)\n{ print(1) }", "a statement can't start with `{`"),
    ])
    func mistakesWithSeveralFixes(_ line: String, _ message: String) {
        for found in both("let xs = [1]\nlabel a \"A\"\n\(line)", "mas") where !found.isEmpty {
            #expect(found.count == 1 && found[0].message.hasPrefix(message), "\(found.map(\.message))")
            #expect(found[0].replacement == nil)
        }
    }

    /// What one word does to several edges of a view is not reported of several views.
    @Test(arguments: [
        ("make.edges.equalTo(a)", "the same applies to 3 more attributes"),
        ("make.left.top.equalTo(a)", "the same applies to another attribute"),
        ("make.right.bottom.equalTo(root).offset(2)", "the same applies to another attribute"),
        ("[a, b].makeConstraints { make in make.right.equalTo(root).offset(2) }", "the same applies to 1 more view"),
    ])
    func mistakesOfOneWord(_ line: String, _ note: String) {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        _ = interpreter.run(SourceText(name: "a.mas", text: "view b\nview a\n\(line)"))
        #expect(reporter.lints.first?.notes.contains(note) == true, "\(reporter.lints.first?.notes ?? [])")
    }

    @Test func aClosureAfterARelationIsRemoved() throws {
        let text = "view a\nmake.top.equalTo(root) { }"
        let found = try #require(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.first)
        let fixed = Edit.applied(try #require(found.replacement), to: text)
        #expect(fixed == "view a\nmake.top.equalTo(root)")
    }

    private static let objectiveC = "UIView *a = [UIView new];\n[self.view addSubview:a];\n"
    private static let swift = "let a = UIView()\nview.addSubview(a)\n"

    private static func block(_ line: String) -> String {
        objectiveC + "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    \(line)\n}];"
    }

    private static func closure(_ line: String) -> String {
        swift + "a.snp.makeConstraints { make in\n    \(line)\n}"
    }

    @Test(arguments: [
        (block("make.width.equalTo(@\"50\");"), block("make.width.equalTo(@50);"), "m"),
        (block("make.width.mas_equalTo(@\"50\");"), block("make.width.mas_equalTo(@50);"), "m"),
        (block("make.top.equalTo(self.view.topAnchor);"), block("make.top.equalTo(self.view.mas_top);"), "m"),
        (
            closure("make.top.equalTo(view.topAnchor).offset(8)"), closure("make.top.equalTo(view.snp.top).offset(8)"),
            "swift"
        ),
        (
            closure("make.top.equalTo(view.safeAreaLayoutGuide.topAnchor)"),
            closure("make.top.equalTo(view.safeAreaLayoutGuide.snp.top)"), "swift"
        ),
        (block("make.left.equalTo(self.view)"), block("make.left.equalTo(self.view);"), "m"),
        ("UIView a = [UIView new];\n[self.view addSubview:a];", String(objectiveC.dropLast()), "m"),
        (
            objectiveC + "NSArray all = [NSArray arrayWithObject:a];",
            objectiveC + "NSArray *all = [NSArray arrayWithObject:a];", "m"
        ),
    ])
    func projects(_ text: String, _ fixed: String, _ ending: String) {
        Edit.expect(text, becomes: fixed, ending: ending)
    }

    /// What is of a structure or ends as it should is left alone.
    @Test(arguments: [
        "UIEdgeInsets insets = UIEdgeInsetsMake(1, 2, 3, 4);", "CGSize size = CGSizeMake(1, 2);",
        "id other = [UIView new];",
        "__weak typeof(a) weakA = a;", "void (^run)(void) = ^{ [a layoutIfNeeded]; };\nrun();",
        "if (a) { a.hidden = NO; }", "BOOL (^ready)(void) = ^BOOL { return YES; };\nready();",
    ])
    func correctStatementsStaySilent(_ line: String) {
        let found = both(Self.objectiveC + line, "m").flatMap { $0 }
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test(arguments: [
        (block("make.width.equalTo(@50).offset();"), "`offset` takes 1 argument, not 0", "m"),
        (block("make.width.equalTo(self.view).multipliedBy();"), "`multipliedBy` takes 1 argument, not 0", "m"),
        (closure("make.width.equalTo(50).offset()"), "`offset` takes 1 argument, not 0", "swift"),
        (closure("make.width.equalTo(50).offset"), "`offset` is a method: call it with parentheses", "swift"),
    ])
    func callsWithNothing(_ text: String, _ message: String, _ ending: String) {
        #expect(both(text, ending)[0].map(\.message) == [message])
    }

    @Test(arguments: [
        ("view box\nmake.edges.equalTo(root)\nbox.removeFromSuperview()\nmake.width.equalTo(root)", "mas", 3),
        (
            objectiveC + "[a removeFromSuperview];\n"
                + block("make.left.equalTo(self.view);").dropFirst(objectiveC.count), "m", 3
        ),
    ])
    func removedViewsAreShownThere(_ text: String, _ ending: String, _ line: Int) throws {
        let source = SourceText(name: "a.\(ending)", text: text)
        let found = try #require(Interpreter().run(source).diagnostics.first)
        #expect(found.labels.filter { !$0.isPrimary }.map { $0.source.line(at: $0.span.lower) } == [line])
        #expect(found.help?.contains("was removed from its superview") ?? false)
    }

    static let wrongChains: [(String, String)] = [
        ("make.left.equalTo(root.width).multipliedBy(0.5)", "make.left.equalTo(root.right).multipliedBy(0.5)"),
        ("make.top.equalTo(root.height * 0.25)", "make.top.equalTo(root.bottom).multipliedBy(0.25)"),
        ("make.left.equalTo(root.width / 2 - 20)", "make.left.equalTo(root.right).dividedBy(2).offset(-20)"),
        ("make.width.equalTo(root.height * 0.25)", "make.width.equalTo(root.height).multipliedBy(0.25)"),
        ("make.edges.equalTo(root).inset(10, 20)", "make.edges.equalTo(root).insets((10, 20, 10, 20))"),
        ("make.edges.equalTo(root).insets(10, 20)", "make.edges.equalTo(root).insets((10, 20, 10, 20))"),
        ("make.height.equalTo.(50)", "make.height.equalTo(50)"),
    ]

    /// Places that are said with a size, insets of style sheets, a dot before parentheses.
    @Test(arguments: wrongChains)
    func chains(_ chain: String, _ fixed: String) { Edit.expect("view b\n" + chain, becomes: "view b\n" + fixed) }

    static let typingErrors: [(String, String)] = [
        ("make.width.equalTo 100)", "make.width.equalTo(100)"),
        ("make.left.equalTo root).offset(8)", "make.left.equalTo(root).offset(8)"),
        ("make.left.equalTo root.right.offset(8)", "make.left.equalTo(root.right).offset(8)"),
        ("make.center.equalToroot)", "make.center.equalTo(root)"),
        ("make.top.equalTo(root).offset15 + 3 * 2)", "make.top.equalTo(root).offset(15 + 3 * 2)"),
        ("make.top.equalTo-20)", "make.top.equalTo(-20)"), ("make.left.equalTo)root)", "make.left.equalTo(root)"),
        ("make.left)equalTo(root)", "make.left.equalTo(root)"),
        ("make.top.equalTo.root.bottom)", "make.top.equalTo(root.bottom)"),
        ("make.top:equalTo(root).offset(10)", "make.top.equalTo(root).offset(10)"),
        ("make.top.equalTo(root):offset(10)", "make.top.equalTo(root).offset(10)"),
        ("make.left.equalTo(root);offset(8)", "make.left.equalTo(root).offset(8)"),
        (
            "b.makeConstraints  make in make.left.equalTo(root) }",
            "b.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "b.makeConstraints ( make in make.left.equalTo(root) }",
            "b.makeConstraints { make in make.left.equalTo(root) }"
        ),
        (
            "b.makeConstraints make in\n    make.top.equalTo(root)\n}",
            "b.makeConstraints { make in\n    make.top.equalTo(root)\n}"
        ),
        ("func place((x) { x }", "func place(x) { x }"),
        ("var xs = [\nfor i in 0..<3 { xs.append(i) }", "var xs = []\nfor i in 0..<3 { xs.append(i) }"),
        ("func tap() { print(1) }\ntap)", "func tap() { print(1) }\ntap()"), ("print\"hello\")", "print(\"hello\")"),
        ("for i in 0.<10 { print(i) }", "for i in 0..<10 { print(i) }"),
        ("label c \"\"Hi there\" in b", "label c \"Hi there\" in b"),
        ("label c Hi there\" in b", "label c \"Hi there\" in b"),
        ("button c Close\"", "button c \"Close\""), ("print(\"\"hello\")", "print(\"hello\")"),
        ("label c \"\\(3 + 4)\"\"", "label c \"\\(3 + 4)\""), ("label c \"Hi\"\" in b", "label c \"Hi\" in b"),
        (
            "func row(a, c) { print(a) }\nrow(\"Airplane, b.bottom)",
            "func row(a, c) { print(a) }\nrow(\"Airplane\", b.bottom)"
        ),
        ("print(\"Hello, world)", "print(\"Hello, world\")"),
        ("let text = \"d\"\nlabel c txet", "let text = \"d\"\nlabel c text"),
        ("var line = 0\nlne = 4", "var line = 0\nline = 4"),
        ("func f(a) { a }\nvar edge = 3\nedge f(3)", "func f(a) { a }\nvar edge = 3\nedge = f(3)"),
        ("make.left.equalTo(oot)", "make.left.equalTo(root)"),
        ("make.equalTo(a.height).offset(3)", "make.height.equalTo(a.height).offset(3)"),
        (
            "a, b].makeConstraints { make in make.top.equalTo(root) }",
            "[a, b].makeConstraints { make in make.top.equalTo(root) }"
        ),
        ("make.width.equalTo(root).multipliedBy0.25)", "make.width.equalTo(root).multipliedBy(0.25)"),
        ("b.setContentHuggingPriority251, horizontal)", "b.setContentHuggingPriority(251, horizontal)"),
        ("b.layoutMargins = UIEdgeInsetsMake5, 10, 15, 20)", "b.layoutMargins = UIEdgeInsetsMake(5, 10, 15, 20)"),
        ("make.left.equalTo((root).offset(8)", "make.left.equalTo(root).offset(8)"),
        ("make.size.equalTo((10, 20)", "make.size.equalTo((10, 20))"),
        ("b.layoutMargins = UIEdgeInsetsMake((5, 10, 15, 20)", "b.layoutMargins = UIEdgeInsetsMake(5, 10, 15, 20)"),
        ("print((3 + 4) * 2", "print((3 + 4) * 2)"),
        ("make.height.equalTo:a).offset(3)", "make.height.equalTo(a).offset(3)"),
        ("make.left.equalTo,a)", "make.left.equalTo(a)"),
        (
            "b.makeConstraints { make in make.left.equalTo(a).offset,20) }",
            "b.makeConstraints { make in make.left.equalTo(a).offset(20) }"
        ),
        ("make.right.equalTo=-20)", "make.right.equalTo(-20)"), ("b.hidden : true", "b.hidden = true"),
        ("make.left.equalTo(root).offset(10(", "make.left.equalTo(root).offset(10)"),
        ("make.op.equalTo(root)", "make.top.equalTo(root)"),
        ("make.top.below(a)", "make.top.equalTo(a.bottom)"), ("make.leftOf(a)", "make.right.equalTo(a.left)"),
        ("make.centerIn(root)", "make.center.equalTo(root)"), ("make.fill(root)", "make.edges.equalTo(root)"),
        ("b.addConstraint(make.top.equalTo(root))", "b.makeConstraints { make in make.top.equalTo(root) }"),
        ("if 3 > 2 then print(1)", "if 3 > 2 { print(1) }"),
        ("label c \"Hi\" color: \"red\"", "label c \"Hi\"; c.color = \"red\""),
        ("label c \"Hi\" font 20", "label c \"Hi\""), ("button c \"Go\" action: tap", "button c \"Go\""),
        ("print(1)\0\0\0\0", "print(1)"), ("print(b.superview())", "print(b.superview)"),
        (
            "label teext \"x\"\ntext.hidden = true\nprint(text.hidden)",
            "label text \"x\"\ntext.hidden = true\nprint(text.hidden)"
        ),
        ("view c #ff0000", "view c; c.color = \"#ff0000\""), ("view c \"teal\"", "view c; c.color = \"teal\""),
        ("for i in range(10, 100, 20) { print(i) }", "for i in (0..<5).map({ i in 10 + i * 20 }) { print(i) }"),
    ]

    /// Typing errors: brackets, quotes and signs left out, written twice, or swapped.
    @Test(arguments: typingErrors)
    func typos(_ line: String, _ fixed: String) {
        Edit.expect("view a, b\n" + line, becomes: "view a, b\n" + fixed)
    }

    private func both(_ text: String, _ ending: String) -> [[Diagnostic]] {
        let source = SourceText(name: "a.\(ending)", text: text)
        return [Interpreter().run(source).diagnostics, ScriptCheck.diagnostics(of: source)]
    }
}
