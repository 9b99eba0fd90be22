import Masonry
import MasonryLanguage
import Testing

@testable import LayoutFixes

/// Fixes that are edits of the script, found by search.
@Suite("Search for edits")
struct EditSearchTests {
    private struct Operation: CustomTestStringConvertible {
        let type: any EditOperator.Type
        var testDescription: String { "\(type)" }
    }

    @Test(arguments: EditOperators.all.map(Operation.init))
    private func eachOperatorProposesItsExample(_ operation: Operation) {
        let example = operation.type.example
        let source = SourceText(name: "a.mas", text: example.before)
        let interpreter = Interpreter()
        _ = interpreter.run(source)
        let vocabulary = interpreter.vocabulary
        let script = ScriptOutline(
            source.program(names: vocabulary.names), vocabulary, of: ViewOutline(interpreter.scene.layout()))
        var problem = SearchProblem(
            views: ["v"], openAxis: nil, kind: .other, framedViews: ["v"], amounts: [], usualGaps: script.usualGaps,
            vocabulary: vocabulary)
        problem.excess = Excess(
            amount: 20, slopes: Dictionary(uniqueKeysWithValues: script.numbers.map { ($0.span.lower, 1) }))
        let edits = operation.type.edits(in: script, for: problem)
        let texts = edits.map {
            source.applying([Replacement(source: source, span: $0.span, text: $0.text)]).text
        }
        #expect(texts.contains(example.after), "\(edits.map(\.text))")
    }

    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.mas", text: script))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.message))")
        return interpreter
    }

    /// Everything that is offered for a script, in the order in which people read it.
    private func repairs(_ script: String) -> [Repair] {
        let interpreter = interpreter(script)
        let reporter = LayoutReporter(interpreter)
        return reporter.reports(on: interpreter.scene.layout().findings).flatMap(\.repairs)
            + reporter.lints.compactMap(\.repair)
    }

    private static let card = """
        screen 320x480
        view card
        make.left.right.top.equalTo(root).inset(16)
        make.height.equalTo(120)

        """

    /// Labels below one another, placed by a branch.
    private static func lines(_ branch: String) -> String {
        card + """
            var above = nil
            for words in ["one", "two", "three"] {
                label line words in card
                make.left.equalTo(card).offset(16)
                \(branch)
                above = line
            }
            """
    }

    /// Mistakes, the line that is right instead, and what the view's frame is then, by arithmetic.
    static let mistakes: [(script: String, wrong: String, right: String, view: String, frame: Rect)] = [
        (
            card + "label one \"Order\" in card\nmake.left.top.equalTo(card).offset(12)\n"
                + "label two \"Shipped\" in card\nmake.left.equalTo(one)\nmake.top.equalTo(one.bottom).offset(-14)",
            "offset(-14)", "offset(14)", "two", Rect(x: 12, y: 46, width: 56, height: 20)
        ),
        (
            card + "view dot in card\nmake.left.equalTo(card.right).offset(8)\nmake.top.equalTo(card).offset(8)\n"
                + "make.size.equalTo(24)",
            "card.right", "card.left", "dot", Rect(x: 8, y: 8, width: 24, height: 24)
        ),
        (
            """
            screen 320x480
            var last = root.top
            for i in 0..<3 {
                view row
                make.left.right.equalTo(root)
                make.top.equalTo(last).offset(10)
                make.height.equalTo(40)
                last = row.top
            }
            """,
            "last = row.top", "last = row.bottom", "row#3", Rect(x: 0, y: 110, width: 320, height: 40)
        ),
        (
            card + "let gap = -12\nview bar in card\nmake.left.right.top.equalTo(card).inset(gap)\n"
                + "make.height.equalTo(20)",
            "let gap = -12", "let gap = 12", "bar", Rect(x: 12, y: 12, width: 264, height: 20)
        ),
        (
            card + "view dot in card\nmake.left.top.equalTo(card).offset(8)\nmake.width.equalTo(24)",
            "make.width.equalTo(24)", "make.size.equalTo(24)", "dot", Rect(x: 8, y: 8, width: 24, height: 24)
        ),
        // What is selected in vain lacks what the one before it has.
        (
            """
            screen 320x200
            view first, second, third
            make.left.right.equalTo(root).inset(16)
            make.height.equalTo(44)
            select first
            make.top.equalTo(root).offset(24)
            select second
            make.top.equalTo(first.bottom)
            select third
            """,
            "select third", "select third\nmake.top.equalTo(second.bottom)", "third",
            Rect(x: 16, y: 112, width: 288, height: 44)
        ),
        // An empty branch.
        (
            lines("if above == nil {\n        make.top.equalTo(card).offset(16)\n    } else {\n    }"),
            "else {\n    }", "else {\n        make.top.equalTo(above.bottom)\n    }", "line#3",
            Rect(x: 16, y: 56, width: 40, height: 20)
        ),
        // No branch for the first round.
        (
            lines("if above != nil {\n        make.top.equalTo(above.bottom).offset(8)\n    }"),
            "offset(8)\n    }", "offset(8)\n    } else {\n        make.top.equalTo(card).offset(16)\n    }", "line#2",
            Rect(x: 16, y: 44, width: 24, height: 20)
        ),
        // One chain for all that a statement declares.
        (
            card
                + """
                view all, unread in card
                [all, unread].distribute(horizontal, spacing: 0)
                """,
            "view all, unread in card", "view all, unread in card\nmake.top.bottom.equalTo(card)", "unread",
            Rect(x: 144, y: 0, width: 144, height: 120)
        ),
        // A `select` is missing, so the view before gets the constraints.
        (
            """
            screen 320x200
            view second, third
            make.top.equalTo(root)
            make.width.equalTo(80)
            select second
            make.left.equalTo(root)
            make.height.equalTo(100)
            make.right.equalTo(root)
            make.height.equalTo(60)
            """,
            "make.right", "select third\nmake.right", "third", Rect(x: 240, y: 0, width: 80, height: 60)
        ),
    ]

    /// The right edit is among the first three, and with it the view has the frame that it should have.
    @Test(arguments: mistakes)
    func mistakesAreEdited(_ script: String, _ wrong: String, _ right: String, _ view: String, _ frame: Rect) throws {
        let fixed = repairs(script).prefix(3).compactMap { repair in
            repair.edits.first.map { Edit.applied($0, to: script) }
        }
        let intended = script.replacing(wrong, with: right)
        #expect(fixed.contains(intended), "\(fixed)")
        #expect(interpreter(intended).layout()?.item(named: view)?.frame == frame)
    }

    /// A fix resolves its finding and makes no other.
    @Test(arguments: mistakes)
    func eachFixLeavesLess(_ script: String, _: String, _: String, _: String, _: Rect) {
        func count(_ script: String) -> Int {
            let interpreter = interpreter(script)
            return interpreter.scene.layout().findings.count + LayoutReporter(interpreter).lints.count
        }
        let all = count(script)
        for repair in repairs(script) {
            for edit in repair.edits { #expect(count(Edit.applied(edit, to: script)) < all, "\(repair.title)") }
        }
    }

    /// A rule's own edit comes first; what is as likely comes after it.
    @Test func anEdgeMayBeMeantWhereAnOffsetLeadsOut() throws {
        let interpreter = interpreter(
            "screen 320x480\nview box\nmake.right.equalTo(root).offset(16)\nmake.top.equalTo(root)\nmake.size.equalTo(40)"
        )
        let lint = try #require(LayoutReporter(interpreter).lints.first)
        #expect(lint.replacement?.text == "offset(-16)")
        #expect(lint.repairs.first?.title == "on line 3, write `left` instead of `right`")
        #expect(lint.repairs.allSatisfy { !$0.isSafe })
    }

    @Test func whatTheRootIsSetToIsNearEverything() throws {
        let interpreter = interpreter(
            """
            screen 375x667
            root.safeAreaInsets = (44, 34, 0, 0)
            view bar
            make.left.right.bottom.equalTo(root)
            make.top.equalTo(root.safeArea.bottom).offset(-49)
            label home "Home" in bar
            make.left.equalTo(bar).offset(8)
            make.top.equalTo(bar).offset(4)
            """)
        let lint = try #require(LayoutReporter(interpreter).lints.first)
        #expect(lint.slug == "unsafe-area")
        #expect(lint.repairs.contains { $0.title.contains("`root.safeAreaInsets = (44, 0, 34, 0)` instead") })
    }

    @Test func waysOutOfAConflictDiffer() {
        let script =
            "screen 240x96\nview icon\nmake.left.equalTo(root).offset(32)\nmake.width.equalTo(32)\n"
            + "make.top.bottom.equalTo(root)\nmake.right.equalTo(root).offset(-32)"
        let repairs = repairs(script)
        #expect(!repairs.isEmpty && repairs.count <= 3)
        #expect(Set(repairs.map(\.effect)).count == repairs.count, "\(repairs.map(\.effect))")
    }

    /// What scrolls stays in its scroll view, and a view of which a length is open gets one that is not 0.
    @Test(arguments: [
        "scroll s\nmake.edges.equalTo(root)\nview cell in s\nmake.left.right.top.equalTo(s)\nmake.height.equalTo(300)",
        "view a, b, c\nmake.top.bottom.equalTo(root)\nselect a\nmake.left.equalTo(root)\nselect b\n"
            + "make.left.equalTo(a.right)\nmake.width.equalTo(a)\nselect c\nmake.left.equalTo(b.right)\nmake.width.equalTo(b)",
    ])
    func fixesKeepWhatViewsAreFor(_ script: String) throws {
        let before = interpreter(script).scene.layout()
        let repairs = repairs(script)
        #expect(!repairs.isEmpty)
        for edit in repairs.flatMap({ $0.edits.prefix(1) }) {
            let after = interpreter(edit.source.applying([edit]).text).scene.layout()
            for (old, new) in zip(before.items, after.items) {
                #expect(old.parent == new.parent, "\(edit.text)")
                let settled = old.ambiguous.filter { $0.isLength && !new.ambiguous.contains($0) }
                #expect(settled.allSatisfy { new.frame[$0] > 0 }, "\(edit.text): \(new)")
            }
        }
    }

    /// The edits that people are likeliest to want are tried first, so that a long script has the fixes of a short one.
    @Test(arguments: ["make.height.equalTo(16)\n  make.height.equalTo(24)", ""])
    func fixesDoNotDependOnTheNumberOfViews(_ mistake: String) {
        let column = { (count: Int) in
            let rows = (0..<count).map { row in
                """
                view v\(row)
                v\(row).makeConstraints {
                  make.left.right.equalTo(root)
                  make.top.equalTo(\(row == 0 ? "root" : "v\(row - 1).bottom")).offset(4)
                  \(row == 5 ? mistake : "make.height.equalTo(16)")
                }
                """
            }
            return "screen 320x\(24 * count)\n" + rows.joined(separator: "\n")
        }
        let few = repairs(column(10)).map(\.title)
        #expect(!few.isEmpty)
        #expect(repairs(column(200)).map(\.title) == few)
    }

    /// The same script has the same fixes on every machine: the work is counted, not the time.
    @Test func fixesAreTheSameEachTime() {
        for mistake in Self.mistakes {
            #expect(repairs(mistake.script).map(\.advice) == repairs(mistake.script).map(\.advice))
        }
    }

    @Test func aRequestToStopEndsTheSearch() {
        let interpreter = interpreter(Self.mistakes[2].script)
        interpreter.interruption.request()
        let trials = LayoutReporter(interpreter).editTrials
        #expect(trials.allSatisfy { $0.isEmpty })
    }

    /// A fix says where it is: on a line of a script, in an input of a session.
    @Test func inputsAreEditedInTheirPlace() throws {
        let interpreter = Interpreter()
        let inputs = [
            "view v", "make.left.equalTo(root).offset(8)", "make.top.equalTo(root).offset(8); make.size.equalTo(20)",
        ]
        .enumerated().map { SourceText(name: "in[\($0 + 1)]", text: $1, isInput: true) }
        let last = SourceText(name: "in[4]", text: "make.right.equalTo(root)", isInput: true)
        for input in inputs + [last] { #expect(interpreter.run(input).isComplete) }
        let reporter = LayoutReporter(interpreter)
        reporter.inputsToEdit = { EditableScript(inputs: (inputs + [last]).map { ($0, $0.text) }) }
        let reports = reporter.reports(on: interpreter.scene.layout().findings)
        let repairs = reports.flatMap(\.repairs)
        #expect(!repairs.isEmpty)
        for repair in repairs {
            let source = try #require(repair.edits.first?.source)
            #expect((inputs + [last]).contains { $0 === source })
            #expect(repair.title.contains("`\(source.name)`"))
        }
    }
}
