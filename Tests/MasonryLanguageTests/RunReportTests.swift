import Foundation
import Masonry
import MasonryLanguage
import Testing

@testable import ScriptTools

@Suite("The report of a run")
struct RunReportTests {
    private static func report(_ text: String, name: String = "a.mas") -> Report {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: name, text: text))
        let reporter = LayoutReporter(interpreter)
        let layout = interpreter.scene.layout()
        return Report(
            layout: layout, paths: [name], output: interpreter.output, expectations: interpreter.expectations,
            diagnostics: outcome.diagnostics, lints: reporter.lints, repairs: reporter.repairs(of: layout.findings))
    }

    private static func run(_ text: String) throws -> Report.Run { try #require(report(text).runs.first) }

    @Test func readsWhatItWrites() throws {
        let report = Self.report("view a\nmake.left.equalTo(root).offset(-10)\nexpect a.frame.x == 1\noops")
        #expect(try JSONDecoder().decode(Report.self, from: Data(report.json.utf8)) == report)
        #expect(report.version == 1 && report.command == .run)
    }

    @Test func holdsTheLayout() throws {
        let run = try Self.run(
            "view a\nmake.left.equalTo(root).offset(1).key(\"k\")\nmake.width.equalTo(100 / 3)\nprint(\"hi\")\nexpect 1 == 2"
        )
        let layout = try #require(run.layout)
        #expect(layout.screen == Report.Screen(width: 320, height: 480, scale: 1, direction: "ltr"))
        #expect(layout.views.map(\.name) == ["root", "a"])
        #expect(layout.views[1].rootFrame == Report.Rect(x: 1, y: 0, width: 33.333333, height: 0))
        #expect(layout.views[1].ambiguous == ["y", "height"])
        #expect(layout.views[1].parent == "root" && layout.views[0].parent == nil)
        #expect(layout.views[1].place?.start == Report.Position(line: 1, column: 6, offset: 5))
        let left = layout.constraints[0]
        #expect(left.id == 1 && left.key == "k" && left.relation == "==" && left.constant == 1)
        #expect(left.description == "<LayoutConstraint:k View:a.left == View:root.left + 1>")
        #expect(left.first == Report.Anchor(item: "a", attribute: "left"))
        #expect(left.second == Report.Anchor(item: "root", attribute: "left"))
        #expect(left.place?.source == "a.mas" && left.place?.start.line == 2)
        #expect(run.expectations == Report.Expectations(passed: 0, failed: 1))
        #expect(run.output == "hi\n" && run.status == .failed)
        #expect(run.findings.first?.rule == "expectation-failed" && run.findings.first?.kind == .message)
    }

    @Test func messagesHaveTheirPlacesAndEdits() throws {
        let finding = try #require(try Self.run("view header\nprint(\"é\", hedaer)").findings.first)
        // `print("` has seven bytes, é two, `", ` three.
        let place = Report.Place(
            source: "a.mas", start: Report.Position(line: 2, column: 12, offset: 12 + 12),
            end: Report.Position(line: 2, column: 18, offset: 12 + 18))
        #expect(finding.place == place && finding.labels.first?.place == place)
        #expect(finding.statement == "print(\"é\", hedaer)")
        let fix = try #require(finding.fixes.first)
        #expect(fix.title == "on line 2, write `header` instead of `hedaer`")
        #expect(fix.edits == [Report.Edit(place: place, text: "header")])
        #expect(fix.isSafe && fix.probability == nil)
    }

    @Test func lintsHaveFixesWithTheirEffectAndProbability() throws {
        let run = try Self.run("view a\nmake.left.top.equalTo(root).offset(-10)\nmake.width.height.equalTo(50)")
        let lint = try #require(run.findings.first { $0.rule == "outside-superview" })
        #expect(lint.kind == .lint)
        let fix = try #require(lint.fixes.first)
        #expect(fix.title == "on line 2, write `offset(10)` instead of `offset(-10)`")
        #expect(fix.effect?.contains("`a`") == true)
        let probability = try #require(fix.probability)
        #expect(probability > 0 && probability <= 1)
        let probabilities = lint.fixes.compactMap(\.probability)
        #expect(probabilities == probabilities.sorted(by: >) && probabilities.reduce(0, +) <= 1.001)
    }

    @Test func termsOfConflictsAreTyped() throws {
        let run = try Self.run(
            """
            view a
            make.left.top.equalTo(root)
            make.height.width.equalTo(40)
            for i in 0..<2 {
                make.width.equalTo(50)
            }
            """)
        let conflict = try #require(run.findings.compactMap(\.conflict).first)
        #expect(conflict.broken.kind == .constraint && conflict.broken.place?.start.line == 5)
        #expect(conflict.set.map { $0.place?.start.line } == [3, 5])
        let ids = Set(run.layout?.constraints.map(\.id) ?? [])
        #expect(conflict.set.allSatisfy { $0.constraint.map(ids.contains) == true })
        let arithmetic = try #require(conflict.arithmetic)
        // 40 and 50 differ by 10.
        #expect(arithmetic.value.magnitude == 10 && arithmetic.summands.count == 2)
        let steps = run.layout?.constraints.last?.steps ?? []
        #expect(steps.map(\.kind) == [.round] && steps[0].round == 2 && steps[0].place?.source == "a.mas")
    }

    @Test func ambiguitiesNameWhatTheyAreAbout() throws {
        let run = try Self.run("view a\nmake.left.top.height.equalTo(40)")
        let subjects = run.findings.compactMap(\.subject)
        #expect(subjects == [Report.Subject(views: ["a"], axis: "horizontal", components: ["width"])])
        #expect(run.status == .passed)
    }

    @Test func textIsEscaped() {
        let json = Self.report("print(\"\\u{1B}\\u{202E}\\\"\\\\\\t\")").json
        #expect(json.contains(#""output" : "\u001b\u202e\"\\\t\n""#))
        // Wherever it is among plain text, and beside text that needs no escape.
        for count in 0..<9 {
            let padding = String(repeating: "é", count: count) + "x"
            let json = Self.report("print(\"\(padding)\\u{7F}\(padding)\\u{E0001}\")").json
            #expect(json.contains("\(padding)\\u007f\(padding)\\udb40\\udc01\\n"), "\(count)")
        }
    }

    @Test func numbersAreFinite() {
        let layout = Layout(
            screen: Layout.Screen(width: .infinity, height: .nan),
            items: [], constraints: [], findings: [])
        #expect(Report(layout: layout).json.contains("1.7976931348623157e+308"))
    }
}
