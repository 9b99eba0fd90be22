internal import Glibc
internal import MasonryLanguage

/// Imported scripts: files in or below the directory of the script that was run, with symbolic links resolved.
final class ScriptFolder: ScriptFiles {
    /// The paths of all attempted imports, in order.
    private(set) var asked: [String] = []
    /// The names of the scripts that were run, by file.
    private var topNames: [String: String] = [:]

    func script(
        at path: String, importedBy importer: SourceText, below top: SourceText
    ) throws(ScriptFileError) -> SourceText {
        if path.isEmpty { throw .unreadable(reason: "the path is empty") }
        if path.utf8.contains(0) { throw .unreadable(reason: "a file name can't contain a null character") }
        let isAbsolute = path.hasPrefix("/")
        let wanted = isAbsolute ? path : Self.directory(of: importer) + "/" + path
        asked.append(wanted)
        guard let file = Self.resolved(wanted) else {
            let reason = String(cString: strerror(errno))
            // Don't reveal whether a file outside exists.
            if isAbsolute || path.split(separator: "/").contains(".."), !Self.mayBe(wanted, below: top) {
                throw .outsideTopDirectory
            }
            throw .unreadable(reason: reason)
        }
        guard let folder = Self.resolved(Self.directory(of: top)), Self.path(file, below: folder) != nil else {
            throw .outsideTopDirectory
        }
        do {
            return SourceText(name: name(of: file, below: top), text: try TextFile.read(file, .regular))
        } catch {
            throw .unreadable(reason: error.reason)
        }
    }

    /// Whether a missing file would be in the directory of the top script: its own directory is.
    private static func mayBe(_ wanted: String, below top: SourceText) -> Bool {
        guard let slash = wanted.lastIndex(of: "/"), let place = resolved(String(wanted[..<slash])),
            wanted[slash...] != "/..", let folder = resolved(directory(of: top))
        else { return false }
        return place == folder || path(place, below: folder) != nil
    }

    /// The name of a file in reports: the same as when it was run itself, whatever path leads to it now.
    private func name(of file: String, below top: SourceText) -> String {
        if !top.isInput, let own = Self.resolved(top.name) { topNames[own] = top.name }
        return topNames[file] ?? Self.resolved(".").flatMap { Self.path(file, below: $0) } ?? file
    }

    private static func directory(of source: SourceText) -> String {
        guard !source.isInput, let slash = source.name.lastIndex(of: "/") else { return "." }
        return slash == source.name.startIndex ? "/" : String(source.name[..<slash])
    }

    private static func path(_ file: String, below folder: String) -> String? {
        let start = folder == "/" ? folder : folder + "/"
        return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : nil
    }

    /// The path without links, `.` and `..`; nil if it does not exist.
    static func resolved(_ path: String) -> String? {
        // The system would ignore everything after a zero byte.
        if path.utf8.contains(0) { return nil }
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
