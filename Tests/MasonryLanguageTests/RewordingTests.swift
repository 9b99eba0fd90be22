import Masonry
import MasonryLanguage
import Testing

/// What reports offer where a word, a sign or a view was mistaken: run, it leaves nothing to report.
struct RewordingTests {
    private static let card = """
        screen 320x480
        view card
        make.left.right.top.equalTo(root).inset(16)
        make.height.equalTo(120)

        """

    private static let mistakes: [(script: String, code: String)] = [
        // 0.75 · 288 and 12 + 20 + 4 + 20 + 12 of the card, unless the title follows the cover.
        (
            """
            screen 320x480
            view card
            make.left.right.top.equalTo(root).inset(16)
            view cover in card
            make.top.left.right.equalTo(card)
            make.height.equalTo(cover.width).multipliedBy(0.75)
            label title "A walk" in card
            make.top.equalTo(cover).offset(12)
            make.left.equalTo(card).offset(12)
            make.bottom.equalTo(card).offset(-12)
            """, "on line 8, write make.top.equalTo(cover.bottom).offset(12)"
        ),
        (card + "view inner in card\nmake.edges.equalTo(card).insets((8, 8, -8, -8))", "insets((8, 8, 8, 8))"),
        (
            card
                + "button close \"Close\" in card\nmake.left.right.equalTo(card)\nmake.bottom.equalTo(card.top).offset(-8)",
            "write make.bottom.equalTo(card).offset(-8)"
        ),
        (
            card + "label name \"Ada\" in card\nmake.left.equalTo(card).offset(8)\nmake.top.equalTo(root).offset(12)",
            "write make.top.equalTo(card).offset(12)"
        ),
        (
            """
            screen 320x480
            view video
            make.top.left.right.equalTo(root)
            make.height.equalTo(video.width).multipliedBy(1.6)
            view bar
            make.left.right.equalTo(root)
            make.top.equalTo(video.bottom)
            make.height.equalTo(64)
            """, "multipliedBy(0.625)"
        ),
        (
            card + "label one \"Order\" in card\nmake.left.top.equalTo(card).offset(12)\n"
                + "label two \"Shipped\" in card\nmake.left.equalTo(one)\nmake.top.equalTo(one.bottom).offset(-14)",
            "write make.top.equalTo(one.bottom).offset(14)"
        ),
        (
            card + "label one \"Order\" in card\nmake.left.top.equalTo(card).offset(12)\n"
                + "label two \"Shipped\" in card\nmake.left.equalTo(one)\nmake.top.equalTo(14)",
            "write make.top.equalTo(one.bottom).offset(8)"
        ),
        (
            card + "field name \"Name\" in card\nmake.top.left.right.equalTo(card).inset(8)\n"
                + "button save \"Save\" in card\nmake.left.right.equalTo(card).inset(8)\nmake.height.equalTo(40)\n"
                + "make.bottom.equalTo(name).offset(12)", "write make.top.equalTo(name.bottom).offset(12)"
        ),
        (
            card
                + "field text \"Message\" in card\nmake.left.equalTo(card).offset(12)\nmake.right.equalTo(card).offset(-12)\n"
                + "make.centerY.equalTo(card)\n"
                + "button send \"Send\" in card\nmake.right.equalTo(card).offset(-12)\nmake.centerY.equalTo(card)\n"
                + "send.setContentHuggingPriority(251, horizontal)",
            "delete line 7, and after line 9 add text.makeConstraints { make in make.right.equalTo(send.left).offset(-8) }"
        ),
        (
            """
            screen 320x120
            button yes "Yes", no "No", later "Perhaps"
            make.centerY.equalTo(root)
            yes.makeConstraints { make in make.left.equalTo(root).offset(16) }
            no.makeConstraints { make in make.left.equalTo(yes.right).offset(12) }
            later.makeConstraints { make in make.left.equalTo(yes.right).offset(12) }
            """, "write make.left.equalTo(no.right).offset(12)"
        ),
        // Between 50 and the top of what is at the top, there is no room.
        (
            """
            screen 320x480
            view header, list, footer
            make.left.right.equalTo(root)
            header.makeConstraints { make in make.top.equalTo(root); make.height.equalTo(50) }
            list.makeConstraints { make in
                make.top.equalTo(header.bottom)
                make.bottom.equalTo(footer.top)
            }
            footer.makeConstraints { make in
                make.height.equalTo(60)
                make.top.equalTo(root)
            }
            """, "on line 11, write make.bottom.equalTo(root)"
        ),
        (
            """
            screen 320x480
            label song "Blue in Green", artist "Miles Davis"
            song.makeConstraints { make in
                make.top.equalTo(root).offset(40)
                make.centerX.equalTo(root)
            }
            song.makeConstraints { make in
                make.top.equalTo(song.bottom).offset(4)
                make.left.equalTo(root).offset(100)
            }
            """, "on line 7, write `artist` instead of `song`"
        ),
        (
            card
                + "label wait \"Please wait\" in card\nmake.centerX.equalTo(card)\nmake.top.equalTo(card.bottom).offset(-12)",
            "write make.bottom.equalTo(card).offset(-12)"
        ),
        (
            card + "view line in card\nmake.top.bottom.equalTo(card)\nmake.left.equalTo(card.right).offset(16)\n"
                + "make.right.equalTo(card.left).offset(-16)",
            "tie `line.right` to `card.right` instead of `card.left` and tie `line.left` to `card.left` instead of `card.right`"
        ),
        // Three rows stand 8 below the one before them.
        (
            """
            screen 320x480
            view a, b, c, d
            make.left.right.equalTo(root)
            make.height.equalTo(60)
            a.makeConstraints { make in make.top.equalTo(root) }
            b.makeConstraints { make in make.top.equalTo(a.bottom).offset(8) }
            c.makeConstraints { make in make.top.equalTo(b.bottom).offset(-8) }
            d.makeConstraints { make in make.top.equalTo(c.bottom).offset(8) }
            """, "on line 7, write make.top.equalTo(b.bottom).offset(8)"
        ),
        (
            """
            screen 320x480
            view a, b, c, d, e
            make.left.right.equalTo(root)
            make.height.equalTo(60)
            a.makeConstraints { make in make.top.equalTo(root) }
            b.makeConstraints { make in make.top.equalTo(a.bottom).offset(12) }
            c.makeConstraints { make in make.top.equalTo(b.bottom).offset(12) }
            d.makeConstraints { make in make.top.equalTo(c.bottom) }
            e.makeConstraints { make in make.top.equalTo(d.bottom).offset(12) }
            """, "on line 8, write make.top.equalTo(c.bottom).offset(12)"
        ),
        // 320 - 2 · 16 is not 200: the last one counts.
        (
            "screen 320x480\nview bar\nmake.left.top.right.equalTo(root).inset(16)\nmake.height.equalTo(44)\n"
                + "make.width.equalTo(200)",
            "remove `right` from line 3: on line 3, write make.left.top.equalTo(root).inset(16)"
        ),
        (
            """
            screen 320x480
            view a, b
            make.left.right.equalTo(root)
            make.height.equalTo(40)
            a.makeConstraints { make in make.top.equalTo(root) }
            b.makeConstraints { make in make.top.equalTo(a.bottom).offset(8) }
            label toast "Saved to your library"
            make.centerX.equalTo(root)
            make.bottom.equalTo(root).offset(-40)
            make.left.greaterThanOrEqualTo(root).offset(24)
            make.right.greaterThanOrEqualTo(root).offset(-24)
            """, "on line 11, write make.right.lessThanOrEqualTo(root).offset(-24)"
        ),
        (
            card + "image badge 48x48 in card\nmake.edges.equalTo(card)\nmake.size.equalTo(48)",
            "on line 6, write make.center.equalTo(card)"
        ),
        (
            "screen 320x480\nview line\nmake.left.right.equalTo(root).inset(16)\nmake.top.equalTo(root).offset(40)\n"
                + "make.width.equalTo(1)", "on line 5, write make.height.equalTo(1)"
        ),
        // A quarter of 320 each.
        (
            """
            screen 320x480
            view a, b, c, d
            make.top.equalTo(root)
            make.height.equalTo(80)
            make.width.equalTo(root)
            a.makeConstraints { make in make.left.equalTo(root) }
            b.makeConstraints { make in make.left.equalTo(a.right) }
            c.makeConstraints { make in make.left.equalTo(b.right) }
            d.makeConstraints { make in make.left.equalTo(c.right) }
            """, "the multiplier 0.25 instead of 1"
        ),
        // 16 from the left and the top of the card, and 160 from the picture.
        (
            card + "image thumb 88x88 in card\nmake.left.top.equalTo(card).offset(16)\n"
                + "label title \"Bicycle\" in card\nmake.left.equalTo(thumb.right).offset(160)\nmake.top.equalTo(thumb)\n"
                + "label price \"240.00\" in card\nmake.left.equalTo(title)\nmake.top.equalTo(title.bottom).offset(6)",
            "on line 8, write make.left.equalTo(thumb.right).offset(16)"
        ),
        (
            """
            screen 320x320
            view a, b, c, d
            make.width.height.equalTo(root).multipliedBy(0.5)
            a.makeConstraints { make in make.left.top.equalTo(root) }
            b.makeConstraints { make in make.right.top.equalTo(root) }
            c.makeConstraints { make in make.left.bottom.equalTo(root) }
            d.makeConstraints { make in make.right.top.equalTo(root) }
            """, "tie `d.bottom` to `root.bottom` instead of `d.top` to `root.top`"
        ),
        (
            """
            screen 320x480
            view drawer
            make.top.bottom.left.equalTo(root)
            make.width.equalTo(80)
            func open(width) {
                drawer.makeConstraints { make in make.width.equalTo(width) }
            }
            open(240)
            """, "on line 6, write `updateConstraints` instead of `makeConstraints`"
        ),
        (
            """
            screen 375x812
            root.safeAreaInsets = (44, 0, 34, 0)
            view bar
            make.left.right.top.equalTo(root)
            make.height.equalTo(44)
            label title "Photos" in bar
            make.center.equalTo(bar)
            """, "tie `bar.top` to `root.safeArea.top` instead of `root.top`"
        ),
        // 83 high, of which the lower 34 are not safe; what is 40 from the bottom is.
        (
            """
            screen 375x812
            root.safeAreaInsets = (44, 0, 34, 0)
            view tabs
            make.left.right.bottom.equalTo(root)
            make.height.equalTo(83)
            button home "Home" in tabs
            make.left.equalTo(tabs).offset(40)
            make.bottom.equalTo(tabs).offset(-8)
            button me "Me" in tabs
            make.right.equalTo(tabs).offset(-40)
            make.bottom.equalTo(tabs).offset(-40)
            """, "on line 8, write make.bottom.equalTo(root.safeArea.bottom).offset(-8)"
        ),
        // 30 + 8 of 252 and 8 keep the time outside, until the text breaks its lines.
        (
            """
            screen 320x480
            view cell
            make.left.right.top.equalTo(root)
            view bubble in cell
            make.left.equalTo(cell).offset(12)
            make.top.bottom.equalTo(cell)
            label text "Are we still meeting tomorrow at the station?" in bubble
            text.numberOfLines = 0
            make.edges.equalTo(bubble).inset(8)
            label time "12:04" in cell
            make.left.equalTo(bubble.right).offset(6)
            make.bottom.equalTo(bubble)
            """, "time.makeConstraints { make in make.right.lessThanOrEqualTo(cell).offset(-12) }"
        ),
    ]

    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter.offeringStatements()
        let outcome = interpreter.run(SourceText(name: "test.mas", text: script))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        return interpreter
    }

    @Test(arguments: mistakes + LayoutFixTests.mistakes)
    func whatWasIntendedIsOfferedFirst(_ script: String, _ code: String) throws {
        let interpreter = interpreter(script)
        let reports = interpreter.reports(on: interpreter.scene.layout().findings)
        let repair = try #require(reports.first?.repairs.first ?? interpreter.lints.first?.repair)
        #expect("\(repair.title): \(repair.code ?? "")".contains(code), "\(repair)")
        let outcome = interpreter.run(
            SourceText(name: "in[1]", text: repair.statement, isInput: true, accent: .masonry))
        #expect(outcome.diagnostics.isEmpty)
        #expect(interpreter.scene.layout().findings.isEmpty, "\(interpreter.scene.layout().findings)")
        #expect(interpreter.lints.isEmpty, "\(interpreter.lints.map(\.message))")
    }

    @Test func fixesThatStretchTextAreNotOffered() throws {
        // Nothing but the text can give way.
        let script = """
            screen 320x480
            view card
            make.left.right.top.equalTo(root).inset(12)
            view cover in card
            make.top.left.right.equalTo(card)
            make.height.equalTo(150)
            label title "A walk" in card
            make.top.left.equalTo(card).offset(12)
            make.bottom.equalTo(card).offset(-12)
            """
        let lint = try #require(interpreter(script).lints.first { $0.slug == "outside-superview" })
        #expect(lint.repair == nil && lint.help?.contains("checked") == false, "\(lint.help ?? "")")
    }

    @Test func sharedAmbiguitiesAreReportedOnce() {
        let script = """
            screen 320x480
            view one, two
            make.top.equalTo(root).offset(20)
            make.height.equalTo(100)
            one.makeConstraints { make in make.left.equalTo(root).offset(16) }
            two.makeConstraints { make in
                make.left.equalTo(one.right).offset(8)
                make.right.equalTo(root).offset(-16)
            }
            """
        let interpreter = interpreter(script)
        let reports = interpreter.reports(on: interpreter.scene.layout().findings)
        #expect(reports.count == 1 && reports.first?.others.count == 1)
        // Half of 320 - 16 - 8 - 16 each.
        #expect(reports.first?.repairs.first?.code == "one.makeConstraints { make in make.width.equalTo(two) }")
        #expect(reports.first?.repairs.first?.effect.contains("`one` becomes 140×100") == true)
    }

    @Test(arguments: [
        ("make.right.equalTo(root).offset(20)", "(20, 20, 280, 20)"),
        ("make.left.right.equalTo(root).offset(20)", "(20, 20, 280, 20)"),
    ])
    func aSignIsFlippedInPlace(_ chain: String, _ frame: String) throws {
        let left = chain.contains("left") ? "" : "make.left.equalTo(root).offset(20)\n"
        let interpreter = interpreter(
            "screen 320x480\nlabel a \"Ada\"\nmake.top.equalTo(root).offset(20)\n\(left)\(chain)")
        let count = interpreter.scene.activeConstraints.count
        let repair = try #require(interpreter.lints.first?.repair)
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true, accent: .masonry))
        #expect(interpreter.lints.isEmpty && interpreter.scene.activeConstraints.count == count)
        let item = interpreter.scene.layout().item(named: "a")
        #expect(item.map { "(\($0.frame.x.spelled), \($0.frame.y.spelled), \($0.frame.width.spelled), 20)" } == frame)
    }

    @Test func aWidthOfTwoLinesIsReducedInTheFirst() throws {
        // 2 · 160 and 3 · 10 are 30 more than 320.
        let script = """
            screen 320x320
            view a, b
            make.top.equalTo(root)
            make.height.equalTo(100)
            make.width.equalTo(root).multipliedBy(0.5)
            a.makeConstraints { make in make.left.equalTo(root).offset(10) }
            b.makeConstraints { make in
                make.left.equalTo(a.right).offset(10)
                make.right.equalTo(root).offset(-10)
            }
            """
        let interpreter = interpreter(script)
        let repairs = interpreter.repairs(of: try #require(interpreter.scene.layout().findings.first))
        #expect(repairs.first?.code == "append .offset(-15) on line 5")
        #expect(try #require(layout(of: script.replacing("By(0.5)", with: "By(0.5).offset(-15)"))).findings.isEmpty)
    }

    private func layout(of script: String) -> Layout? { interpreter(script).scene.layout() }

    @Test func anUpdateWithAnotherRelationIsFixed() throws {
        let script =
            "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(0)\nupdate.height.greaterThanOrEqualTo(120)"
        let lint = try #require(interpreter(script).lints.first { $0.slug == "update-rival" })
        #expect(
            lint.help
                == "use the same relation; for another one, keep #4 in a variable, deactivate it first, and make a new one"
        )
    }

    @Test func rowsThatOverlapTheNextAreReported() throws {
        func script(_ step: Int) -> String {
            """
            view list
            make.edges.equalTo(root)
            for i in 0..<4 {
                view row in list
                make.left.right.equalTo(list)
                make.height.equalTo(44)
                make.top.equalTo(list).offset(i * \(step))
            }
            """
        }
        let lint = try #require(interpreter(script(40)).lints.first)
        #expect(lint.slug == "overlapping-views" && lint.message.contains("40 points below"))
        #expect(interpreter(script(44)).lints.isEmpty)
        // Cards of which the upper edges show.
        #expect(interpreter(script(12)).lints.isEmpty)
    }

    /// The first of a loop is tied to the view around, whose other edge is intended, and the rest to the one before.
    @Test func aRowBelowTheViewAroundIsTiedToItsTop() throws {
        let script = """
            screen 320x480
            var prev = root
            for i in 0..<3 {
                view row
                row.makeConstraints { make in
                    make.left.right.equalTo(root)
                    make.height.equalTo(50)
                    make.top.equalTo(prev.bottom).offset(8)
                }
                prev = row
            }
            """
        let lint = try #require(interpreter(script).lints.first)
        #expect(lint.slug == "outside-superview")
        // 8 + 50 + 8.
        #expect(lint.help?.contains("`row` moves to 0, 8, `row#2` moves to 0, 66") == true, "\(lint.help ?? "")")
    }

    @Test func onlyAViewThatScrollsNothingIsReportedForItsContent() {
        let script = """
            screen 320x480
            scroll page
            make.edges.equalTo(root)
            view body in page
            make.edges.equalTo(root)
            var above = body.top
            for i in 0..<8 {
                view row in body
                make.left.right.equalTo(body)
                make.top.equalTo(above).offset(16)
                make.height.equalTo(80)
                above = row.bottom
            }
            """
        #expect(interpreter(script).lints.map(\.slug) == ["scroll-content"])
    }

    @Test(arguments: [
        // Rows in groups, and a title with a subtitle right below it.
        """
        view a, b, c, d, e
        make.left.right.equalTo(root)
        make.height.equalTo(40)
        a.makeConstraints { make in make.top.equalTo(root) }
        b.makeConstraints { make in make.top.equalTo(a.bottom) }
        c.makeConstraints { make in make.top.equalTo(b.bottom).offset(16) }
        d.makeConstraints { make in make.top.equalTo(c.bottom) }
        e.makeConstraints { make in make.top.equalTo(d.bottom).offset(16) }
        """,
        // What is to be no farther out on one side, and may begin anywhere.
        """
        view a
        make.centerX.top.equalTo(root)
        make.height.equalTo(40)
        make.width.equalTo(300)
        make.left.lessThanOrEqualTo(root).offset(24)
        """,
        // The two sides of a card.
        """
        view a, b
        make.left.right.equalTo(root).inset(16)
        make.height.equalTo(200)
        make.top.equalTo(root).offset(40)
        """,
        // A bar that goes on to the screen's edge, with what is in it kept from there.
        """
        root.safeAreaInsets = (44, 0, 34, 0)
        view bar
        make.left.right.top.equalTo(root)
        make.height.equalTo(88)
        label title "Photos" in bar
        make.centerX.equalTo(bar)
        make.bottom.equalTo(bar).offset(-12)
        """,
        // A badge on the corner of a button.
        """
        button inbox "Inbox"
        make.center.equalTo(root)
        label badge "3"
        make.left.equalTo(inbox.right).offset(-8)
        make.bottom.equalTo(inbox.top).offset(8)
        """,
    ])
    func intendedLayoutsHaveNoFindings(_ script: String) {
        let interpreter = interpreter("screen 320x480\n" + script)
        #expect(interpreter.scene.layout().findings.isEmpty, "\(interpreter.scene.layout().findings)")
        #expect(interpreter.lints.isEmpty, "\(interpreter.lints.map(\.message))")
    }
}
