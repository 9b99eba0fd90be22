/// A hint, and when it is given.
struct LessonHint {
    /// Nil if it is always given.
    let condition: Condition?
    let text: LessonProse
    private let source: String

    struct Condition {
        /// An expression of the language.
        let expression: String
        /// Whether the hint is given where the condition holds, or where it does not.
        let isWanted: Bool
    }

    /// - Parameter item: ``if `CONDITION`: the text``, ``unless `CONDITION`: the text``, or a text alone.
    init(_ item: String) {
        source = item
        guard let match = item.wholeMatch(of: /(if|unless) `([^`]+)`: *(.*)/) else {
            (condition, text) = (nil, LessonProse([item]))
            return
        }
        condition = Condition(expression: String(match.2), isWanted: match.1 == "if")
        text = LessonProse([String(match.3)])
    }

    /// Those of these views that it is about: the ones in its condition, or in its text.
    func names(of views: Set<String>) -> Set<String> {
        let asked = condition.map { Self.words(of: $0.expression) } ?? []
        let found = views.intersection(asked)
        return found.isEmpty ? views.intersection(Self.words(of: source)) : found
    }

    private static func words(of text: String) -> Set<String> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
