import Foundation
import Testing

@testable import masonry_repl

/// Two versions of a layout over each other: `masonry-repl diff`, and `:diff` in a session.
struct DiffTests {
    private let folder: URL
    private static let old = """
        screen 320x240
        view card
        make.edges.equalTo(root).inset(16)
        view icon in card
        make.left.top.equalTo(card).offset(8)
        make.size.equalTo(32)
        view badge in card
        make.right.bottom.equalTo(card).offset(-8)
        make.size.equalTo(24)

        """
    /// The icon is 40 further right, the badge is gone, and there is a line.
    private static let new = """
        screen 320x240
        view card
        make.edges.equalTo(root).inset(16)
        view icon in card
        make.left.equalTo(card).offset(48)
        make.top.equalTo(card).offset(8)
        make.size.equalTo(32)
        view line in card
        make.left.right.bottom.equalTo(card)
        make.height.equalTo(8)

        """

    init() throws {
        folder = try TerminalSession.newFolder()
        try write(Self.old, to: "old.mas")
        try write(Self.new, to: "new.mas")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func diff(_ arguments: String, input: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.run(["diff"] + arguments.split(separator: " ").map(String.init), input: input, in: folder)
    }

    private static let list = """
        icon   moves       (8, 8, 32, 32)      → (48, 8, 32, 32)
        line   is new                          (0, 200, 288, 8)
        badge  is removed  (256, 176, 24, 24)

        """

    @Test func otherFramesAreDrawnAndListed() throws {
        let result = try diff("old.mas new.mas")
        #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.hasSuffix("░ where it was\n" + Self.list), "\(result.output)")
        #expect(result.output.hasPrefix("┌root 320×240─") && result.output.contains("~icon"))
    }

    @Test func theSameFramesAreNoDifference() throws {
        try write(Self.old.replacing("offset(8)", with: "offset(4 + 4)"), to: "same.mas")
        let result = try diff("old.mas same.mas")
        #expect(result.status == 0 && result.output == "nothing moves\n" && result.errors.isEmpty)
    }

    @Test func oneVersionMayComeFromAPipe() throws {
        let expected = try diff("old.mas new.mas").output
        #expect(try diff("- new.mas", input: Self.old).output == expected)
        #expect(try diff("old.mas -", input: Self.new).output == expected)
        #expect(try diff("- -").errors.contains("only one of the versions can be standard input"))
        // The language is that of the other one.
        try write("class A: UIViewController { override func viewDidLoad() {} }\n", to: "a.swift")
        #expect(try diff("- a.swift", input: "func unused() {}\n").status != 2)
    }

    @Test func projectSourcesAreCompared() throws {
        let source = """
            import UIKit
            import SnapKit
            class Card: UIViewController {
                let icon = UIView()
                override func viewDidLoad() {
                    view.addSubview(icon)
                    icon.snp.makeConstraints { make in
                        make.left.top.equalToSuperview().offset(8)
                        make.size.equalTo(32)
                    }
                }
            }

            """
        try write(source, to: "old.swift")
        try write(source.replacing("offset(8)", with: "offset(20)"), to: "new.swift")
        let result = try diff("old.swift new.swift")
        #expect(result.status == 1, "\(result.errors)")
        #expect(result.output.contains("icon  moves  (8, 8, 32, 32)  → (20, 20, 32, 32)"), "\(result.output)")
    }

    @Test(arguments: ["svg", "png", "pdf"])
    func aPictureIsWritten(format: String) throws {
        let result = try diff("old.mas new.mas -o changes.\(format)")
        #expect(result.status == 1 && result.output.isEmpty && result.errors.isEmpty)
        let file = try Data(contentsOf: folder.appendingPathComponent("changes.\(format)"))
        if format == "pdf" {
            #expect(file.starts(with: Array("%PDF-".utf8)))
        } else {
            #expect(try file == Data(contentsOf: written(format)))
        }
        if format == "svg" {
            let text = String(decoding: file, as: UTF8.self)
            #expect(text.contains("~icon x 8→48") && text.contains(">-badge<") && text.contains(">+line<"))
        }
        #expect(try diff("old.mas old.mas -o same.\(format)").status == 0)
    }

    /// The same picture, asked for with `--format`.
    private func written(_ format: String) throws -> URL {
        let url = folder.appendingPathComponent("asked")
        _ = try diff("old.mas new.mas --format \(format) -o asked")
        return url
    }

    @Test func newAndResolvedFindingsFollow() throws {
        try write(Self.old + "make.width.equalTo(30)\n", to: "bad.mas")
        #expect(try diff("old.mas bad.mas").errors.contains("conflict"))
        let result = try diff("bad.mas old.mas")
        #expect(result.status == 0 && result.errors.contains("is resolved"), "\(result.errors)")
    }

    @Test(arguments: [
        ("old.mas none.mas", 66, "can't read `none.mas`"), ("old.mas", 64, "`diff` needs a second version"),
        ("old.mas new.mas more.mas", 64, "`diff` takes only"), ("old.mas broken.mas", 2, "broken.mas:2"),
        ("broken.mas old.mas", 2, "there is no `b` here"),
        ("old.mas new.mas --format json", 64, "diff draws text, ascii, svg, png or pdf, not json"),
        ("old.mas new.mas -o none/a.svg", 74, "there is no folder `none`"),
        ("old.mas new.mas -o a.png --scale 99", 2, "the most are 8192"),
    ])
    func troubleIsNoDifference(arguments: String, status: Int32, message: String) throws {
        try write("view a\nb\n", to: "broken.mas")
        let result = try diff(arguments)
        #expect(result.status == status)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func gitShowsADifferenceOfACommit() throws {
        let command = """
            export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
            git init -q . && cp old.mas card.mas && git add card.mas && git commit -qm old && cp new.mas card.mas
            git show HEAD:card.mas | '\(BuiltProgram.path)' diff - card.mas
            git difftool --no-prompt --extcmd "'\(BuiltProgram.path)' diff" HEAD
            """
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let once = try diff("old.mas new.mas").output
        #expect(text == once + once)
    }

    // MARK: In a session

    private func session(_ lines: String...) throws -> String {
        try BuiltProgram.run(["-i"], input: lines.joined(separator: "\n") + "\n", in: folder, joiningErrors: true)
            .output
    }

    @Test func aSessionDrawsWhatChanged() throws {
        let output = try session(
            ":draw off", "screen 160x96", "view a; make.left.top.width.height.equalTo(40)", "update.left.equalTo(80)",
            ":diff")
        #expect(output.contains("░ where it was\n") && output.contains("~a"), "\(output)")
        #expect(output.contains("a  moves  (40, 40, 40, 40)  → (80, 40, 40, 40)"))
    }

    @Test func nothingIsDrawnWhereNothingMoves() throws {
        let output = try session(":draw off", "view a; make.left.top.width.height.equalTo(40)", "let b = 1", ":diff")
        #expect(output.contains("nothing moves") && !output.contains("┌"))
    }

    @Test func aSessionWritesItAsAPicture() throws {
        let output = try session(
            "view a; make.left.top.width.height.equalTo(40)", "update.left.equalTo(80)", ":diff last.svg",
            ":diff 0 1 \"my changes.svg\"", ":diff 1 last.txt", ":diff 9 a.svg")
        #expect(output.contains("saved to last.svg") && output.contains("saved to my changes.svg"))
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
        }
        #expect(try text("last.svg").contains(">~a x 40→80<"))
        #expect(try text("my changes.svg").contains(">+a 40,40 40×40<"))
        #expect(try text("last.svg").contains("<title>root 320×480</title>"))
        #expect(output.contains("there is no input last.txt") && output.contains("there is no input 9"), "\(output)")
    }

    @Test func aSessionAsksBeforeItReplacesAPicture() throws {
        try write("mine", to: "a.svg")
        let session = try TerminalSession.atPrompt(home: folder)
        try session.enter("view a; make.left.top.width.height.equalTo(40)")
        session.type(":diff a.svg\r")
        try session.wait(for: "a.svg already exists. Replace it?")
        session.type("n\r")
        try session.wait(for: "nothing was saved")
    }

    /// A transcript is run again by `test`, which writes no files.
    @Test func aTranscriptLeavesOutPictures() throws {
        _ = try session("view a; make.left.top.width.height.equalTo(40)", ":diff", ":diff a.svg", ":transcript a.md")
        let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent("a.md")), as: UTF8.self)
        #expect(text.contains("a> :diff\n") && !text.contains("a.svg"))
    }
}
