import Masonry
import MasonryLanguage
import Testing

/// What lies where it was hardly intended to, and what was intended: each fix is carried out.
@Suite struct LayoutMistakeTests {
    @Test(arguments: [
        // Three halves side by side: a third of 320 each, the last from 213 on.
        (
            """
            view one, two, three
            one.makeConstraints { make in
                make.top.left.bottom.equalTo(root); make.width.equalTo(root).dividedBy(2) }
            two.makeConstraints { make in make.top.bottom.width.equalTo(one); make.left.equalTo(one.right) }
            three.makeConstraints { make in make.top.bottom.width.equalTo(one); make.left.equalTo(two.right) }
            """, "`one`, `two` in a row fill `root`", "make.width.equalTo(root).dividedBy(3)", "three",
            Rect(x: 640.0 / 3, y: 0, width: 320.0 / 3, height: 480)
        ),
        // A name beside the picture that it was put into: 40 + 8 from the left.
        (
            """
            view header
            make.top.left.right.equalTo(root); make.height.equalTo(80)
            view avatar in header
            make.left.centerY.equalTo(header); make.size.equalTo(40)
            label name "Anna" in avatar
            make.left.equalTo(avatar.right).offset(8); make.centerY.equalTo(avatar); make.width.equalTo(60); make.height.equalTo(20)
            """, "should it be in `header`?", "on line 6, write label name \"Anna\" in header", "name",
            Rect(x: 48, y: 30, width: 60, height: 20)
        ),
        // Three buttons in a row, 16 from each end and from one another: (320 - 4 * 16) / 3, in whole points.
        (
            """
            button a "One"
            button b "Two"
            button c "Three"
            [a, b, c].makeConstraints { make in make.width.equalTo(120); make.height.equalTo(44); make.bottom.equalTo(root) }
            a.makeConstraints { make in make.left.equalTo(root).offset(16) }
            b.makeConstraints { make in make.left.equalTo(a.right).offset(16) }
            c.makeConstraints { make in make.left.equalTo(b.right).offset(16) }
            """, "of `root` by", "write make.width.equalTo(85)", "c",
            Rect(x: 218, y: 436, width: 85, height: 44)
        ),
        // Ten keys, 4 from each end and from one another: (320 - 11 * 4) / 10, in whole points.
        (
            """
            var before = nil
            for i in 0..<10 {
                view key
                make.width.equalTo(36); make.height.equalTo(44); make.bottom.equalTo(root)
                if before == nil { make.left.equalTo(root).offset(4) } else { make.left.equalTo(before.right).offset(4) }
                before = key
            }
            """, "is outside `root`", "write make.width.equalTo(27)", "key#10",
            Rect(x: 283, y: 436, width: 27, height: 44)
        ),
        // Two lines of text in a card that is too low for them: 12 + 20 + 8 + 20 + 12.
        (
            """
            view card
            make.left.right.top.equalTo(root); make.height.equalTo(50)
            label head "Heading" in card
            make.left.top.equalTo(card).offset(12)
            label body "Body text" in card
            make.left.equalTo(head); make.top.equalTo(head.bottom).offset(8)
            """, "of `card` by", "write make.height.equalTo(72)", "card",
            Rect(x: 0, y: 0, width: 320, height: 72)
        ),
        // A list that is as high as the screen, between a header of 80 and a footer of 50.
        (
            """
            view header
            make.left.right.top.equalTo(root); make.height.equalTo(80)
            view list
            make.left.right.equalTo(root); make.top.equalTo(header.bottom); make.height.equalTo(root)
            view footer
            make.left.right.equalTo(root); make.top.equalTo(list.bottom); make.height.equalTo(50)
            """, "of `root` by", "add footer.makeConstraints { make in make.bottom.equalTo(root) }", "list",
            Rect(x: 0, y: 80, width: 320, height: 350)
        ),
        // A field that begins within its label, which is 72 long.
        (
            """
            label user "User name"
            make.left.equalTo(root).offset(16); make.top.equalTo(root).offset(60)
            field name
            make.left.equalTo(root).offset(60); make.right.equalTo(root).offset(-16); make.centerY.equalTo(user)
            """, "overlap", "write make.left.equalTo(user.right).offset(8)", "name",
            Rect(x: 96, y: 53, width: 208, height: 34)
        ),
        // Seven columns of 50 in 320: 320 / 7, in whole points.
        (
            """
            for d in 0..<28 {
                label day "\\(d)"
                make.size.equalTo(50)
                make.left.equalTo(root).offset(d % 7 * 50); make.top.equalTo(root).offset(floor(d / 7) * 50)
            }
            """, "of `root` by", "offset(d % 7 * 45); on line 4, write make.size.equalTo(45)", "day#7",
            Rect(x: 270, y: 0, width: 45, height: 45)
        ),
        // A tenth of 320 beyond the end, and to be before it.
        (
            """
            view a
            make.left.equalTo(root.right).multipliedBy(0.1)
            make.right.equalTo(root.right).multipliedBy(1.1)
            make.top.equalTo(root); make.height.equalTo(9)
            """, "of `root` by", "write make.right.equalTo(root.right).multipliedBy(0.9)", "a",
            Rect(x: 32, y: 0, width: 256, height: 9)
        ),
        // The offset of a bar said again of what stands in its middle.
        (
            """
            view bar
            make.left.right.equalTo(root); make.bottom.equalTo(root).offset(-216); make.height.equalTo(50)
            view a in bar
            make.size.equalTo(10); make.left.equalTo(bar); make.centerY.equalTo(bar).offset(-216)
            """, "is outside `bar`", "write make.centerY.equalTo(bar)", "a",
            Rect(x: 0, y: 20, width: 10, height: 10)
        ),
        // A left edge with the sign of a right one: 320 - 16 - 60.
        (
            """
            view row
            make.left.right.top.equalTo(root); make.height.equalTo(44)
            label key "Version" in row
            make.left.equalTo(row).offset(16); make.centerY.equalTo(row); make.width.equalTo(60); make.height.equalTo(20)
            label value "1.0.3" in row
            make.left.equalTo(row).offset(-16); make.centerY.equalTo(row); make.width.height.equalTo(key)
            """, "of `row` by", "make.right.equalTo(row).offset(-16)", "value",
            Rect(x: 244, y: 12, width: 60, height: 20)
        ),
        // A bar that ends where the safe area begins: 480 - 34 - 49.
        (
            """
            root.safeAreaInsets = (44, 0, 34, 0)
            view bar
            bar.color = "red"
            make.left.right.equalTo(root); make.height.equalTo(49)
            make.bottom.equalTo(root.safeArea.top)
            """, "of `root` by", "on line 6, write make.bottom.equalTo(root.safeArea.bottom)", "bar",
            Rect(x: 0, y: 397, width: 320, height: 49)
        ),
        // Four tabs of three tenths each: a quarter of 320 each, the last from 240 of its bar on.
        (
            """
            view bar
            make.left.right.bottom.equalTo(root); make.height.equalTo(49)
            var last = nil
            for name in ["Home", "Search", "Cart", "Me"] {
                button tab name in bar
                make.top.bottom.equalTo(bar); make.width.equalTo(bar).multipliedBy(0.3)
                if last == nil { make.left.equalTo(bar) } else { make.left.equalTo(last.right) }
                last = tab
            }
            """, "of `bar` by", "make.width.equalTo(bar).multipliedBy(0.25)", "tab#4",
            Rect(x: 240, y: 0, width: 80, height: 49)
        ),
        // Three tenths and eight tenths: the second begins at 96. And 100 and 400 of 480: the second begins at 100.
        (
            """
            view sidebar, main
            sidebar.makeConstraints { make in
                make.top.bottom.left.equalTo(root); make.width.equalTo(root).multipliedBy(0.3)
            }
            main.makeConstraints { make in
                make.top.bottom.right.equalTo(root)
                make.width.equalTo(root).multipliedBy(0.8)
            }
            """, "nothing keeps them apart", "on line 8, write make.left.equalTo(sidebar.right)", "main",
            Rect(x: 96, y: 0, width: 224, height: 480)
        ),
        (
            """
            view upper, lower
            upper.makeConstraints { make in make.top.left.right.equalTo(root); make.height.equalTo(100) }
            lower.makeConstraints { make in
                make.bottom.left.right.equalTo(root)
                make.height.equalTo(400)
            }
            """, "instead of setting `lower.height`", "on line 6, write make.top.equalTo(upper.bottom)", "lower",
            Rect(x: 0, y: 100, width: 320, height: 380)
        ),
        // A digit too many, and an edge twice where the other one is missing.
        (
            "view a\nmake.center.equalTo(root)\nmake.size.equalTo(2800)", "of `root` by",
            "on line 4, write make.size.equalTo(280)", "a", Rect(x: 20, y: 100, width: 280, height: 280)
        ),
        (
            "view a\nmake.left.right.bottom.equalTo(root)\nmake.height.equalTo(800)", "of `root` by",
            "on line 4, write make.height.equalTo(80)", "a", Rect(x: 0, y: 400, width: 320, height: 80)
        ),
        (
            "view a\nmake.left.left.equalTo(root)\nmake.top.height.equalTo(root)", "already exists",
            "add make.right.equalTo(root)", "a", Rect(x: 0, y: 0, width: 320, height: 480)
        ),
        // Out of the corner of the screen, by one chain and by two.
        (
            "view a\nmake.left.top.equalTo(root).offset(-10)\nmake.size.equalTo(50)", "flip the sign of the constants",
            "on line 3, write make.left.top.equalTo(root).offset(10)", "a", Rect(x: 10, y: 10, width: 50, height: 50)
        ),
        (
            "view a\nmake.left.equalTo(root).offset(-10)\nmake.top.equalTo(root).offset(-20)\nmake.size.equalTo(50)",
            "flip the sign of the constants",
            "equalTo(root).offset(10); on line 4, write make.top.equalTo(root).offset(20)", "a",
            Rect(x: 10, y: 20, width: 50, height: 50)
        ),
        // A text of 96 over a picture of 80, which ends at 100.
        (
            """
            image avatar 80x80
            make.top.equalTo(root).offset(20); make.centerX.equalTo(root)
            label name "Ada Lovelace"
            make.centerX.equalTo(root)
            make.top.equalTo(avatar).offset(8)
            """, "below `avatar`", "on line 6, write make.top.equalTo(avatar.bottom).offset(8)", "name",
            Rect(x: 112, y: 108, width: 96, height: 20)
        ),
    ])
    func lintsSuggestWhatWasIntended(
        _ script: String, _ words: String, _ code: String, _ view: String, _ frame: Rect
    ) throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let lints = interpreter.lints
        let lint = try #require(lints.first)
        #expect(lints.count == 1, "\(lints.map(\.message))")
        #expect("\(lint.message) \(lint.help ?? "")".contains(words), "\(lint.message) \(lint.help ?? "")")
        let repair = try #require(lint.repair)
        #expect(repair.code?.contains(code) == true, "\(repair.code ?? repair.statement)")
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        let found = try #require(interpreter.layout()?.item(named: view)?.frame)
        #expect(found.isNear(frame), "\(found)")
        #expect(interpreter.lints.isEmpty)
    }

    /// One statement is said first, and settles all that is open.
    @Test(arguments: [
        // Two halves of 320 with 10 around each: 145 wide.
        (
            "view a, b\na.makeConstraints { make in make.left.top.bottom.equalTo(root).inset(10) }\n"
                + "b.makeConstraints { make in make.right.top.bottom.equalTo(root).inset(10); make.width.equalTo(a) }",
            "b.makeConstraints { make in make.left.equalTo(a.right).offset(10) }", "b",
            Rect(x: 165, y: 10, width: 145, height: 460)
        ),
        (
            "view a, b\na.makeConstraints { make in make.left.top.bottom.equalTo(root).inset(10); make.width.equalTo(b) }\n"
                + "b.makeConstraints { make in make.top.bottom.equalTo(a); make.left.equalTo(a.right).offset(10); make.width.equalTo(a) }",
            "b.makeConstraints { make in make.right.equalTo(root).offset(-10) }", "b",
            Rect(x: 165, y: 10, width: 145, height: 460)
        ),
        // A square of the size of a row.
        (
            "view a\nmake.left.top.equalTo(root).offset(10); make.width.equalTo(a.height)",
            "a.makeConstraints { make in make.width.equalTo(44) }", "a", Rect(x: 10, y: 10, width: 44, height: 44)
        ),
    ])
    func ambiguitiesAreResolvedTogether(_ script: String, _ statement: String, _ view: String, _ frame: Rect) throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let reports = interpreter.reports(on: try #require(interpreter.layout()).findings)
        #expect(reports.count == 1)
        #expect(reports.first?.repairs.first?.statement == statement)
        _ = interpreter.run(SourceText(name: "in[1]", text: statement, isInput: true))
        let layout = try #require(interpreter.layout())
        #expect(layout.findings.isEmpty && layout.item(named: view)?.frame == frame)
    }

    /// A card that is as wide as its title is wider than the screen; one that isn't may be.
    @Test(arguments: [
        ("A rather long title for a card of this size", "numberOfLines = 0"),
        ("A title a little long", "instead of equalTo"),
    ])
    func textTooLongForItsCardWrapsOrWidensIt(_ title: String, _ help: String) {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(
            SourceText(
                name: "a.mas",
                text: "screen 320x480\nview card\nmake.center.equalTo(root); make.width.equalTo(160)\n"
                    + "label title \"\(title)\" in card\nmake.edges.equalTo(card).inset(16)"))
        #expect(interpreter.lints.count == 1 && interpreter.lints.first?.help?.contains(help) == true)
    }

    /// A limit cuts a long text short, and a shorter one is let be.
    @Test func aLimitThatTruncatesTextLetsItWrap() {
        let limit = "\nmake.top.right.equalTo(root)\nmake.width.lessThanOrEqualTo(120)"
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(
            SourceText(name: "a.mas", text: "label long \"Are you coming to the party tonight, or not?\"" + limit))
        #expect(interpreter.lints.map(\.slug) == ["squeezed-text"])
        #expect(interpreter.lints.first?.help?.contains("long.numberOfLines = 0") == true)
        let other = Interpreter.offeringStatements()
        _ = other.run(SourceText(name: "a.mas", text: "label long \"A name that is long\"" + limit))
        #expect(other.lints.isEmpty)
    }

    /// 320 - 20 - 50 are left beside the first for the distance.
    @Test func aDistanceThatIsTooLongIsNamed() {
        let interpreter = Interpreter.offeringStatements()
        let text = """
            screen 320x480
            image a 20x20
            make.left.top.equalTo(root)
            image b 50x50
            make.top.equalTo(a)
            make.left.equalTo(a.right).offset(400)
            """
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        #expect(interpreter.lints.count == 1)
        #expect(interpreter.lints.first?.help?.contains("with 250 or less, it would be inside") == true)
    }

    /// What is to be distributed is declared as empty, and stays so.
    @Test(arguments: ["", "print(rows)\n"])
    func anArrayThatNothingIsAddedToIsNamed(_ use: String) {
        let text = "var rows = []\nfor i in 0..<2 {\n    view row\n}\n\(use)rows.distribute(vertical, spacing: 8)"
        let found = Interpreter.offeringStatements().run(SourceText(name: "a.mas", text: text)).diagnostics
        #expect(found.first?.labels.last?.message == "it stays empty: add elements with rows.append(view)")
        let other = text.replacing("    view row\n}", with: "    view row\n}\nrows.append(root)")
        let others = Interpreter.offeringStatements().run(SourceText(name: "a.mas", text: other)).diagnostics
        #expect(others.first?.labels.contains { $0.message.contains("stays empty") } == false)
    }

    /// A view that keeps its given frame is in two conflicts by one mistake.
    @Test func conflictsOfOneMistakeAreReportedOnce() {
        let text = """
            let box = UIView()
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
            """
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.swift", text: text))
        let findings = interpreter.layout()?.findings ?? []
        let reports = interpreter.reports(on: findings)
        #expect(findings.count == 2 && reports.count == 1)
        #expect(reports.first?.repairs.first?.code == "box.translatesAutoresizingMaskIntoConstraints = false")
    }

    /// An update that ties a left edge to something else leaves the old one, which is to go.
    @Test func anUpdateThatTiesAnEdgeElsewhereLeavesTheOldOne() throws {
        let interpreter = Interpreter.offeringStatements()
        let text = """
            screen 320x480
            view box
            box.makeConstraints { make in
                make.top.equalTo(root); make.size.equalTo(100)
                make.left.equalTo(root).offset(20)
            }
            box.updateConstraints { make in make.left.equalTo(root.right).offset(-120) }
            """
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let finding = try #require(interpreter.layout()?.findings.first)
        let first = try #require(interpreter.repairs(of: finding).first)
        #expect(first.code == "delete line 5")
    }

    /// The place that took a constraint away is named, and what makes it again comes first.
    @Test func aConstraintThatIsUninstalledIsNamedWhereItsViewIsOpen() throws {
        let interpreter = Interpreter.offeringStatements()
        let text = "view tip\nmake.left.top.height.equalTo(root)\nlet w = make.width.equalTo(120)\nw.uninstall()"
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let layout = try #require(interpreter.layout())
        let report = try #require(interpreter.reports(on: layout.findings).first)
        #expect(report.repairs.first?.code == "make.width.equalTo(120)")
        let diagnostic = Diagnostic(report.finding, in: layout, repairs: report.repairs)
        #expect(diagnostic.labels.map(\.source.name).count == 2)
        #expect(diagnostic.labels.last.map { $0.source.line(at: $0.span.lower) } == 4)
        #expect(diagnostic.notes == ["#4 tip.width == 120 was removed; `install` brings it back"])
        // What is said again is not missed.
        _ = interpreter.run(SourceText(name: "in[1]", text: "make.width.equalTo(20)", isInput: true))
        #expect(interpreter.layout()?.findings.isEmpty == true)
    }

    /// A square whose height is said to be its own.
    @Test func aSizeRelatedToItselfIsTheOtherSize() {
        let interpreter = Interpreter.offeringStatements()
        let text = "view box\nmake.center.equalTo(root)\nmake.width.equalTo(100)\nmake.height.equalTo(box.height)"
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        #expect(interpreter.lints.first?.repair?.code == "on line 4, write make.height.equalTo(box.width)")
    }

    /// What settles a place: the center of the other axis; and what keeps a text from another: the view that it belongs to.
    @Test(arguments: [
        (
            "image avatar 40x40\nmake.left.top.equalTo(root)\nlabel title \"Inbox\"\n"
                + "make.left.equalTo(avatar.right).offset(12)\nmake.centerX.equalTo(avatar)",
            "on line 6, write make.centerY.equalTo(avatar)"
        ),
        (
            """
            label name "Name"
            label mail "E-mail"
            field first
            make.left.top.equalTo(root).offset(100); make.size.equalTo(100x40)
            field second
            make.left.equalTo(first); make.size.equalTo(first); make.top.equalTo(first.bottom).offset(10)
            select name; make.left.equalTo(root).offset(10); make.centerY.equalTo(first)
            select mail; make.left.equalTo(root).offset(10); make.centerY.equalTo(first)
            """, "on line 9, write make.centerY.equalTo(second)"
        ),
    ])
    func findingsSuggestWhatWasIntended(_ script: String, _ code: String) throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let finding = try #require(interpreter.layout()).findings.first
        let repair = try #require(finding.map { interpreter.repairs(of: $0).first } ?? interpreter.lints.first?.repair)
        #expect(repair.code == code, "\(repair.code ?? repair.statement)")
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        #expect(interpreter.layout()?.findings.isEmpty == true)
        #expect(interpreter.lints.isEmpty, "\(interpreter.lints.map(\.message))")
    }

    /// Ambiguities: a list without its top, a row whose views have no width; and a second chain of the current view.
    @Test(arguments: [
        (
            "view header\nmake.top.left.right.equalTo(root)\nmake.height.equalTo(64)\nview list\nmake.left.right.bottom.equalTo(root)",
            "make.top.equalTo(header.bottom)", "list", Rect(x: 0, y: 64, width: 320, height: 416)
        ),
        (
            "view a, b, c\nmake.top.equalTo(root)\nmake.height.equalTo(44)\nselect a\nmake.left.equalTo(root).offset(10)\n"
                + "select b\nmake.left.equalTo(a.right).offset(10)\nselect c\nmake.left.equalTo(b.right).offset(10)\n"
                + "make.right.equalTo(root).offset(-10)",
            "a.makeConstraints { make in make.width.equalTo(b); make.width.equalTo(c) }", "c",
            // 320 - 4 * 10 for three.
            Rect(x: 320 - 10 - 280.0 / 3, y: 0, width: 280.0 / 3, height: 44)
        ),
        (
            "view banner\nmake.left.right.top.equalTo(root)\nmake.height.equalTo(44)\n// later\nmake.height.equalTo(10)",
            "on line 6, write `update` instead of `make`", "banner", Rect(x: 0, y: 0, width: 320, height: 10)
        ),
        // At its top and its bottom, and nowhere across: at the bottom, below what ends where it begins.
        (
            """
            view chat
            make.top.left.right.equalTo(root)
            view bar
            make.top.right.bottom.equalTo(root)
            make.height.equalTo(50)
            make.top.equalTo(chat.bottom)
            """, "on line 5, write make.right.bottom.equalTo(root), and add make.left.equalTo(root)", "chat",
            Rect(x: 0, y: 0, width: 320, height: 430)
        ),
        // Three of 34, 34 and 32 with 12 between them do not fill 360; the last begins at 100 + 2 * 46.
        (
            """
            field user "you@example.com"
            make.left.right.equalTo(root).inset(20); make.top.equalTo(root).offset(100)
            field pass "secret"
            make.left.right.equalTo(user); make.top.equalTo(user.bottom).offset(12)
            button login "Log in"
            make.left.right.equalTo(pass); make.top.equalTo(pass.bottom).offset(12)
            make.bottom.equalTo(root).offset(-20)
            """, "on line 8, write make.bottom.lessThanOrEqualTo(root).offset(-20)", "login",
            Rect(x: 20, y: 192, width: 280, height: 32)
        ),
    ])
    func layoutsSuggestWhatWasIntended(_ script: String, _ code: String, _ view: String, _ frame: Rect) throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let reports = interpreter.reports(on: try #require(interpreter.layout()).findings)
        let repair = try #require(reports.first?.repairs.first)
        #expect(reports.count == 1 && repair.code == code, "\(repair.code ?? repair.statement)")
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        let found = try #require(interpreter.layout()?.item(named: view)?.frame)
        #expect(found.isNear(frame), "\(found)")
    }

    /// Edges tied to what stands on their other sides; the openness that comes of the same is reported with it.
    @Test(arguments: [
        (
            """
            view header, list, footer
            header.makeConstraints { make in make.top.left.right.equalTo(root); make.height.equalTo(60) }
            footer.makeConstraints { make in make.bottom.left.right.equalTo(root); make.height.equalTo(50) }
            select list
            make.left.right.equalTo(root)
            make.top.equalTo(footer.bottom)
            make.bottom.equalTo(header.top)
            """,
            "on line 8, write make.bottom.equalTo(footer.top); on line 7, write make.top.equalTo(header.bottom)",
            "list", Rect(x: 0, y: 60, width: 320, height: 370)
        ),
        (
            """
            label name "Name"
            make.left.top.equalTo(root).offset(16); make.width.equalTo(80)
            field entry "Ada"
            make.centerY.equalTo(name); make.height.equalTo(30)
            make.right.equalTo(name.left).offset(8)
            make.right.equalTo(root).offset(-16)
            """, "on line 6, write make.left.equalTo(name.right).offset(8)", "entry",
            Rect(x: 104, y: 11, width: 200, height: 30)
        ),
        (
            """
            view a, b
            let pages = [a, b]
            pages.makeConstraints { make in make.top.bottom.equalTo(root) }
            pages.distribute(vertical, spacing: 0)
            """, "on line 5, write `horizontal` instead of `vertical`", "b", Rect(x: 160, y: 0, width: 160, height: 480)
        ),
    ])
    func conflictsAreReportedWithTheirConsequences(
        _ script: String, _ code: String, _ view: String, _ frame: Rect
    ) throws {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let layout = try #require(interpreter.layout())
        let reports = interpreter.reports(on: layout.findings)
        let report = try #require(reports.first)
        #expect(reports.count == 1 && layout.findings.count > 1 && report.others.count == layout.findings.count - 1)
        #expect(report.repairs.first?.code == code, "\(report.repairs.map { $0.code ?? $0.statement })")
        let notes = Diagnostic(report.finding, in: layout, repairs: report.repairs, others: report.others).notes
        #expect(notes.contains { $0.hasPrefix("while it is broken, ") && $0.contains("has no fixed ") }, "\(notes)")
        let statement = try #require(report.repairs.first?.statement)
        _ = interpreter.run(SourceText(name: "in[1]", text: statement, isInput: true))
        let found = try #require(interpreter.layout()?.item(named: view)?.frame)
        #expect(found.isNear(frame) && interpreter.layout()?.findings.isEmpty == true, "\(found)")
    }

    /// Twice as wide as what two buttons share; a text that nothing lets give way.
    @Test func sharesAndPrioritiesThatAreTooLargeAreReported() {
        let shares = Interpreter.offeringStatements()
        _ = shares.run(
            SourceText(
                name: "a.mas",
                text: """
                    screen 320x480
                    button no "No"; button yes "Yes"
                    [no, yes].makeConstraints { make in
                        make.bottom.equalTo(root); make.height.equalTo(44)
                        make.width.equalTo(root).multipliedBy(2)
                    }
                    no.makeConstraints { make in make.left.equalTo(root) }
                    yes.makeConstraints { make in make.right.equalTo(root) }
                    """))
        #expect(shares.lints.count == 1, "\(shares.lints.map(\.message))")
        #expect(shares.lints.first?.help?.contains("the multiplier 0.5 instead of 2") == true)
        let wishes = Interpreter.offeringStatements()
        _ = wishes.run(
            SourceText(
                name: "b.mas",
                text: """
                    screen 200x100
                    label city "A city with a long name"
                    make.left.top.equalTo(root)
                    label degrees "21 degrees"
                    make.right.top.equalTo(root)
                    make.left.greaterThanOrEqualTo(city.right).offset(8)
                    city.setContentCompressionResistancePriority(1000, horizontal)
                    """))
        #expect(wishes.lints.map(\.slug) == ["squeezed-text"])
        #expect(
            wishes.lints.first?.help
                == "to truncate `city` instead: city.setContentCompressionResistancePriority(749, horizontal)")
    }

    /// Among views in the middle that is where one belongs whose place is open.
    @Test func aViewAmongCenteredViewsIsCentered() throws {
        let interpreter = Interpreter.offeringStatements()
        let text = """
            screen 320x480
            image drawing 100x100
            make.center.equalTo(root)
            label title "Fast"
            make.top.equalTo(drawing.bottom)
            label body "At once"
            make.centerX.equalTo(root)
            make.top.equalTo(title.bottom)
            """
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let finding = try #require(interpreter.layout()?.findings.first)
        let code = interpreter.repairs(of: finding).first?.code
        #expect(code == "title.makeConstraints { make in make.centerX.equalTo(root) }")
    }

    /// A title that runs under the value at the end of its row is to end before that: 200 - 12 - 48 - 8 - 12 are left.
    @Test func aTitleEndsBeforeTheValueOnItsLine() throws {
        let interpreter = Interpreter.offeringStatements()
        let text = """
            screen 200x300
            label title "Monthly subscription price"
            make.left.equalTo(root).offset(12); make.top.equalTo(root).offset(20)
            label value "$12.00"
            make.right.equalTo(root).offset(-12); make.centerY.equalTo(title)
            """
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let lints = interpreter.lints
        let repair = try #require(lints.first?.repair)
        #expect(lints.count == 1)
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        #expect(interpreter.layout()?.item(named: "title")?.frame.width == 120)
        #expect(interpreter.layout()?.findings.isEmpty == true)
    }

    /// What is said twice of a view makes no two views of it; a knob is larger than the track that it is on.
    @Test(arguments: [
        (
            "view a, b\nselect a; make.left.top.equalTo(root); make.size.equalTo(40)\n"
                + "select b; make.left.equalTo(a.right); make.top.size.equalTo(a)".replacing(
                    "top.size", with: "top.width.height")
                + "\nmake.left.equalTo(a.right)", ["duplicate-constraint"]
        ),
        (
            "view track; make.left.right.top.equalTo(root).inset(20); make.height.equalTo(4)\n"
                + "view knob in track; knob.color = \"red\"; make.size.equalTo(12); make.centerY.equalTo(track); make.left.equalTo(track)",
            []
        ),
        // Buttons that hide one another's titles.
        (
            """
            button a "A"; make.top.right.equalTo(root)
            button b "B"; make.top.equalTo(a); make.right.equalTo(a).offset(-8)
            button c "C"; make.top.equalTo(a); make.right.equalTo(b).offset(-8)
            """, ["overlapping-views", "overlapping-views"]
        ),
        // Views that a counter moves on by a point each.
        (
            """
            for i in 0..<3 {
                view v
                make.size.equalTo(20); make.left.equalTo(root).offset(i); make.top.equalTo(root)
            }
            """, ["overlapping-views"]
        ),
        // Buttons that share a border.
        (
            """
            button a "One"; make.left.top.equalTo(root); make.size.equalTo((90, 32))
            button b "Two"; make.left.equalTo(a.right).offset(-1); make.top.size.equalTo(a)
            """, []
        ),
        // A bar that is not thin.
        (
            "view track; make.left.right.top.equalTo(root).inset(20); make.height.equalTo(40)\n"
                + "view knob in track; knob.color = \"red\"; make.size.equalTo(52); make.centerY.equalTo(track); make.left.equalTo(track)",
            ["outside-superview"]
        ),
    ])
    func lintsAre(_ script: String, _ slugs: [String]) {
        let interpreter = Interpreter.offeringStatements()
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        #expect(interpreter.lints.map(\.slug) == slugs, "\(interpreter.lints.map(\.message))")
    }

    @Test(arguments: [
        ("label a \"Hello in root", "label a \"Hello\" in root"),
        ("view bar\nbutton a \"Sign in in bar", "view bar\nbutton a \"Sign in\" in bar"),
        ("label a \"All in one", "label a \"All in one\""),
    ])
    func aTextEndsBeforeItsParent(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("view form\nlabel name in form \"Name\"", "view form\nlabel name \"Name\" in form"),
        ("view form\nlabel name in form text: \"Name\"", "view form\nlabel name \"Name\" in form"),
        ("view form\nbutton name in form = \"Name\"", "view form\nbutton name \"Name\" in form"),
        ("view form\nimage face in form size: 40x40", "view form\nimage face 40x40 in form"),
        (
            "view form\nview line in form width: 9, height: 1",
            "view form\nview line in form\nmake.width.equalTo(9)\nmake.height.equalTo(1)"
        ),
    ])
    func theTextOfAViewFollowsItsName(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) < 1 && abs(y - other.y) < 1 && abs(width - other.width) < 1 && abs(height - other.height) < 1
    }
}
