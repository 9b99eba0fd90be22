import Foundation
import Testing

/// `masonry-repl watch` in a terminal.
struct WatchTests {
    private static let square = "screen 160x64\nview first\nmake.edges.equalTo(root).inset(8)\n"

    private func watch(
        _ text: String = square, _ environment: [String: String] = [:]
    ) throws -> (session: TerminalSession, file: URL) {
        let folder = try TerminalSession.newFolder()
        let file = folder.appendingPathComponent("a.mas")
        try text.write(to: file, atomically: false, encoding: .utf8)
        return (try TerminalSession(["watch", "a.mas"], environment: environment, home: folder, rows: 16), file)
    }

    @Test func savingRedraws() throws {
        let (session, file) = try watch()
        try session.wait("the picture") { $0.text.contains("┌first") && $0.text.contains("q quits") }
        // Written in place, and as editors do: another file put in its place.
        try Self.square.replacing("first", with: "second").write(to: file, atomically: false, encoding: .utf8)
        try session.wait("another picture") { $0.text.contains("┌+second") && !$0.text.contains("┌first") }
        try Self.square.replacing("first", with: "third").write(to: file, atomically: true, encoding: .utf8)
        try session.wait("a third picture") { $0.text.contains("┌+third") }
        session.type("q")
        #expect(session.status() == 0)
        #expect(session.bytes.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    }

    @Test func anErrorKeepsTheLastGoodPicture() throws {
        let (session, file) = try watch()
        try session.wait("the picture") { $0.text.contains("┌first") }
        try (Self.square + "view second\noops\n").write(to: file, atomically: true, encoding: .utf8)
        try session.wait("the error under the picture") { screen in
            screen.text.contains("┌first") && screen.text.contains("there is no `oops` here")
                && screen.text.contains("last good") && !screen.text.contains("┌second")
        }
        try Self.square.replacing("first", with: "fixed").write(to: file, atomically: true, encoding: .utf8)
        try session.wait("no error") { $0.text.contains("┌+fixed") && !$0.text.contains("oops") }
        session.type("\u{3}")
        #expect(session.status() == 130)
    }

    @Test func aFileThatVanishesMayComeBack() throws {
        let (session, file) = try watch()
        try session.wait("the picture") { $0.text.contains("┌first") }
        try FileManager.default.removeItem(at: file)
        try session.wait("what is missing") { screen in
            screen.text.contains("can't read `a.mas`") && screen.text.contains("┌first")
                && screen.text.contains("this is the last good picture")
        }
        try Self.square.replacing("first", with: "back").write(to: file, atomically: true, encoding: .utf8)
        try session.wait("the picture") { $0.text.contains("┌+back") && !$0.text.contains("can't read") }
        session.type("q")
        #expect(session.status() == 0)
    }

    @Test func importsAreFollowed() throws {
        let folder = try TerminalSession.newFolder()
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try "import \"inner/side.mas\"\nscreen 160x64\nview a\nmake.edges.equalTo(root)\nprint(side)\n".write(
            to: folder.appendingPathComponent("a.mas"), atomically: true, encoding: .utf8)
        let session = try TerminalSession(["watch", "a.mas"], home: folder, rows: 16)
        // It is looked for even before it is there.
        try session.wait("the error") { $0.text.contains("inner/side.mas") }
        try "let side = 12345\n".write(
            to: inner.appendingPathComponent("side.mas"), atomically: true, encoding: .utf8)
        try session.wait("the number") { $0.text.contains("12345") && !$0.text.contains("error") }
        try "let side = 54321\n".write(
            to: inner.appendingPathComponent("side.mas"), atomically: true, encoding: .utf8)
        try session.wait("the other number") { $0.text.contains("54321") }
    }

    @Test func resizingRedraws() throws {
        let (session, _) = try watch()
        try session.wait("the picture") { $0.text.contains("┌first") }
        session.resize(columns: 40, rows: 10)
        try session.wait("the picture, smaller") { $0.text.contains("┌first") && $0.text.contains("a.mas") }
    }

    @Test func aScriptThatHangsCanBeInterrupted() throws {
        let (session, file) = try watch()
        try session.wait("the picture") { $0.text.contains("┌first") }
        try "var n = 0\nwhile true { n += 1 }\n".write(to: file, atomically: true, encoding: .utf8)
        session.type("\u{3}")
        #expect(session.status() == 130)
    }

    @Test func aDumbTerminalGetsOnePictureAfterTheOther() throws {
        let (session, file) = try watch(Self.square, ["TERM": "dumb"])
        try session.wait(for: "+first")
        try Self.square.replacing("first", with: "second").write(to: file, atomically: true, encoding: .utf8)
        try session.wait(for: "+second")
        #expect(!session.bytes.contains("\u{1B}"))
        session.type("\u{3}")
        #expect(session.status() == 130)
    }

    @Test func theTerminalComesBackHoweverItEnds() throws {
        for signal in [SIGTERM, SIGHUP] {
            let (session, _) = try watch()
            try session.wait("the picture") { $0.text.contains("┌first") }
            session.send(signal)
            #expect(session.status() == 128 + signal)
            #expect(session.bytes.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
        }
    }

    @Test func changesOfASaveAreMarked() throws {
        let (session, file) = try watch()
        try session.wait("the picture") { $0.text.contains("┌first") }
        try Self.square.replacing("inset(8)", with: "inset(16)").write(to: file, atomically: true, encoding: .utf8)
        try session.wait("the mark and how it changed") { screen in
            screen.text.contains("~first") && screen.text.contains("~first x 8→16")
        }
    }
}
