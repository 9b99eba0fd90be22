import Masonry
import MasonryLanguage
import Testing

/// What lints say of where views lie, and that what they offer does what it says.
struct LayoutLintTests {
    private func lints(_ script: String) -> [Diagnostic] {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "test.mas", text: script))
        #expect(outcome.diagnostics.isEmpty)
        return LayoutReporter(interpreter).lints
    }

    /// Everything that is found, also what comes of one mistake.
    private func findings(_ script: String) -> [Diagnostic] {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "test.mas", text: script))
        return LayoutReporter(interpreter).lintsWithoutFixes
    }

    /// Rows of 60 below a header; what the loop ties the next to, and what it remembers at its end.
    private func rows(start: String, tie: String, remembered: String) -> String {
        """
        view header
        make.top.left.right.equalTo(root)
        make.height.equalTo(64)
        var previous = \(start)
        for i in 1...4 {
            view row
            make.left.right.equalTo(root)
            make.top.equalTo(\(tie))
            make.height.equalTo(60)
            \(remembered)
        }
        """
    }

    @Test(arguments: [
        ("header.bottom", "previous", "previous = row.bottom"),
        ("header", "previous.bottom", "previous = row"),
    ])
    func theFixOfALoopSaysWhatToKeep(_ start: String, _ tie: String, _ remembered: String) throws {
        let lint = try #require(lints(rows(start: start, tie: tie, remembered: "")).first)
        #expect(lint.slug == "overlapping-views")
        #expect(lint.help?.contains(": \(remembered)") == true)
        #expect(lints(rows(start: start, tie: tie, remembered: remembered)).isEmpty)
    }

    @Test func rowsTiedTopToTopAreReported() {
        let found = lints(rows(start: "header.bottom", tie: "previous", remembered: "previous = row"))
        #expect(found.map(\.slug) == ["overlapping-views"])
        #expect(found.first?.help?.contains(".bottom") == true)
    }

    @Test func rowsAtOneEdgeOfTheirSuperviewAreReported() {
        func script(_ top: String, height: String = "make.height.equalTo(44)") -> String {
            """
            view list
            make.edges.equalTo(root)
            for i in 0..<4 {
                view row in list
                make.left.right.equalTo(list)
                make.top.equalTo(list)\(top)
                \(height)
            }
            """
        }
        let found = lints(script(".offset(8)"))
        #expect(found.map(\.slug) == ["overlapping-views"])
        #expect(found.first?.message.contains("`row#2`, `row#3` and `row#4` have the same frame") == true)
        #expect(found.first?.help?.contains("previous = row.bottom") == true)
        // Placed by what counts them, or filling the list on purpose.
        #expect(lints(script(".offset(8 + 52 * i)")).isEmpty)
        #expect(lints(script("", height: "make.bottom.equalTo(list)")).isEmpty)
    }

    @Test(arguments: [
        "make.left.equalTo(title); make.top.equalTo(12)", "make.left.equalTo(title); make.top.equalTo(20)",
        "make.left.top.equalTo(root).offset(12)",
    ])
    func labelsOnOneAnotherAreReported(_ chains: String) {
        let title = "label title \"Order 1134\"\nmake.top.left.equalTo(root).offset(12)\nlabel state \"Shipped\"\n"
        let found = lints(title + chains)
        #expect(found.map(\.slug) == ["overlapping-views"])
        #expect(lints(title + "make.left.equalTo(title); make.top.equalTo(title.bottom).offset(4)").isEmpty)
    }

    @Test func aLimitOnTheWrongSideIsTurned() throws {
        let script = """
            screen 320x480
            view bubble
            make.top.equalTo(root).offset(20)
            make.right.equalTo(root).offset(-12)
            make.width.greaterThanOrEqualTo(240)
            label message "Are you coming over tonight? We have cake and a lot of tea left." in bubble
            message.numberOfLines = 0
            make.edges.equalTo(bubble).inset(10)
            label time "21:04"
            make.top.equalTo(bubble.bottom).offset(4)
            make.right.equalTo(bubble)
            """
        let help = try #require(lints(script).first?.help)
        #expect(help.contains("on line 5, write `lessThanOrEqualTo` instead"), "\(help)")
        #expect(lints(script.replacing("width.greaterThan", with: "width.lessThan")).isEmpty)
    }

    @Test func anEdgeThatIsNotMirroredIsNamed() throws {
        let script = """
            screen 320x480
            root.direction = rtl
            image avatar 48x48
            make.left.equalTo(root).offset(16)
            make.top.equalTo(root).offset(16)
            label name "Fatima"
            make.leading.equalTo(avatar.trailing).offset(12)
            make.top.equalTo(avatar)
            """
        let help = try #require(lints(script).first?.help)
        #expect(help.contains("`avatar.leading`"))
        #expect(help.contains("on line 4, write `leading` instead of `left`"))
        #expect(lints(script.replacing("make.left.equal", with: "make.leading.equal")).isEmpty)
    }

    @Test func noFixPushesOtherViewsOut() throws {
        let script = """
            screen 320x480
            view video
            make.top.left.right.equalTo(root)
            make.height.equalTo(video.width).multipliedBy(16 / 9)
            label title "A talk about constraints"
            make.top.equalTo(video.bottom).offset(12)
            make.left.right.equalTo(root).inset(16)
            """
        // 320 · 16 ÷ 9 = 569 of 480: cut down to 480, the title would still be below the screen; 320 · 9 ÷ 16 = 180.
        let lint = try #require(lints(script).first)
        #expect(lint.help?.contains("lessThanOrEqualTo") == false)
        #expect(lint.repair?.effect.contains("`video` becomes 320×180") == true)
    }

    private static let itemAndPrice = """
        screen 320x480
        label item "Wireless noise-cancelling headphones"
        make.left.equalTo(root).offset(16)
        make.top.equalTo(root).offset(40)
        label price "1,299.00"
        make.left.equalTo(item.right).offset(8)
        make.right.equalTo(root).offset(-16)
        make.baseline.equalTo(item)
        """

    @Test func textWithoutSpaceIsReported() throws {
        // 320 - 32 - 8 = 280 points for 36 letters of 8 points, which leaves nothing.
        let found = findings(Self.itemAndPrice + "\nitem.setContentCompressionResistancePriority(751, horizontal)")
        let lint = try #require(found.last)
        #expect(lint.slug == "squeezed-text")
        #expect(lint.message == "the text of `price` is truncated: its width is 0, and it needs 64")
        #expect(lints(Self.itemAndPrice + "\nprice.setContentCompressionResistancePriority(751, horizontal)").isEmpty)
    }

    @Test func textThatShrinksToNothingIsReportedUnlessIntended() throws {
        let lowered = Self.itemAndPrice + "\nprice.setContentCompressionResistancePriority(low, horizontal)"
        let lint = try #require(findings(lowered).last)
        #expect(lint.message == "the text of `price` is truncated: its width is 0, and it needs 64")
        #expect(!lints(lowered + "\nmake.width.equalTo(0)").contains { $0.message.contains("`price`") })
    }

    @Test func theReportOfAnUpdateSaysWhatItWouldMatch() throws {
        let script = """
            root.safeAreaInsets = UIEdgeInsetsMake(20, 0, 34, 0)
            view bar
            make.left.right.equalTo(root)
            make.height.equalTo(48)
            make.bottom.equalTo(root.safeArea)
            bar.updateConstraints { make in
                make.bottom.equalTo(root).offset(-216)
            }
            """
        let lint = try #require(lints(script).first { $0.slug == "update-rival" })
        #expect(lint.help?.contains("root.safeArea.bottom") == true)
        #expect(lint.help?.contains("deactivate") == true)
    }

    @Test func anInvertedRatioIsFixed() throws {
        let script = """
            screen 320x480
            view video
            make.top.left.right.equalTo(root)
            make.height.equalTo(video.width).multipliedBy(16 / 9)
            """
        #expect(lints(script).first?.help?.hasPrefix("is the ratio upside down?") == true)
        #expect(lints(script).first?.help?.contains("would be 180") == true)
        #expect(lints(script.replacing("16 / 9", with: "9 / 16")).isEmpty)
    }

    @Test func aViewPositionedByAnotherRowIsReported() {
        let script = """
            view one, two
            make.left.right.equalTo(root)
            make.height.equalTo(60)
            one.makeConstraints { make in make.top.equalTo(root) }
            two.makeConstraints { make in make.top.equalTo(one.bottom) }
            label title "Title" in two
            make.left.equalTo(two).offset(16)
            make.centerY.equalTo(one)
            """
        #expect(lints(script).first?.help?.contains("should `title.centerY` be at `two.centerY`?") == true)
        #expect(lints(script.replacing("centerY.equalTo(one)", with: "centerY.equalTo(two)")).isEmpty)
    }

    @Test func aViewWithoutAWidthIsReported() {
        let script = """
            field email "ada@example.org"
            make.top.left.equalTo(root).offset(24)
            field password "secret"
            make.top.equalTo(email.bottom).offset(12)
            make.left.equalTo(email)
            make.right.equalTo(email.left)
            """
        #expect(lints(script).map(\.slug) == ["empty-view"])
        #expect(lints(script).first?.help?.hasPrefix("should `password.right` be at `email.right`?") == true)
        #expect(lints(script.replacing("email.left)", with: "email.right)")).isEmpty)
        // What is folded up by its size is intended to be.
        let folded = "view a\nmake.top.left.equalTo(root)\nmake.bottom.equalTo(root.top)\nmake.height.equalTo(0)"
        #expect(lints(folded).isEmpty)
    }

    // MARK: What runs into what

    /// A title of 33 letters from 56 on goes on to 320; the toggle begins at 320 - 16 - 51 = 253.
    @Test func textThatOverlapsItsNeighborIsReported() throws {
        let script = """
            screen 320x480
            view row
            make.top.left.right.equalTo(root)
            make.height.equalTo(56)
            label title "Show notifications on lock screen" in row
            make.left.equalTo(row).offset(56)
            make.centerY.equalTo(row)
            view toggle in row
            make.right.equalTo(row).offset(-16)
            make.centerY.equalTo(row)
            make.size.equalTo(51x31)
            """
        let lint = try #require(lints(script).first)
        #expect(lint.slug == "overlapping-views")
        let fix = "title.makeConstraints { make in make.right.lessThanOrEqualTo(toggle.left).offset(-8) }"
        #expect(lints(script + "\n" + fix).isEmpty)
        #expect(lints(script.replacing("Show notifications on lock screen", with: "Show notifications")).isEmpty)
    }

    @Test(arguments: [
        // 36 letters to 304, over which the price begins at 240.
        """
        label name "Wireless noise-cancelling headphones"
        make.left.top.equalTo(root).offset(16)
        label price "1,299.00"
        make.right.equalTo(root).offset(-16)
        make.top.equalTo(root).offset(16)
        """,
        // 20 high, and 8 lower.
        """
        label title "A title"
        make.left.top.equalTo(root).offset(16)
        label subtitle "and its subtitle"
        make.top.equalTo(title).offset(8)
        make.left.equalTo(title)
        """,
        // 5 of 72 are more than 320.
        """
        button a "A"; button b "B"; button c "C"; button d "D"; button e "E"
        [a, b, c, d, e].distribute(horizontal, length: 72, lead: 8, tail: 8)
        [a, b, c, d, e].makeConstraints { make in make.top.equalTo(root) }
        """,
    ])
    func textsOverTextsAreFound(_ script: String) {
        #expect(lints("screen 320x480\n" + script).map(\.slug) == ["overlapping-views"])
    }

    /// A text beside a dot of 10 points begins behind it, and not 6 behind where that begins.
    @Test func textsOverSmallerViewsAreFound() throws {
        let script = """
            view dot
            make.left.equalTo(root).offset(8)
            make.centerY.equalTo(root)
            make.size.equalTo(10)
            label text "Chip"
            make.left.equalTo(dot.left).offset(6)
            make.centerY.equalTo(dot)
            """
        let lint = try #require(lints(script).first)
        #expect(lint.slug == "overlapping-views" && lint.help?.contains("dot.right") == true)
        #expect(lints(script.replacing("dot.left", with: "dot.right")).isEmpty)
        // A number on a larger badge.
        #expect(lints(script.replacing("equalTo(10)", with: "equalTo(40)")).isEmpty)
    }

    /// A counter that is added where it was to be multiplied puts 44 points high rows 1 point below one another.
    @Test(arguments: [("top", "left", "right", "height"), ("left", "top", "bottom", "width")])
    func countersThatAreAddedAreFound(_ start: String, _ one: String, _ other: String, _ size: String) throws {
        let script = """
            screen 320x480
            for i in 0..<3 {
                view row
                make.\(one).\(other).equalTo(root)
                make.\(size).equalTo(44)
                make.\(start).equalTo(root).offset(i + 44)
            }
            """
        let lint = try #require(lints(script).first)
        #expect(lint.slug == "overlapping-views" && lint.message.contains("1 point "))
        #expect(lint.help?.split(separator: "\n").first?.hasSuffix("multiply the counter: i * 44") == true)
        #expect(lints(script.replacing("i + 44", with: "i * 44")).isEmpty)
    }

    // MARK: Scrolling

    private static let page = """
        screen 320x480
        scroll page
        make.edges.equalTo(root)
        view content in page
        make.edges.equalTo(page).inset(8)
        label body "A paragraph that is long enough to be broken into several lines." in content
        body.numberOfLines = 0
        make.edges.equalTo(content)
        """

    @Test func aLabelThatScrollsSidewaysIsReported() throws {
        let lint = try #require(lints(Self.page).first)
        #expect(lint.slug == "scroll-content")
        let fix = "content.makeConstraints { make in make.width.equalTo(page).offset(-16) }"
        #expect(lint.help?.contains(fix) == true)
        #expect(lints(Self.page + "\n" + fix).isEmpty)
        // Code that is to go on beyond the screen has lines of its own.
        #expect(lints(Self.page.replacing("numberOfLines = 0", with: "numberOfLines = 1")).isEmpty)
    }

    @Test func aLabelThatScrollsSidewaysIsReportedBesideAnAmbiguousView() throws {
        let reports = lints(Self.page + "\nview open\nmake.top.equalTo(root)")
        #expect(reports.map(\.slug) == ["scroll-content"])
    }

    @Test func viewsRelatedToOutsideDoNotScroll() throws {
        let around = Self.page.replacing("equalTo(page).inset(8)", with: "equalTo(root)")
        let lint = try #require(lints(around).first)
        #expect(lint.slug == "scroll-content")
        #expect(lint.help?.contains("`content.left` be at `page.left`?") == true)
        // Beside what scrolls, a button may stay where it is.
        let floating =
            "\nmake.width.equalTo(page).offset(-16)\nbutton top \"Top\" in page\nmake.right.bottom.equalTo(root)"
        #expect(lints(Self.page + "\nselect content" + floating).isEmpty)
    }

    /// A length that the edges of a scroll view leave no room for is to be scrolled.
    @Test func viewsNextToAScrollViewAreReported() throws {
        let beside = "scroll page\nmake.edges.equalTo(root)\nview content\nmake.edges.equalTo(page)"
        #expect(lints(beside).isEmpty)
        let lint = try #require(lints(beside + "\nmake.height.equalTo(1000)").first)
        #expect(lint.slug == "scroll-content")
        #expect(lint.help?.contains("should `content` be in `page`?") == true)
    }

    // MARK: The safe area

    /// 34 are left out at the bottom, of which 4 are kept.
    @Test func aTextOutsideOfTheSafeAreaIsReported() throws {
        let script = """
            screen 375x812
            root.safeAreaInsets = UIEdgeInsetsMake(44, 0, 34, 0)
            view background
            make.edges.equalTo(root)
            button pay "Pay"
            make.left.right.equalTo(root).inset(16)
            make.bottom.equalTo(root).offset(-4)
            """
        let lint = try #require(lints(script).first)
        #expect(lint.message.contains("`pay` is 30 points outside the safe area"))
        #expect(lint.help?.hasPrefix("should `pay.bottom` be at `root.safeArea.bottom`?") == true)
        #expect(lints(script.replacing("bottom.equalTo(root)", with: "bottom.equalTo(root.safeArea)")).isEmpty)
        #expect(lints(script.replacing("offset(-4)", with: "offset(-40)")).isEmpty)
    }

    @Test func aViewThatFillsTheSpaceIsNamed() throws {
        let script = """
            screen 320x480
            view photo
            make.top.left.equalTo(root)
            make.width.equalTo(root).offset(0.5)
            make.height.equalTo(160)
            label caption "A lake"
            make.left.equalTo(photo.right).offset(12)
            make.top.equalTo(photo)
            """
        let help = try #require(lints(script).first?.help)
        #expect(help.hasPrefix("`photo` fills `") && help.contains("multipliedBy(0.5)"))
        #expect(lints(script.replacing("offset(0.5)", with: "multipliedBy(0.5)")).isEmpty)
    }

    // MARK: What is on purpose

    @Test(arguments: [
        // The arrow of a bubble, and a button on the corner of a card.
        """
        view bubble; make.center.equalTo(root); make.size.equalTo(200x60)
        view arrow in bubble; make.top.equalTo(bubble.bottom); make.centerX.equalTo(bubble); make.size.equalTo(16x8)
        button close "X" in bubble
        make.top.equalTo(bubble).offset(-12); make.right.equalTo(bubble).offset(12); make.size.equalTo(24)
        """,
        // A closed drawer.
        """
        view drawer; make.top.bottom.equalTo(root); make.width.equalTo(260); make.right.equalTo(root.left)
        """,
        // The pages of a carousel.
        """
        view page; make.top.bottom.centerX.equalTo(root); make.width.equalTo(root).offset(-64)
        view after; make.top.bottom.width.equalTo(page); make.left.equalTo(page.right).offset(16)
        view before; make.top.bottom.width.equalTo(page); make.right.equalTo(page.left).offset(-16)
        """,
        // A photo that fills the screen.
        """
        image photo 800x600; make.center.height.equalTo(root); make.width.equalTo(photo.height).multipliedBy(4 / 3)
        """,
        // Labels of which one is to be seen at a time.
        """
        label on "On"; make.left.top.equalTo(root).offset(16)
        label off "Switched off"; make.left.top.equalTo(root).offset(16); off.hidden = true
        """,
    ])
    func intendedLayoutsAreNotReported(_ script: String) {
        #expect(lints("screen 320x480\n" + script).isEmpty)
    }

    @Test(arguments: [
        ("view a; make.size.equalTo(24); make.right.bottom.equalTo(root).offset(12)", "positive-offset"),
        // Names above and below a picture are no pages.
        (
            "view row; make.left.right.top.equalTo(root); make.height.equalTo(72)\n"
                + "image face 48x48 in row; make.left.centerY.equalTo(row)\n"
                + "label name \"Mum\" in row; make.left.equalTo(face); make.top.equalTo(face.bottom)\n"
                + "label last \"Hi\" in row; make.left.equalTo(face); make.bottom.equalTo(face.top)",
            "outside-superview"
        ),
        // A row that is too long.
        (
            "view a; make.top.left.equalTo(root); make.size.equalTo(200)\n"
                + "view b; make.top.width.height.equalTo(a); make.left.equalTo(a.right).offset(8)", "outside-superview"
        ),
    ])
    func similarMistakesAreReported(_ script: String, _ slug: String) {
        #expect(lints("screen 320x480\n" + script).map(\.slug).contains(slug))
    }
}
