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
        try session.enter(":h")
        try session.wait(for: "`:h` could be `:hint`, `:help`, `:history` or `:highlight`")
        try session.enter(":hin")
        try session.wait(for: "First hint.")
        try session.enter("Hint")
        try session.wait(for: "A command starts with a colon: :hint.\nHint\nSecond hint.")
        try session.enter("hint")
        try session.wait(for: "The left edge of box is at 8 and should be at 16")
        #expect(session.text.ranges(of: "A command starts").count == 1)
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
        #expect(
            result.errors.contains(
                "`./1.md` is reached by a constant in place of a relation: `box.width == 48` for `box.right == root.right - 96`"
            ))
        #expect(!result.errors.contains("box.height"))
        #expect(result.errors.contains("`./2.md` has a text and a picture of 3"))
        #expect(result.output.contains("ok    ./3.md"))
    }

    private static func related(_ start: String, _ goals: [String], _ solution: String) -> String {
        let blocks = goals.map { "```mas goal\n\($0)\n```\n\n" }.joined()
        return
            "# A relation\n\nDo it.\n\n```mas start\n\(start)\n```\n\n\(blocks)## Hints\n\n- One.\n\n```mas solution\n\(solution)\n```\n"
    }

    /// Each time the goals of the first lesson don't tell the relation from what a learner could cheat with, and the second's
    /// do.
    @Test func theCheckTriesWhatALearnerCouldCheatWith() throws {
        let margins = { (top: Int) in
            "screen 240x96\nview page\nview box in page\npage.layoutMargins = (\(top), 8, 8, 8)\npage.frame = (0, 0, 240, 96)\n"
                + "box.frame = (8, \(top), 40, 40)"
        }
        let page =
            "screen 240x96\nview page\nmake.edges.equalTo(root)\nview box in page\nmake.left.equalTo(8)\n"
            + "make.size.equalTo(40)"
        let readings = { (direction: String, x: Int) in
            "screen 240x96\nroot.direction = \(direction)\nview a\na.frame = (\(x), 8, 40, 40)"
        }
        let beside = { (width: Int) in
            "screen \(width)x96\nview a, b\na.frame = (8, 8, \(width / 4), 40)\nb.frame = (\(16 + width / 4), 8, 40, 40)"
        }
        let besides =
            "screen 240x96\nview a\nmake.left.top.equalTo(8)\nmake.width.equalTo(root).multipliedBy(0.25)\n"
            + "make.height.equalTo(40)\nview b\nmake.top.equalTo(8)\nmake.size.equalTo(40)"
        let limits = { (width: Int) in
            "screen \(width)x96\nview a\na.frame = (0, 0, \(min(100, width - 60)), 40)"
        }
        let limit = "screen 120x96\nview a\nmake.left.top.equalTo(root)\nmake.height.equalTo(40)"
        let wish = "make.width.lessThanOrEqualTo(root).offset(-60)\nmake.width.equalTo(100).priorityHigh()"
        let texts = { (a: String, width: Int) in
            "screen 240x96\nlabel a \"\(a)\"\nlabel b \"bb\"\na.frame = (0, 0, \(width), 20)\nb.frame = (\(width), 0, \(240 - width), 20)"
        }
        let text =
            "screen 240x96\nlabel a \"aaa\"\nlabel b \"bb\"\na.makeConstraints { make in make.left.top.equalTo(root) }\n"
            + "b.makeConstraints { make in make.left.equalTo(a.right); make.top.right.equalTo(root) }"
        let hugging = "a.setContentHuggingPriority(251, horizontal)"
        let files = [
            "1": Self.related(page, [margins(8)], "make.top.equalTo(page.topMargin)"),
            "2": Self.related(page, [margins(8), margins(12)], "make.top.equalTo(page.topMargin)"),
            "3": Self.related(
                "screen 240x96\nview a\nmake.top.equalTo(8)\nmake.size.equalTo(40)", [readings("ltr", 8)],
                "make.leading.equalTo(8)"),
            "4": Self.related(
                "screen 240x96\nview a\nmake.top.equalTo(8)\nmake.size.equalTo(40)",
                [readings("ltr", 8), readings("rtl", 192)], "make.leading.equalTo(8)"),
            "5": Self.related(besides, [beside(240)], "make.left.equalTo(a.right).offset(8)"),
            "6": Self.related(besides, [beside(240), beside(320)], "make.left.equalTo(a.right).offset(8)"),
            "7": Self.related(limit, [limits(120), limits(240)], wish),
            "8": Self.related(limit, [limits(120), limits(240), limits(140)], wish),
            "9": Self.related(text, [texts("aaa", 24)], hugging),
            "91": Self.related(text, [texts("aaa", 24), texts("aaaaa", 40)], hugging),
        ]
        let home = try folder(Dictionary(uniqueKeysWithValues: files.map { ("\($0).md", $1) }))
        let result = try BuiltProgram.run(["learn", "--check", "."], in: home)
        let flaws = result.errors.split(separator: "\n").map(String.init)
        let start = " is reached by a constant in place of a relation: "
        #expect(
            flaws.contains { $0.contains("1.md`\(start)`box.top == page.top + 8` for `box.top == page.topMargin`") },
            "\(flaws)")
        #expect(
            flaws.contains {
                $0.contains("3.md` is reached by a fixed side in place of one in reading direction: `a.left == ")
            })
        #expect(flaws.contains { $0.contains("5.md`\(start)`b.left == root.left + 76` for `b.left == a.right + 8`") })
        #expect(
            flaws.contains {
                $0.contains("7.md` is reached by a fraction of the superview in place of a limit or a priority: ")
            })
        #expect(
            flaws.contains {
                $0.contains("9.md`\(start)`a.width == 24` for `a.setContentHuggingPriority(251, horizontal)`")
            })
        for name in ["2", "4", "6", "8", "91"] {
            #expect(result.output.contains("ok    ./\(name).md"), "\(result.errors)\(result.output)")
        }
    }

    @Test func theCheckNamesTheSceneOfAFile() throws {
        let wrong = Self.lesson.replacing("equalTo(48x32)", with: "equalTo(48x31)")
        let home = try folder(["1.md": Self.lesson + "\n\n" + wrong])
        let result = try BuiltProgram.run(["learn", "--check", "."], in: home)
        #expect(result.output.contains("ok    ./1.md, scene 1  (1 goal, 2 hints)\nFAIL  ./1.md, scene 2\n"))
        #expect(result.errors.contains("`./1.md, scene 2` has a solution that does not reach its goal"))
    }

    /// Another start has an ambiguous view and a broken constraint in its first picture.
    @Test func theSignsOfAFirstPictureAreExplainedOnce() throws {
        let open = Self.lesson.replacing(
            "view box\n```\n\n```mas goal", with: "view box\nmake.size.equalTo(48x32)\n```\n\n```mas goal")
        let home = try folder(["1.md": Self.lesson, "2.md": open, "3.md": open])
        let says = try (1...3).map { try BuiltProgram.run(["learn", ".", "\($0)"], in: home).output }
        #expect(says.map { $0.contains("`•` is a view without a size.") } == [true, false, false])
        #expect(says.map { $0.contains("mark a view whose frame is open.") } == [false, true, false])
    }

    @Test func aConstraintIsShownAsItsEquation() throws {
        let home = try folder(["1.md": Self.lesson])
        let result = try BuiltProgram.run(
            ["learn", "1.md"], input: "let w = make.width.greaterThanOrEqualTo(4)\nw\nprint(w)\nlet list = 3\nlist\n",
            in: home)
        #expect(result.output.split(separator: "\n").count { $0 == "box.width >= 4" } == 2, "\(result.output)")
        // A name of the learner's is no command.
        #expect(result.output.contains("\n3\n") && !result.output.contains("starts with a colon"))
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
