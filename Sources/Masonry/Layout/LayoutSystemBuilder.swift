internal import Simplex

/// Writes a scene's views and constraints as rows of a linear system.
struct LayoutSystemBuilder {
    private let scene: Scene
    private let items: LayoutItems
    private let variables: LayoutVariables
    private let direction: LayoutDirection
    private var system: LinearSystem
    /// The source of each row of the system.
    private var sources: ContiguousArray<RowSource>
    private let basis: LinearBasis
    /// The constant that the terms of the current row add to its left side.
    private var constant = 0.0

    init(scene: Scene, items: LayoutItems, storage: consuming LayoutStorage, work: LinearWork) {
        self.scene = scene
        self.items = items
        variables = LayoutVariables(items)
        direction = scene.direction
        system = storage.system
        system.work = work
        sources = storage.sources
        basis = storage.basis
        let rowCount = scene.active.count + 4 * (items.withContent.count + items.given.count + 1)
        system.reserve(variableCount: variables.count, rowCount: rowCount, termCount: 4 * rowCount)
        sources.reserveCapacity(rowCount)
        for _ in 0..<items.count {
            system.addVariables(2)
            system.addVariables(2, isNonnegative: true)
        }
        system.addVariables(2 * items.scrolls.count, isNonnegative: true)
    }
}

extension LayoutSystemBuilder {
    /// The finished system.
    consuming func finished() -> LayoutStorage {
        var storage = LayoutStorage()
        storage.system = system
        storage.sources = sources
        storage.basis = basis
        return storage
    }
}

// Rows that always hold.
extension LayoutSystemBuilder {
    /// Adds the frame of the root (as a preferred size, when a fitting size is computed), and the frames of the views
    /// that keep theirs.
    mutating func addGivenFrames(_ fit: RootFit?) {
        let size = scene.size
        let root = Rect(x: 0, y: 0, width: size.width, height: size.height)
        for component in FrameComponent.allCases {
            if let fit, component.isLength {
                system.addTerm(1, LayoutVariables.extent(0, component.axis))
                endRow(.equal, fit.length(component.axis), fit.strength(component.axis), .fitting)
            } else {
                Self.addTerms(of: component, 0, items, &system)
                endRow(.equal, root[component], .system, .given(0, component))
            }
        }
        for item in items.given {
            let frame = items.views[item].settings.givenFrame ?? .zero
            for component in FrameComponent.allCases {
                Self.addTerms(of: component, item, items, &system)
                endRow(.equal, frame[component], .system, .given(Int32(truncatingIfNeeded: item), component))
            }
        }
    }

    /// Adds the terms of a component of an item's frame, in the superview's coordinates.
    private static func addTerms(
        of component: FrameComponent, _ item: Int, _ items: LayoutItems, _ system: inout LinearSystem
    ) {
        system.addTerm(1, LayoutVariables.variable(of: component, item))
        let parent = Int(items.parents[item])
        if !component.isLength && parent >= 0 {
            system.addTerm(-1, LayoutVariables.variable(of: component, parent))
        }
    }
}

// Intrinsic sizes.
extension LayoutSystemBuilder {
    /// Along each axis with an intrinsic size: at most that size at the hugging priority, at least that size at the
    /// compression resistance priority.
    mutating func addIntrinsicSize(of item: Int, wrappedAt width: Double?, isFitting: Bool) {
        let view = items.views[item]
        // A view without constraints or a frame is 0×0 until it gets one, which is not a conflict.
        if view.isUnplaced, !(isFitting && item == 0) { return }
        let size = view.intrinsicSize(wrappedAt: width)
        for axis in Axis.allCases {
            guard let length = size[axis] else { continue }
            for kind in IntrinsicEquation.Kind.allCases {
                system.addTerm(1, LayoutVariables.extent(item, axis))
                endRow(
                    kind.relation.linear, length,
                    LinearStrength(priority: kind.priority(of: view, axis)),
                    .intrinsic(Int32(truncatingIfNeeded: item), axis, kind))
            }
        }
    }
}

// Ties.
extension LayoutSystemBuilder {
    /// Adds the ties, which determine what nothing else determines: in reverse order of declaration, the width, the
    /// height, then left and top relative to the parent, each as close to 0 as possible. The open parts of scroll view
    /// contents come last.
    ///
    /// - Parameters:
    ///   - choices: the preferred values of exercised views, which come first.
    ///   - isUndetermined: whether the rows leave a variable open. Determined variables need no tie.
    /// - Returns: the ties of each item's components, in the order of `FrameComponent.settlingOrder`; -1 without one.
    static func addTies(
        of items: LayoutItems, after choices: [AmbiguityChoice], where isUndetermined: (Int) -> Bool,
        to system: inout LinearSystem
    ) -> ContiguousArray<Int32> {
        for choice in choices { addTie(of: choice.component, of: choice.item, nearest: choice.value, items, &system) }
        var ties = ContiguousArray<Int32>(repeating: -1, count: 4 * items.count)
        for item in (0..<items.count).reversed() {
            let parent = Int(items.parents[item])
            for (position, component) in FrameComponent.settlingOrder.enumerated() {
                let variable = LayoutVariables.variable(of: component, item)
                let isOpen =
                    isUndetermined(variable)
                    || !component.isLength && parent >= 0
                        && isUndetermined(LayoutVariables.variable(of: component, parent))
                if !isOpen { continue }
                ties[4 * item + position] = Int32(truncatingIfNeeded: system.tieCount)
                addTie(of: component, of: item, nearest: 0, items, &system)
            }
        }
        let variables = LayoutVariables(items)
        for item in items.scrolls.reversed() {
            for axis in Axis.allCases {
                guard let extent = variables.contentExtent(item, axis) else { continue }
                system.addTerm(1, extent)
                system.endTie(0)
            }
        }
        return ties
    }

    private static func addTie(
        of component: FrameComponent, of item: Int, nearest value: Double, _ items: LayoutItems,
        _ system: inout LinearSystem
    ) {
        addTerms(of: component, item, items, &system)
        system.endTie(-value)
    }
}

// The rows of equations.
extension LayoutSystemBuilder {
    /// Adds the constraint's equation, unless one of its views is not in the layout.
    ///
    /// - Parameter number: the constraint's number among the active ones.
    @inline(__always) mutating func add(_ equation: PlainEquation, number: Int) {
        let shape = equation.shape
        let first = items.index(ofPlace: shape.first)
        let second = shape.second < 0 ? -1 : items.index(ofPlace: shape.second)
        if first < 0 || second < 0 && shape.second >= 0 { return }
        if shape.isPlain(in: direction) {
            shape.addTerms(first, second, to: &system)
        } else {
            addForms(of: scene.active.objects[number], first, second)
        }
        system.endRow(shape.relation, equation.constant - constant, shape.strength)
        constant = 0
        sources.append(.constraint(Int32(truncatingIfNeeded: number)))
    }

    /// Adds the equation's left side, in the coordinates of the closest common superview; for leading or trailing in a
    /// right-to-left scene, in that superview's mirrored axis.
    private mutating func addForms(of constraint: LayoutConstraint, _ firstItem: Int, _ secondItem: Int) {
        let (first, multiplier) = (constraint.first, constraint.multiplier)
        guard let second = constraint.second else { return add(1, form(of: first, firstItem, oppositeTo: nil)) }
        let isMirrored = direction == .rightToLeft && (first.attribute.isDirectional || second.attribute.isDirectional)
        let sign = isMirrored ? -1.0 : 1.0
        add(sign, form(of: first, firstItem, oppositeTo: second))
        add(-sign * multiplier, form(of: second, secondItem, oppositeTo: first))
        // With a multiplier of 1 the origin of the positions cancels out.
        if multiplier != 1, !first.attribute.isSize,
            let common = first.view.closestCommonSuperview(with: second.view), let item = items.index(of: common)
        {
            let start: Attribute = isMirrored ? .right : first.attribute.axis == .horizontal ? .left : .top
            let inner = first.view === common ? second : first
            add(sign * (multiplier - 1), form(of: common.attribute(start), item, oppositeTo: inner))
        }
    }

    private func form(of side: ViewAttribute, _ item: Int, oppositeTo other: ViewAttribute?) -> LinearForm {
        LinearForm(
            side, item: item, variables: variables, direction: direction,
            isSeenFromInside: side.isSeenFromInside(by: other))
    }

    private mutating func add(_ factor: Double, _ form: LinearForm) {
        if factor * form.originFactor != 0 { system.addTerm(factor * form.originFactor, form.origin) }
        if factor * form.extentFactor != 0 { system.addTerm(factor * form.extentFactor, form.extent) }
        constant += factor * form.constant
    }

    private mutating func endRow(
        _ relation: LinearRelation, _ right: Double, _ strength: LinearStrength, _ source: RowSource
    ) {
        system.endRow(relation, right, strength)
        sources.append(source)
    }
}

/// A preferred value, in points and superview coordinates, for an open component of an item.
struct AmbiguityChoice {
    var item: Int
    var component: FrameComponent
    var value: Double
}
