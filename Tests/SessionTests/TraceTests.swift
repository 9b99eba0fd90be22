import Foundation
import Testing

/// `:trace` in a session, and `--trace` for scripts.
struct TraceTests {
    private func answers(_ inputs: [String], _ arguments: [String] = []) throws -> [String] {
        let result = try BuiltProgram.run(
            ["-i"] + arguments, input: (":draw off\n" + inputs.joined(separator: "\n") + "\n"), joiningErrors: true)
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test func theTraceComesBeforeTheOutput() throws {
        let lines = try answers([":trace on", "label a \"x\"; make.left.equalTo(root)"])
        let trace = try #require(lines.firstIndex { $0.hasPrefix("make.left") })
        let warning = try #require(lines.firstIndex { $0.hasPrefix("ambiguous:") })
        #expect(trace < warning)
    }

    @Test func aFailedStatementShowsWhatItDidUntilThen() throws {
        let lines = try answers([
            ":trace on", "view a",
            "a.makeConstraints { make in make.top.equalTo(root); make.left.equalTo(root).right }",
        ])
        let failed = try #require(
            lines.firstIndex { $0.hasPrefix("    .right") && $0.contains("✗ Attributes should be") })
        let error = try #require(lines.firstIndex { $0.hasPrefix("error: an attribute can't follow the relation") })
        #expect(failed < error)
        #expect(lines.contains { $0.hasPrefix("make.top") })
        #expect(!lines.contains { $0.hasPrefix("install") })
    }

    /// The makers of several current views are all made before the first installs.
    @Test func theOrderOfSeveralMakersIsThatOfEach() throws {
        let lines = try answers(["view a, b", "make.left.equalTo(3)", "remake.top.equalTo(4)", ":trace order"])
        #expect(!lines.contains { $0.contains("fails") })
        let start = try #require(lines.firstIndex { $0.hasPrefix("1  a.translates") })
        #expect(
            lines[start...].prefix(16).map { $0.trimmingCharacters(in: .whitespaces) } == [
                "1  a.translatesAutoresizingMaskIntoConstraints = NO",
                "2  MASConstraintMaker -initWithView: makes a maker for a, its array empty, with",
                "removeExisting = YES",
                "3  the block runs; its chains fill the array: [top]",
                "4  what is installed for a is uninstalled", "#1 a.left == root.left + 3",
                "5  each constraint of the array is installed, a composite child by child",
                "a.top == root.top + 4, on root: otherwise the superview",
                "6  the array is emptied, and what was in it is returned",
                "1  b.translatesAutoresizingMaskIntoConstraints = NO",
                "2  MASConstraintMaker -initWithView: makes a maker for b, its array empty, with",
                "removeExisting = YES",
                "3  the block runs; its chains fill the array: [top]",
                "4  what is installed for b is uninstalled", "#2 b.left == root.left + 3",
                "5  each constraint of the array is installed, a composite child by child",
            ])
    }

    @Test func anInputOrALineOfItsFileIsShownByItsNumber() throws {
        let folder = try TerminalSession.newFolder()
        let file = folder.appending(path: "two.mas")
        try Data("view a\nmake.left.equalTo(root)\nmake.top.equalTo(root); make.size.equalTo(20)\n".utf8).write(
            to: file)
        let inputs = [":load \(file.path)", "update.left.equalTo(root).offset(8)"]
        let line = try answers(inputs + [":trace 1:3"])
        #expect(line.contains("make.top.equalTo(root); make.size.equalTo(20)"))
        #expect(line.contains { $0.hasPrefix("make.top") } && line.contains { $0.hasPrefix("make.size") })
        #expect(!line.contains { $0.hasPrefix("make.left") || $0.hasPrefix("update.left") })
        #expect(line.count { $0.hasPrefix("install") } == 2)
        #expect(try answers(inputs + [":trace 1"]).contains { $0.hasPrefix("make.left") })
        #expect(try answers(inputs + [":trace 2"]).contains { $0.hasPrefix("update.left") })
        #expect(
            try answers(inputs + [":trace 9"]).contains {
                $0.contains("input 9 has not made or changed a constraint, or was undone")
            })
        #expect(
            try answers(inputs + [":trace 1:1"]).contains {
                $0.contains("line 1 of input 1 has not made or changed a constraint")
            })
    }

    @Test func withoutArgumentsItShowsTheLastInput() throws {
        let lines = try answers(["view a; make.edges.equalTo(root)", "a.frame", ":trace", ":list"])
        #expect(lines.contains("view a; make.edges.equalTo(root)"))
        #expect(lines.count { $0.hasPrefix("make.edges") } == 1)
        #expect(lines.count { $0.hasPrefix("#") } == 4)
        let none = try answers([":trace"])
        #expect(none == ["draw: off", "no input has made or changed a constraint yet"])
    }

    @Test func offHidesItUntilRequested() throws {
        let lines = try answers([
            ":trace on", "view a; make.edges.equalTo(root)", ":trace off", "make.width.equalTo(10).priorityLow()",
            ":trace",
        ])
        let asked = try #require(lines.firstIndex(of: "make.width.equalTo(10).priorityLow()"))
        #expect(!lines[..<asked].contains { $0.hasPrefix("make.width   ") })
        #expect(lines[asked...].contains { $0.hasPrefix("make.width   ") })
    }

    /// What was taken back is no answer; the input before it that is in effect is.
    @Test func itIsOfTheLastInputInEffect() throws {
        let inputs = ["view a; make.edges.equalTo(root)", "make.width.equalTo(10).priorityLow()"]
        let undone = try answers(inputs + [":undo", ":trace"])
        #expect(undone.contains("view a; make.edges.equalTo(root)") && undone.contains { $0.hasPrefix("make.edges  ") })
        #expect(!undone.contains { $0.hasPrefix("make.width   ") })
        let redone = try answers(inputs + [":undo", ":redo", ":trace"])
        #expect(redone.contains { $0.hasPrefix("make.width   ") })
        let none = try answers(inputs + [":undo 2", ":trace"])
        #expect(none.last == "none of the current inputs has made or changed a constraint")
        let failed = try answers(inputs + ["a.makeConstraints { make in make.left.equalTo(root).right }", ":trace"])
        #expect(failed.last { $0.hasPrefix("make.") }?.hasPrefix("make.left") == true)
        #expect(
            try answers(inputs + ["make.left.equalTo(root).right", ":undo", ":undo", ":trace"]).contains {
                $0.hasPrefix("make.edges  ")
            })
    }

    @Test func aRemovalDropsConstraints() throws {
        let lines = try answers(["view a; make.edges.equalTo(root)", "a.remove()", ":trace"])
        #expect(lines.contains("a.remove()"))
        #expect(lines.contains { $0.hasPrefix("uninstall") && $0.contains("root drops #1 a.left == root.left") })
    }

    @Test func linksAreShownAsTheyWereWrittenInLoopsFunctionsAndAssignments() throws {
        let lines = try answers([
            "func pin(v, n) { v.makeConstraints { make in make.left.equalTo(n * 2) } }",
            ":trace on", "for i in 1...2 { view x; make.edges.equalTo(root).priorityLow(); pin(x, i) }",
            "let c = make.width.equalTo(3)",
            "view y; make.edges.equalTo(root)", "let d = make.width.lessThanOrEqualTo(900)", "d.offset = 901",
            "d.isActive = false",
        ])
        #expect(lines.count { $0.hasPrefix("    .equalTo(n * 2)") } == 2)
        #expect(lines.contains { $0.contains("left == 2") } && lines.contains { $0.contains("left == 4") })
        #expect(lines.contains { $0.hasPrefix("d.offset = 901") && $0.contains("constant 900 → 901") })
        #expect(lines.contains { $0.hasPrefix("d.isActive = false") && $0.contains("y drops #") })
    }

    @Test func aLongTraceSaysHowToSeeAll() throws {
        let loop = "for i in 0..<100 { view x; make.edges.equalTo(root) }"
        let lines = try answers([":trace on", loop])
        #expect(lines.count < 80)
        #expect(lines.contains { $0.hasPrefix("… and ") && $0.hasSuffix("(:trace all shows everything)") })
        let all = try answers([loop, ":trace all"])
        #expect(all.count { $0.hasPrefix("make.edges") } == 100)
    }

    @Test func scriptsAreTracedAsAWhole() throws {
        let folder = try TerminalSession.newFolder()
        let script = folder.appendingPathComponent("a.mas")
        try "view a\nmake.edges.equalTo(root)\nfor i in 0..<50 { view b; make.edges.equalTo(a) }\n"
            .write(to: script, atomically: true, encoding: .utf8)
        let text = try BuiltProgram.run(["--trace", "a.mas"], in: folder)
        #expect(text.status == 0)
        let lines = text.output.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("make.edges") } == 51)
        #expect(lines.contains { $0.contains("ConstraintMaker for a   ") && $0.hasSuffix("a.mas:2") })
        let json = try BuiltProgram.run(["--trace", "--format", "json", "a.mas"], in: folder)
        #expect(json.output.hasPrefix("{"))
        #expect(json.errors.contains("make.edges"))
    }

    @Test func constraintsByTheirNumberAreTracedToo() throws {
        let lines = try answers([
            "view a; make.edges.equalTo(root)", ":trace on", "let c = a.constraints.count",
            "root.constraints[0].constant = 3", "root.constraints[1].deactivate()",
        ])
        #expect(lines.contains("trace: on"))
        #expect(lines.contains { $0.hasPrefix("root.constraints[0].constant = 3") && $0.contains("constant 0 → 3") })
        #expect(lines.contains { $0.hasPrefix("root.constraints[1].deactivate()") && $0.contains("root drops #2") })
    }

    @Test func anotherWordIsAnError() throws {
        let lines = try answers([":trace maybe"])
        #expect(
            lines.contains {
                $0.hasPrefix("error: `:trace` takes `on`, `off`, `all`, an input number or nothing, not `maybe`")
            })
    }
}
