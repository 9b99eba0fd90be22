public import Masonry

/// Lists constraints: number, equation, optional priority, whether it holds, key, the view that holds it and its
/// location; below each, the equation in words.
public struct ConstraintListing: Sendable {
    /// The name of the view whose constraints are listed; nil for all.
    public var view: String?
    /// Whether only ASCII characters may be used.
    public var isASCII: Bool

    public init(view: String? = nil, isASCII: Bool = false) {
        self.view = view
        self.isASCII = isASCII
    }

    /// A line for each constraint, in order of activation; empty if there are none.
    public func draw(_ layout: Layout) -> String {
        var table = TextTable(isAlignedRight: [true])
        var sentences: [String] = []
        for constraint in layout.constraints(around: view) {
            var notes: [String] = []
            if constraint.priority < 1000, constraint.unknown.priority == nil {
                notes.append("@" + constraint.priority.spelled)
            }
            notes.append(constraint.state)
            if let key = constraint.key { notes.append("'" + key.visible(asASCII: isASCII) + "'") }
            table.rows.append([
                "#\(constraint.id)", constraint.equation.visible(asASCII: isASCII), notes.joined(separator: " "),
                "on " + constraint.installedOn.visible(asASCII: isASCII),
                constraint.origin?.place.visible(asASCII: isASCII) ?? "",
            ])
            sentences.append(constraint.sentence.visible(asASCII: isASCII))
        }
        let indent = String(repeating: " ", count: (table.rows.map { $0[0].count }.max() ?? 0) + 2)
        return zip(table.text.split(separator: "\n"), sentences).map { "\($0)\n\(indent)\($1)\n" }.joined()
    }
}

extension Origin {
    /// For listings: the source and line, and what led there: `grid.mas:18, called on line 24`. A session's inputs usually have one line.
    public var place: String {
        (source.hasPrefix("in[") && line == 1 ? source : "\(source):\(line)") + (trail.isEmpty ? "" : ", \(trail)")
    }
}
