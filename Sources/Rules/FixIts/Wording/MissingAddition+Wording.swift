extension MissingAddition {
    /// What to do.
    var help: Advice {
        switch place {
        case .later(let line): "add `\(view)` to its superview before its constraints: move line \(line) up"
        case .never(let spelled, let superview, let isRemoved):
            (isRemoved
                ? "`\(view)` was removed from its superview: add it again before its constraints: "
                : "add `\(view)` to its superview before its constraints: ")
                + "\(code: .addition(of: spelled, to: superview))"
        }
    }
}
