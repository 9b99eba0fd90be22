import Foundation
import Masonry
import MasonryDrawing
import MasonryLanguage
import Testing

@testable import masonry_repl

/// The way back and forth through a session, and scripts that lead to its scene.
@Suite struct MemoryTests {
    private struct Played {
        let session: Session
        let loop: SessionLoop
        let console: Console

        init(_ inputs: [String], files: any ScriptFiles = NoFiles()) {
            console = Console(isCollecting: true)
            let presenter = Presenter(
                console: console, isASCII: false, colors: .none, usesColorInDiagnostics: false, size: { (80, 24) })
            session = Session(reporter: LayoutReporter(Interpreter(files: files)), presenter: presenter)
            loop = SessionLoop(session: session, commands: CommandRunner(session: session))
            type(inputs)
        }

        func type(_ inputs: [String]) {
            for input in inputs { _ = loop.handle(input) }
        }

        /// What is printed for an input.
        func answer(_ input: String) -> String {
            _ = console.takeText()
            type([input])
            return console.takeText()
        }

        var json: String { Self.json(session.interpreter) }

        /// The layout, without the lines that constraints were written on.
        static func json(_ interpreter: Interpreter) -> String {
            let places: Set = ["source", "line", "column", "offset", "statement"]
            return Report(layout: interpreter.scene.layout()).json.split(separator: "\n").filter { line in
                !places.contains { line.contains("\"\($0)\" :") }
            }.joined(separator: "\n")
        }
    }

    private struct OneFile: ScriptFiles {
        let name: String
        let text: String

        func script(at path: String, importedBy importer: SourceText, below top: SourceText) throws(ScriptFileError)
            -> SourceText
        {
            if path != name { throw .unreadable(reason: "there is none") }
            return SourceText(name: name, text: text)
        }
    }

    /// An edit runs the later inputs again. If they fail, or the result is not right, everything is as before.
    @Test func anEditThatFailsChangesNothing() throws {
        let played = Played(Self.scene)
        let before = (played.json, played.session.script, played.session.timeline.number)
        let input = played.session.timeline.entries[1].source
        let edits = [
            (Replacement(source: input, span: Span(0, 4), text: "label"), false),
            (Replacement(source: input, span: Span(5, 9), text: "box"), true),
        ]
        for (edit, isRight) in edits {
            #expect(played.session.edit(edit, title: "edit", where: { isRight }) == nil)
            #expect(played.json == before.0)
            #expect(played.session.script == before.1)
            #expect(played.session.timeline.number == before.2)
        }
        let kind = Replacement(source: input, span: Span(0, 4), text: "label")
        #expect(played.session.edit(kind, title: "edit")?.text == "label card")
        #expect(played.session.script.contains("label card\n"))
        #expect(played.answer(":undo").contains("undo: edit"))
        #expect(played.session.script == before.1)
        #expect(played.json == before.0)
    }

    /// `_` is written as the value it stands for, so that scripts need no session.
    @Test func theLastValueHasAName() {
        let played = Played(["view card; make.left.top.width.height.equalTo(30)"])
        for (input, answer) in [
            ("1 / 3", "0.333333"), ("_ * 3", "1"), ("2 - 5", "-3"), ("_ * _", "9"),
            ("\"a\\\"b\" + \"c\"", "\"a\\\"bc\""),
            ("_ + _", "\"a\\\"bca\\\"bc\""), ("card.frame", "(30, 30, 30, 30)"), (":why card.left", "card.left = 30"),
            ("_", "(30, 30, 30, 30)"), ("_.width", "30"), ("let w = _", ""), ("[1, \"x\", w]", "[1, \"x\", 30]"),
            ("_[2]", "30"), ("card", "card (30, 30, 30, 30)"), ("_.left", "card.left"), ("let _ = 4", ""),
            ("for _ in 0..<1 { }", ""), ("_.value", "30"),
        ] {
            #expect(played.answer(input).hasPrefix(answer), "\(input)")
        }
        #expect(played.session.script.hasSuffix("let w = 30\nlet _ = 4\nfor _ in 0..<1 { }\n"))
        played.type(["func f() { 1 }", "f"])
        #expect(played.answer("_()").contains("`_` is a function, which only a name stands for"))
    }

    private static let file = """
        #!/usr/bin/env masonry-repl
        // A card with an icon.
        screen 240x96 // small

        view card; make.edges.equalTo(root).inset(16)
        view icon in card
        /* what follows
           calls */ make.size.equalTo(side())
        func half(n) { n / 2 }
        func side() { half(64) }
        // lint:disable-begin
        make.left.equalTo(card).offset(-16)
        // lint:disable-end
        make.centerY.equalTo(card)

        """

    /// Each statement of a session's file is an input, unless it needs a later one.
    @Test func aFilesStatementsAreInputs() {
        let file = SourceText(name: "card.mas", text: Self.file)
        let played = Played([])
        played.session.run(file: file)
        #expect(
            played.answer(":history") == """
                  1  screen 240x96 // small
                  2  view card
                  3  make.edges.equalTo(root).inset(16)
                  4  view icon in card
                  5  make.size.equalTo(side()) (and 2 more lines)
                > 6  make.left.equalTo(card).offset(-16) (and 2 more lines)

                """)
        let whole = Interpreter()
        _ = whole.run(file, showsValues: false)
        #expect(played.json == Played.json(whole))
        #expect(played.session.reporter.lints.map(\.message) == LayoutReporter(whole).lints.map(\.message))
        #expect(played.answer(":diff 3 4").contains("+ icon") || played.answer(":diff 3 4").contains("icon"))
        #expect(played.answer(":goto 3").contains("at 3  make.edges"))
        #expect(played.answer(":undo").contains("undo: make.edges"))
        #expect(played.answer(":goto 6").contains("at 6"))
        #expect(played.json == Played.json(whole))
        let again = Interpreter()
        _ = again.run(SourceText(name: "saved.mas", text: played.session.script), showsValues: false)
        #expect(Played.json(again) == Played.json(whole))
    }

    /// What can't be read runs not at all, and what fails is the last.
    @Test func aFileStopsAtItsMistake() {
        let played = Played([])
        played.session.run(file: SourceText(name: "bad.mas", text: "view a\nview b\n\n// here\nview c in d\nview e\n"))
        #expect(played.console.takeText().contains("bad.mas stopped in the input that starts on line 4"))
        #expect(played.session.interpreter.scene.views.map(\.name).suffix(2) == ["a", "b"])
        played.session.run(file: SourceText(name: "worse.mas", text: "view x\nview y y\n"))
        #expect(played.console.takeText().contains("worse.mas:2"))
        #expect(played.session.timeline.entries.count == 2)
        let classes = "#import <UIKit/UIKit.h>\n@implementation C\n- (void)viewDidLoad { self.view.tag = 1; }\n@end\n"
        played.session.run(file: SourceText(name: "c.m", text: classes))
        #expect(played.session.timeline.entries.map(\.title) == ["view a", "view b", "c.m"])
    }

    private static let scene = [
        "screen 240x96", "view card", "make.edges.equalTo(root).inset(16)", "view icon in card",
        "make.left.equalTo(card).offset(16); make.size.equalTo(32)", "make.centerY.equalTo(card)",
    ]

    @Test(arguments: [
        scene,
        scene + ["view more in nowhere", "make.width.equalTo(-1); oops", "view last; oops"],
        scene + [":undo", ":undo", "make.top.equalTo(card)"],
        scene + [":undo 3", ":redo 2"],
        scene + ["make.right.equalTo(card).offset(-16)", ":fix 1"],
        scene + [":size 300x100", ":rtl", ":undo", ":rtl", ":try view gone"],
        scene + [":goto 2", "make.center.equalTo(root); make.size.equalTo(20)", "card.frame"],
        scene + [":reset", "view other // with a remark\n// and another", ":undo", ":redo"],
        [
            "let width = 10 // points", "func wide(v) { v.makeConstraints { make in make.width.equalTo(width) } }",
            "view a, b; wide(a); wide(b)", ":undo", "view a; wide(a)",
            "view a; a.updateConstraints { make in make.width.equalTo(12) }",
        ],
        [
            "import \"parts.mas\"", "import \"parts.mas\"; make.left.equalTo(part)", "view b; import \"parts.mas\"",
            ":undo", ":redo",
        ],
    ])
    func aSavedScriptLeadsToTheSameScene(inputs: [String]) {
        let parts = OneFile(
            name: "parts.mas",
            text: "#!/usr/bin/env masonry-repl\nview part\r\nmake.edges.equalTo(root).inset(4) // end")
        let played = Played(inputs, files: parts)
        let again = Interpreter()
        let outcome = again.run(SourceText(name: "saved.mas", text: played.session.script), showsValues: false)
        #expect(outcome.isComplete, "\(played.session.script)\(outcome.diagnostics)")
        #expect(Played.json(again) == played.json)
        #expect(again.scene.views.count > 1)
    }

    @Test func goingThereAndBackChangesNothing() {
        let played = Played(Self.scene)
        let end = played.json
        for number in [3, 0, 5, 1, 6] {
            played.type([":goto \(number)"])
            #expect(played.json == Played(Array(Self.scene.prefix(number))).json, "\(number)")
        }
        #expect(played.json == end)
        played.type([":reset"])
        #expect(played.session.interpreter.scene.views.count == 1)
        played.type([":redo 99"])
        #expect(played.json == end)
    }

    @Test func severalInputsGoBackInOneLine() {
        let played = Played(Self.scene)
        #expect(played.answer(":undo 3").hasSuffix("\nundo: 3 inputs, the last one: view icon in card\n"))
        #expect(played.answer(":redo 2").contains("redo: 2 inputs, the last one: make.left.equalTo(card)"))
    }

    @Test func numbersAreThoseOfMessages() {
        let played = Played(["view a", "oops", "view b", "a.frame"])
        #expect(played.answer(":history") == "  1  view a\n  3  view b\n> 4  a.frame\n")
        #expect(played.answer(":goto 2").contains("there is no input 2; `:history` lists them"))
        #expect(played.answer(":goto").contains("takes the number"))
        #expect(played.answer(":undo").contains("undo: view b"))
        #expect(played.answer(":history") == "> 1  view a\n  3  view b  (undone)\n  4  a.frame  (undone)\n")
        #expect(played.answer(":history 1").contains("2 earlier"))
        // A question forgets nothing of what was taken back, a change does.
        played.type(["1 + 1"])
        #expect(played.answer(":redo").contains("redo: view b"))
        played.type([":undo", "view c"])
        #expect(played.answer(":redo").contains("there is nothing to redo"))
    }

    @Test func aDifferenceNamesWhatCameWentAndMoved() {
        let played = Played(Self.scene)
        let last = played.answer(":diff")
        #expect(last.contains("from 5"))
        #expect(last.contains("+ #8  icon.centerY == card.centerY"))
        #expect(last.contains("icon  moves  (16, 0, 32, 32)  → (16, 16, 32, 32)"))
        let all = played.answer(":diff 1 3")
        #expect(all.contains("card  is new"))
        #expect(!all.contains("icon"))
        #expect(played.answer(":diff 3 1").contains("- #1  card.left == root.left + 16"))
        #expect(played.answer(":diff 9").contains("there is no input 9"))
        #expect(played.json == Played(Self.scene).json)
    }

    @Test func printingIsNotRepeated() {
        let played = Played([])
        played.session.interpreter.onOutput = { [console = played.console] in console.write($0) }
        #expect(played.answer("view a; print(\"on\" + \"ce\")").contains("once"))
        played.type([":undo"])
        #expect(!played.answer(":redo").contains("once"))
        #expect(played.answer("print(\"more\")").contains("more"))
    }

    @Test func aJournalsEventsComeBackAsTheyWere() {
        let events: [JournalEvent] = [
            .lesson("07-limits.md"),
            .typed("view a\n\tb\\n"),
            .kept(number: 12, name: "a\tb.mas", isInput: false, accent: .objectiveC, script: "// \r\n日本"),
            .kept(number: 1, name: "in[1]", isInput: true, accent: .masonry, script: ""), .wentTo(7), .began,
            .edited(
                number: 8,
                JournalEvent.Edit(input: 3, span: Span(5, 9), text: "a\tb\nc", title: "on line 1, write `x`")),
            .chose(CanvasChoice(mode: .pin, theme: .light, zoom: "a,\tb", aids: [.margins], isAnimated: true)),
            .chose(CanvasChoice()),
        ]
        for event in events {
            #expect(!event.line.dropLast().contains { $0.isNewline })
            #expect(JournalEvent(line: event.line.dropLast()) == event)
        }
        for line in ["", "typed", "at x", "kept\t1", "input\tx\ty\tz", "edit\t8\t3\t9\t5\tx\ty"] {
            #expect(JournalEvent(line: line[...]) == nil)
        }
    }

    @Test func resetWithoutChangesDoesNothing() {
        let played = Played(["1 + 1"])
        #expect(played.answer(":reset") == "nothing has changed since the start of the session\n")
        #expect(!played.answer(":history").contains("undone"))
    }

    @Test func commandsOfTheTerminalAreLeftOutOfTranscripts() {
        let played = Played(["view a", ":draw pin", ":animate on", ":draw margins", ":draw off"])
        #expect(played.session.typed == ["view a", ":draw margins", ":draw off"])
    }

    @Test(arguments: [
        "make.width.equalTo(30)",
        "view b; make.left.equalTo(root).offset(200); make.top.equalTo(root); make.size.equalTo(60)",
    ])
    func typingOnStopsLookingForFixes(_ statement: String) {
        let played = Played(["screen 240x96", "view a; make.left.top.equalTo(root); make.size.equalTo(20)"])
        played.session.isTyping = { true }
        #expect(!played.answer(statement).contains(":fix N does one"))
        #expect(played.session.offers.isEmpty)
        #expect(played.answer(":fix 1").contains(/is (?:now: |deleted)/))
    }

    @Test func layoutsAreExportedAsTheFilesNameSays() throws {
        let folder = try TerminalSession.newFolder().path
        let played = Played(Self.scene)
        let beginnings = [
            ".svg": "<?xml ", ".json": "{", ".txt": "┌root 240×96", ".m": "#import <UIKit/UIKit.h>\n#import <Masonry",
            ".swift": "import SnapKit\n",
        ]
        // Pictures in pixels have tests of their own.
        for suffix in LayoutFormat.suffixes where suffix != ".png" && suffix != ".pdf" {
            let path = "\(folder)/layout\(suffix)"
            #expect(played.answer(":export \(path)") == "saved to \(path)\n")
            let text = try TextFile.read(path)
            #expect(text.hasPrefix(try #require(beginnings[suffix])))
            #expect(text.contains("icon"))
        }
        let refusal = played.answer(":export layout.bmp")
        #expect(refusal.contains("`.txt`, `.svg`, `.png`, `.pdf`, `.json`, `.m` or `.swift`"))
        #expect(played.answer(":export").contains("needs the path of a file"))
    }

    @Test(arguments: [
        ("home.swift --format anchors", "NSLayoutConstraint.activate(["),
        ("home.swift --format nslayoutconstraint", "item: "), ("home.swift --format snapkit", "snp.makeConstraints"),
        ("home.m --format nslayoutconstraint", "[NSLayoutConstraint activateConstraints:@["),
        ("my home.m --format masonry", "@implementation MyHomeViewController"),
    ])
    func codeIsExportedInTheRequestedFormat(_ argument: String, _ part: String) throws {
        let folder = try TerminalSession.newFolder().path
        let path = "\(folder)/\(argument.prefix { $0 != "-" }.dropLast())"
        #expect(Played(Self.scene).answer(":export \(folder)/\(argument)") == "saved to \(path)\n")
        #expect(try TextFile.read(path).contains(part))
    }

    @Test func aFormatThatDoesNotFitIsAnError() {
        let played = Played(Self.scene)
        #expect(played.answer(":export a.m --format anchors").contains("ends in `.swift`, not `a.m`"))
        #expect(played.answer(":export a.svg --format masonry").contains("ends in `.m`, not `a.svg`"))
        #expect(played.answer(":export a.m --format swiftui").contains("`masonry`, `snapkit`, `nslayoutconstraint` or"))
    }

    /// What comments switch off in a part of a saved script is off in that part alone.
    @Test(arguments: [
        ("// lint:disable-file edges-offset\nview a\nmake.edges.equalTo(root).offset(1)", 1),
        ("view a\nmake.edges.equalTo(root).offset(1)\n// lint:disable-file\n", 1),
        ("view a\nmake.edges.equalTo(root).offset(1)\n// lint:disable edges-offset", 2),
        ("view a\nmake.edges.equalTo(root).offset(1) // lint:disable edges-offset\n", 1),
        ("// lint:disable-begin\nview a\nmake.edges.equalTo(root).offset(1)\n// lint:disable-end", 1),
        ("// lint:disable-begin\nview a\n// lint:disable-end\nmake.edges.equalTo(root).offset(1)", 2),
    ])
    func aSavedScriptHasTheFindingsOfTheSession(part: String, count: Int) {
        let parts = OneFile(name: "parts.mas", text: part)
        let played = Played(["import \"parts.mas\"", "view b; make.edges.equalTo(root).offset(2)"], files: parts)
        #expect(played.session.reporter.lints.count == count)
        let again = Interpreter()
        _ = again.run(SourceText(name: "saved.mas", text: played.session.script), showsValues: false)
        #expect(
            LayoutReporter(again).lints.map(\.message) == played.session.reporter.lints.map(\.message),
            "\(played.session.script)")
    }

    @Test func aForeignFileIsReplacedOnlyAfterAsking() throws {
        let home = try TerminalSession.newFolder()
        let file = home.appendingPathComponent("mine.mas")
        try "// mine\n".write(to: file, atomically: true, encoding: .utf8)
        let session = try TerminalSession(home: home)
        try session.waitForRows("mas>")
        try session.enter("let a = 1")
        session.type(":save mine.mas\r")
        try session.wait(for: "mine.mas already exists. Replace it?\n[y/N]> ")
        session.type("\r")
        try session.wait(for: "nothing was saved\nmas> ")
        #expect(try String(contentsOf: file, encoding: .utf8) == "// mine\n")
        session.type(":save mine.mas\r")
        try session.wait(for: "[y/N]> ")
        session.type("y\r")
        try session.wait(for: "saved to mine.mas\nmas> ")
        #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1\n")
        // What the session has written is its own.
        try session.enter("let b = 2")
        try session.enter(":save mine.mas")
        #expect(try String(contentsOf: file, encoding: .utf8) == "let a = 1\nlet b = 2\n")
    }

    @Test func aMessageQuotesWhatRan() throws {
        let home = try TerminalSession.newFolder()
        let file = home.appendingPathComponent("l1.mas")
        try "// pad\n// pad\nview first\n".write(to: file, atomically: true, encoding: .utf8)
        let session = try TerminalSession(home: home)
        try session.waitForRows("mas>")
        try session.enter(":load l1.mas")
        try "let a1 = 1\nlet bbbbbb = 22222\nview second\nmake.left.equalTo(root)\n".write(
            to: file, atomically: true, encoding: .utf8)
        try session.enter(":load l1.mas")
        try session.enter("select first; make.top.equalTo(root)")
        try session.wait("where the first view was declared") { $0.text.contains("l1.mas:3") }
        try session.enter(":findings 1")
        try session.wait("the line") { $0.text.contains("l1.mas:3 view first") }
        #expect(!session.text.contains("bbbbbb"))
    }
}
