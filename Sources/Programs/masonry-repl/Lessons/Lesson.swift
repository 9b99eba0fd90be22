internal import Masonry
internal import MasonryLanguage

/// A lesson: its start, the layouts to reach, and hints.
struct Lesson {
    /// The key in the progress file.
    var key: String
    let title: String
    /// Markdown, without the title.
    let introduction: LessonProse
    /// A session's commands that run when the lesson starts.
    let commands: [String]
    /// The script that runs before the lesson starts.
    let start: SourceText
    /// The scripts whose layouts are the goals, at least one.
    let goals: [SourceText]
    let hints: [LessonHint]
    /// The script that leads from the start to the goals.
    let solution: SourceText
    /// Other scripts that reach the goals.
    let answers: [SourceText]
    /// Scripts that don't, as learners write them.
    let mistakes: [SourceText]
    /// Shown when the goals are reached.
    let conclusion: LessonProse
}
