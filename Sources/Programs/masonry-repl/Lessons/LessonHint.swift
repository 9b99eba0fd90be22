/// A hint, and when it is given.
struct LessonHint {
    /// Nil if it is always given.
    let condition: Condition?
    let text: LessonProse

    struct Condition {
        /// An expression of the language.
        let expression: String
        /// Whether the hint is given where the condition holds, or where it does not.
        let isWanted: Bool
    }

    /// - Parameter item: ``if `CONDITION`: the text``, ``unless `CONDITION`: the text``, or a text alone.
    init(_ item: String) {
        guard let match = item.wholeMatch(of: /(if|unless) `([^`]+)`: *(.*)/) else {
            (condition, text) = (nil, LessonProse([item]))
            return
        }
        condition = Condition(expression: String(match.2), isWanted: match.1 == "if")
        text = LessonProse([String(match.3)])
    }
}
