/// Why a file could not be read or written.
enum FileError: Error {
    case cannotRead(String, reason: String)
    case cannotWrite(String, reason: String)
    case tooLarge(String)
    case notUTF8(String)

    var message: String {
        switch self {
        case .cannotRead(let path, let reason): "can't read `\(path)`: \(reason)"
        case .cannotWrite(let path, let reason): "can't write `\(path)`: \(reason)"
        case .tooLarge(let path): "`\(path)` is larger than \(TextFile.maximumSize >> 20) MB"
        case .notUTF8(let path): "`\(path)` is not UTF-8 text"
        }
    }
}
