import Masonry
import MasonryLanguage
import Testing

/// Edits of long scripts are tried in the part that has to do with the finding.
struct ScriptSliceTests {
    private func offered(_ script: String) -> [Repair] {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        let outcome = interpreter.run(SourceText(name: "a.mas", text: script))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.message))")
        return reporter.reports(on: interpreter.scene.layout().findings).flatMap(\.repairs)
            + reporter.lints.compactMap(\.repair)
    }

    /// What is offered, in words without numbers.
    private func titles(_ script: String) -> [String] { offered(script).map { $0.title.filter { !$0.isNumber } } }

    /// Rows below one another, each with a statement more for one of them.
    private static func rows(_ count: Int, _ place: (Int) -> String, _ mistake: String) -> String {
        let rows = (0..<count).map { row in
            """
            view row\(row)
            row\(row).makeConstraints { make in
                make.left.right.equalTo(root).inset(16)
                make.top.equalTo(\(place(row)))
                make.height.equalTo(16)\(row == count / 2 ? mistake : "")
            }
            """
        }
        return (["root.size = (320, \(count * 20 + 40))"] + rows).joined(separator: "\n")
    }

    private static let places: [@Sendable (Int) -> String] = [
        { "\($0 * 20)" }, { $0 == 0 ? "root" : "row\($0 - 1).bottom).offset(4" },
    ]

    @Test(
        arguments: places.indices,
        [
            "\n    make.height.equalTo(120)", "\n    make.height.equalTo(18)", "\n    make.width.equalTo(400)",
            "\n    make.height.equalTo(root)",
        ])
    func fixesAreTheSameAtAnySize(_ place: Int, _ mistake: String) {
        let few = titles(Self.rows(9, Self.places[place], mistake).replacing("row4", with: "own"))
        let many = titles(Self.rows(151, Self.places[place], mistake).replacing("row75", with: "own"))
        #expect(!few.isEmpty && few == many)
    }

    /// A statement at the end is about a view far above, not about the one that was declared last.
    @Test func aStatementAtTheEndIsTriedWithItsView() {
        let again = "\nown.makeConstraints { make in make.height.equalTo(120) }"
        let few = Self.rows(9, Self.places[0], "").replacing("row4", with: "own") + again
        let many = Self.rows(151, Self.places[0], "").replacing("row75", with: "own") + again
        #expect(titles(few) == titles(many) && titles(few).first?.contains("updateConstraints") == true)
    }

    /// A long loop has few rounds in trials; the report counts all of them.
    @Test func aLongLoopIsTriedWithFewRounds() throws {
        let script = """
            root.size = (320, 4000)
            for i in 0..<150 {
                view row
                make.left.right.equalTo(root)
                make.top.equalTo(i * 20)
                make.height.equalTo(16)
                make.height.equalTo(18)
            }
            """
        let (many, few) = (offered(script), offered(script.replacing("150", with: "4")))
        #expect(many.map(\.edits.first?.text) == few.map(\.edits.first?.text) && !few.isEmpty)
        #expect(many.contains { $0.effect.contains("also resolves 149 other conflicts") })
    }

    /// Another part of the script reads the same variable, and is right.
    @Test func whatWouldBreakTheRestIsNotOffered() {
        let script = """
            view card
            make.left.right.top.equalTo(root).inset(16)
            make.height.equalTo(120)
            let gap = -12
            view bar in card
            make.left.right.top.equalTo(card).inset(gap)
            make.height.equalTo(20)

            """
        let rest =
            "view bin\nmake.top.equalTo(card.bottom).offset(8)\nmake.left.right.bottom.equalTo(root)\n"
            + (0..<80).map { "view tick\($0) in bin\nmake.top.equalTo(bin).offset(\($0 * 4))\n" }
            .map { $0 + "make.left.equalTo(bin)\nmake.right.equalTo(bin).offset(gap)\nmake.height.equalTo(2)" }
            .joined(separator: "\n")
        let isOfVariable = { (title: String) in title.contains("let gap") }
        #expect(titles(script).contains(where: isOfVariable))
        let others = titles(script + rest)
        #expect(!others.isEmpty && !others.contains(where: isOfVariable))
    }
}
