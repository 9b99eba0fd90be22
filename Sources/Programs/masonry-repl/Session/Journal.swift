internal import CLibEdit
internal import Glibc

/// A session's log on the disk, line by line, so that a kill at any moment loses nothing that was accepted.
///
/// A session locks its file while it lives and removes it when it ends normally. An unlocked file is left from a
/// session that did not.
final class Journal {
    private let file: LockedFile
    /// Called when the journal can no longer be written.
    var onTrouble: () -> Void = {}
    private var isWritable = true
    /// Whether all events are on the disk, not only in the system's buffers.
    private var isSettled = true
    /// The events in it when it was opened, up to the last complete line.
    private(set) var events: [JournalEvent] = []

    private static let prefix = "journal-"
    /// In seconds.
    private static let longestKept: time_t = 90 * 86_400
    private static let maxKept = 20

    /// Creates a journal for a new session.
    ///
    /// - Throws: why it can't be written.
    convenience init(in folder: String) throws(FileError) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        // The names sort by time.
        let name = "\(Self.prefix)\(now.tv_sec).\(String(now.tv_nsec + 1_000_000_000).dropFirst())-\(getpid())"
        try self.init(LockedFile("\(folder)/\(name)"))
    }

    /// Opens a journal for inputs that are left for a later session, or creates it.
    ///
    /// - Throws: why it can't be used; another session may have it.
    convenience init(at path: String) throws(FileError) {
        try self.init(LockedFile(path, waits: false))
    }

    private init(_ file: LockedFile) throws(FileError) {
        self.file = file
        let text = try file.text()
        var end = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            guard let event = JournalEvent(line: Substring(line)) else { break }
            events.append(event)
            end += line.count + 1
        }
        // A line cut off by a kill would corrupt the next one.
        if end < text.utf8.count { file.cut(to: end) }
    }

    /// The newest journal left by a session that did not end normally. Old ones are removed.
    ///
    /// - Parameter onTrouble: called with the name of each journal that can't be read.
    static func left(in folder: String, onTrouble: (FileError) -> Void = { _ in }) -> Journal? {
        var found: Journal?
        var count = 0
        for name in Folder.names(in: folder).filter({ $0.hasPrefix(prefix) }).sorted(by: >) {
            let file: LockedFile
            let journal: Journal
            do throws(FileError) {
                file = try LockedFile("\(folder)/\(name)", isNew: false, waits: false)
                journal = try Journal(file)
            } catch {
                // Journals of running sessions are locked.
                if case .busy = error { continue }
                onTrouble(error)
                continue
            }
            count += 1
            if journal.inputs.isEmpty || count > maxKept || file.changeTime < time(nil) - longestKept {
                file.remove()
            } else if found == nil {
                found = journal
            } else {
                file.close()
            }
        }
        return found
    }

    /// The inputs that were accepted, in order.
    var inputs: [String] {
        events.compactMap { if case .kept(_, _, _, _, let script) = $0 { script } else { nil } }
    }

    var changeTime: time_t { file.changeTime }

    /// Writes an event, so that it survives the end of the program.
    func note(_ event: JournalEvent) { take(result: file.append(event.line), isSettled: false) }

    /// Waits until all events are on the disk, so that they survive the end of the system.
    func settle() { if !isSettled { take(result: file.settle(), isSettled: true) } }

    private func take(result isWritten: Bool, isSettled: Bool) {
        if !isWritten && isWritable { onTrouble() }
        isWritable = isWritten
        self.isSettled = isSettled
    }

    /// Forgets the events.
    func empty() {
        file.cut(to: 0)
        events = []
    }

    /// Leaves the journal for a later session.
    func leave() { file.close() }

    /// Removes the journal: the session ended normally, or the user does not want it.
    func remove() { file.remove() }
}
