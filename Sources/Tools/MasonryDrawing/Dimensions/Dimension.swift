internal import Masonry

/// A dimension line of a picture: where it is, and what is written at it.
struct Dimension {
    let segment: ConstraintSegment
    /// What is written at it; empty if the line says it all.
    let text: String
    /// The whole of it in words, for readers who point at it, and for where there is no room for the text.
    let title: String
    /// Whether it is ignored, because it clashes with others.
    var isBroken = false
    /// Whether it is no constraint, but what is there.
    var isFact = false
    /// Whether it may give way.
    var isOptional = false

    /// The most that are drawn.
    static let most = 500
}

/// The dimension lines that a choice asks for.
struct Dimensions {
    private(set) var all: [Dimension] = []
    /// The items that none of them is about, if it is about some.
    private(set) var still: Set<Int> = []
    /// What is below the picture: each clashing constraint in full.
    private(set) var lines: [String] = []
    /// How many there are beyond those that are drawn.
    private(set) var rest = 0

    init(_ choice: DimensionChoice, in layout: Layout) {
        var names: Set<String> = []
        switch choice.kind {
        case .constraints:
            var seen: Set<Int> = []
            let views = choice.views.isEmpty ? [nil] : choice.views.map(Optional.some)
            for record in views.flatMap(layout.constraints(around:)) where seen.insert(record.id).inserted {
                all += dimensions(of: record, in: layout)
                names.formUnion(record.items(in: layout))
            }
        case .distances:
            for gap in layout.gaps(around: choice.views) {
                all.append(
                    Dimension(
                        segment: gap.segment, text: gap.segment.length.spelled,
                        title: gap.views.map { $0.visible() }.joined(separator: " to ")
                            + ": \(gap.segment.length.spelled)",
                        isFact: true))
                names.formUnion(gap.views)
            }
        case .conflicts:
            for conflict in layout.conflicts where choice.views.isEmpty || conflict.isAbout(choice.views, in: layout) {
                for member in conflict.clashing { add(member, of: conflict, in: layout, &names) }
            }
        }
        rest = max(0, all.count - Dimension.most)
        all = Array(all.prefix(Dimension.most))
        if !choice.views.isEmpty || choice.kind == .conflicts, !names.isEmpty {
            still = Set(layout.items.indices.filter { $0 != 0 && !names.contains(layout.items[$0].name) })
        }
    }

    /// The places of what is asked for, which may be off the page.
    var ghosts: [Ghost] {
        all.filter { $0.segment.asked != nil }.map { dimension in
            let segment = dimension.segment
            let box = segment.box(at: (segment.crossing.lowerBound + segment.crossing.upperBound) / 2, unit: 1)
            return Ghost(Rect(x: box.left, y: box.top, width: box.width, height: box.height))
        }
    }

    private func dimensions(of record: Layout.ConstraintRecord, in layout: Layout) -> [Dimension] {
        layout.segments(of: record).enumerated().map { number, segment in
            Dimension(
                segment: segment, text: number == 0 ? record.dimensionText : segment.length.spelled,
                title: record.fullText, isBroken: number == 0 && record.isBroken,
                isOptional: record.priority < LayoutPriority.required)
        }
    }

    /// Adds a clashing constraint, with its number.
    private mutating func add(
        _ member: Conflict.Member, of conflict: Conflict, in layout: Layout, _ names: inout Set<String>
    ) {
        let isBroken = member == conflict.broken
        switch member {
        case .constraint(let id):
            guard let record = layout.constraint(id: id) else { return }
            names.formUnion(record.items(in: layout))
            if lines.contains(where: { $0.hasPrefix(record.title) }) { return }
            lines.append(isBroken ? "\(record.title) is ignored: \(record.dimensionText)" : record.title)
            for (number, segment) in layout.segments(of: record).enumerated() {
                let text = number == 0 ? "#\(id) \(record.dimensionText)" : "#\(id) \(segment.length.spelled)"
                all.append(
                    Dimension(segment: segment, text: text, title: record.title, isBroken: number == 0 && isBroken))
            }
        case .intrinsic(let equation):
            names.insert(equation.view)
            let needs = "its content: \(equation.kind.relation.sign)\(equation.length.spelled)"
            let title = equation.equation.visible()
            if !lines.contains(title) { lines.append(title) }
            for segment in layout.segments(of: member, isBroken: isBroken) {
                let text = isBroken ? "\(needs), is \(segment.length.spelled)" : needs
                all.append(Dimension(segment: segment, text: text, title: title, isBroken: isBroken))
            }
        }
    }
}

extension ConstraintSegment {
    /// In points.
    var length: Double { abs(to - from) }
}

extension Conflict {
    /// The clashing constraints; the ignored one alone if the others are not known.
    var clashing: [Member] { self.set.isEmpty ? [broken] : set }

    fileprivate func isAbout(_ views: [String], in layout: Layout) -> Bool {
        clashing.contains { member in
            switch member {
            case .constraint(let id):
                layout.constraint(id: id).map { !Set($0.items(in: layout)).isDisjoint(with: views) } ?? false
            case .intrinsic(let equation): views.contains(equation.view)
            }
        }
    }
}
