internal import MasonryLanguage

/// Finds lessons.
enum LessonFolder {
    /// A file intended as a lesson, and the result of reading it.
    struct Entry {
        let path: String
        /// The number of its scene, from 1, if the file has several.
        let scene: Int?
        let lesson: Result<Lesson, LessonError>

        /// The name in reports: `a.md, scene 2`
        var name: String { path + (scene.map { ", scene \($0)" } ?? "") }
    }

    /// A course inside the program.
    enum Course: String, CaseIterable {
        case basics
        case inside

        /// The start of the paths of its pages.
        fileprivate var prefix: String {
            switch self {
            case .basics: "learn/"
            case .inside: "lessons/inside-"
            }
        }
    }

    /// The lessons of a course inside the program.
    static func lessons(of course: Course) -> [Entry] {
        EmbeddedPages.all.flatMap { page -> [Entry] in
            guard page.path.hasPrefix(course.prefix) else { return [] }
            let name = String(page.path.drop { $0 != "/" }.dropFirst())
            return entries(of: MarkdownFile(page.text), at: name, key: name)
        }
    }

    /// The lessons in a file, or in a folder and its subfolders, by name.
    static func entries(at path: String) throws(FileError) -> [Entry] {
        let isFolder = Folder.isFolder(path)
        var entries: [Entry] = []
        var search = FolderSearch(suffixes: [ScriptPaths.markdown])
        for file in isFolder ? search.files(below: path) : [path] {
            let markdown = MarkdownFile(try TextFile.read(file, isFolder ? .regular : .any))
            // A folder may hold other texts.
            if isFolder && !LessonFile.isLesson(markdown) { continue }
            entries += self.entries(of: markdown, at: file, key: key(of: file))
        }
        return entries
    }

    /// The scenes of a file. The key of the first is that of the file.
    private static func entries(of markdown: MarkdownFile, at path: String, key: String) -> [Entry] {
        let scenes = LessonFile.scenes(of: markdown)
        return scenes.enumerated().map { index, scene in
            Entry(
                path: path, scene: scenes.count > 1 ? index + 1 : nil,
                lesson: lesson(scene, at: path, key: index == 0 ? key : "\(key)#\(index + 1)"))
        }
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
