import MasonryLanguage
import Testing

@Suite("Complete inputs")
struct CompletenessTests {
    @Test(arguments: [
        "view a", "make.left.equalTo(root)", "if x { }", "let a = 1 // {", "print(\"abc", "make.", "if x", "}", "f(1))",
        "",
        "/* closed */", "let", "1 2",
    ])
    func complete(text: String) { #expect(SourceText(name: "", text: text).isComplete) }

    @Test(arguments: [
        "view a,", "make.left.equalTo(", "if x {", "let a =", "a +", "f({ x in", "[1,", "/* open",
        "func f() {\n if x { }",
        "f(1\n", "let a = [\n  1", "x &&", "v.makeConstraints { make in\n  make.left",
    ])
    func incomplete(text: String) { #expect(!SourceText(name: "", text: text).isComplete) }
}

@Suite("Nesting is bounded")
struct NestingTests {
    private func slugs(_ text: String) -> [String] {
        SourceText(name: "", text: text).program(names: NameTable()).diagnostics.map(\.slug)
    }

    private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    @Test func brackets() {
        #expect(slugs("let a = " + repeated("(", 255) + "1" + repeated(")", 255)) == [])
        #expect(slugs("let a = " + repeated("(", 300) + "1" + repeated(")", 300)) == ["nesting-limit"])
        #expect(slugs(repeated("[", 100_000)) == ["nesting-limit"])
    }

    @Test(arguments: [("if true {\n", "}\n"), ("let f = { x in ", "}"), ("[1].map { a in\n", "}"), ("f({ [{", "}]})")])
    func blocks(opening: String, closing: String) {
        for count in [300, 1000] {
            let (open, closed) = (repeated(opening, count), repeated(closing, count))
            for (text, expected) in [
                (open, ["nesting-limit"]), (open + closed, ["nesting-limit"]),
                (open + closed + "\nlet = 1", ["nesting-limit", "unexpected"]),
            ] {
                #expect(slugs(text) == expected)
            }
        }
    }

    @Test func operatorsAndChains() {
        #expect(slugs("let a = 1" + repeated(" + 1", 900)) == [])
        #expect(slugs("let a = 1" + repeated(" + 1", 100_000)) == ["nesting-limit"])
        #expect(slugs("let a = " + repeated("-", 10_000) + "1").first == "nesting-limit")
        #expect(slugs("a" + repeated(".b", 100_000)) == ["nesting-limit"])
        #expect(slugs("if a { }" + repeated(" else if a { }", 5_000)) == [])
    }
}
