import Foundation
import Masonry
import MasonryLanguage
import Testing

/// Every kind of message has a page, whose failing script gets it and nothing else, and whose fixed script gets nothing.
@Suite("Explanations")
struct ExplanationTests {
    static let pages = Explanation.groups.flatMap(\.pages)
    /// Those that no script alone can show: a session's, which its tests run.
    static let sessionSlugs = Set(Explanation.groups.last?.pages.map(\.slug) ?? [])

    /// Those of rules that answer failures, whose messages go by the failures' names: the tests of these rules prove them.
    static let fixSlugs = Set(Explanation.groups.first { $0.title == "Fixes" }?.pages.map(\.slug) ?? [])

    @Test func everySlugHasAPage() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        let named = try (files ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: /Slug\("([a-z-]+)"\)/).map { String($0.output.1) }
        }
        #expect(named.count > 100)
        #expect(Set(named).subtracting(Slug.allCases.map(\.rawValue)).isEmpty)
        #expect(Set(Self.pages.map(\.slug)).count == Self.pages.count)
        #expect(
            Self.pages.filter { $0.failing.isEmpty }.map(\.slug) == [
                .errorLimit, .outputDiffers, .interrupted, .deadline, .nothingLaidOut, .assumedCall, .cellHeight,
                .notRun, .findings,
            ])
    }

    @Test(arguments: pages.map(\.slug).filter { !sessionSlugs.union(fixSlugs).contains($0) })
    func examples(slug: Slug) throws {
        let page = try #require(Explanation.page(on: slug))
        if page.failing.isEmpty { return }
        let failing = Self.messages(of: page.failing, page)
        #expect(failing.map(\.slug) == [slug.rawValue], "\(failing.map { DiagnosticRenderer().render($0) }.joined())")
        let fixed = Self.messages(of: page.fixed, page)
        #expect(fixed.map(\.slug) == [], "\(fixed.map { DiagnosticRenderer().render($0) }.joined())")
    }

    /// What is reported of a script: errors, or of one without any the findings or the lints that the page is about.
    static func messages(of script: String, _ page: Explanation) -> [Diagnostic] {
        let slug = page.slug
        var limits = Limits()
        (limits.steps, limits.views, limits.text, limits.output) = (20_000, 30, 10_000, 10_000)
        (limits.constraints, limits.memory) = (50, 100_000)
        let interpreter = Interpreter(files: ExampleFiles(), limits: limits)
        let reporter = LayoutReporter(interpreter)
        let outcome = interpreter.run(
            SourceText(name: "example\(page.accent.pathEnding)", text: script, accent: page.accent))
        let layout = interpreter.scene.layout()
        let findings = layout.findings.map {
            Diagnostic(
                $0, in: layout, repairs: reporter.repairs(of: [$0]).first ?? [])
        }
        if slug.isLint { return outcome.diagnostics + reporter.lints }
        let isFinding = [.conflict, .ambiguous, .unplaced, .unsettled, .inexact].contains(slug)
        return outcome.diagnostics + (isFinding ? findings : [])
    }

    /// The scripts that the examples import.
    struct ExampleFiles: ScriptFiles {
        func script(
            at path: String, importedBy importer: SourceText, below top: SourceText
        ) throws(ScriptFileError) -> SourceText {
            switch path {
            case "other.mas": return SourceText(name: path, text: "let gap = 8")
            case "circle.mas": return SourceText(name: path, text: "import \"other.mas\"\nimport \"circle.mas\"")
            case let path where path.hasPrefix(".."): throw .outsideTopDirectory
            default: throw .unreadable(reason: "No such file or directory")
            }
        }
    }

    @Test func aPrefixOrASimilarNameIsEnough() {
        #expect(matched("unknown-name") == "unknown-name")
        #expect(matched("unknown-na") == "unknown-name")
        #expect(matched("unkown-name") == "nearest unknown-name")
        #expect(matched("unknown-") == "several")
        #expect(matched("elephants") == "none")
    }

    private func matched(_ text: String) -> String {
        switch Explanation.match(text) {
        case .page(let page): page.slug.rawValue
        case .several: "several"
        case .none(let nearest): nearest.map { "nearest \($0.rawValue)" } ?? "none"
        }
    }

    /// `RECORD=1` writes the document anew.
    @Test func theDocumentIsWhatThePagesSay() throws {
        let text = ExplanationText { page in
            if Self.sessionSlugs.contains(page.slug) || page.failing.isEmpty || page.slug == .nestingLimit {
                return nil
            }
            return Self.messages(of: page.failing, page).map { String(DiagnosticRenderer().render($0).dropLast()) }
                .joined(separator: "\n")
        }.document
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/diagnostics.md")
        if ProcessInfo.processInfo.environment["RECORD"] != nil { try Data(text.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text, "docs/diagnostics.md is stale")
    }

    @Test func everyColorIsListedInTheDescriptionOfTheLanguage() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/language.md")
        let words = Set(try String(contentsOf: file, encoding: .utf8).split { !$0.isLetter }.map(String.init))
        #expect(NamedColor.allCases.filter { !words.contains($0.rawValue) }.isEmpty)
    }
}
