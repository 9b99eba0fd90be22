public import Diagnostics

/// Where imported scripts come from. What reads them decides what may be read: nothing outside of the directory of the
/// top script.
public protocol ScriptFiles {
    /// The script at `path`, as the script `importer` writes it.
    ///
    /// - Parameter top: the script that was run, which imported `importer` if it is another.
    func script(
        at path: String, importedBy importer: SourceText, below top: SourceText
    ) throws(ScriptFileError) -> SourceText
}

extension ScriptFiles {
    /// The path of a script that is there, for one that is not: with another ending.
    func path(near path: String, importedBy importer: SourceText, below top: SourceText) -> String? {
        let ending = Accent.masonry.pathEnding
        let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
        return [path + ending, stem + ending, path.lowercased(), path.prefix(1).uppercased() + path.dropFirst()].first {
            candidate in
            candidate != path && (try? script(at: candidate, importedBy: importer, below: top)) != nil
        }
    }
}

/// Why an import can't be read.
public enum ScriptFileError: Error, Hashable, Sendable {
    case outsideTopDirectory
    case unreadable(reason: String)
}

/// For a session that reads no files.
public struct NoFiles: ScriptFiles {
    public init() {}

    public func script(
        at path: String, importedBy importer: SourceText, below top: SourceText
    ) throws(ScriptFileError) -> SourceText {
        throw .unreadable(reason: "this session reads no files")
    }
}
