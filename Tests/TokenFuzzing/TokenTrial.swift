public import CallFuzzing
import Masonry
public import MasonryLanguage

/// Programs that come of changing tokens in the examples of all rules: each is read, checked, formatted and run to an answer or
/// an error, which can be shown, and can be taken back.
public struct TokenTrial: Sendable {
    private let accent: Accent
    private let examples: [String]
    /// The tokens of all examples, and numbers that are hard to calculate with.
    private let words: [String]

    private static let hardNumbers = ["9223372036854775807", "1e308", "0", "0x7FFFFFFFFFFFFFFF", "-1"]

    /// The greatest number of changes of one program.
    private static let maxChanges = 2

    public init(_ accent: Accent) {
        self.accent = accent
        let pages = RulePage.all.sorted { $0.key < $1.key }.map(\.value)
        examples = pages.flatMap(\.examples).filter { $0.accent == accent }.flatMap { [$0.before, $0.after] }
        let found = examples.flatMap { text in
            let source = SourceText(name: "in", text: text, accent: accent)
            return Lexer.tokens(of: source, names: NameTable()).dropLast().map { source.text(in: $0.span.range) }
        }
        words = Set(found + Self.hardNumbers).sorted()
    }

    /// One of the examples, by its number in all of them in turn, with changes that the choices decide. The line of the last
    /// one may come first, or be alone.
    public func program(_ number: Int, by choices: inout Choices) -> String {
        var source = source(examples[number % examples.count])
        var place = 0
        for _ in 0...choices.below(Self.maxChanges) {
            let change = TokenChange.allCases[choices.below(TokenChange.allCases.count)]
            let (text, offset) = change.applied(to: source, words: words, by: &choices)
            (source, place) = (self.source(text), offset)
        }
        let line = source.line(at: place)
        let lines = (1...source.lineCount).map { source.text(in: source.range(ofLine: $0)) }
        switch choices.below(4) {
        case 0: return lines[line - 1]
        case 1: return ([lines[line - 1]] + lines[..<(line - 1)] + lines[line...]).joined(separator: "\n")
        default: return source.text
        }
    }

    /// How many examples there are.
    public var count: Int { examples.count }

    private func source(_ text: String) -> SourceText { SourceText(name: "in", text: text, accent: accent) }

    /// What is wrong with what becomes of a program; empty if all is well.
    public func complaints(about text: String) -> [String] {
        let source = source(text)
        let interpreter = Interpreter(limits: .forTrials(steps: 5_000))
        let before = interpreter.scene.layout()
        let outcome = interpreter.run(source)
        let renderer = DiagnosticRenderer()
        for diagnostic in ScriptCheck.diagnostics(of: source) + outcome.diagnostics {
            if renderer.render(diagnostic).isEmpty { return ["a report is empty"] }
        }
        interpreter.undo(interpreter.undo)
        return interpreter.scene.layout() == before ? [] : ["undoing does not bring the start back"]
    }
}
