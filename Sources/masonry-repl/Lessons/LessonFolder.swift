internal import MasonryLanguage

/// Finds lessons.
enum LessonFolder {
    /// A file intended as a lesson, and the result of reading it.
    struct Entry {
        let path: String
        let lesson: Result<Lesson, LessonError>
    }

    /// The program's own lessons: `docs/learn` in the sources it was built from, or `share/masonry-repl/learn` next to
    /// its `bin` folder. Nil if neither exists.
    static var own: String? {
        guard var folder = ScriptFolder.resolved("/proc/self/exe") else { return nil }
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            for place in ["docs/learn", "share/masonry-repl/learn"] where Folder.isFolder("\(folder)/\(place)") {
                return "\(folder)/\(place)"
            }
        }
        return nil
    }

    /// The lessons in a file, or in a folder and its subfolders, by name.
    static func entries(at path: String) throws(FileError) -> [Entry] {
        let isFolder = Folder.isFolder(path)
        var entries: [Entry] = []
        for file in ScriptPaths.files([path], endingIn: [ScriptPaths.markdown]) {
            let markdown = MarkdownFile(try file.text())
            // A folder may hold other texts.
            if isFolder && !LessonFile.isLesson(markdown) { continue }
            entries.append(Entry(path: file.path, lesson: lesson(markdown, at: file.path)))
        }
        return entries
    }

    private static func lesson(_ markdown: MarkdownFile, at file: String) -> Result<Lesson, LessonError> {
        do throws(LessonError) {
            return .success(try LessonFile.lesson(markdown, path: file, key: key(of: file)))
        } catch {
            return .failure(error)
        }
    }

    /// The path; for the program's own lessons relative to their folder, which may move.
    private static func key(of file: String) -> String {
        let resolved = ScriptFolder.resolved(file) ?? file
        if let own, resolved.hasPrefix(own + "/") { return String(resolved.dropFirst(own.count + 1)) }
        return resolved
    }
}
