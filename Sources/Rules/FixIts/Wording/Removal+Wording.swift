extension Layout.Removal.Cause {
    /// What happens at the place, in words.
    package var phrase: String {
        switch self {
        case .remake: "`remake` removed constraints here"
        case .uninstall: "a constraint is removed here"
        case .move: "moving the view removed constraints"
        case .end(let view): "`\(view)` is removed here"
        }
    }

    /// What was removed, and what to do about it.
    func note(on removals: [Layout.Removal]) -> String {
        let removed = removals.map { "#\($0.id) \($0.equation)" }.joinedAsList()
        return switch self {
        case .remake: "`remake` removed \(removed); `update` would have kept the constraints it does not mention"
        case .uninstall:
            "\(removed) \(removals.count == 1 ? "was" : "were") removed; `install` brings \(removals.count == 1 ? "it" : "them") back"
        case .move:
            "moving a view removes its constraints to views outside it, here \(removed): make constraints after the move"
        case .end(let view): "removing `\(view)` also removed \(removed)"
        }
    }
}
