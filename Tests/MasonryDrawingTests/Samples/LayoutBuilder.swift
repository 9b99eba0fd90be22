import Masonry

/// Makes layouts by hand, frame by frame, each in its parent's coordinates.
struct LayoutBuilder {
    private(set) var layout: Layout

    init(_ width: Double, _ height: Double, direction: LayoutDirection = .leftToRight) {
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        layout = Layout(
            screen: Layout.Screen(width: width, height: height, direction: direction),
            items: [Layout.Item(name: "root", kind: .view, parent: nil, frame: frame, rootFrame: frame)],
            constraints: [], findings: [])
    }

    mutating func add(
        _ name: String, _ kind: ViewKind, in parent: String = "root", _ x: Double, _ y: Double, _ width: Double,
        _ height: Double, text: String? = nil, color: String? = nil, ambiguous: [FrameComponent] = [],
        isHidden: Bool = false, content: Size? = nil
    ) {
        let index = layout.items.firstIndex { $0.name == parent } ?? 0
        let origin = layout.items[index].rootFrame
        layout.items.append(
            Layout.Item(
                name: name, kind: kind, parent: index, frame: Rect(x: x, y: y, width: width, height: height),
                rootFrame: Rect(x: origin.x + x, y: origin.y + y, width: width, height: height), ambiguous: ambiguous,
                contentSize: content, isHidden: isHidden, text: text, color: color))
    }

    mutating func add(
        _ name: String, in parent: String = "root", _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        text: String? = nil, color: String? = nil, ambiguous: [FrameComponent] = [], isHidden: Bool = false
    ) {
        add(
            name, .view, in: parent, x, y, width, height, text: text, color: color, ambiguous: ambiguous,
            isHidden: isHidden)
    }

    mutating func constrain(
        _ first: String, _ attribute: Attribute, _ relation: Relation = .equal, _ second: String? = nil,
        _ secondAttribute: Attribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
        priority: Double = 1000, key: String? = nil, isBroken: Bool = false, in source: String = "in[1]", line: Int = 1
    ) {
        layout.constraints.append(
            Layout.ConstraintRecord(
                id: layout.constraints.count + 1, key: key,
                first: Layout.Anchor(item: first, attribute: attribute), relation: relation,
                second: second.map { Layout.Anchor(item: $0, attribute: secondAttribute ?? attribute) },
                multiplier: multiplier, constant: constant, priority: priority, installedOn: "root",
                isBroken: isBroken, origin: Origin(source: source, line: line, range: 0..<1)))
    }
}
