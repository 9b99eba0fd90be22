public import Masonry

/// Lists constraints: number, equation, priority where it is not required, whether it is broken, its key and where it was written.
public struct ConstraintListing: Sendable {
    /// The name of the view whose constraints are listed; nil for all.
    public var view: String?
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(view: String? = nil, isASCII: Bool = false) {
        self.view = view
        self.isASCII = isASCII
    }

    /// A line for each constraint, in order of activation; empty when there is none.
    public func draw(_ layout: Layout) -> String {
        var table = TextTable(isAlignedRight: [true])
        for constraint in layout.constraints where isListed(constraint) {
            var notes: [String] = []
            if constraint.priority < 1000 { notes.append("@" + constraint.priority.spelled) }
            if constraint.isBroken { notes.append("broken") }
            if let key = constraint.key { notes.append("'" + key.visible(asASCII: isASCII) + "'") }
            table.rows.append([
                "#\(constraint.id)", constraint.equation.visible(asASCII: isASCII), notes.joined(separator: " "),
                constraint.origin?.place.visible(asASCII: isASCII) ?? "",
            ])
        }
        if table.rows.allSatisfy({ $0[2].isEmpty }) {
            for row in table.rows.indices { table.rows[row].remove(at: 2) }
        }
        return table.text
    }

    private func isListed(_ constraint: Layout.ConstraintRecord) -> Bool {
        guard let view else { return true }
        return [constraint.first, constraint.second].contains { anchor in
            guard let item = anchor?.item else { return false }
            return item == view || BuiltInGuide.allCases.contains { item == "\(view).\($0.rawValue)" }
        }
    }
}

extension Origin {
    /// The source and the line; a session's inputs are of one line mostly.
    var place: String {
        source.hasPrefix("in[") && line == 1 ? source : "\(source):\(line)"
    }
}
