import MasonryLanguage
import Testing

/// Reading takes time linear in the length of a text, however broken it is. Steps are counted, not time: bytes that the lexer
/// goes over and tokens that a parser passes or searches, each as often as that happens.
struct ReadingWorkTests {
    /// What a text is made of, repeated: brackets that nothing closes, or that close nothing, strings and comments without an
    /// end, heads without bodies, and pieces of other languages.
    private static let pieces = [
        "{", "(", "[", "}", ")", "]", "{(", "([{", "{ ", "}\n", ")\n", "{\n", "(\n", "[\n",
        "\"", "\"\n", "'", "\"\"\"", "\"\\(", "\"\\(a\n", "@\"", "/*", "<!--", "“",
        "#if 1\n", "#else\n", "#if 1\n#endif\n", "#", "@", "#define A(\n", "\\",
        "do {", "do {\n", "while (", "while a {", "do { } while a\n", "if a {\n", "if (a) ", "for i in a {\n",
        "else {\n",
        "[a b", "[a b:^{ ", "^{ ", "f(a, ", "f { a in ", "a.b { ", "a ? b : ", "a ? ", "<", "A<", "a < b, ", "->",
        "((a) -> ",
        "func f(", "func f() {\n", "class A {\n", "struct A: B {\n", "@implementation A\n", "- (void)a {\n",
        "@interface A\n",
        "enum A { case a\n", "switch a {\ncase b:\n", "case b: ", "guard let a = ", "let a = [", "let (a, ", "let a = ",
        "= ",
        "view a { ", "view a\n", "make.left.equalTo(", "make.", "a.", ".a", "a, ", "a + ", "- ", "! ", "a b c\n", "; ",
        ", ",
        "init() { self.init(", "var a: A { get {\n", "[a, ", "[a: ", "@[", "@{", "(A *)", "typedef struct {\n", "a[",
        "int a = ",
    ]

    private static let words = [
        "{", "}", "(", ")", "[", "]", "\"", "\n", " ", ";", ",", ":", ".", "=", "+", "-", "<", ">", "?", "!", "@",
        "#if 1\n",
        "#endif\n", "if ", "else ", "do ", "while ", "for ", "in ", "func ", "let ", "var ", "view ", "make", ".left",
        "equalTo",
        "a", "b ", "1", "class ", "struct ", "switch ", "case ", "return ", "@implementation ", "@end\n", "- (void)",
        "^",
        "/*", "*/", "//", "\\(", "guard ", "init", "#define ", "default:", "->", "&&", "'",
    ]

    /// As many words as asked for, in an order that a seed gives.
    private static func soup(_ count: Int, seed: UInt64) -> String {
        var state = seed
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return words[Int(truncatingIfNeeded: (state >> 33) % UInt64(words.count))]
        }.joined()
    }

    private static func steps(_ text: String, _ ending: String) -> Int {
        let names = NameTable()
        _ = SourceText(name: "a.\(ending)", text: text).program(names: names)
        return names.readingSteps
    }

    /// The steps for texts of doubling sizes.
    private static func growth(_ ending: String, _ text: (Int) -> String) -> [Int] {
        [300, 600, 1_200].map { steps(text($0), ending) }
    }

    @Test(arguments: ["mas", "m", "swift"], pieces)
    func repeatedPiecesTakeStepsByTheirLength(_ ending: String, _ piece: String) {
        let steps = Self.growth(ending) { String(repeating: piece, count: $0) }
        // Twice as much more text takes twice as many more steps.
        #expect(Double(steps[2] - steps[1]) <= 2.2 * Double(max(steps[1] - steps[0], 600)), "\(steps)")
    }

    /// Where a soup breaks is chance, so that its steps are compared with its length.
    @Test(arguments: ["mas", "m", "swift"], 1...8 as ClosedRange<UInt64>)
    func anyWordsTakeStepsByTheirLength(_ ending: String, _ seed: UInt64) {
        for count in [600, 1_200, 2_400, 4_800] {
            let text = Self.soup(count, seed: seed)
            let steps = Self.steps(text, ending)
            #expect(steps <= 40 * text.utf8.count, "\(steps) steps for \(text.utf8.count) bytes")
        }
    }
}
