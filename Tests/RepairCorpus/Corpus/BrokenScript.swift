/// A correct script with one mistake in it.
struct BrokenScript {
    let script: CorrectScript
    /// The kind of the mistake.
    let kind: String
    let text: String
    /// The first line that differs from the correct script.
    let line: Int
    /// That line before and after.
    let change: (before: String, after: String)
    /// What someone who looks at the two layouts sees at once.
    let sights: Set<Sight>
    /// Whether the layout at the end is wrong, not only an earlier one.
    let differsAtEnd: Bool

    init(script: CorrectScript, kind: String, text: String, sights: Set<Sight>, differsAtEnd: Bool) {
        self.script = script
        self.kind = kind
        self.text = text
        self.sights = sights
        self.differsAtEnd = differsAtEnd
        let lines = zip(
            script.text.split(separator: "\n", omittingEmptySubsequences: false),
            text.split(separator: "\n", omittingEmptySubsequences: false))
        let first = lines.enumerated().first { $0.element.0 != $0.element.1 }
        line = (first?.offset ?? 0) + 1
        change = (first.map { String($0.element.0) } ?? "", first.map { String($0.element.1) } ?? "")
    }
}
