import Foundation
import Testing

/// `masonry-repl learn`.
struct LearnTests {
    private static let lesson = """
        # Two corners

        Put `box` in its place.

        ```mas start
        screen 160x64
        view box
        ```

        ```mas goal
        screen 160x64
        view box
        box.frame = (16, 16, 48, 32)
        ```

        ## Hints

        - First hint.
        - Second hint.

        ## Solution

        ```mas solution
        make.left.top.equalTo(root).offset(16)
        make.size.equalTo(48x32)
        ```

        ## Afterwards

        That was it.
        """

    private func folder(_ files: [String: String]) throws -> URL {
        let folder = try TerminalSession.newFolder()
        for (name, text) in files {
            try text.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        return folder
    }

    private func progress(in home: URL) throws -> (text: String, mode: Int?) {
        let file = home.appendingPathComponent(".local/state/masonry-repl/lessons").path
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        return (try String(contentsOfFile: file, encoding: .utf8), mode)
    }

    // MARK: The program's own

    @Test func theOwnLessonsCanBeSolvedAndNotWithout() throws {
        // From any directory.
        let result = try BuiltProgram.run(["learn", "--check"], in: try TerminalSession.newFolder())
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count > 10)
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("ok ") })
        #expect(lines.last?.hasSuffix("all can be solved") == true)
    }

    @Test func theOwnLessonsAreListed() throws {
        let result = try BuiltProgram.run(["learn", "--list"])
        #expect(result.status == 0)
        #expect(result.output.contains(#/(?m)^.  ?1  Four equations(  <)?$/#))
    }

    // MARK: A terminal

    @Test func aLessonIsTakenWithMistakes() throws {
        let home = try folder([
            "1.md": Self.lesson, "2.md": Self.lesson.replacing("Two", with: "Three"), "readme.md": "# No",
        ])
        let session = try TerminalSession(["learn", "."], home: home, rows: 40)
        try session.wait(for: "Lesson 1 of 2: Two corners  0 of 2 done")
        try session.wait("the goal behind the layout") { $0.text.contains("░     ░") }
        try session.enter("make.left.top.equalTo(root).ofset(16)")
        try session.wait(for: "did you mean `offset`?")
        try session.enter("make.left.top.equalTo(root).offset(8)")
        try session.wait("what is wrong and what is missing, beside the picture") { screen in
            let lines = screen.lines
            return lines.contains { $0.hasPrefix("│") && $0.hasSuffix("✗ box: x is 8, not 16; y is 8, not 16") }
                && lines.contains { $0.hasSuffix("  ambiguous: width, height") }
                && lines.contains { $0.hasSuffix("  Put `box` in its place.") } && !screen.text.contains("ambiguous: `")
        }
        // Nothing moves by this, and the verdict stays; a question gets none.
        try session.enter("box.frame")
        try session.enter("box.setContentHuggingPriority(300, horizontal)")
        try session.wait("the verdict again") { $0.text.ranges(of: "✗ box: x is 8, not 16").count == 2 }
        try session.enter(":hnt")
        try session.wait(for: "did you mean `:hint`?")
        try session.enter("hint")
        try session.wait(for: "a command starts with a colon: :hint")
        try session.enter(":h")
        try session.wait(for: "`:h` could be `:hint`, `:help`, `:history` or `:highlight`")
        try session.enter(":hin")
        try session.wait(for: "First hint.")
        try session.enter(":hint")
        try session.wait(for: "Second hint.")
        try session.enter(":hint")
        try session.wait(for: "no more hints")
        try session.enter(":help")
        try session.wait(for: "In a lesson:")
        try session.enter(":undo 2")
        try session.wait(for: "ambiguous: x, width, y, height")
        try session.enter(":goal")
        try session.wait("the goal, with the task") { screen in
            guard let top = screen.lines.lastIndex(where: { $0.hasPrefix("┌root 160×64") }) else { return false }
            let lines = screen.lines[top...]
            return lines.contains { $0.contains("┌box") }
                && lines.contains { $0.hasSuffix("  Put `box` in its place.") }
                && lines.contains { $0.hasSuffix("  The goal") }
        }
        try session.enter("make.left.top.equalTo(root).offset(16); make.size.equalTo(48x32)")
        try session.wait(for: "✓ box")
        try session.wait(for: "Goal reached.\n\nThat was it.\n\n:next starts the next one: Three corners")
        #expect(try progress(in: home).text.contains("/1.md\t"))
        #expect(try progress(in: home).mode == 0o600)
        try session.enter(":next")
        try session.wait(for: "Lesson 2 of 2: Three corners")
        try session.enter(":solution")
        try session.wait(for: "    make.size.equalTo(48x32)")
        try session.enter(":solution run")
        try session.wait(for: "Goal reached.")
        try session.wait(for: "That was the solution")
        try session.enter(":lessons")
        try session.wait(for: "✓ 1  Two corners\n  2  Three corners  <")
        try session.enter(":restart")
        try session.wait(for: "Lesson 2 of 2: Three corners")
        try session.enter(":lessons 3")
        try session.wait(for: "from 1 to 2")
        try session.enter(":lessons 1")
        try session.wait(for: "Lesson 1 of 2: Two corners")
        session.type(":quit\r")
        #expect(session.status() == 0)
        #expect(try progress(in: home).text.split(separator: "\n").count == 1)
        // The next time goes on where this one ended.
        let again = try TerminalSession(["learn", "."], home: home, rows: 40)
        try again.wait(for: "Lesson 2 of 2: Three corners")
        try again.wait("a prompt") { $0.promptCount == 1 }
        again.type("\u{4}")
        #expect(again.status() == 0)
    }

    @Test func learningGoesOnWhereItStopped() throws {
        let names = ["One", "Two", "Three"]
        let home = try folder(
            Dictionary(
                uniqueKeysWithValues: names.enumerated().map { ("\($0).md", Self.lesson.replacing("Two", with: $1)) }))
        let session = try TerminalSession(["learn", ".", "2"], home: home)
        try session.wait("a prompt") { $0.promptCount == 1 }
        session.type("\u{4}")
        #expect(session.status() == 0)
        let again = try TerminalSession(["learn", "."], home: home)
        try again.wait(for: "Lesson 2 of 3: Two corners  0 of 3 done")
        try again.wait("a prompt") { $0.promptCount == 1 }
        try again.enter("make.left.top.equalTo(root).offset(16); make.size.equalTo(48x32)")
        again.type("\u{4}")
        #expect(again.status() == 0)
        let last = try TerminalSession(["learn", "."], home: home)
        try last.wait(for: "Lesson 3 of 3: Three corners  1 of 3 done")
    }

    @Test(arguments: [SIGTERM, SIGKILL, nil])
    func whatWasTypedInALessonIsKept(signal: Int32?) throws {
        let home = try folder(["1.md": Self.lesson, "2.md": Self.lesson])
        let session = try TerminalSession(["learn", "."], home: home)
        try session.wait("a prompt") { $0.promptCount == 1 }
        for input in ["make.left.equalTo(root).offset(16)", "make.top.equalTo(root).offset(9)", ":undo"] {
            try session.enter(input)
        }
        if let signal { session.send(signal) } else { session.type("\u{4}") }
        _ = session.status()
        let again = try TerminalSession(["learn", "."], home: home)
        try again.wait(for: "after your 1 input, `:restart` starts again")
        try again.wait(for: "ambiguous: width, y, height")
        try again.enter(":redo")
        try again.wait(for: "box: y is 9, not 16")
        try again.enter(":restart")
        try again.wait(for: "ambiguous: x, width, y, height")
        try again.enter("make.left.top.equalTo(root).offset(16); make.size.equalTo(48x32)")
        try again.wait(for: "Goal reached.")
        again.type("\u{4}")
        #expect(again.status() == 0)
        let last = try TerminalSession(["learn", ".", "1"], home: home)
        try last.wait(for: "ambiguous: x, width, y, height")
    }

    @Test(arguments: 1...25)
    func theFirstScreenOfALessonFits(number: Int) throws {
        let session = try TerminalSession(["learn", "\(number)"])
        try session.wait("a prompt") { $0.promptCount == 1 && $0.lines.last?.hasSuffix(">") == true }
        #expect(session.screen.scrollback.isEmpty, "\(session.screen.allLines.joined(separator: "\n"))")
        #expect(session.screen.lines.first?.hasPrefix("Lesson \(number) of 25: ") == true)
        #expect(session.screen.lines.contains { $0.contains("  Lesson \(number) of 25: ") })
    }

    @Test func aFixIsShownToBeTyped() throws {
        let home = try folder(["1.md": Self.lesson])
        let session = try TerminalSession(["learn", "1.md"], home: home, rows: 40)
        try session.wait("a prompt") { $0.promptCount == 1 }
        try session.enter("make.left.top.equalTo(root).ofset(16)")
        try session.wait(for: ":fix 1 shows it")
        try session.enter(":fix 1")
        try session.wait(for: "to type: make.left.top.equalTo(root).offset(16)")
        try session.enter("box.frame")
        try session.wait(for: "(0, 0, 0, 0)")
    }

    @Test func theOtherScreensAreShownWhereThereIsRoom() throws {
        let session = try TerminalSession(["learn", "3"], columns: 80, rows: 40)
        try session.wait("both screens with the goal") { screen in
            screen.lines.contains { $0.hasPrefix("•─root 240×96") } && screen.lines.contains("at 320×128")
                && screen.lines.contains { $0.hasPrefix("•─root 320×128") }
        }
        try session.enter("make.center.equalTo(root); make.size.equalTo(112x64)")
        try session.wait("the layout on both") { screen in
            screen.text.contains("┌~badge─~dot") && screen.text.contains("┌badge─dot")
        }
    }

    @Test func aFileOfScenesIsSeveralLessonsWithCommands() throws {
        let second = Self.lesson.replacing("Two corners", with: "Again")
            .replacing("```mas start", with: "```commands\n:trace boxes on\n```\n\n```mas start")
        let home = try folder(["1.md": Self.lesson + "\n\n" + second])
        let solution = "make.left.top.equalTo(root).offset(16); make.size.equalTo(48x32)\n"
        let result = try BuiltProgram.run(
            ["learn", "1.md", "--progress", "ann.txt"], input: solution + ":next\n" + solution, in: home)
        #expect(result.output.contains("Lesson 2 of 2: Again") && result.output.contains("┌ maker "))
        let progress = try String(contentsOf: home.appendingPathComponent("ann.txt"), encoding: .utf8)
        let fields = progress.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(
            fields.map(\.first) == ["1.md", "1.md#2"] && fields.map(\.last) == ["1 input, 0 hints", "1 input, 0 hints"])
        let list = try BuiltProgram.run(["learn", "1.md", "--list", "--progress", "ann.txt"], in: home)
        #expect(list.output.contains("✓ 1  Two corners") && list.output.contains("✓ 2  Again"))
    }

    @Test func theCheckNamesWhatLetsWrongAnswersPass() throws {
        let related = Self.lesson.replacing(
            "make.left.top.equalTo(root).offset(16)\nmake.size.equalTo(48x32)",
            with:
                "make.left.top.equalTo(root).offset(16)\nmake.height.equalTo(32)\nmake.right.equalTo(root).offset(-96)")
        let long = Self.lesson.replacing(
            "Put `box`", with: String(repeating: "A paragraph.\n\n", count: 14) + "Put `box`")
        let home = try folder(["1.md": related, "2.md": long, "3.md": Self.lesson])
        let result = try BuiltProgram.run(["learn", "--check", "."], in: home)
        #expect(result.status == 1)
        #expect(result.errors.contains("accepts plain numbers for `box` from left to right"))
        #expect(!result.errors.contains("from top to bottom"))
        #expect(result.errors.contains("has a text of 31 rows at 80 columns"))
        #expect(result.output.contains("ok    ./3.md"))
    }

    @Test func noFixSetsAnythingElseToAWrongValue() throws {
        let home = try folder(["1.md": Self.lesson])
        let session = try TerminalSession(["learn", "1.md"], home: home)
        try session.wait("a prompt") { $0.promptCount == 1 }
        // The goal is 48 wide and 32 high.
        for attribute in ["left.equalTo(root).offset(16)", "top.equalTo(root).offset(16)"] {
            try session.enter("make.\(attribute)")
        }
        for width in [30, 48] { try session.enter("make.width.equalTo(\(width))") }
        try session.enter(":fix")
        #expect(session.text.contains("can't be both"), "\(session.text)")
        #expect(!session.text.contains("height` instead"), "\(session.text)")
    }

    @Test func aLessonsSessionIsSavedAsAWhole() throws {
        let home = try folder(["1.md": Self.lesson])
        let result = try BuiltProgram.run(
            ["learn", "1.md"], input: "make.left.equalTo(3)\n:save out.mas\n:undo 9\nmake.left.equalTo(4)", in: home)
        #expect(result.status == 0, "\(result.errors)")
        let saved = try String(contentsOf: home.appendingPathComponent("out.mas"), encoding: .utf8)
        #expect(saved == "screen 160x64\nview box\nmake.left.equalTo(3)\n")
        #expect(result.output.contains("✗ box: x is 4, not 16"))
    }

    @Test func progressThatCannotBeSavedDoesNoHarm() throws {
        let home = try folder(["1.md": Self.lesson, "state": "a file, no folder"])
        let session = try TerminalSession(
            ["learn", "1.md"], environment: ["XDG_STATE_HOME": home.appendingPathComponent("state").path], home: home)
        try session.wait("a prompt") { $0.promptCount == 1 }
        try session.enter("make.left.top.equalTo(root).offset(16); make.size.equalTo(48x32)")
        try session.wait(for: "Goal reached.")
        session.type("\u{4}")
        #expect(session.status() == 0)
    }

    // MARK: Verifying

    @Test func checkFindsUnsolvableLessons() throws {
        let folder = try folder([
            "1.md": Self.lesson, "2.md": Self.lesson.replacing("equalTo(48x32)", with: "equalTo(48x31)"),
            "3.md": Self.lesson.replacing("view box\n```\n\n```mas goal", with: "view\n```\n\n```mas goal"),
            "text.md": "# No lesson\n\n```mas\nview a\n```\n",
        ])
        let result = try BuiltProgram.run(["learn", "--check", "."], in: folder)
        #expect(result.status == 1)
        #expect(result.output.contains("ok    ./1.md  (1 goal, 2 hints)\n"))
        #expect(result.output.contains("FAIL  ./2.md\n✗ box: height is 31, not 32\n"))
        #expect(result.output.hasSuffix("3 lessons: 2 lessons failed\n"))
        #expect(result.errors.contains("3.md:7"))
        #expect(try BuiltProgram.run(["learn", "--check", "missing"], in: folder).status == 66)
        #expect(try BuiltProgram.run(["learn", "3", "4"], in: folder).status == 64)
        #expect(try BuiltProgram.run(["learn", "1.md", "2"], in: folder).status == 66)
        let noGoal = try BuiltProgram.run(["learn", "text.md"], in: folder)
        #expect(noGoal.status == 1)
        #expect(noGoal.errors.contains("`text.md` has no block marked `mas start`"))
    }
}
