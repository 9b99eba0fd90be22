import Masonry
import MasonryLanguage
import Testing

/// Functions that stand where what they give back was intended.
@Suite("Uncalled functions")
struct UncalledFunctionTests {
    @Test(arguments: [
        ("make.width.equalTo(f)", "make.width.equalTo(f())"),
        ("make.left.top.equalTo(f)", "make.left.top.equalTo(f())"),
        ("make.width.equalTo(root).offset(f)", "make.width.equalTo(root).offset(f())"),
        ("let x = f + 1", "let x = f() + 1"), ("let x = 2 * (1 + f)", "let x = 2 * (1 + f())"),
        ("if f > 4 { print(1) }", "if f() > 4 { print(1) }"), ("if f == 3 { print(1) }", "if f() == 3 { print(1) }"),
        ("if g { print(1) }", "if g() { print(1) }"),
        ("for i in 0..<f { print(i) }", "for i in 0..<f() { print(i) }"),
        ("make.size.equalTo((f, 3))", "make.size.equalTo((f(), 3))"), ("print(round(f))", "print(round(f()))"),
    ])
    func fixed(_ statement: String, _ fixed: String) throws {
        let head = "func f() { return 3 }\nfunc g() { return 3 > 2 }\nview a\n"
        let found = Interpreter().run(SourceText(name: "a.mas", text: head + statement)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        let replacement = try #require(found[0].replacement, "\(found[0].message)")
        let text = Edit.applied(replacement, to: head + statement)
        #expect(text == head + fixed)
        #expect(Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics.isEmpty)
    }

    /// In a function that is called, and held by a variable whose members are asked for.
    @Test(arguments: [
        (
            "view a\nfunc w() { return 3 }\nfunc pin() { a.makeConstraints { make in make.width.equalTo(w) } }\npin()",
            "view a\nfunc w() { return 3 }\nfunc pin() { a.makeConstraints { make in make.width.equalTo(w()) } }\npin()"
        ),
        (
            "func mk() { view v\n return v }\nlet b = mk\nb.makeConstraints { make in make.edges.equalTo(root) }",
            "func mk() { view v\n return v }\nlet b = mk()\nb.makeConstraints { make in make.edges.equalTo(root) }"
        ),
    ])
    func fixedElsewhere(_ text: String, _ fixed: String) throws {
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1, "\(found.map(\.message))")
        #expect(found[0].replacement.map { Edit.applied($0, to: text) } == fixed)
        #expect(Interpreter().run(SourceText(name: "a.mas", text: fixed)).diagnostics.isEmpty)
    }

    @Test("A function without a result is named if a member is read")
    func functionsWithoutAResult() throws {
        let text = "func mk() { view v }\nlet b = mk()\nb.makeConstraints { make in make.edges.equalTo(root) }"
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1)
        #expect(found[0].labels.last?.message == "it returns nothing: return a value with `return`")
    }

    @Test("A function with parameters is not called without arguments")
    func parameters() throws {
        let text = "func f(n) { return n }\nlet x = f + 1"
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        try #require(found.count == 1)
        #expect(found[0].replacement == nil)
    }
}
