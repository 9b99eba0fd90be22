internal import MasonryLanguage

/// Finds lessons.
enum LessonFolder {
    /// A file intended as a lesson, and the result of reading it.
    struct Entry {
        let path: String
        let lesson: Result<Lesson, LessonError>
    }

    /// The lessons inside the program.
    static var own: [Entry] {
        EmbeddedPages.all.compactMap { page in
            guard page.path.hasPrefix(embedded) else { return nil }
            let name = String(page.path.dropFirst(embedded.count))
            return Entry(path: name, lesson: lesson(MarkdownFile(page.text), at: name, key: name))
        }
    }

    private static let embedded = "learn/"

    /// The lessons in a file, or in a folder and its subfolders, by name.
    static func entries(at path: String) throws(FileError) -> [Entry] {
        let isFolder = Folder.isFolder(path)
        var entries: [Entry] = []
        for file in ScriptPaths.files([path], endingIn: [ScriptPaths.markdown]) {
            let markdown = MarkdownFile(try file.text())
            // A folder may hold other texts.
            if isFolder && !LessonFile.isLesson(markdown) { continue }
            entries.append(Entry(path: file.path, lesson: lesson(markdown, at: file.path, key: key(of: file.path))))
        }
        return entries
    }

    private static func lesson(
        _ markdown: MarkdownFile, at file: String, key: String
    ) -> Result<Lesson, LessonError> {
        do throws(LessonError) {
            return .success(try LessonFile.lesson(markdown, path: file, key: key))
        } catch {
            return .failure(error)
        }
    }

    /// The key of a lesson that is a file: its path without links.
    private static func key(of file: String) -> String { ScriptFolder.resolved(file) ?? file }
}
