internal import Simplex

// What rests on stand-ins for something unknown.
extension LayoutSolution {
    /// Whether anything does.
    package var hasUnknown: Bool { !unknownRows.isEmpty }

    func solvedWithoutUnknown() -> LayoutSolution? {
        if unknownRows.isEmpty { return nil }
        var system = system
        system.removeTies()
        for row in unknownRows where !system.isCleared(row) { system.clearRow(row) }
        return solving(system)
    }

    /// The parts of the view's frame, in its superview's coordinates, that only stand-ins determine.
    package func unknownComponents(of view: View) -> [FrameComponent] {
        if !hasUnknown || view.isRoot || view.isUnplaced { return [] }
        guard let knownPart else { return FrameComponent.allCases }
        let open = openComponents(of: view)
        return knownPart.openComponents(of: view).filter { !open.contains($0) }
    }

    /// Whether a part of the frame of the view or of an ancestor is unknown, or the view's content.
    package func isUnknown(_ view: View) -> Bool {
        if !hasUnknown { return false }
        if !view.unknownContent.isEmpty { return true }
        var next: View? = view
        while let view = next {
            if !unknownComponents(of: view).isEmpty { return true }
            next = view.superview
        }
        return false
    }

    /// Whether the extent of a scroll view's content along an axis is unknown.
    func isContentUnknown(ofItem item: Int, along axis: Axis) -> Bool {
        hasUnknown && knownPart?.isContentOpen(ofItem: item, along: axis) != false
    }
}

extension LayoutRow {
    /// Whether it has a stand-in for something unknown.
    var isUnknown: Bool {
        switch self {
        case .givenFrame(let view, let component): view.unknownFrame.contains(component)
        case .fitting: false
        case .intrinsic(let view, let equation): view.unknownContent.contains(equation.axis)
        case .constraint(let constraint): constraint.isUnknown
        }
    }
}
