public import Diagnostics

/// Where imported scripts are found. The implementation decides what may be read: nothing outside the directory of the
/// top script.
public protocol ScriptFiles {
    /// The script at `path`, as written in the script `importer`.
    ///
    /// - Parameter top: the script that was run, which imported `importer` if it is another one.
    func script(
        at path: String, importedBy importer: SourceText, below top: SourceText
    ) throws(ScriptFileError) -> SourceText
}

extension ScriptFiles {
    /// The path of an existing script with another extension, for one that is missing.
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
