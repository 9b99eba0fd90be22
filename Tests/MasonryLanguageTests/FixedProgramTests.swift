import Foundation
import Masonry
import MasonryLanguage
import Testing

/// Wrong programs, whose printed fixes are carried out: none brings a new error to where it stands, and one after the other
/// they come to an end.
@Suite("Fixed programs")
struct FixedProgramTests {
    /// The programs of a file among the fixtures, which lines of dashes separate.
    private static func programs(in file: String) throws -> [String] {
        let url = AccentRun.fixtures.appending(path: "Mistakes/\(file).txt")
        return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n---\n")
    }

    private func found(_ text: String, _ ending: String) -> (diagnostics: [Diagnostic], lints: [Diagnostic]) {
        var limits = Limits()
        limits.steps = 100_000
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "a.\(ending)", text: text))
        return (outcome.diagnostics, outcome.isComplete ? LayoutReporter(interpreter).lints : [])
    }

    private func checked(_ text: String, _ ending: String) -> [Diagnostic] {
        ending == "mas" ? ScriptCheck.diagnostics(of: SourceText(name: "a.mas", text: text)) : []
    }

    @Test(arguments: ["newcomers.mas", "elsewhere.mas", "projects.m", "projects.swift"])
    func noFixBringsAnError(_ file: String) throws {
        let ending = String(file.split(separator: ".")[1])
        var tried = 0
        for text in try Self.programs(in: file) {
            let before = found(text, ending)
            let known = Set((before.diagnostics + checked(text, ending)).map(\.message))
            for diagnostic in before.diagnostics + before.lints + checked(text, ending) {
                guard let replacement = diagnostic.replacement else { continue }
                tried += 1
                let fixed = Edit.applied(replacement, to: text)
                let lower = replacement.span.lower
                let upper = lower + replacement.text.utf8.count
                for error in found(fixed, ending).diagnostics where error.severity == .error {
                    guard let place = error.labels.first?.span, !known.contains(error.message) else { continue }
                    #expect(
                        place.upper <= lower || upper <= place.lower,
                        "\(text)\n\(diagnostic.message)\n\(replacement.lines)\n\(error.message)")
                }
            }
        }
        #expect(tried > 5)
    }

    /// Who carries out what is suggested, time after time, gets to the end: no fix undoes another.
    @Test(arguments: ["newcomers.mas", "elsewhere.mas", "projects.m", "projects.swift"])
    func fixingTerminates(_ file: String) throws {
        let ending = String(file.split(separator: ".")[1])
        for first in try Self.programs(in: file) {
            var (text, seen) = (first, Set([first]))
            while let replacement = found(text, ending).diagnostics.lazy.compactMap(\.replacement).first {
                text = Edit.applied(replacement, to: text)
                #expect(seen.insert(text).inserted && seen.count < 30, "\(first)\n\(text)")
                if seen.count >= 30 { break }
            }
        }
    }
}
