internal import CLibEdit
internal import Glibc

/// What a session did, line by line on the disk, so that a kill at any moment loses nothing that was accepted.
///
/// A session has its file locked as long as it lives, and takes it away when it ends properly. A file that nobody has
/// locked is what a session left that did not.
final class Journal {
    private let file: LockedFile
    /// Called when the journal can no longer be written.
    var onTrouble: () -> Void = {}
    private var isWritable = true
    /// What was in it when it was opened, up to the last line that is whole.
    private(set) var events: [JournalEvent] = []

    private static let prefix = "journal-"
    /// In seconds.
    private static let longestKept: time_t = 90 * 86_400
    private static let mostKept = 20

    /// A journal of its own for a session that begins.
    ///
    /// - Throws: why it can't be written.
    convenience init(in folder: String) throws(FileError) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        // The names are in order of time.
        let name = "\(Self.prefix)\(now.tv_sec).\(String(now.tv_nsec + 1_000_000_000).dropFirst())-\(getpid())"
        try self.init(LockedFile("\(folder)/\(name)"))
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
        // What a kill has torn off would spoil the next line.
        if end < text.utf8.count { file.cut(to: end) }
    }

    /// The newest journal that a session left without ending properly. Old ones are taken away.
    ///
    /// - Parameter onTrouble: called for each file with the name of a journal that can't be read.
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
                // Those of sessions that live are locked.
                if case .busy = error { continue }
                onTrouble(error)
                continue
            }
            count += 1
            if journal.inputs.isEmpty || count > mostKept || file.changeTime < time(nil) - longestKept {
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

    /// Writes an event to the disk. What was typed may wait there for what is accepted of it.
    func note(_ event: JournalEvent) {
        var isTyped = false
        if case .typed = event { isTyped = true }
        let isWritten = file.append(event.line, surviving: !isTyped)
        if !isWritten && isWritable { onTrouble() }
        isWritable = isWritten
    }

    /// Leaves the journal for a later session.
    func leave() { file.close() }

    /// Takes the journal away: the session ends properly, or nobody wants it.
    func remove() { file.remove() }
}
