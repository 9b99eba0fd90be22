import Masonry
import MasonryLanguage
import Testing

/// What hard layouts take is bounded in all, and what is not known for that is not reported.
struct SearchLimitTests {
    /// Each view is wished to be as wide as each other at least, and to begin before it ends.
    private static let entangled = """
        var all = []
        for i in 0..<12 { view c; all.append(c) }
        for i in 0..<12 { for j in 0..<12 { if j != i {
            all[i].makeConstraints { make in
                make.width.greaterThanOrEqualTo(all[j]).multipliedBy(0.9).offset((i * 7 + j * 13) % 50).priority(500)
                make.left.lessThanOrEqualTo(all[j].right).offset(3).priority(300)
            }
        } } }
        """
    private static let outsideView =
        "view c; make.left.top.equalTo(root); make.width.equalTo(400); make.height.equalTo(9)"

    private static func interpreter(_ script: String, _ change: (inout Limits) -> Void = { _ in }) -> Interpreter {
        var limits = Limits()
        change(&limits)
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "in", text: script))
        #expect(outcome.isComplete, "\(outcome.diagnostics)")
        return interpreter
    }

    @Test func easyLayoutsStayFarBelowTheLimits() throws {
        let reporter = LayoutReporter(Self.interpreter(Self.outsideView))
        #expect(reporter.lints.first?.repair != nil && reporter.searchNote == nil)
        let findings = reporter.interpreter.scene.layout().findings
        #expect(reporter.reports(on: findings).isEmpty && reporter.searchNote == nil)
    }

    @Test func repairsEndAtTheSearchLimit() throws {
        let few = LayoutReporter(Self.interpreter(Self.entangled.replacing("12", with: "3")))
        #expect(!few.reports(on: few.interpreter.scene.layout().findings).isEmpty && few.searchNote == nil)

        let free = Self.interpreter(Self.entangled)
        let bounded = LayoutReporter(Self.interpreter(Self.entangled) { $0.search = 50_000 })
        let reports = bounded.reports(on: bounded.interpreter.scene.layout().findings)
        #expect(reports.allSatisfy { $0.repairs.isEmpty })
        #expect(bounded.searchNote?.message.hasSuffix("more than the search limit") == true)
        // The scene is as it was.
        #expect(bounded.interpreter.scene.layout().items == free.scene.layout().items)
    }

    /// Wherever the limit cuts a search short, nothing is offered that does not settle what it is to.
    @Test(arguments: (0..<16).map { 20_000 << $0 })
    func offeredFixesResolveWithAnyLimit(_ limit: Int) throws {
        let script = Self.entangled.replacing("12", with: "4")
        let bounded = LayoutReporter(Self.interpreter(script) { $0.search = limit })
        for finding in bounded.interpreter.scene.layout().findings.prefix(3) {
            for repair in bounded.repairs(of: finding) {
                let fixed = try #require(repair.edits.first.map { Edit.applied($0, to: script) })
                let free = Self.interpreter(fixed)
                #expect(
                    !free.scene.layout().findings.contains { $0.kind == finding.kind }, "\(limit): \(repair.title)")
            }
        }
    }

    @Test func lintsEndAtTheSearchLimit() throws {
        let interpreter = Self.interpreter(Self.outsideView) { $0.search = 100 }
        let lints = LayoutReporter(interpreter).lints
        #expect(lints.map(\.slug) == ["outside-superview", "findings"])
        #expect(lints[0].repair == nil)
    }

    @Test func anAnswerBeyondTheLimitIsNil() throws {
        let interpreter = Self.interpreter(Self.outsideView)
        let right = try #require(interpreter.scene.view(named: "c")).attribute(.right)
        #expect(!interpreter.scene.reason(for: right).nodes.isEmpty)
        interpreter.scene.searchLimit = 10
        let reason = interpreter.scene.reason(for: right)
        #expect(reason.value == 400 && reason.nodes.isEmpty)
        // Each question has as much.
        interpreter.scene.searchLimit = Limits().search
        #expect(!interpreter.scene.reason(for: right).nodes.isEmpty)
    }

    @Test func aGivenUpLayoutOnlyReportsThat() throws {
        let interpreter = Self.interpreter(Self.entangled + "\n" + Self.outsideView) { $0.layout = 20_000 }
        let layout = interpreter.scene.layout()
        let inexact = try #require(layout.findings.first { $0.slug == "inexact" })
        #expect(inexact.message.contains("took more than the layout limit"))
        // What does not take part in it is laid out.
        #expect(interpreter.scene.view(named: "c#13")?.frame == Rect(x: 0, y: 0, width: 400, height: 9))
        guard case .inexact(let views) = inexact.kind else { return }
        #expect(!views.isEmpty && !views.contains("c#13"))
        let openOnes = layout.findings.compactMap { finding -> String? in
            if case .ambiguous(let view, .horizontal, _) = finding.kind { view } else { nil }
        }
        #expect(openOnes.isEmpty)
        #expect(LayoutReporter(interpreter).repairs(of: layout.findings).allSatisfy { $0.isEmpty })
        #expect(LayoutReporter(interpreter).lints.map(\.slug) == ["outside-superview"])
    }

    @Test func unknownAmbiguityIsReported() throws {
        let free = Self.interpreter(Self.entangled).scene.layout()
        #expect(free.findings.contains { $0.slug == "ambiguous" } && !free.findings.contains { $0.slug == "inexact" })

        let layout = Self.interpreter(Self.entangled) { $0.search = 100 }.scene.layout()
        #expect(layout.items.map(\.frame) == free.items.map(\.frame))
        let unknown = try #require(layout.findings.first { $0.slug == "inexact" })
        #expect(unknown.message.hasSuffix("may not be fixed: checking that takes more than the search limit"))
        #expect(unknown.kind == .inexact(views: (1...12).map { $0 == 1 ? "c" : "c#\($0)" }))
        #expect(!layout.findings.contains { $0.slug == "ambiguous" })
    }

    /// What laying out takes counts as steps, so that a loop can't do it over and over.
    @Test func layoutsInALoopCountAsSteps() {
        let script =
            Self.entangled
            + "\nlet a = all[0]\nwhile true { a.updateConstraints { make in make.height.equalTo(1) }; a.frame }"
        var limits = Limits()
        limits.steps = 20_000
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "in", text: script))
        #expect(outcome.diagnostics.last?.slug == "step-limit")
    }

    /// Numbers of hundreds of millions leave a height a trifle below 0, which no length is.
    @Test func noLengthIsBelowZero() throws {
        let script = """
            scroll v1 in root; v1.translatesAutoresizingMaskIntoConstraints = false
            view v2 in v1; v2.translatesAutoresizingMaskIntoConstraints = false
            scroll v3 in v2; v3.translatesAutoresizingMaskIntoConstraints = false
            view v4 in v3; v4.translatesAutoresizingMaskIntoConstraints = false
            view v5 in v4; v5.translatesAutoresizingMaskIntoConstraints = false
            select v4; let c5 = make.height.equalTo(v3.height).multipliedBy(1.0).offset(805000.0).priority(249.5)
            select v3; let c6 = make.bottom.equalTo(v4.centerY).multipliedBy(1000.0).offset(-402500028.0).priority(1000.0)
            select v4; let c11 = make.bottom.equalTo(v3.centerY).multipliedBy(0.001).offset(805000.028).priority(749.0)
            select v5; let c12 = make.height.equalTo(v4.height).multipliedBy(1000.0).offset(-804990000.0).priority(749.0)
            select v5; let c20 = make.width.equalTo(v1.width).multipliedBy(1.0).offset(-71.999967).priority(749.0)
            select v4; let c21 = make.width.equalTo(v5.width).multipliedBy(0.001).offset(7.896699999999999e-05).priority(749.0)
            select v4; let c24 = make.height.equalTo(805000.0).priority(249.5)
            c20.offset = 630000.0
            select v5; let c28 = make.height.equalTo(v4.width).multipliedBy(1.0).offset(9999.999921).priority(249.5)
            """
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "a.mas", text: script)).isComplete)
        let layout = try #require(interpreter.layout())
        for item in layout.items {
            #expect(item.rootFrame.width >= 0 && item.rootFrame.height >= 0, "\(item.name): \(item.rootFrame)")
        }
    }
}
