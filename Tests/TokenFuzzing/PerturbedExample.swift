import CallFuzzing
import FixIts
import Foundation
import MasonryLanguage

/// An example of a rule in other surroundings: what the rule's edit should make of it changes likewise.
public struct PerturbedExample: Sendable {
    /// What is different.
    public enum Change: String, CaseIterable, Sendable {
        case names, attributes, expressions, function, loop, condition, amongOthers
    }

    /// The rule's id.
    public let rule: String
    public let change: Change
    public let before: String
    public let after: String
    public let needsRun: Bool

    /// The examples of the language itself that have an edit, with each change that applies to them.
    public static let all = (FixItRules.all as [any Rule.Type] + SyntaxRules.all).flatMap { type in
        let rule = type.id.text
        return RulePage.named(rule).examples.filter { $0.accent == .masonry && $0.hasEdit }.flatMap { example in
            Change.allCases.compactMap { change in
                change.applied(to: example).map {
                    PerturbedExample(rule: rule, change: change, before: $0, after: $1, needsRun: example.needsRun)
                }
            }
        }
    }

    /// Whether the first error has an edit, and that makes the right program of it.
    public var isRight: Bool { result.map(Self.plain) == Self.plain(after) }

    /// What the first error's edit makes of the program; nil without one.
    public var result: String? {
        let source = SourceText(name: "a.mas", text: before)
        let certain = needsRun ? [] : ScriptCheck.diagnostics(of: source)
        let found = certain.isEmpty ? Interpreter(limits: .forTrials(steps: 50_000)).run(source).diagnostics : certain
        return found.first?.replacement.map { $0.source.applying([$0]).text }
    }
}

extension PerturbedExample {
    /// The text without parentheses around a sum that has some already.
    private static func plain(_ text: String) -> String { text.replacing(/\(\(([^(),]*)\)\)/) { "(\($0.output.1))" } }
}

extension PerturbedExample.Change {
    /// The program with the mistake and the one without it, changed; nil if there is nothing to change.
    fileprivate func applied(to example: RulePage.Example) -> (before: String, after: String)? {
        let (before, after) = (example.before, example.after)
        switch self {
        case .names:
            let names = Self.declaredNames(in: before).union(Self.declaredNames(in: after))
            // Not where the edit makes a text or another name of one.
            let isQuoted = names.contains { name in
                [before, after].contains { $0.localizedCaseInsensitiveContains("\"\(name)") }
            }
            if names.isEmpty || isQuoted || !names.isSubset(of: Self.declaredNames(in: before)) { return nil }
            return (Self.renamed(before, names), Self.renamed(after, names))
        case .attributes:
            // Not where the edit is about the attribute.
            let (first, second) = (Self.attributes(in: before), Self.attributes(in: after))
            if first.isEmpty || first != second { return nil }
            return (Self.transposed(before), Self.transposed(after))
        case .expressions:
            // Numbers with which the rule calculates stay.
            let (first, second) = (Self.numbers(in: before), Self.numbers(in: after))
            let kept = Set(first).filter { number in first.count { $0 == number } == second.count { $0 == number } }
            if kept.isEmpty { return nil }
            return (Self.withSums(before, kept), Self.withSums(after, kept))
        case .function: return Self.both(example) { "func outer() {\n\(Self.indented($0))\n}\nouter()" }
        case .loop: return Self.both(example) { "for round in 0..<1 {\n\(Self.indented($0))\n}" }
        case .condition: return Self.both(example) { "if true {\n\(Self.indented($0))\n}" }
        case .amongOthers:
            return (
                "let first = 3\nprint(first)\n\(before)\nlet last = 4\nprint(last)",
                "let first = 3\nprint(first)\n\(after)\nlet last = 4\nprint(last)"
            )
        }
    }

    private static func both(
        _ example: RulePage.Example, _ change: (String) -> String
    ) -> (before: String, after: String)? {
        // What stands outside of bodies only.
        let words = ["import", "screen", "func"]
        let text = example.before + "\n" + example.after
        if words.contains(where: text.contains) { return nil }
        return (change(example.before), change(example.after))
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }

    private static func tokens(of source: SourceText) -> [Token] {
        Array(Lexer.tokens(of: source, names: NameTable()).dropLast())
    }

    private static func declaredNames(in text: String) -> Set<String> {
        let source = SourceText(name: "", text: text)
        let declaring = ["view", "label", "button", "image", "field", "scroll", "guide", "let", "var", "for"]
        var (names, isDeclared, isList): (Set<String>, Bool, Bool) = ([], false, false)
        for token in tokens(of: source) {
            let word = source.text(in: token.span.range)
            if token.kind == .identifier, isDeclared, !declaring.contains(word) {
                names.insert(word)
                isDeclared = false
            } else {
                // `view a, b`
                isDeclared = declaring.contains(word) || token.kind == .comma && isList
            }
            isList = token.startsLine ? ["view", "label"].contains(word) : isList
        }
        return names.subtracting(["root", "make", "self"])
    }

    private static func numbers(in text: String) -> [String] {
        let source = SourceText(name: "", text: text)
        return tokens(of: source).filter { $0.kind == .number }.map { source.text(in: $0.span.range) }
    }

    /// What stands for each attribute along the other axis.
    private static let otherAxis: [String: String] = {
        let pairs = [
            ("left", "top"), ("right", "bottom"), ("width", "height"), ("centerX", "centerY"),
            ("leftMargin", "topMargin"), ("rightMargin", "bottomMargin"), ("horizontal", "vertical"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()

    private static func attributes(in text: String) -> [String] {
        let source = SourceText(name: "", text: text)
        return tokens(of: source).map { source.text(in: $0.span.range) }.filter { otherAxis[$0] != nil }.sorted()
    }

    private static func transposed(_ text: String) -> String {
        replaced(text) { token, word, _ in token.kind == .identifier ? otherAxis[word] : nil }
    }

    /// The text with other names, and the same for names that are nearly those.
    private static func renamed(_ text: String, _ names: Set<String>) -> String {
        replaced(text) { token, word, isMember in
            guard token.kind == .identifier, !isMember else { return nil }
            let isNear = word.count > 3 && NearestName.of(word, among: names.sorted()) != nil
            return names.contains(word) || isNear ? word + "Item" : nil
        }
    }

    private static func withSums(_ text: String, _ numbers: Set<String>) -> String {
        replaced(text) { token, word, _ in
            token.kind == .number && numbers.contains(word) ? "(\(word) + 0)" : nil
        }
    }

    private static func replaced(
        _ text: String, _ change: (_ token: Token, _ word: String, _ isMember: Bool) -> String?
    ) -> String {
        let source = SourceText(name: "", text: text)
        let tokens = tokens(of: source)
        var (result, place) = ("", 0)
        for (index, token) in tokens.enumerated() {
            let word = source.text(in: token.span.range)
            let isMember = index > 0 && tokens[index - 1].kind == .dot
            guard let new = change(token, word, isMember) else { continue }
            result += source.text(in: place..<token.span.lower) + new
            place = token.span.upper
        }
        return result + source.text(in: place..<source.length)
    }
}
