import FixIts
import MasonryLanguage
import Testing

/// The tree of a source with mistakes has what is missing, what is unexpected, and everything around them.
@Suite("Broken sources")
struct BrokenSourceTests {
    private let names = NameTable()

    private func program(_ text: String) -> Program {
        Parser.program(of: SourceText(name: "a.mas", text: text), names: names)
    }

    /// What is missing, in order.
    private func missing(_ program: Program) -> [String] {
        program.parts.expressions.compactMap { if case .missing(let expected) = $0.kind { "\(expected)" } else { nil } }
    }

    /// What is unexpected, in order.
    private func unexpected(_ program: Program) -> [String] {
        program.parts.statements.flatMap(\.unexpected).map { program.source.text(in: $0.span) }
    }

    private func declared(_ program: Program) -> [String] {
        program.parts.declarations.sorted { $0.value.lower < $1.value.lower }.map { names.text($0.key) }
    }

    private static let mistakes: [(String, [String], [String])] = [
        ("let gap =", ["value"], []),
        ("let gap 8", ["value"], ["8"]),
        ("print(1, , 3)", ["value"], []),
        ("print(1 + , 2)", ["value"], []),
        ("print(1 2, 3 4)", [], ["2", "4"]),
        ("f(a, g(1 2), [3 4])", [], ["2", "4"]),
        ("let a = 1 2", [], ["2"]),
        ("if a = 1 { }", [], ["= 1"]),
        ("import a", ["file"], ["a"]),
        ("else { let a = 1 }", ["value"], ["else { let a = 1 }"]),
        (") let", ["value"], [") let"]),
    ]

    @Test(arguments: mistakes)
    func whatIsMissingAndUnexpectedIsInTheTree(text: String, missing: [String], unexpected: [String]) {
        let program = program(text)
        #expect(self.missing(program) == missing)
        #expect(self.unexpected(program) == unexpected)
        #expect(program.statements.count == 1)
    }

    private static let surroundings: [(String, [String])] = [
        ("let a 1\nlet b = 2", ["a", "b"]),
        ("view a, b in\nlabel c text \"c\"", ["a", "b", "c"]),
        ("func f(x: Int) {\n  let y = x x\n}", ["f", "x", "y"]),
        ("for i in {\n  let a = i\n}", ["i", "a"]),
        ("while (a b) {\n  let c 1\n  view d\n}", ["c", "d"]),
        ("if a\n{\n  let b = 1\n} else\n{\n  let c = 2\n}", ["b", "c"]),
        ("else {\n  let b = 1\n}", ["b"]),
        ("print({ x in\n  let a 1\n}, 2 3)\nlet b = 4", ["x", "a", "b"]),
    ]

    @Test(arguments: surroundings)
    func whatIsAroundAMistakeIsInTheTree(text: String, declared: [String]) {
        let program = program(text)
        #expect(!program.errors.isEmpty)
        #expect(self.declared(program) == declared)
    }

    @Test func aBrokenChainKeepsItsParts() throws {
        let program = program("make.left.equalTo(root.).offset(8 9)")
        #expect(program.errors.count == 2)
        guard case .expression(let chain)? = program.statements.first?.kind, let offset = chain.call else {
            Issue.record("not a call")
            return
        }
        #expect(names.text(offset.name) == "offset")
        #expect(offset.arguments.count == 1)
        let relation = try #require(offset.receiver.call)
        #expect(names.text(relation.name) == "equalTo")
        guard case .member(_, let name, let span)? = relation.arguments.first?.value.kind else {
            Issue.record("not a member")
            return
        }
        #expect(names.text(name) == "")
        #expect(span == Span(23, 23))
    }

    private static let severalMistakes = [
        """
        let gap 8
        if gap = 3 { print("three") }
        func twice(x y) {
          return x * 2
        }
        for i in 0..<3 {
          if i == 2 {
            let half = (i / 2
            print(half)
          }
        }
        print(min(1 2), "a")
        """,
        """
        print(1 2, 3 4)
        let a = [1, 2 3]; let b 5
        if a.count = 1 { a[0] = max(1 2) }
        """,
        """
        view a
        a.makeConstraints { make in
          make.size.equalTo((10 20))
          if a.x.value = 3 { make.width.equalTo(50%) }
        }
        if a.x.value > 3
        {
          print("a" "b")
        } else { let c 1 }
        print(a.x.value b); veiw c
        """,
    ]

    @Test(arguments: severalMistakes)
    func eachMistakeHasItsOwnFix(text: String) {
        let source = SourceText(name: "a.mas", text: text)
        let errors = ScriptCheck.diagnostics(of: source)
        let edits = errors.compactMap(\.replacement)
        #expect(errors.count >= 5)
        #expect(edits.count == errors.count)
        #expect(program(source.applying(edits).text).errors.isEmpty)
        for edit in edits {
            let left = ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: Edit.applied(edit, to: text)))
            #expect(left.map(\.message).sorted() == errors.filter { $0.replacement != edit }.map(\.message).sorted())
        }
    }

    /// Every token of the rules' examples is in one statement.
    @Test func nothingOfASourceIsLost() {
        var broken = 0
        for rule in SyntaxRules.all {
            for example in RulePage.named(rule.id.text).examples where example.accent == .masonry {
                let program = program(example.before)
                var rest = program.statements[...]
                for token in Lexer.tokens(of: program.source, names: names) {
                    if [.end, .semicolon, .rightBrace].contains(token.kind) { continue }
                    while let first = rest.first, first.span.upper <= token.span.lower { rest.removeFirst() }
                    #expect(rest.first?.span.contains(token.span) ?? false, "\(example.before)")
                }
                broken += program.statements.isEmpty ? 0 : 1
            }
        }
        #expect(broken > 100)
    }
}
