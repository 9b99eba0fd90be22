import Masonry
import Testing

@testable import MasonryLanguage

/// The examples of every rule's page prove the rule.
@Suite("Lint rules")
struct LintRuleTests {
    private struct Example: CustomTestStringConvertible {
        let rule: any LintRule.Type
        let example: RulePage.Example

        var testDescription: String { "\(rule.id.rawValue): \(example.before)" }

        /// What running a text reports, and the lints of the scene that it makes.
        func found(in text: String) -> [Diagnostic] {
            let interpreter = Interpreter()
            let source = SourceText(name: "example", text: text, accent: example.accent)
            return interpreter.run(source).diagnostics + LayoutReporter(interpreter).lints
        }
    }

    private static let examples = LintRules.all.flatMap { rule in
        RulePage.named(rule.id.rawValue).examples.map { Example(rule: rule, example: $0) }
    }

    @Test(arguments: examples)
    private func eachExampleIsReportedByItsRuleAlone(_ case: Example) {
        let found = `case`.found(in: `case`.example.before)
        #expect(found.map(\.slug) == [`case`.rule.id.rawValue], "\(found.map(\.message))")
    }

    @Test(arguments: examples)
    private func eachFixedExampleHasNoMistake(_ case: Example) {
        let left = `case`.found(in: `case`.example.after)
        #expect(left.isEmpty, "\(left.map(\.message))")
    }

    /// An edit makes the fixed example; a fix that the search found leaves nothing to report.
    @Test(arguments: examples)
    private func eachFixSettlesItsExample(_ case: Example) throws {
        let before = `case`.example.before
        let finding = try #require(`case`.found(in: before).first)
        if let edit = finding.replacement {
            #expect(Edit.applied(edit, to: before) == `case`.example.after)
        } else if let fix = finding.repair, let edit = fix.edits.first {
            let left = `case`.found(in: Edit.applied(edit, to: before))
            #expect(left.isEmpty, "\(fix.title): \(left.map(\.message))")
        }
    }

    /// A rule that is off reports nothing, whether for a scene or by a comment.
    @Test(arguments: examples)
    private func eachRuleCanBeTurnedOff(_ case: Example) {
        let (id, source) = (
            `case`.rule.id,
            SourceText(name: "example", text: `case`.example.before, accent: `case`.example.accent)
        )
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        reporter.disabledLints = [id]
        #expect(interpreter.run(source).isComplete)
        #expect(reporter.lints.isEmpty)
        #expect(`case`.found(in: "// lint:disable-file \(id.rawValue)\n\(`case`.example.before)").isEmpty)
    }

    @Test func eachRuleHasAnIDOfItsOwnAndAnExample() {
        #expect(LintRules.ids.count == LintRules.all.count)
        let pages = LintRules.all.map { RulePage.named($0.id.rawValue) }
        #expect(pages.allSatisfy { !$0.examples.isEmpty && !$0.meaning.isEmpty })
    }

    /// Each rule is a type that is called as its id says, and so is its file.
    @Test func eachIDNamesTheRulesType() {
        for rule in LintRules.all {
            let words = rule.id.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            #expect("\(rule)" == words.joined())
        }
    }
}
