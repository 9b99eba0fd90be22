internal import MasonryLanguage

/// Why a file could not be read or written.
enum FileError: Error {
    case cannotRead(String, reason: String)
    case cannotWrite(String, reason: String)
    case tooLarge(String)
    case notUTF8(String)
    case notRegular(String)
    case interrupted
    /// The editor, and what it exited with.
    case editorFailed(String, status: Int32)

    /// The stable name of what went wrong.
    static let slug = Slug.file.rawValue

    var message: String {
        switch self {
        case .cannotRead(let path, _): "can't read `\(path)`: \(reason)"
        case .cannotWrite(let path, _): "can't write `\(path)`: \(reason)"
        case .tooLarge(let path), .notUTF8(let path), .notRegular(let path): "`\(path)` \(reason)"
        case .interrupted, .editorFailed: reason
        }
    }

    /// The message without the path.
    var reason: String {
        switch self {
        case .cannotRead(_, let reason), .cannotWrite(_, let reason): reason
        case .tooLarge: "is larger than \(TextFile.maximumSize >> 20) MB"
        case .notUTF8: "is not UTF-8 text"
        case .notRegular: "is no regular file"
        case .interrupted: "interrupted"
        case .editorFailed(let editor, let status):
            "`\(editor)` ended with the status \(status), so nothing runs; $EDITOR names another editor"
        }
    }
}
