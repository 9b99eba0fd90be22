/// How an accent writes the code in advice, which is written in `.mas`.
struct AccentWording {
    /// The phrases that differ, in the order in which they are replaced.
    private let phrases: [(ours: String, theirs: String)]
    /// The prefix of a relation to a number, which boxes it.
    private let prefixOfNumbers: String?
    /// The block of `view.member { make in chains }`.
    private let block: (_ view: Substring, _ member: String, _ chains: String) -> String

    /// Nil for the language itself.
    init?(_ accent: Accent) {
        switch accent {
        case .masonry: return nil
        case .objectiveC: self = Self.objectiveC
        case .swift: self = Self.swift
        }
    }

    private init(
        _ phrases: [(ours: String, theirs: String)], prefixOfNumbers: String? = nil,
        block: @escaping (_ view: Substring, _ member: String, _ chains: String) -> String
    ) {
        self.phrases = phrases
        self.prefixOfNumbers = prefixOfNumbers
        self.block = block
    }

    // MARK: Accents

    private static var objectiveC: AccentWording {
        AccentWording(
            [
                ("root.addSubview(view)", "[self.view addSubview:view]"),
                ("equalTo(50x100)", "mas_equalTo(CGSizeMake(50, 100))"),
                ("ThanOrEqualTo(root)", "ThanOrEqualTo(self.view)"),
                ("ThanOrEqualTo(root.", "ThanOrEqualTo(self.view.mas_"),
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
            ],
            prefixOfNumbers: "mas_",
            block: { "[\($0) mas_\($1):^(MASConstraintMaker *make) { \($2); }];" })
    }

    private static var swift: AccentWording {
        AccentWording(
            [
                ("root.addSubview(view)", "view.addSubview(subview)"),
                ("equalTo(50x100)", "equalTo(CGSize(width: 50, height: 100))"),
                ("ThanOrEqualTo(root)", "ThanOrEqualToSuperview()"), ("ThanOrEqualTo(root.", "ThanOrEqualTo(view.snp."),
                ("equalTo(root)", "equalToSuperview()"), ("equalTo(superview)", "equalToSuperview()"),
                ("equalTo(root.", "equalTo(view.snp."), ("priority(high)", "priority(.high)"),
                ("priority(medium)", "priority(.medium)"), ("priority(low)", "priority(.low)"),
                ("priority(required)", "priority(.required)"), ("priority(fittingSize)", "priority(50)"),
                ("make.attributes(.left, .top)", "make.left.top"),
            ],
            block: { "\($0).snp.\($1) { make in \($2) }" })
    }

    // MARK: Words

    /// The advice with its code in the accent.
    func words(_ advice: String) -> String {
        // Every phrase that is replaced contains one of these characters; most messages contain none.
        guard advice.utf8.contains(where: { "({:".utf8.contains($0) }) else { return advice }
        var text = ["makeConstraints", "updateConstraints", "remakeConstraints"].reduce(advice) {
            blocks(of: $1, in: $0)
        }
        for (ours, theirs) in phrases where text.hasBytes(of: ours) { text = text.replacing(ours, with: theirs) }
        guard let prefixOfNumbers else { return text }
        return ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"].reduce(text) { text, relation in
            boxed(relation, by: prefixOfNumbers, in: text)
        }
    }

    /// The relations to numbers with a prefix.
    private func boxed(_ relation: String, by prefix: String, in text: String) -> String {
        let call = ".\(relation)("
        guard text.hasBytes(of: call) else { return text }
        var result = ""
        var rest = text[...]
        while let found = rest.firstRange(of: call) {
            let next = rest[found.upperBound...].first
            let isNumber = next == "-" || next?.isNumber == true
            result += rest[..<found.lowerBound] + (isNumber ? ".\(prefix)\(relation)(" : call)
            rest = rest[found.upperBound...]
        }
        return result + rest
    }

    private func blocks(of member: String, in text: String) -> String {
        let opening = ".\(member) { make in "
        guard text.hasBytes(of: opening) else { return text }
        var result = ""
        var rest = text[...]
        while let found = rest.firstRange(of: opening), let end = rest[found.upperBound...].firstIndex(of: "}") {
            let start = rest[..<found.lowerBound].lastIndex(of: " ").map(rest.index(after:)) ?? rest.startIndex
            let chains = rest[found.upperBound..<end].trimmingSpaces
            result += rest[..<start] + block(rest[start..<found.lowerBound], member, chains)
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
