/// The earlier states of a draft. Consecutive typed letters are one step.
struct DraftUndo {
    private var earlier: [Draft] = []
    private var current = Draft()
    private var isTyping = false

    /// Records a state, which may be unchanged.
    mutating func note(_ draft: Draft) {
        if draft.scalars == current.scalars {
            if draft.cursor != current.cursor { isTyping = false }
            current = draft
            return
        }
        let isLetter =
            draft.scalars.count == current.scalars.count + 1 && draft.cursor == current.cursor + 1
            && draft.scalars[current.cursor].properties.isAlphabetic
        if !(isLetter && isTyping) { earlier.append(current) }
        isTyping = isLetter
        current = draft
    }

    /// Goes back a step.
    mutating func undo() -> Draft? {
        guard let draft = earlier.popLast() else { return nil }
        current = draft
        isTyping = false
        return draft
    }
}
