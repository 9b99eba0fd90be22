internal import MasonryLanguage

/// Why a file could not be read or written.
enum FileError: Error {
    case cannotRead(String, reason: String)
    case cannotWrite(String, reason: String)
    /// The limit is in bytes.
    case tooLarge(String, limit: Int)
    case notUTF8(String)
    case notRegular(String)
    /// A symbolic link, or a file with several hard links.
    case link(String)
    /// The file belongs to another user.
    case notOwn(String)
    /// Another process has locked the file.
    case busy(String)
    case noDemo(String)
    /// A folder that contains no file a tool accepts; whether there are some that are left out.
    case noScripts(String, leavesOutSome: Bool)
    /// A folder without scripts and Markdown.
    case noTests(String, leavesOutSome: Bool)
    /// A file that is no baseline of `check`.
    case notBaseline(String)
    case interrupted
    /// The editor and its exit status.
    case editorFailed(String, status: Int32)

    /// The stable name of the error.
    static let slug = Slug.file.rawValue

    var message: String {
        switch self {
        case .cannotRead(let path, _): "can't read `\(path)`: \(reason)"
        case .cannotWrite(let path, _): "can't write `\(path)`: \(reason)"
        case .tooLarge(let path, _), .notUTF8(let path), .notRegular(let path), .link(let path), .notOwn(let path),
            .busy(let path), .noScripts(let path, _), .noTests(let path, _), .notBaseline(let path):
            "`\(path)` \(reason)"
        case .noDemo(let name): "there is no demo `\(name)`"
        case .interrupted, .editorFailed: reason
        }
    }

    /// The message without the path.
    var reason: String {
        switch self {
        case .cannotRead(_, let reason), .cannotWrite(_, let reason): reason
        case .tooLarge(_, let limit): "is larger than \(limit >> 20) MB"
        case .notUTF8: "is not UTF-8 text"
        case .notRegular: "is not a regular file"
        case .link: "is a link"
        case .notOwn: "belongs to another user"
        case .busy: "is locked by another process"
        case .noScripts(_, let leavesOutSome): "has no scripts\(leavesOutSome ? Self.notExcluded : "")"
        case .noTests(_, let leavesOutSome): "has no .mas and no Markdown files\(leavesOutSome ? Self.notExcluded : "")"
        case .notBaseline: "is not a baseline of this version"
        case .noDemo: "there is no such demo"
        case .interrupted: "interrupted"
        case .editorFailed(let editor, let status):
            "`\(editor)` exited with status \(status), so nothing ran; set $EDITOR to use another editor"
        }
    }

    private static let notExcluded = " that are not excluded"

    /// The status of a tool that the error ends.
    var exitStatus: ExitStatus {
        switch self {
        case .cannotWrite: .outputLost
        case .interrupted: .interrupted
        default: .noSuchFile
        }
    }

    var diagnostic: Diagnostic {
        Diagnostic(severity: .error, slug: Self.slug, message: message, help: help)
    }

    /// What to write instead.
    private var help: String? {
        switch self {
        case .cannotRead(let path, _): Folder.path(resembling: path).map { "did you mean `\($0)`?" }
        case .noDemo(let name):
            NearestName.of(name, among: Demo.all.map(\.name)).map { "did you mean `\($0)`?" }
                ?? "`masonry-repl demo` lists the demos"
        case .cannotWrite(let path, _):
            Folder.missing(above: path).map { "there is no folder `\($0)`; make it first: mkdir -p \($0)" }
        case .noScripts(_, true), .noTests(_, true):
            "a file that you name is read; .gitignore, \(ConfigurationFile.name), --exclude and names such as build leave out others"
        case .noTests(_, false): "name the .m and .swift files to run their tests"
        case .notBaseline: "--update-baseline writes one"
        default: nil
        }
    }
}
