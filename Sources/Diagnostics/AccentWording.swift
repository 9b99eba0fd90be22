/// Translates the code in advice, which is written in `.mas`, to another accent.
struct AccentWording {
    package let accent: Accent

    /// The advice with its code in the accent.
    package func words(_ advice: String) -> String {
        // Every phrase that is replaced contains one of these characters; most messages contain none.
        guard advice.utf8.contains(where: { "({:".utf8.contains($0) }) else { return advice }
        return switch accent {
        case .masonry: advice
        case .objectiveC: replaced(blocks(advice), Self.objectiveC, number: Self.objectiveCNumber)
        case .swift: replaced(blocks(advice), Self.swift, number: nil)
        }
    }

    // MARK: Words

    private static let objectiveC: [(String, String)] = [
        ("root.addSubview(view)", "[self.view addSubview:view]"),
        ("equalTo(50x100)", "mas_equalTo(CGSizeMake(50, 100))"),
        ("ThanOrEqualTo(root)", "ThanOrEqualTo(self.view)"), ("ThanOrEqualTo(root.", "ThanOrEqualTo(self.view.mas_"),
        ("equalTo(root)", "equalTo(self.view)"), ("equalTo(root.", "equalTo(self.view.mas_"),
        ("equalTo(superview)", "equalTo(view.superview)"), ("priority(high)", "priorityHigh()"),
        ("priority(medium)", "priorityMedium()"), ("priority(low)", "priorityLow()"),
        ("priority(required)", "priority(1000)"), ("priority(fittingSize)", "priority(50)"),
        (
            "[a, b].distribute(horizontal, spacing: 8)",
            "[@[a, b] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:8 leadSpacing:0 tailSpacing:0]"
        ),
        (": let ", ": const CGFloat "), ("for x in xs { … }", "for (id x in xs) { … }"),
        ("removeFromSuperview()", "[view removeFromSuperview]"),
        ("make.attributes(.left, .top)", "make.attributes(MASAttributeLeft | MASAttributeTop)"),
    ]
    private static let swift: [(String, String)] = [
        ("root.addSubview(view)", "view.addSubview(subview)"),
        ("equalTo(50x100)", "equalTo(CGSize(width: 50, height: 100))"),
        ("ThanOrEqualTo(root)", "ThanOrEqualToSuperview()"), ("ThanOrEqualTo(root.", "ThanOrEqualTo(view.snp."),
        ("equalTo(root)", "equalToSuperview()"), ("equalTo(superview)", "equalToSuperview()"),
        ("equalTo(root.", "equalTo(view.snp."), ("priority(high)", "priority(.high)"),
        ("priority(medium)", "priority(.medium)"), ("priority(low)", "priority(.low)"),
        ("priority(required)", "priority(.required)"), ("priority(fittingSize)", "priority(50)"),
        ("make.attributes(.left, .top)", "make.left.top"),
    ]

    /// Masonry's macro that boxes a number.
    private static let objectiveCNumber = "mas_"

    private func replaced(_ advice: String, _ words: [(String, String)], number: String?) -> String {
        var text = advice
        for (ours, theirs) in words where text.hasBytes(of: ours) { text = text.replacing(ours, with: theirs) }
        guard let number else { return text }
        for relation in ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"] {
            let call = ".\(relation)("
            guard text.hasBytes(of: call) else { continue }
            var result = ""
            var rest = text[...]
            while let found = rest.firstRange(of: call) {
                let next = rest[found.upperBound...].first
                let isNumber = next == "-" || next?.isNumber == true
                result += rest[..<found.lowerBound] + (isNumber ? ".\(number)\(relation)(" : call)
                rest = rest[found.upperBound...]
            }
            text = result + rest
        }
        return text
    }

    // MARK: Blocks

    /// `a.makeConstraints { make in … }` as the accent writes it.
    private func blocks(_ advice: String) -> String {
        ["makeConstraints", "updateConstraints", "remakeConstraints"].reduce(advice) { blocks(of: $1, in: $0) }
    }

    private func blocks(of member: String, in text: String) -> String {
        let word = "make"
        let opening = ".\(member) { \(word) in "
        guard text.hasBytes(of: opening) else { return text }
        var result = ""
        var rest = text[...]
        while let found = rest.firstRange(of: opening), let end = rest[found.upperBound...].firstIndex(of: "}") {
            let start = rest[..<found.lowerBound].lastIndex(of: " ").map(rest.index(after:)) ?? rest.startIndex
            let view = rest[start..<found.lowerBound]
            let chains = rest[found.upperBound..<end].trimmingSpaces
            result += rest[..<start]
            result +=
                accent == .objectiveC
                ? "[\(view) mas_\(member):^(MASConstraintMaker *\(word)) { \(chains); }];"
                : "\(view).snp.\(member) { \(word) in \(chains) }"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}

extension String {
    /// Whether the text contains another one, compared byte by byte: far faster than by characters, and every message
    /// passes through here.
    fileprivate func hasBytes(of other: String) -> Bool {
        Array(utf8).withUnsafeBufferPointer { bytes in
            Array(other.utf8).withUnsafeBufferPointer { wanted in
                guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
                for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
                    if (1..<wanted.count).allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
                }
                return false
            }
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var rest = self
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
