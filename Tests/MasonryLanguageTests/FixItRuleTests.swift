import Masonry
import Testing

internal import MasonryLanguage
@testable import FixIts

/// The examples of every rule's page prove the rule.
@Suite("Fix-it rules")
struct FixItRuleTests {
    private struct Example: CustomTestStringConvertible {
        let rule: any Rule.Type
        let example: RulePage.Example

        var testDescription: String { "\(rule.id.text): \(example.before)" }

        /// What is found, by running the text or by checking it alone.
        func found(in text: String, runs: Bool) -> [Diagnostic] {
            let ending =
                switch example.accent {
                case .masonry: "mas"
                case .objectiveC: "m"
                case .swift: "swift"
                }
            let source = SourceText(name: "a.\(ending)", text: text)
            guard runs else { return ScriptCheck.diagnostics(of: source, files: EmptyScripts()) }
            var limits = Limits()
            // Enough for any loop that ends.
            limits.steps = 100_000
            return Interpreter(files: EmptyScripts(), limits: limits).run(source).diagnostics
        }
    }

    /// Each script that an example imports is there, and empty.
    private struct EmptyScripts: ScriptFiles {
        func script(
            at path: String, importedBy importer: SourceText, below top: SourceText
        ) throws(ScriptFileError) -> SourceText {
            SourceText(name: path, text: "")
        }
    }

    private static let rules: [any Rule.Type] = FixItRules.all + SyntaxRules.all

    private static let examples = rules.flatMap { rule in
        RulePage.named(rule.id.text).examples.map { Example(rule: rule, example: $0) }
    }

    @Test(arguments: examples)
    private func eachExampleIsFixedByItsRule(_ case: Example) throws {
        let example = `case`.example
        for runs in example.needsRun ? [true] : [true, false] {
            let found = `case`.found(in: example.before, runs: runs)
            let first = try #require(found.first)
            #expect(first.rule == `case`.rule.id, "\(first.message)")
            let fixed = first.replacement.map { Edit.applied($0, to: example.before) }
            #expect(fixed == (example.hasEdit ? example.after : nil))
        }
    }

    @Test(arguments: examples)
    private func eachFixedExampleHasNoMistake(_ case: Example) {
        for runs in [true, false] {
            let left = `case`.found(in: `case`.example.after, runs: runs)
            #expect(left.isEmpty, "\(left.map(\.message))")
        }
    }

    @Test func eachRuleHasAnIDOfItsOwnAndAnExample() {
        #expect(Set(Self.rules.map { $0.id }).count == Self.rules.count)
        let pages = Self.rules.map { RulePage.named($0.id.text) }
        #expect(pages.allSatisfy { !$0.examples.isEmpty && !$0.meaning.isEmpty })
        #expect(Set(RulePage.all.keys) == Set(Self.rules.map { $0.id.text }).union(LintRules.ids.map(\.rawValue)))
    }
}
