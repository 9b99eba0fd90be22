import MasonryLanguage
import Testing

/// Views beyond an edge, on a corner or under a header on purpose, and their neighbors that are not.
struct IntendedPlacementTests {
    private func slugs(_ script: String) -> [String] {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "test.mas", text: script))
        return outcome.diagnostics.map(\.message) + LayoutReporter(interpreter).lints.map(\.slug)
    }

    @Test(arguments: [
        "make.left.equalTo(root.right)", "make.left.equalTo(root.right).offset(20)",
        "make.leading.equalTo(root.trailing)", "make.right.equalTo(root.left)",
        "make.right.equalTo(root.left).offset(-12)",
    ])
    func aDrawerWaitsBesideTheScreen(_ edge: String) {
        let drawer = "view drawer\n\(edge)\nmake.width.equalTo(240)\nmake.top.equalTo(root).offset(60)\n"
        #expect(slugs(drawer + "make.height.equalTo(300)").isEmpty)
        #expect(slugs(drawer + "make.bottom.equalTo(root)").isEmpty)
    }

    @Test(arguments: [
        "make.top.equalTo(root.bottom)", "make.top.equalTo(root.bottom).offset(12)",
        "make.top.equalTo(root.safeArea.bottom)", "make.bottom.equalTo(root.top)",
        "make.bottom.equalTo(root.top).offset(-8)",
    ])
    func aSheetWaitsAboveOrBelowTheScreen(_ edge: String) {
        #expect(slugs("view sheet\n\(edge)\nmake.left.right.equalTo(root)\nmake.height.equalTo(200)").isEmpty)
        #expect(slugs("label toast \"Saved\"\n\(edge)\nmake.centerX.equalTo(root)").isEmpty)
    }

    @Test func theBeginningOfASheetMayShow() {
        let sheet = "view sheet\nmake.left.right.equalTo(root)\nmake.height.equalTo(300)\n"
        #expect(slugs(sheet + "make.top.equalTo(root.bottom).offset(-80)").isEmpty)
        #expect(slugs(sheet + "make.top.equalTo(root.bottom).offset(-8)") == ["outside-superview"])
    }

    @Test func aSheetWaitsBelowAViewThatFillsTheScreen() {
        let page = "view page\nmake.edges.equalTo(root)\nview sheet in page\n"
        #expect(slugs(page + "make.left.right.height.equalTo(page)\nmake.top.equalTo(page.bottom)").isEmpty)
    }

    @Test func aTextWithAMarginBeyondTheScreenIsReported() {
        let text = "label title \"Inbox\"\nmake.left.equalTo(root.right).offset(16)\nmake.top.equalTo(root).offset(40)"
        #expect(slugs(text) == ["outside-superview"])
    }

    @Test func aViewThatOthersFollowOutIsReported() {
        let rows = """
            view first, second
            make.left.right.equalTo(root)
            make.height.equalTo(60)
            first.makeConstraints { make in make.top.equalTo(root.bottom) }
            second.makeConstraints { make in make.top.equalTo(first.bottom) }
            """
        #expect(slugs(rows) == ["outside-superview"])
        let loop = "for i in 0..<3 {\nview row\nmake.left.right.equalTo(root)\nmake.height.equalTo(60)\n"
        #expect(
            slugs(loop + "make.top.equalTo(root.bottom).offset(8)\n}") == ["outside-superview"])
    }

    @Test func pagesFollowOneAnother() {
        let pages = """
            view one, two, three
            make.top.bottom.width.equalTo(root)
            one.makeConstraints { make in make.left.equalTo(root) }
            two.makeConstraints { make in make.left.equalTo(one.right) }
            three.makeConstraints { make in make.left.equalTo(two.right) }
            """
        #expect(slugs(pages).isEmpty)
        #expect(slugs(pages.replacing("top.bottom.width", with: "top.height.width")).isEmpty)
    }

    @Test func aHeaderStretchesUpToTheScreen() {
        let header = """
            scroll page
            make.edges.equalTo(root)
            view box in page
            make.top.left.right.width.equalTo(page)
            make.height.equalTo(210)
            image photo 800x600 in page
            make.left.right.bottom.equalTo(box)
            make.top.equalTo(root)
            label text "Long" in page
            make.left.right.equalTo(box).inset(14)
            make.top.equalTo(box.bottom).offset(14)
            make.bottom.equalTo(page).offset(-900)
            """
        #expect(slugs(header).isEmpty)
        let atLeast = "make.top.equalTo(root).priority(900)\nmake.height.greaterThanOrEqualTo(box)"
        #expect(slugs(header.replacing("make.top.equalTo(root)", with: atLeast)).isEmpty)
    }

    private static let icon = "image icon 48x48\nmake.center.equalTo(root)\nlabel badge \"3\"\n"
    private static let tile =
        "view tile\nmake.center.equalTo(root)\nmake.size.equalTo(64)\nlabel badge \"12\" in tile\n"
    private static let title = "label title \"Messages\"\nmake.center.equalTo(root)\nlabel badge \"12\"\n"

    @Test(arguments: [
        icon + "make.centerX.equalTo(icon.right)\nmake.top.equalTo(icon)",
        icon + "make.centerX.equalTo(icon.right)\nmake.centerY.equalTo(icon.top)",
        icon + "make.left.equalTo(icon.right).offset(-6)\nmake.bottom.equalTo(icon.top).offset(6)",
        icon + "make.left.equalTo(icon.right).offset(-6)\nmake.top.equalTo(icon).offset(-6)",
        icon + "make.right.equalTo(icon).offset(4)\nmake.top.equalTo(icon).offset(-8)",
        tile + "make.left.equalTo(tile.right).offset(-10)\nmake.bottom.equalTo(tile.top).offset(10)",
        tile + "make.left.equalTo(tile.right).offset(-10)\nmake.top.equalTo(tile).offset(-10)",
        tile + "make.right.equalTo(tile.left).offset(8)\nmake.bottom.equalTo(tile.top).offset(8)",
        title + "make.left.equalTo(title.right).offset(-6)\nmake.top.equalTo(title).offset(-6)",
        title + "make.left.equalTo(title.right).offset(-6)\nmake.bottom.equalTo(title.top).offset(8)",
    ])
    func aBadgeSitsOnACorner(_ script: String) {
        #expect(slugs(script).isEmpty)
    }

    @Test func aLineOfTextFitsInASmallBadge() {
        let dot = "view dot\nmake.center.equalTo(root)\nmake.size.equalTo(18)\nlabel count \"3\" in dot\n"
        #expect(slugs(dot + "make.center.equalTo(dot)").isEmpty)
        #expect(slugs(dot.replacing("18", with: "10") + "make.center.equalTo(dot)") == ["outside-superview"])
    }

    private static let row = "image photo 48x48\nmake.left.top.equalTo(root).offset(40)\nlabel name \"Salma Hayes\"\n"

    @Test(arguments: [
        row + "make.left.equalTo(photo.right).offset(-12)\nmake.centerY.equalTo(photo)",
        row + "make.top.equalTo(photo.bottom).offset(-8)\nmake.left.equalTo(photo)",
        row.replacing("image photo 48x48", with: "view photo\nmake.size.equalTo(30)")
            + "make.top.equalTo(photo).offset(12)\nmake.centerX.equalTo(photo)",
        row + "make.right.equalTo(photo).offset(30)\nmake.centerY.equalTo(photo)",
        row.replacing("image photo 48x48", with: "view photo\nmake.size.equalTo(24)")
            + "make.left.equalTo(photo).offset(16)\nmake.centerY.equalTo(photo)",
        row + "view line\nmake.height.equalTo(20)\nmake.width.equalTo(60)\nmake.left.equalTo(name)\n"
            + "make.top.equalTo(name).offset(12)\n"
            + "name.makeConstraints { make in make.top.equalTo(photo.bottom).offset(8); make.left.equalTo(photo) }",
    ])
    func aTextAcrossAnEdgeIsReported(_ script: String) {
        #expect(slugs(script) == ["overlapping-views"])
    }

    @Test(arguments: [
        row + "make.top.equalTo(photo.bottom).offset(-4)\nmake.left.equalTo(photo)",
        row.replacing("48x48", with: "240x120")
            + "make.top.equalTo(photo.bottom).offset(-30)\nmake.centerX.equalTo(photo)",
        row.replacing("48x48", with: "240x120")
            + "make.top.equalTo(photo).offset(12)\nmake.left.equalTo(photo).offset(12)",
        row + "name.color = \"red\"\nmake.top.equalTo(photo.bottom).offset(-8)\nmake.left.equalTo(photo)",
    ])
    func aTextInsideAPictureOrOnItsOwnColorIsNotReported(_ script: String) {
        #expect(slugs(script).isEmpty)
    }

    /// Three columns, of which the second keeps the distance with the other sign.
    @Test func aDistanceWithTheOtherSignIsReported() {
        let columns = """
            view one, two, three
            make.top.bottom.equalTo(root)
            make.width.equalTo(90)
            one.makeConstraints { make in make.left.equalTo(root) }
            two.makeConstraints { make in make.left.equalTo(one.right).offset(-8) }
            three.makeConstraints { make in make.left.equalTo(two.right).offset(8) }
            """
        #expect(slugs(columns) == ["overlapping-views"])
        #expect(slugs(columns.replacing("-8", with: "8")).isEmpty)
    }

    @Test func aRowInThePlaceOfItsNeighborIsReported() {
        let rows = """
            view one, two, three
            make.left.right.equalTo(root).inset(16)
            make.height.equalTo(44)
            one.makeConstraints { make in make.top.equalTo(root).offset(20) }
            two.makeConstraints { make in make.top.equalTo(one) }
            three.makeConstraints { make in make.top.equalTo(two.bottom) }
            """
        #expect(slugs(rows) == ["overlapping-views"])
        #expect(slugs(rows.replacing("equalTo(one)", with: "equalTo(one.bottom)")).isEmpty)
    }
}
