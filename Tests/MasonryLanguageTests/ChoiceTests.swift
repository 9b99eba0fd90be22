import MasonryLanguage
import Testing

/// Choices between two values as other languages write them become statements with an `if`.
@Suite("Choices")
struct ChoiceTests {
    static let head = "let wide = true\nview a\n"

    @Test(arguments: [
        ("let w = if wide then 80 else 200", "var w = 200; if wide { w = 80 }"),
        ("let w = 80 if wide else 200", "var w = 200; if wide { w = 80 }"),
        ("let w = if wide { 80 } else { 200 }", "var w = 200; if wide { w = 80 }"),
        (
            "make.width.equalTo(80 if wide else 200)",
            "if wide { make.width.equalTo(80) } else { make.width.equalTo(200) }"
        ),
        (
            "make.width.equalTo(wide then 80 else 200)",
            "if wide { make.width.equalTo(80) } else { make.width.equalTo(200) }"
        ),
        (
            "make.width.equalTo(if wide { 80 } else { 200 })",
            "if wide { make.width.equalTo(80) } else { make.width.equalTo(200) }"
        ),
        (
            "make.height.equalTo(3) if wide else make.height.equalTo(5)",
            "if wide { make.height.equalTo(3) } else { make.height.equalTo(5) }"
        ),
        ("make.height.equalTo(3) if wide", "if wide { make.height.equalTo(3) }"),
        (
            "func f(x) { return 5 if x > 3 else 6 }\nprint(f(1))",
            "func f(x) { if x > 3 { return 5 } else { return 6 } }\nprint(f(1))"
        ),
        ("let w = wide and 80 or 200", "var w = 200; if wide { w = 80 }"),
        ("let both = wide and true or false", "let both = wide && true || false"),
        (
            "label star wide ? \"on\" : \"off\"",
            "var starText = \"off\"; if wide { starText = \"on\" }; label star starText"
        ),
        (
            "label star (1 < 2) ? \"on\" : \"off\"",
            "var starText = \"off\"; if (1 < 2) { starText = \"on\" }; label star starText"
        ),
        ("wide {\n    print(1)\n} else {\n    print(2)\n}", "if wide {\n    print(1)\n} else {\n    print(2)\n}"),
    ])
    func becomesAnIf(_ text: String, _ fixed: String) {
        Edit.expect(Self.head + text, becomes: Self.head + fixed)
    }

    /// Words of choices that are cut off, or stand where nothing is to choose from, bring no fix.
    @Test(arguments: ["a.left if else", "print(1) if", "let x = if", "print(1 if 2", "for i in 0..<2 { } else { }"])
    func hasNoSingleFix(_ text: String) {
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: Self.head + text))
        #expect(!found.isEmpty && found.allSatisfy { $0.replacement == nil }, "\(found.map(\.message))")
    }
}
