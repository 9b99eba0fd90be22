import Testing

/// The command that tries every size.
struct SizeCommandTests: AnsweringTests {
    @Test func sweepsShowWhereFindingsChange() throws {
        // Two of 100 with 10 between and beside them need 230, and the first alone 110.
        let script = """
            view a, b
            make.top.bottom.equalTo(root); make.width.equalTo(100)
            a.makeConstraints { make in make.left.equalTo(root).offset(10) }
            b.makeConstraints { make in
                make.left.equalTo(a.right).offset(10); make.right.lessThanOrEqualTo(root).offset(-10)
            }

            """
        let answer = try answer(":size 100..400\nroot.frame", after: script)
        #expect(
            answer
                == "width 100 to 109: #9 b.right <= root.right - 10 (in[4]:2) is broken; a extends past root\n"
                + "width 110 to 229: #9 b.right <= root.right - 10 (in[4]:2) is broken\nwidth 230 to 400: nothing to report\n(0, 0, 320, 480)\n"
        )
    }

    /// Nothing holds the 300 of the width in what is narrower.
    @Test(arguments: ["...", "\u{2026}", " .. "])
    func sweepsHaveOtherForms(_ dots: String) throws {
        let script = "view a; make.left.top.equalTo(root); make.width.equalTo(200); make.height.equalTo(10)\n"
        #expect(
            try answer(":size 100\(dots)400", after: script)
                == (try answer(":size 100..400", after: script)))
    }

    /// The end of `a` is beyond the root up to 101, and so is its start up to 23.
    @Test func partsOfASweepSayTheSameAsTheWhole() throws {
        let script =
            "view a, b\nmake.top.height.equalTo(root)\n"
            + "a.makeConstraints { make in make.left.equalTo(root).offset(23); make.width.equalTo(79) }\n"
            + "b.makeConstraints { make in make.left.equalTo(a.right); make.width.equalTo(76); "
            + "make.right.lessThanOrEqualTo(root).offset(-6) }\n"
        let broken = "#9 b.right <= root.right - 6 (in[4]) is broken"
        #expect(
            try answer(":size 1..200", after: script)
                == "width 1 to 23: \(broken); a is outside root\nwidth 24 to 101: \(broken); a extends past root\n"
                + "width 102 to 183: \(broken)\nwidth 184 to 200: nothing to report\n")
        #expect(
            try answer(":size 60..110", after: script)
                == "width 60 to 101: \(broken); a extends past root\nwidth 102 to 110: \(broken)\n")
    }

    @Test func sweepsTakeTheHeightOfOneEnd() throws {
        let script =
            "view a; make.left.top.equalTo(root); make.size.equalTo(50x300).priority(low)\n"
            + "make.bottom.lessThanOrEqualTo(root).offset(-210)\n"
        // 200 is too low for any of it, at every width.
        #expect(
            try answer(":size 320..400x200", after: script)
                == "width 320 to 400: #5 a.bottom <= root.bottom - 210 (in[2]) is broken\n")
        #expect(
            try answer(":size 100x100..200x300", after: script)
                == "100x100 to 154x208: #5 a.bottom <= root.bottom - 210 (in[2]) is broken\n155x210 to 200x300: nothing to report\n"
        )
    }

    @Test func sweepsHaveALineForEachStretch() throws {
        let session = try TerminalSession.atPrompt(columns: 60)
        try session.enter("view a, b, c; make.left.right.equalTo(root); make.top.height.equalTo(20)")
        for (name, width) in [("a", 100), ("b", 200), ("c", 300)] {
            try session.enter("\(name).makeConstraints { make in make.width.equalTo(\(width)) }")
        }
        session.type(Key.control("l"))
        try session.enter(":size 100..300")
        let lines = session.screen.lines.filter { $0.hasPrefix("width") && $0.contains(":") }
        #expect(
            lines.map { $0.prefix { $0 != ":" } } == [
                "width 100", "width 101 to 199", "width 200", "width 201 to 299", "width 300",
            ])
        #expect(lines.map { $0.suffix(6) } == ["1 more", "2 more", "1 more", "2 more", "1 more"], "\(lines)")
        try session.enter(":size 0..90000")
        try session.wait(for: "width 301 to 90000")
    }

    /// 350 from the left edge on stick out of what is narrower.
    @Test func sweepsShowOverhangs() throws {
        let script = "screen 400x100\nview box; make.left.top.equalTo(root); make.size.equalTo(350x50)\n"
        #expect(
            try answer(":size 320..400", after: script)
                == "width 320 to 349: box extends past root\nwidth 350 to 400: nothing to report\n")
    }
}
