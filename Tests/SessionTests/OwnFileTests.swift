import Foundation
import Glibc
import Testing

@testable import masonry_repl

/// History, journal and start-up script are regular files of the user's own: a link, a device, a queue or a file too large to read is
/// left alone, said once, and the session starts.
@Suite struct OwnFileTests {
    /// What stands where a file of the program's own should.
    enum Obstacle: String, CaseIterable {
        case link, hardLink, queue, device, folder

        /// - Returns: a file that has to stay as it is.
        func make(at path: String) throws -> String {
            let victim = try TerminalSession.newFolder().appending(path: "victim").path
            try Data("mine\n".utf8).write(to: URL(fileURLWithPath: victim))
            chmod(victim, 0o644)
            switch self {
            case .link: symlink(victim, path)
            case .hardLink: Glibc.link(victim, path)
            case .queue: mkfifo(path, 0o600)
            case .device: symlink("/dev/zero", path)
            case .folder: mkdir(path, 0o700)
            }
            return victim
        }

        var reason: String {
            switch self {
            case .link, .hardLink, .device: "is a link"
            case .queue, .folder: "is not a regular file"
            }
        }
    }

    private func isUntouched(_ victim: String) throws -> Bool {
        let mode = try FileManager.default.attributesOfItem(atPath: victim)[.posixPermissions] as? Int
        return try String(contentsOfFile: victim, encoding: .utf8) == "mine\n" && mode == 0o644
    }

    private func folder(_ path: String, in home: URL) throws -> String {
        let folder = home.appending(path: path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    @Test(arguments: Obstacle.allCases)
    func aFileThatIsNotAHistoryIsLeftAlone(_ obstacle: Obstacle) throws {
        let home = try TerminalSession.newFolder()
        let victim = try obstacle.make(at: folder(".local/state/masonry-repl", in: home) + "/history")
        let session = try TerminalSession.atPrompt(home: home)
        try session.enter("view a")
        try session.enter("view b")
        session.type("\u{4}")
        #expect(session.status() == 0)
        #expect(session.text.components(separatedBy: "the history is off").count == 2)
        #expect(session.text.contains(obstacle.reason))
        #expect(try isUntouched(victim))
    }

    @Test(arguments: Obstacle.allCases)
    func aFileThatIsNotAJournalIsLeftAlone(_ obstacle: Obstacle) throws {
        let home = try TerminalSession.newFolder()
        let path = try folder(".local/state/masonry-repl", in: home) + "/journal-1.000000000-1"
        let victim = try obstacle.make(at: path)
        let session = try TerminalSession.atPrompt(home: home)
        try session.enter("view a")
        let text = session.text.filter { !$0.isNewline }
        #expect(text.components(separatedBy: "journal-1.000000000-1` ").count == 2)
        session.type("\u{4}")
        #expect(session.status() == 0)
        #expect(try isUntouched(victim))
    }

    @Test(arguments: Obstacle.allCases)
    func aFileThatIsNotAStartUpScriptIsNotRun(_ obstacle: Obstacle) throws {
        let home = try TerminalSession.newFolder()
        let victim = try obstacle.make(at: folder(".config/masonry-repl", in: home) + "/init.mas")
        let session = try TerminalSession.atPrompt(home: home)
        try session.enter("view a")
        session.type("\u{4}")
        #expect(session.status() == 0)
        #expect(session.text.contains(obstacle.reason))
        #expect(try isUntouched(victim))
    }

    @Test func aHistoryThatIsTooLargeIsLeftAlone() throws {
        let path = try TerminalSession.newFolder().appending(path: "history").path
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        truncate(path, 1 << 30)
        var troubles: [String] = []
        let file = HistoryFile(path: path) { troubles.append($0.reason) }
        #expect(file.load().isEmpty)
        file.append("view a")
        #expect(troubles == ["is larger than 16 MB"])
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == 1 << 30)
    }

    /// Who puts a link where a draft would be written has nothing written through it.
    @Test func aDraftIsNotWrittenThroughALink() throws {
        let folder = try TerminalSession.newFolder()
        let (path, victim) = (folder.appending(path: "a.mas").path, folder.appending(path: "victim").path)
        try Data("mine\n".utf8).write(to: URL(fileURLWithPath: victim))
        symlink(victim, path + ".new")
        try TextFile.write("view a\n", to: path)
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "mine\n")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "view a\n")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o644 & ~mask)
    }

    private var mask: Int {
        let mask = umask(0)
        umask(mask)
        return Int(mask)
    }
}
