/// How messages name constraints: by the line that makes them, and by what they set where that is not enough.
struct ConstraintNames {
    private let layout: Layout
    /// Lines of its source are named by their numbers alone.
    private let reader: Origin?

    /// The most names in a list.
    private static let named = 4

    init(_ layout: Layout, seenFrom reader: Origin?) {
        self.layout = layout
        self.reader = reader
    }

    /// `line 6`, `` `in[3]` ``; `#4` where no place is known.
    func place(of member: Conflict.Member) -> String {
        side(of: member)?.origin?.place(seenFrom: reader) ?? member.phrase
    }

    /// `lines 5 and 9`; ``the `a.left` of line 5`` where the line makes something else of the set as well.
    func lines(of members: [Conflict.Member], among set: [Conflict.Member]) -> (text: String, isPlural: Bool) {
        let own = Set(members)
        let others = Set(
            set.filter { !own.contains($0) }.compactMap { side(of: $0)?.origin?.place(seenFrom: reader) })
        var (numbers, names): ([String], [String]) = ([], [])
        var isPlural = false
        for group in groups(of: members) {
            guard let place = group.place, !others.contains(place) else {
                let list = group.anchors.joinedAsList(limit: Self.named)
                names.append(group.place.map { "the \(list) of \($0)" } ?? list)
                isPlural = isPlural || group.anchors.count > 1
                continue
            }
            let words = place.split(separator: " ")
            if words.count == 2 { numbers.append(String(words[1])) } else { names.append(place) }
        }
        let lines =
            numbers.isEmpty ? [] : ["line\(numbers.count > 1 ? "s" : "") \(numbers.joinedAsList(limit: Self.named))"]
        return ((lines + names).joinedAsList(limit: Self.named), isPlural || numbers.count + names.count > 1)
    }

    /// Constraints that are made at one place; nil for what is made at none that is known.
    private struct Group {
        let place: String?
        var anchors: [String]
    }

    private func groups(of members: [Conflict.Member]) -> [Group] {
        var groups: [Group] = []
        var (indices, known): ([String: Int], Set<[String]>) = ([:], [])
        for member in members {
            let (place, anchor) = names(of: member)
            guard let place else {
                groups.append(Group(place: nil, anchors: [anchor]))
                continue
            }
            guard known.insert([place, anchor]).inserted else { continue }
            if let index = indices[place] {
                groups[index].anchors.append(anchor)
            } else {
                indices[place] = groups.count
                groups.append(Group(place: place, anchors: [anchor]))
            }
        }
        return groups
    }

    private func names(of member: Conflict.Member) -> (place: String?, anchor: String) {
        guard let (first, origin) = side(of: member), let origin else { return (nil, member.phrase) }
        return (origin.place(seenFrom: reader), "`\(first)`")
    }

    private func side(of member: Conflict.Member) -> (first: Layout.Anchor, origin: Origin?)? {
        member.id.flatMap(layout.constraint).map { ($0.first, $0.latestOrigin) }
    }
}

extension Conflict.Member {
    /// `#4`, or ``the hugging of `title` ``.
    var phrase: String {
        switch self {
        case .constraint(let id): "#\(id)"
        case .intrinsic(let equation): "the \(equation.kind.phrase) of `\(equation.view)`"
        }
    }
}

extension IntrinsicEquation.Kind {
    fileprivate var phrase: String {
        switch self {
        case .hugging: "hugging"
        case .compressionResistance: "compression resistance"
        }
    }
}

extension Origin {
    /// `line 6`, `line 6 of part.mas` seen from another source; an input of one line is `in[3]`, one of several
    /// ``line 2 of `in[3]` ``.
    package func place(seenFrom other: Origin?) -> String {
        if let text = sourceText, text.isInput {
            return text.lineCount == 1 ? "`\(source)`" : "line \(line) of `\(source)`"
        }
        return "line \(line)" + (other.map { $0.source == source } ?? true ? "" : " of \(source)")
    }
}
