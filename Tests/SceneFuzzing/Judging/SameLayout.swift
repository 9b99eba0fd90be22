import Masonry

extension Layout {
    /// How the layout differs from one of the same scene that was reached on another way; nil where it does not. The two
    /// number their constraints differently and key them alike.
    func difference(from other: Layout) -> String? {
        if screen != other.screen { return "the screen is \(screen) instead of \(other.screen)" }
        if items.map(\.name) != other.items.map(\.name) { return "the views differ" }
        for (one, two) in zip(items, other.items) {
            if let difference = one.difference(from: two) { return "\(one.name): \(difference)" }
        }
        let records = constraints.map { "\($0.description) \($0.isBroken)" }
        let otherRecords = other.constraints.map { "\($0.description) \($0.isBroken)" }
        if records != otherRecords { return "constraints are \(records) instead of \(otherRecords)" }
        let findings = keyedFindings
        let otherFindings = other.keyedFindings
        return findings == otherFindings ? nil : "findings are \(findings) instead of \(otherFindings)"
    }

    /// The findings in words, with keys for numbers.
    private var keyedFindings: [String] {
        let keys = Dictionary(uniqueKeysWithValues: constraints.map { ($0.id, $0.key ?? "") })
        let name = { (member: Conflict.Member) in member.id.flatMap { keys[$0] } ?? "\(member)" }
        return findings.map { finding in
            guard case .conflict(let conflict) = finding.kind else { return finding.message }
            let summands = conflict.arithmetic?.summands.map { summand -> String in
                let factor = (summand.multiplier * 1e4).rounded() / 1e4
                if case .member(let member) = summand.source { return "\(factor) \(name(member))" }
                return "\(factor) \(summand.source)"
            }
            return "\(name(conflict.broken)) of \(conflict.set.map(name)) as \(summands ?? [])"
        }
    }
}

extension Layout.Item {
    fileprivate func difference(from other: Layout.Item) -> String? {
        for component in FrameComponent.allCases {
            let (one, two) = (rootFrame[component], other.rootFrame[component])
            if one != two {
                return "\(component) in the root is \(one) instead of \(two)"
            }
        }
        for component in FrameComponent.allCases {
            let (one, two) = (Self.printed(frame[component]), Self.printed(other.frame[component]))
            if one != two { return "\(component) is printed \(one) instead of \(two)" }
        }
        if ambiguous != other.ambiguous { return "open are \(ambiguous) instead of \(other.ambiguous)" }
        let (size, otherSize) = (
            contentSize ?? Size(width: 0, height: 0), other.contentSize ?? Size(width: 0, height: 0)
        )
        if abs(size.width - otherSize.width) > 1e-9 || abs(size.height - otherSize.height) > 1e-9 {
            return "the content is \(size) instead of \(otherSize)"
        }
        return nil
    }

    /// As everything prints a frame's numbers: six decimals.
    private static func printed(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 + 0 }
}
