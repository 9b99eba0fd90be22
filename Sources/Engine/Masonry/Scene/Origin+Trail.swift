extension Origin {
    /// The most steps that are listed: recursion has hundreds.
    private static var shownSteps: Int { 3 }

    /// What led to the place, innermost first: `called on line 24, third round`; empty outside of functions and loops.
    /// Closures are left out: a reader sees the call around them.
    public var trail: String {
        let steps = steps.filter { $0.kind != .call(of: nil) }
        let shown = steps.prefix(Self.shownSteps).map { step in
            switch step.kind {
            case .call: "called on \(step.place.source == source ? "" : "\(step.place.source) ")line \(step.place.line)"
            case .round(let round): "\(Self.ordinal(round)) round"
            }
        }
        return (shown + (steps.count > shown.count ? ["…"] : [])).joined(separator: ", ")
    }

    /// `third`, `21st`
    private static func ordinal(_ number: Int) -> String {
        let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
        if words.indices.contains(number - 1) { return words[number - 1] }
        let suffix =
            (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(suffix)"
    }
}
