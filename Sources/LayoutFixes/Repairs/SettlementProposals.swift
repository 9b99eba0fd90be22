internal import Masonry

/// What a person would write to settle an ambiguity, likeliest first; nothing of it has been tried.
struct SettlementProposals {
    let layout: Layout
    let item: Layout.Item
    /// What titles call the view, or the views that all get the same.
    private let subject: String
    private let isOne: Bool
    let parent: Layout.Item
    let axis: Axis
    let edges: AxisEdges
    private let isPlaceOpen: Bool
    let isLengthOpen: Bool
    private let lengths: ValueRange

    /// Constraints to be made on a view.
    struct Proposal {
        var title: String
        /// The view that they are on.
        var view: String
        var additions: [Ambiguity.Addition]
    }

    /// - Parameter subject: what titles call the view, where it is not its name.
    init?(layout: Layout, view: View, ambiguity: Ambiguity, subject: String? = nil) {
        self.init(layout, view.name, ambiguity.axis, ambiguity.components, subject: subject)
    }

    private init?(
        _ layout: Layout, _ view: String, _ axis: Axis, _ open: [Ambiguity.Component], subject: String? = nil
    ) {
        guard let item = layout.item(named: view), let index = item.parent else { return nil }
        self.layout = layout
        self.item = item
        self.subject = subject ?? "`\(item.name)`"
        isOne = subject == nil
        parent = layout.items[index]
        self.axis = axis
        edges = AxisEdges(axis, isDirectional: layout.usesDirection(item.name))
        isPlaceOpen = open.contains { !$0.component.isLength }
        isLengthOpen = open.contains { $0.component.isLength }
        lengths = open.first { $0.component.isLength }?.range ?? ValueRange(lower: nil, upper: nil)
    }

    /// What would say how far a scroll view's content reaches.
    static func endings(ofContentOf scroll: String, _ axis: Axis, in layout: Layout) -> [Proposal] {
        SettlementProposals(layout, scroll, axis, [])?.content ?? []
    }

    var all: [Proposal] {
        if isLengthOpen {
            let first = scrolled + content + likeNeighbour + behindNeighbour + facingNeighbour + endOfRow
            let edges = oppositeEdge + bothEdges
            return first + (lengthAcross == nil ? edges + fixedLength : fixedLength + edges)
        }
        let pins = [pinned(edges.near), isStretchedAcross || followsNeighbour ? pinned(edges.far) : nil]
        let isPinned = isStretchedAcross && !areNeighboursCentered
        return below + ((isPinned ? pins + [centered] : [centered] + pins).compactMap(\.self))
    }

    // MARK: Lengths

    /// What is in a scroll view is as wide as that, unless it is to scroll sideways.
    private var scrolled: [Proposal] {
        guard parent.kind == .scroll else { return [] }
        if axis == .vertical { return page }
        return [
            Proposal(
                title: "make `\(item.name)` as wide as `\(parent.name)`, which then scrolls only vertically",
                view: item.name, additions: [addition(edges.length, of: item, edges.length, of: parent, 0)])
        ]
    }

    /// One of several that are as wide as the scroll view, and held at its top and bottom.
    private var page: [Proposal] {
        let isPage = { (view: Layout.Item) in
            abs(view.frame.width - self.parent.frame.width) <= 0.5
                && [self.edges.near, self.edges.far].allSatisfy { self.margin(of: view, $0) == 0 }
        }
        guard isPage(item), layout.items.contains(where: { isSibling($0) && isPage($0) }) else { return [] }
        return [
            Proposal(
                title: "make `\(item.name)` as high as `\(parent.name)`, which then scrolls only horizontally",
                view: item.name, additions: [addition(edges.length, of: item, edges.length, of: parent, 0)])
        ]
    }

    /// A view of the same kind beside it, tied to it and open as well: as long as that.
    var likeNeighbour: [Proposal] {
        if item.kind == .label { return [] }
        let tied = Set(
            layout.constraints(about: item.name).compactMap { constraint -> String? in
                guard let second = constraint.second, constraint.relation == .equal,
                    constraint.first.attribute.axis == axis
                else { return nil }
                if constraint.first.item == item.name { return second.item }
                return second.item == item.name ? constraint.first.item : nil
            })
        let neighbour = layout.items.first { other in
            tied.contains(other.name) && other.name != item.name && isSibling(other) && other.kind == item.kind
                && other.ambiguous.contains { $0.axis == axis && $0.isLength }
        }
        return neighbour.map { other in
            [
                Proposal(
                    title: "make `\(item.name)` as \(axis == .horizontal ? "wide" : "high") as `\(other.name)`",
                    view: item.name,
                    additions: [addition(edges.length, of: item, edges.length, of: other, 0)])
            ]
        } ?? []
    }

    /// The views in a row, three or more, all as long.
    var equalRow: [Proposal] {
        let row = openRow
        guard isLengthOpen, item.kind != .label, row.count > 2 else { return [] }
        return [
            Proposal(
                title:
                    "make \(row.map { "`\($0.name)`" }.joinedAsList()) equally \(axis == .horizontal ? "wide" : "high")",
                view: item.name,
                additions: row.filter { $0.name != item.name }.map {
                    addition(edges.length, of: item, edges.length, of: $0, 0)
                })
        ]
    }

    /// The views of the kind that are open along the axis and tied to one another at their edges, this one with them.
    var openRow: [Layout.Item] {
        var row = [item]
        var next = 0
        while next < row.count, row.count <= 12 {
            let name = row[next].name
            for constraint in layout.constraints(about: name) {
                guard let second = constraint.second, constraint.relation == .equal,
                    constraint.first.attribute.axis == axis, !constraint.first.attribute.isSize
                else { continue }
                let other = constraint.first.item == name ? second.item : constraint.first.item
                guard !row.contains(where: { $0.name == other }), let found = layout.item(named: other),
                    isSibling(found), found.kind == item.kind,
                    found.ambiguous.contains(where: { $0.axis == axis && $0.isLength })
                else { continue }
                row.append(found)
            }
            next += 1
        }
        return row.sorted { edges.end(of: $0.rootFrame) < edges.end(of: $1.rootFrame) }
    }

    /// Held at its far edge and across to both: from the end of the nearest view before it that is as long across.
    private var behindNeighbour: [Proposal] {
        let isHeld = layout.constraints(about: item.name).contains {
            $0.first.item == item.name && $0.first.attribute == edges.far && $0.relation == .equal && $0.second != nil
        }
        guard parent.kind != .scroll, isHeld, pin(of: item, edges.near) == nil else { return [] }
        let cross: FrameComponent = axis == .horizontal ? .height : .width
        let neighbour = layout.items.filter { other in
            other.name != item.name && isSibling(other) && other.kind != .guide
                && abs(other.frame[cross] - item.frame[cross]) <= 0.5 && overlapsAcross(other)
                && edges.end(of: other.rootFrame) <= edges.end(of: item.rootFrame)
                && !other.ambiguous.contains { $0.axis == axis }
        }.max { edges.end(of: $0.rootFrame) < edges.end(of: $1.rootFrame) }
            .flatMap { pin(of: $0, edges.near) == nil ? nil : $0 }
        return neighbour.map { other in
            [
                Proposal(
                    title: "start `\(item.name)` \(axis == .horizontal ? "after" : "below") `\(other.name)`",
                    view: item.name, additions: [addition(edges.near, of: item, edges.far, of: other, 0)])
            ]
        } ?? []
    }

    func overlapsAcross(_ other: Layout.Item) -> Bool {
        let (place, length) = axis.other.components
        return other.frame[place] < item.frame[place] + item.frame[length]
            && item.frame[place] < other.frame[place] + other.frame[length]
    }

    /// One edge is pinned: the other, as far from the superview's.
    private var oppositeEdge: [Proposal] {
        if parent.kind == .scroll { return [] }
        return [(edges.near, edges.far), (edges.far, edges.near)].compactMap { held, missing in
            guard pin(of: item, held) != nil, pin(of: item, missing) == nil else { return nil }
            let margin = margin(of: item, held) ?? 0
            let distance = missing == edges.far ? -margin : margin
            return Proposal(
                title: "also pin the `\(missing.rawValue)` of \(subject)", view: item.name,
                additions: [addition(missing, of: item, missing, of: parent, distance)])
        }
    }

    /// What is in the view holds it open, down to its far edge.
    private var content: [Proposal] {
        let children = layout.items.filter { child in
            child.parent.map { layout.items[$0].name } == item.name && child.kind != .guide
                && !child.ambiguous.contains { $0.axis == axis && !$0.isLength } && !isHeld(child)
        }
        guard let last = children.max(by: { edges.end(of: $0.rootFrame) < edges.end(of: $1.rootFrame) }) else {
            return []
        }
        // The room at the end is that at the start, before the first.
        let margin = children.compactMap { self.margin(of: $0, edges.near) }.min() ?? 0
        return [
            Proposal(
                title: item.kind == .scroll
                    ? "end the content of `\(item.name)` with `\(last.name)`"
                    : "end `\(item.name)` \(axis == .vertical ? "below" : "after") `\(last.name)`",
                view: last.name,
                additions: [addition(edges.far, of: last, edges.far, of: item, -margin)])
        ]
    }

    /// Whether what is in the view holds its far edge already.
    private func isHeld(_ child: Layout.Item) -> Bool {
        pins(of: child, edges.far).contains { [$0.first, $0.second].contains { $0?.item == item.name } }
    }

    /// Nothing is pinned: both edges.
    private var bothEdges: [Proposal] {
        let places = [edges.near, edges.far, edges.center]
        guard isPlaceOpen, parent.kind != .scroll, places.allSatisfy({ pin(of: item, $0) == nil }) else { return [] }
        let margin = usualMargin
        return [
            Proposal(
                title: "stretch \(subject) across `\(parent.name)`", view: item.name,
                additions: [
                    addition(edges.near, of: item, edges.near, of: parent, margin),
                    addition(edges.far, of: item, edges.far, of: parent, -margin),
                ])
        ]
    }

    private var fixedLength: [Proposal] {
        let usual: Double = lengthAcross ?? (axis == .horizontal ? 100 : 44)
        let length = min(max(usual, lengths.lower ?? 0), lengths.upper ?? .infinity)
        let own = addition(edges.length, of: item, nil, of: nil, length)
        let title = "give \(subject) a \(edges.length.rawValue) such as \(length.spelled)"
        let alone = Proposal(title: title, view: item.name, additions: [own])
        // A place may be open only because the length is.
        guard isPlaceOpen, pin(of: item, edges.center) == nil, let centered else { return [alone] }
        return [
            alone,
            Proposal(
                title: title + " and center \(isOne ? "it" : "them")", view: item.name,
                additions: centered.additions + [own]),
        ]
    }

    /// The number of points that a small view without a text has across: it is likely a square.
    private var lengthAcross: Double? {
        guard item.kind == .view || item.kind == .image, lengths.upper == nil else { return nil }
        let length = AxisEdges(axis.other, isDirectional: false).length
        let across = layout.constraints(about: item.name).first { constraint in
            constraint.first.item == item.name && constraint.first.attribute == length
                && constraint.second == nil && constraint.relation == .equal && constraint.constant <= Self.smallSquare
        }
        return across?.constant ?? (isSquare ? Self.usualSquare : nil)
    }

    /// Whether its sides are said to be as long as one another.
    private var isSquare: Bool {
        let sides = Set([Attribute.width, .height].map { Layout.Anchor(item: item.name, attribute: $0) })
        return layout.constraints(about: item.name).contains { constraint in
            constraint.second.map { Set([constraint.first, $0]) == sides } ?? false && constraint.relation == .equal
                && constraint.multiplier == 1 && constraint.constant == 0
        }
    }

    /// In points.
    private static let smallSquare: Double = 80
    private static let usualSquare: Double = 44

    // MARK: Places

    /// Below what was declared before it, if that would lie under it.
    private var below: [Proposal] {
        guard axis == .vertical,
            let index = layout.items.firstIndex(where: { $0.name == item.name }),
            let other = layout.items[..<index].last(where: { isSibling($0) }),
            other.ambiguous.isEmpty, overlaps(other.frame, item.frame)
        else { return [] }
        return [
            Proposal(
                title: "put `\(item.name)` below `\(other.name)`", view: item.name,
                additions: [addition(edges.near, of: item, edges.far, of: other, 8)])
        ]
    }

    func isSibling(_ other: Layout.Item) -> Bool {
        other.parent == item.parent && other.kind != .guide && other.name != item.name
    }

    private func overlaps(_ one: Rect, _ other: Rect) -> Bool {
        one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
            && other.y < one.y + one.height
    }

    private var centered: Proposal? {
        if parent.kind == .scroll { return nil }
        return Proposal(
            title: "center \(subject) \(axis == .horizontal ? "horizontally" : "vertically") in `\(parent.name)`",
            view: item.name,
            additions: [addition(edges.center, of: item, edges.center, of: parent, 0)])
    }

    private func pinned(_ edge: Attribute) -> Proposal? {
        if parent.kind == .scroll, edge == edges.far { return nil }
        let margin = margin(ofNeighboursOf: edge) ?? usualMargin
        return Proposal(
            title: "pin the `\(edge.rawValue)` of \(subject)", view: item.name,
            additions: [addition(edge, of: item, edge, of: parent, edge == edges.far ? -margin : margin)])
    }

    /// How far from their superview the views beside it are, at this edge or else the other.
    private func margin(ofNeighboursOf edge: Attribute) -> Double? {
        let other = edge == edges.far ? edges.near : edges.far
        let neighbours = layout.items.lazy.filter(isSibling).prefix(Self.askedNeighbours)
        return [edge, other].lazy.flatMap { edge in neighbours.lazy.compactMap { margin(of: $0, edge) } }.first
    }

    /// Whether more of the views beside it are in the middle than at an edge.
    private var areNeighboursCentered: Bool {
        let ties = layout.constraints(about: parent.name).filter {
            $0.first.item != item.name && $0.second?.item == parent.name && $0.relation == .equal
                && $0.first.attribute == $0.second?.attribute
        }
        return ties.count { $0.first.attribute == edges.center } > ties.count { $0.first.attribute == edges.near }
    }

    /// Whether something keeps the view behind one beside it.
    private var followsNeighbour: Bool {
        layout.constraints(about: item.name).contains { constraint in
            constraint.first == Layout.Anchor(item: item.name, attribute: edges.near)
                && constraint.second.flatMap { layout.item(named: $0.item) }.map(isSibling) ?? false
        }
    }

    /// Whether the view is held at both edges across.
    private var isStretchedAcross: Bool {
        let across = AxisEdges(axis.other, isDirectional: edges.isDirectional)
        return [across.near, across.far].allSatisfy { pin(of: item, $0) != nil }
    }

    /// The distance that the view keeps from its superview across.
    private var usualMargin: Double {
        let across = AxisEdges(axis == .horizontal ? .vertical : .horizontal, isDirectional: edges.isDirectional)
        return [across.near, across.far].lazy.compactMap { margin(of: item, $0) }.first ?? 0
    }

    // MARK: What there is

    /// The first constraint by which an edge equals something.
    func pin(of item: Layout.Item, _ edge: Attribute) -> Layout.ConstraintRecord? {
        pins(of: item, edge).first
    }

    private func pins(
        of item: Layout.Item, _ edge: Attribute
    ) -> LazyFilterSequence<[Layout.ConstraintRecord]> {
        let direction = layout.screen.direction
        return layout.constraints(about: item.name).lazy.filter { constraint in
            let sides = [constraint.first, constraint.second].compactMap(\.self)
            return constraint.relation == .equal && !constraint.isBroken
                && sides.contains {
                    $0.item == item.name
                        && $0.attribute.resolved(in: direction) == edge.resolved(in: direction)
                }
        }
    }

    /// How far from its superview's the edge is pinned, or that of the views that it is beside.
    func margin(of item: Layout.Item, _ edge: Attribute, depth: Int = 0) -> Double? {
        guard let pin = pin(of: item, edge), let second = pin.second, depth < Self.longestRow else { return nil }
        let other = pin.first.item == item.name ? second : pin.first
        if let parent = item.parent,
            other.item.split(separator: ".").first.map(String.init) == layout.items[parent].name
        {
            return other.attribute.resolved(in: layout.screen.direction) == edge.resolved(in: layout.screen.direction)
                ? pin.constant.magnitude : nil
        }
        return layout.item(named: other.item).flatMap { margin(of: $0, edge, depth: depth + 1) }
    }

    /// More of those beside it say nothing else.
    private static let askedNeighbours = 50
    /// So many views are followed from one to the next.
    private static let longestRow = 10

    func addition(
        _ attribute: Attribute, of item: Layout.Item, _ other: Attribute?, of second: Layout.Item?, _ constant: Double
    ) -> Ambiguity.Addition {
        var anchor: Layout.Anchor?
        if let other, let second { anchor = Layout.Anchor(item: second.name, attribute: other) }
        return Ambiguity.Addition(
            first: Layout.Anchor(item: item.name, attribute: attribute), relation: .equal, second: anchor,
            constant: constant)
    }
}

/// The attributes along an axis, as the view's other constraints call them.
struct AxisEdges {
    let near: Attribute
    let far: Attribute
    let center: Attribute
    let length: Attribute
    let isDirectional: Bool
    private let axis: Axis

    init(_ axis: Axis, isDirectional: Bool) {
        self.axis = axis
        self.isDirectional = isDirectional
        switch axis {
        case .horizontal:
            (near, far) = isDirectional ? (.leading, .trailing) : (.left, .right)
            (center, length) = (.centerX, .width)
        case .vertical:
            (near, far) = (.top, .bottom)
            (center, length) = (.centerY, .height)
        }
    }

    func end(of frame: Rect) -> Double {
        axis == .horizontal ? frame.x + frame.width : frame.y + frame.height
    }
}

extension Layout {
    /// Whether a constraint of the view speaks of leading or trailing.
    fileprivate func usesDirection(_ view: String) -> Bool {
        constraints(about: view).contains { constraint in
            [constraint.first, constraint.second].contains {
                $0.map { $0.item == view && $0.attribute.isDirectional } ?? false
            }
        }
    }
}
