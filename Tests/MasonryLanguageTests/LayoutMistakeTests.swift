import Masonry
import MasonryLanguage
import Testing

/// What lies where it was hardly meant to, and what was meant: each mend is carried out.
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
            """, "`one`, `two` beside one another take all of `root`", "make.width.equalTo(root).dividedBy(3)", "three",
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
            """, "was it to be in `header`?", "on line 6, write label name \"Anna\" in header", "name",
            Rect(x: 48, y: 30, width: 60, height: 20)
        ),
    ])
    func lintsHaveWhatWasMeant(
        _ script: String, _ words: String, _ code: String, _ view: String, _ frame: Rect
    ) throws {
        let interpreter = Interpreter()
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

    /// What settles a place: the centre of the other axis; and what keeps a text from another: the view that it belongs to.
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
    func findingsHaveWhatWasMeant(_ script: String, _ code: String) throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen 320x480\n" + script))
        let finding = try #require(interpreter.layout()).findings.first
        let repair = try #require(finding.map { interpreter.repairs(of: $0).first } ?? interpreter.lints.first?.repair)
        #expect(repair.code == code, "\(repair.code ?? repair.statement)")
        _ = interpreter.run(SourceText(name: "in[1]", text: repair.statement, isInput: true))
        #expect(interpreter.layout()?.findings.isEmpty == true)
        #expect(interpreter.lints.isEmpty, "\(interpreter.lints.map(\.message))")
    }

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
    func whatAViewShowsStandsBehindItsName(_ text: String, _ mended: String) { Mend.expect(text, becomes: mended) }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) < 1 && abs(y - other.y) < 1 && abs(width - other.width) < 1 && abs(height - other.height) < 1
    }
}
