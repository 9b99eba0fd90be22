@testable import FixIts
import MasonryLanguage
import Testing

/// Forms of other languages and libraries are written as they are here, each with everything else in its statement.
@Suite("Forms of other languages") struct ForeignFormTests {
    private static let start = """
        screen 320x480
        var n = 1
        let xs = [1, 2]
        let t = true
        view card, other
        select card

        """

    private func mended(_ statement: String) -> String? {
        let source = SourceText(name: "t.mas", text: Self.start + statement + "\n")
        let certain = ScriptCheck.diagnostics(of: source)
        let found = certain.isEmpty ? Interpreter().run(source).diagnostics : certain
        guard let edit = found.first(where: { $0.severity == .error })?.replacement else { return nil }
        return String(edit.source.applying([edit]).text.dropFirst(Self.start.count).dropLast())
    }

    @Test(arguments: [
        ("make.top.linkTo(root.top, margin = 16.dp)", "make.top.equalTo(root.top).offset(16)"),
        ("make.end.linkTo(parent.end, 4 + n)", "make.trailing.equalTo(superview.trailing).offset(-(4 + n))"),
        ("make.left.constraint(equalTo: other.right, constant: 2 * n)", "make.left.equalTo(other.right).offset(2 * n)"),
        ("make.width.constraint(lessThanOrEqualToConstant: 80)", "make.width.lessThanOrEqualTo(80)"),
        ("size 375 240", "root.size = (375, 240)"),
        ("make.frame(width: 72, height: n)", "make.size.equalTo((72, n))"),
        ("print(\"No \" .. n)", "print(\"No \" + \"\\(n)\")"),
        (
            "let vs = [card]\nlet e = vs.last?.right ?? root.left",
            "let vs = [card]\nvar e = root.left; if vs.count > 0 { e = vs.last.right }"
        ),
        ("make.centerVerticallyTo(other)", "make.centerY.equalTo(other)"),
        (
            "card.autoPinEdge(.top, to: .bottom, of: other, withOffset: 2 * n)",
            "card.makeConstraints { make in make.top.equalTo(other.bottom).offset(2 * n) }"
        ),
        ("card.autoCenterInSuperview()", "card.makeConstraints { make in make.center.equalTo(superview) }"),
        (
            "make.top.equalTo(view.safeAreaLayoutGuide.topAnchor).offset(16)",
            "make.top.equalTo(root.safeArea.top).offset(16)"
        ),
        ("make.height.equalTo(view.frame.size.height / 3)", "make.height.equalTo(root.frame.height / 3)"),
        ("make.width.equalTo(UIScreen.main.bounds.width)", "make.width.equalTo(root.frame.width)"),
        ("make.top.equalTo(other.bottom, constant: 8)", "make.top.equalTo(other.bottom).offset(8)"),
        ("print(listOf(1, 2), n is not nil)", "print([1, 2], n != nil)"),
        ("let w = t and 80 or 200", "var w = 200; if t { w = 80 }"),
        ("repeat 3 { print(n) }", "for _ in 0..<3 { print(n) }"), ("let q = new UILabel()", "label q \"q\""),
        ("let ys = xs.map(lambda x: x + 1)", "let ys = xs.map({ x in x + 1 })"),
        ("for i in 0 until n + 2 { print(i) }", "for i in 0..<n + 2 { print(i) }"),
        ("for i in 3 downTo 0 { print(i) }", "for i in (0...3).map({ n in 3 - n }) { print(i) }"),
        ("unless n > 2 { print(n) }", "if !(n > 2) { print(n) }"),
        ("func f(n) {\n    guard n > 2 else { return }\n}", "func f(n) {\n    if !(n > 2) { return }\n}"),
        ("[card, other].distribute(vertical, {spacing: 10})", "[card, other].distribute(vertical, spacing: 10)"),
        ("make.edges.equalTo(root).inset(EdgeInsets.all(8 + n))", "make.edges.equalTo(root).inset(8 + n)"),
        (
            "make.edges.equalTo(root).insets(EdgeInsets.symmetric(horizontal: 8, vertical: n))",
            "make.edges.equalTo(root).insets((n, 8, n, 8))"
        ),
        ("[card, other].distribute(row, gap: 10)", "[card, other].distribute(horizontal, spacing: 10)"),
        ("for (i in 0 until n) { print(i) }", "for i in 0..<n { print(i) }"),
        ("for (const auto& x : xs) { print(x) }", "for x in xs { print(x) }"),
        ("for x in xs where x > 1 { print(x) }", "for x in xs.filter({ x in x > 1 }) { print(x) }"),
        ("make.max-width.equalTo(480)", "make.width.lessThanOrEqualTo(480)"),
        ("if n &gt; 2 { print(n) }", "if n > 2 { print(n) }"), ("print(xs[-1])", "print(xs[xs.count - 1])"),
        ("make.size.equalTo({ width: 40, height: n })", "make.size.equalTo((width: 40, height: n))"),
        (
            "make.height.equalTo(card.width).multipliedBy(9:16)",
            "make.height.equalTo(card.width).multipliedBy(9 / 16)"
        ),
        (
            "constrain(card, other) { card, other in\n    card.left == root.left + 8\n    other.top == card.bottom\n}",
            "card.makeConstraints { make in make.left.equalTo(root.left).offset(8) }\n"
                + "other.makeConstraints { make in make.top.equalTo(card.bottom) }"
        ),
        (
            "card.mas_makeConstraints(^(MASConstraintMaker *make) {\n    make.top.equalTo(other).offset(12);\n});",
            "card.mas_makeConstraints { make in\n    make.top.equalTo(other).offset(12);\n}"
        ),
        ("xs.each do |x|\n    print(x)\nend", "for x in xs {\n    print(x)\n}"),
        ("let w = IF(n > 2, 8, 4)", "var w = 4; if n > 2 { w = 8 }"),
        ("n++", "n += 1"), ("n = n++", "n += 1"), ("n--", "n -= 1"), ("print($n)", "print(n)"),
        ("for (int i = 0; i <= 2 * n; ++i) { print(i) }", "for i in 0...2 * n { print(i) }"),
        ("for let i = n; i < 8; i += 1 { print(i) }", "for i in n..<8 { print(i) }"),
        ("for i = 0 to 3 { print(i) }", "for i in 0...3 { print(i) }"),
        ("for (const x of xs) { print(x) }", "for x in xs { print(x) }"),
        ("if let v = xs.count { print(v) }", "let v = xs.count; if v != nil { print(v) }"),
        ("if let card = card { print(card) }", "if card != nil { print(card) }"),
        ("> label q \"x\"", "label q \"x\""), ("- label q \"x\"", "label q \"x\""),
    ])
    func formsAreTranslated(_ statement: String, _ expected: String) { #expect(mended(statement) == expected) }

    /// A name of the script is not a word of another language.
    @Test func declaredNamesStay() {
        #expect(mended("func listOf(a) { return a }\nprint(listOf(n).lenght)")?.contains("[n]") == false)
    }

    /// One edit corrects all mistakes of a statement, of this and of other languages.
    @Test(arguments: [
        ("if n === 1 and xs.length != undefined { print(n) }", "if n == 1 && xs.count != nil { print(n) }"),
        ("make.tpo.equalsTo(root).ofset(8)", "make.top.equalTo(root).offset(8)"),
        ("let q: Int = xs.size()", "let q = xs.count"),
    ])
    func allMistakesOfAStatementAreCorrected(_ statement: String, _ expected: String) {
        #expect(mended(statement) == expected)
    }
}
