internal import Masonry
internal import MasonryDrawing

/// Lessons in order, and which are finished.
final class LessonCourse {
    let lessons: [Lesson]
    private var progress: LessonProgress
    /// Whether it was said that commands start with a colon.
    var hasSaidColon = false

    init(_ lessons: [Lesson], progress: LessonProgress = LessonProgress()) {
        self.lessons = lessons
        self.progress = progress
    }

    /// Where the learner goes on: the lesson that was open last if it is not finished, or the next one that is not.
    var next: Int {
        let last = lessons.firstIndex { $0.key == progress.last } ?? 0
        return (Array(last..<lessons.count) + Array(0..<last)).first { !isFinished($0) } ?? 0
    }

    var isFinished: Bool { lessons.indices.allSatisfy(isFinished) }

    /// `2 of 17 done`
    var progressText: String { "\(lessons.indices.count(where: isFinished)) of \(lessons.count) done" }

    /// - Parameters:
    ///   - inputs: the number of inputs in effect that it took.
    ///   - hints: the number of hints given.
    func finish(_ index: Int, inputs: Int, hints: Int) {
        progress.add(lessons[index].key, "\(inputs.counted("input")), \(hints.counted("hint"))")
    }

    /// Remembers where the learner is.
    func open(_ index: Int) { progress.open(lessons[index].key) }

    /// The journal of a lesson's inputs; nil if they can't be kept.
    func journal(of index: Int) -> Journal? { progress.journal(of: lessons[index].key) }

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
