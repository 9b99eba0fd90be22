internal import Masonry
internal import MasonryLanguage

/// A lesson: where it starts, what the layout is to become, and help on the way.
struct Lesson {
    /// What progress knows it by.
    let key: String
    let title: String
    /// Markdown, without the title.
    let introduction: LessonProse
    /// The script that has run when the lesson begins.
    let start: SourceText
    /// The scripts whose layouts are to be reached, at least one.
    let goals: [SourceText]
    let hints: [LessonProse]
    /// The script that leads from the start to the goals.
    let solution: SourceText
    /// Said when the goals are reached.
    let conclusion: LessonProse
}
