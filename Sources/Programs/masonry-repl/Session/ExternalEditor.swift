internal import Glibc

/// The user's text editor: `$VISUAL`, else `$EDITOR`, else `vi`.
enum ExternalEditor {
    private static let names = ["VISUAL", "EDITOR"]
    private static let fallback = "vi"

    /// Waits for the user to edit the text and returns it.
    static func edit(_ text: String) throws(FileError) -> String {
        let suffix = ScriptPaths.script
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/masonry-repl-XXXXXX\(suffix)".utf8CString)
        let descriptor = mkstemps(&template, Int32(suffix.utf8.count))
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if descriptor < 0 { throw .cannotWrite(path, reason: String(cString: strerror(errno))) }
        close(descriptor)
        defer { unlink(path) }
        try TextFile.rewrite(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n", at: path)
        // The editor may have arguments, such as `emacs -nw`.
        let status = ShellCommand.run("\(command) '\(path.replacing("'", with: #"'\''"#))'")
        if status != 0 { throw .editorFailed(command, status: status) }
        return try TextFile.read(path)
    }

    private static var command: String {
        names.lazy.compactMap { getenv($0) }.map { String(cString: $0) }.first { !$0.isBlank } ?? fallback
    }
}
