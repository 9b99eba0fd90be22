import Masonry
import MasonryLanguage
import Testing

/// What lies over something else on purpose, and what does not.
struct CoveringTests {
    private func lints(_ script: String) -> [Diagnostic] {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "test.mas", text: "screen 320x480\n" + script))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        return LayoutReporter(interpreter).lints
    }

    private static let card = """
        view card
        make.left.right.top.equalTo(root).inset(16)
        make.height.equalTo(120)
        label title "Balance" in card
        make.left.top.equalTo(card).offset(12)

        """

    @Test(arguments: [
        card + "view cover in card\ncover.color = \"blue\"\nmake.edges.equalTo(card)",
        card + "view sheet\nsheet.color = \"white\"\nmake.edges.equalTo(card)",
        "label title \"Balance\"\nmake.center.equalTo(root)\nview ground\nground.color = \"gray\"\nmake.edges.equalTo(root)",
    ])
    func aColorOverTextIsReported(_ script: String) throws {
        let found = lints(script)
        #expect(found.map(\.slug) == ["covered-text"])
        #expect(found.first?.message.contains("`title`") == true)
        #expect(found.first?.help?.contains("before `title`") == true)
        // Without a color nothing is hidden.
        let bare = script.split(separator: "\n").filter { !$0.contains(".color") }.joined(separator: "\n")
        #expect(lints(bare).isEmpty)
    }

    @Test(arguments: [
        // A background before what is on it.
        "view ground\nground.color = \"gray\"\nmake.edges.equalTo(root)\nlabel title \"Balance\"\nmake.center.equalTo(root)",
        // A badge on a corner, and a line below a title.
        card + "view badge in card\nbadge.color = \"red\"\nmake.size.equalTo(12)\nmake.centerX.equalTo(title.right)\n"
            + "make.centerY.equalTo(title.top)",
        card + "view line in card\nline.color = \"gray\"\nmake.left.right.equalTo(title)\nmake.height.equalTo(1)\n"
            + "make.top.equalTo(title.bottom).offset(4)",
        // A scrim over a picture, and a caption on it.
        "image photo 320x200\nmake.left.top.right.equalTo(root)\nview scrim\nscrim.color = \"black\"\nmake.edges.equalTo(photo)\n"
            + "label caption \"A lake\"\nmake.left.bottom.equalTo(photo).inset(8)",
        // What dims the screen behind a sheet, and the sheet.
        card + "view dim\ndim.color = \"black\"\nmake.edges.equalTo(root)\nview sheet\nsheet.color = \"white\"\n"
            + "make.left.right.bottom.equalTo(root)\nmake.height.equalTo(200)\nlabel ask \"Delete?\" in sheet\nmake.center.equalTo(sheet)",
        card
            + "view panel\npanel.color = \"white\"\nmake.edges.equalTo(root)\nlabel done \"Done\" in panel\nmake.center.equalTo(panel)",
        // What is not seen yet.
        card + "view cover in card\ncover.color = \"blue\"\ncover.hidden = true\nmake.edges.equalTo(card)",
    ])
    func intendedCoversAreNotReported(_ script: String) {
        #expect(lints(script).isEmpty, "\(lints(script).map(\.message))")
    }

    private static func row(_ first: String, _ next: String, size: String = "120x180", kind: String = "view") -> String
    {
        "\(kind) a, b, c\nmake.size.equalTo(\(size))\na.makeConstraints { make in \(first) }\n"
            + "b.makeConstraints { make in \(next.replacing("§", with: "a")) }\n"
            + "c.makeConstraints { make in \(next.replacing("§", with: "b")) }"
    }

    @Test(arguments: [
        // Cards of a hand: 3 · 120 and 2 · 40 would not fit beside one another.
        row("make.left.top.equalTo(root).offset(20)", "make.left.equalTo(§).offset(40); make.top.equalTo(a)"),
        row("make.left.top.equalTo(root).offset(20)", "make.left.top.equalTo(§).offset(24)"),
        row("make.left.top.equalTo(root).offset(20)", "make.left.equalTo(a); make.top.equalTo(§).offset(48)"),
        // Faces that lie over one another, and cards with their names on the edge that shows.
        row(
            "make.left.top.equalTo(root).offset(20)", "make.left.equalTo(§).offset(16); make.top.equalTo(a)",
            size: "48x48", kind: "image"),
        """
        for i in 0..<5 {
            view card
            make.centerX.equalTo(root)
            make.size.equalTo(200x120)
            make.top.equalTo(root).offset(20 + 70 * i)
            label name "Card" in card
            make.left.top.equalTo(card).offset(8)
        }
        """,
    ])
    func aFanIsNotReported(_ script: String) {
        #expect(lints(script).isEmpty, "\(lints(script).map(\.message))")
    }

    @Test(arguments: [
        // Rows of 44 that were to begin 8 below the one before.
        row(
            "make.left.top.equalTo(root).offset(20)", "make.left.equalTo(a); make.top.equalTo(§).offset(8)",
            size: "280x44"),
        row(
            "make.left.top.equalTo(root).offset(20)", "make.top.equalTo(a); make.left.equalTo(§).offset(8)",
            size: "60x40", kind: "button"),
        // The names in the middle of each lie behind the next.
        """
        for i in 0..<4 {
            view row
            make.left.right.equalTo(root)
            make.height.equalTo(60)
            make.top.equalTo(root).offset(40 * i)
            label name "Row" in row
            make.left.bottom.equalTo(row).inset(8)
        }
        """,
    ])
    func overlappingRowsAreReported(_ script: String) {
        #expect(lints(script).map(\.slug).contains("overlapping-views"))
    }

    @Test(arguments: [
        // Pictures that are cut off on purpose, or keep their proportions.
        "image photo 400x300\nmake.edges.equalTo(root)",
        "image photo 400x300\nmake.left.right.top.equalTo(root)\nmake.height.equalTo(120)",
        "image photo 400x300\nmake.left.right.top.equalTo(root)\nmake.height.equalTo(photo.width).multipliedBy(0.75)",
        "image icon 24x24\nmake.center.equalTo(root)",
        "image thumb 400x300\nmake.left.top.equalTo(root)\nmake.size.equalTo(88)",
        "image banner 330x80\nmake.left.right.top.equalTo(root)",
        // As high as it is wide, by one line; and a text a line's height below another.
        "view a, b\nmake.left.equalTo(root)\na.makeConstraints { make in make.top.equalTo(root); make.size.equalTo(80x40) }\n"
            + "b.makeConstraints { make in make.top.equalTo(a.bottom); make.width.height.equalTo(a.width) }",
        "label a \"A\", b \"B\"\na.makeConstraints { make in make.left.top.equalTo(root).offset(20) }\n"
            + "b.makeConstraints { make in make.left.equalTo(a); make.baseline.equalTo(a.bottom).offset(24) }",
        // A map with a bar on it, and a line on the edge of tabs.
        "view map\nmake.edges.equalTo(root)\nview bar\nmake.left.right.equalTo(root)\nmake.height.equalTo(44)\n"
            + "make.bottom.equalTo(map)\nlabel state \"Here\" in bar\nmake.center.equalTo(bar)",
        "view tabs\nmake.left.right.bottom.equalTo(root)\nmake.height.equalTo(49)\nview line\nmake.left.right.equalTo(root)\n"
            + "make.height.equalTo(1)\nmake.top.equalTo(tabs)",
        // What shows that a list is empty.
        "scroll list\nmake.edges.equalTo(root)\nview empty\nmake.edges.equalTo(list)\nlabel none \"Nothing\" in empty\n"
            + "make.center.equalTo(empty)",
        // At least and at most so far from another.
        "label a \"A\", b \"B\"\na.makeConstraints { make in make.left.top.equalTo(root).offset(20) }\n"
            + "b.makeConstraints { make in\n    make.top.equalTo(a)\n    make.left.greaterThanOrEqualTo(a.right).offset(8)\n"
            + "    make.left.lessThanOrEqualTo(a.right).offset(20)\n    make.right.equalTo(root).offset(-20).priority(low)\n}",
    ])
    func layoutsThatOnlyLookWrongAreNotReported(_ script: String) {
        #expect(lints(script).isEmpty, "\(lints(script).map(\.message))")
    }

    @Test func viewsWithoutASizeInAScrollViewAreReported() throws {
        let interpreter = Interpreter()
        let script = "scroll page; make.edges.equalTo(root)\nview body in page; make.edges.equalTo(page)"
        _ = interpreter.run(SourceText(name: "test.mas", text: script))
        let layout = interpreter.scene.layout()
        let notes = layout.findings.flatMap { Diagnostic($0, in: layout).notes }
        #expect(
            notes.contains { $0.contains("takes its content width from `body`") }
                && notes.contains { $0.contains("takes its content height from `body`") })
    }

    @Test(arguments: [
        ("make.left.equalTo(a.top).offset(8)", "a.top", "make.left.equalTo(a.left).offset(8)"),
        ("make.bottom.equalTo(a.right)", "a.right", "make.bottom.equalTo(a.bottom)"),
        ("make.width.equalTo(a.left)", "a.left", "make.width.equalTo(a.width)"),
        (
            "make.left.top.equalTo(a.right).offset(8)", "a.right",
            "make.left.equalTo(a.right).offset(8); make.top.equalTo(a).offset(8)"
        ),
    ])
    func attributesOfTheWrongAxisAreRewritten(_ chain: String, _ place: String, _ fixed: String) throws {
        let source = SourceText(
            name: "a.mas", text: "view a; make.left.top.equalTo(root); make.size.equalTo(50)\nview b\n\(chain)")
        let diagnostic = try #require(Interpreter().run(source).diagnostics.first)
        #expect(diagnostic.slug == "illegal-equation")
        #expect(diagnostic.labels.first.map { source.text(in: $0.span.range) } == place)
        #expect(diagnostic.replacement?.lines == fixed)
    }

    /// UIKit takes it, and hardly anyone means it.
    @Test func attributesOfTheWrongAxisInAProjectAreRewritten() throws {
        let text = """
            @implementation A
            - (void)viewDidLoad {
                UIView *a = [UIView new];
                [self.view addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.bottom.equalTo(self.view);
                    make.size.mas_equalTo(40);
                }];
                UIView *b = [UIView new];
                [self.view addSubview:b];
                [b mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(a);
                    make.top.equalTo(a.mas_left);
                    make.size.mas_equalTo(40);
                }];
            }
            @end
            """
        let interpreter = Interpreter()
        let source = SourceText(name: "a.m", text: text)
        _ = interpreter.run(source)
        let lint = try #require(LayoutReporter(interpreter).lints.first { $0.slug == "mixed-axes" })
        #expect(lint.labels.first.map { source.text(in: $0.span.range) } == "a.mas_left")
        #expect(lint.replacement?.lines.contains("make.top.equalTo(a.mas_top)") == true)
    }
}
