internal import Masonry
internal import MasonryDrawing

/// Lessons in order, and which are finished.
final class LessonCourse {
    let lessons: [Lesson]
    private var progress = LessonProgress()

    init(_ lessons: [Lesson]) {
        self.lessons = lessons
    }

    /// The first unfinished lesson, or the first of all.
    var next: Int { lessons.indices.first { !isFinished($0) } ?? 0 }

    var isFinished: Bool { lessons.indices.allSatisfy(isFinished) }

    func finish(_ index: Int) { progress.add(lessons[index].key) }

    private func isFinished(_ index: Int) -> Bool { progress.finished.contains(lessons[index].key) }

    /// A line for each lesson.
    func list(current: Int?, _ presenter: Presenter) -> String {
        let mark = presenter.isASCII ? "*" : "✓"
        let style = TextStyle(usesColor: presenter.colors != .none)
        let width = "\(lessons.count)".count
        return lessons.indices.map { index in
            let number = "\(index + 1)"
            let padding = String(repeating: " ", count: width - number.count)
            let title = lessons[index].title.visible(asASCII: presenter.isASCII)
            let line = "\(padding)\(number)  \(title)"
            return (isFinished(index) ? style.good(mark) : " ") + " " + (index == current ? style.strong(line) : line)
                + (index == current ? "  <" : "") + "\n"
        }.joined()
    }
}
