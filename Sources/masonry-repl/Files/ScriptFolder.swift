internal import Glibc
internal import MasonryLanguage

/// Imported scripts: files at or below the directory of the script that was run, symbolic links resolved.
final class ScriptFolder: ScriptFiles {
    /// The directory of the top script that each imported script belongs to, by the imported one's name.
    private var topDirectories: [String: String] = [:]
    /// The paths of what was to be imported, found or not, in order.
    private(set) var asked: [String] = []

    func script(at path: String, importedBy importer: SourceText) throws(ScriptFileError) -> SourceText {
        let importing = Self.directory(of: importer)
        let top = topDirectories[importer.name] ?? importing
        let wanted = path.hasPrefix("/") ? path : importing + "/" + path
        asked.append(wanted)
        guard let file = Self.resolved(wanted) else {
            // Whether a file outside exists is nobody's business.
            if path.hasPrefix("/") || path.split(separator: "/").contains("..") { throw .outsideTopDirectory }
            throw .unreadable(reason: String(cString: strerror(errno)))
        }
        guard let folder = Self.resolved(top), file.hasPrefix(folder == "/" ? folder : folder + "/") else {
            throw .outsideTopDirectory
        }
        do {
            let name = Self.resolved(".").flatMap { Self.path(file, below: $0) } ?? file
            topDirectories[name] = top
            return SourceText(name: name, text: try TextFile.read(file))
        } catch {
            throw .unreadable(reason: error.reason)
        }
    }

    private static func directory(of source: SourceText) -> String {
        guard !source.isInput, let slash = source.name.lastIndex(of: "/") else { return "." }
        return slash == source.name.startIndex ? "/" : String(source.name[..<slash])
    }

    private static func path(_ file: String, below folder: String) -> String? {
        file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : nil
    }

    /// The path without links, `.` and `..`; nil where there is nothing.
    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
