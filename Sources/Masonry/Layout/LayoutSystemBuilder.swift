internal import Simplex

/// Writes a scene's views and constraints as rows of a linear system.
struct LayoutSystemBuilder {
    private let scene: Scene
    private let items: [View]
    private let isFitting: Bool
    private let direction: LayoutDirection
    private var system = LinearSystem()
    private var unknowns: [LayoutUnknowns] = []
    /// What each row of the system stands for.
    private var rows: [LayoutRow] = []
    /// The tie of each item's width, behind which its height's and its places' follow; -1 without one.
    private var firstTies: [Int]
    /// What known quantities add to the row or tie being written.
    private var constant = 0.0

    /// - Parameter isFitting: whether the first item's size is asked for instead of the scene's.
    init(scene: Scene, items: [View], isFitting: Bool) {
        self.scene = scene
        self.items = items
        self.isFitting = isFitting
        direction = scene.direction
        firstTies = [Int](repeating: -1, count: items.count)
        unknowns.reserveCapacity(items.count)
        for (index, view) in items.enumerated() {
            unknowns.append(index == 0 ? rootUnknowns() : unknowns(of: view))
        }
    }

    private mutating func rootUnknowns() -> LayoutUnknowns {
        let (width, height) = (scene.size.width, scene.size.height)
        var root = LayoutUnknowns(
            left: .known(0), top: .known(0), width: isFitting ? size() : .known(width),
            height: isFitting ? size() : .known(height))
        if items[0].kind == .scroll { root.content = .init(width: size(), height: size()) }
        return root
    }

    private mutating func unknowns(of view: View) -> LayoutUnknowns {
        var unknowns = LayoutUnknowns(left: place(), top: place(), width: size(), height: size())
        if view.kind == .scroll { unknowns.content = .init(width: size(), height: size()) }
        return unknowns
    }

    private mutating func place() -> Unknown { .variable(system.addVariable()) }

    private mutating func size() -> Unknown { .variable(system.addVariable(isNonnegative: true)) }

    func solve() -> LayoutSolution {
        LayoutSolution(
            items: items, unknowns: unknowns, direction: direction, scale: scene.scale, rows: rows,
            firstTies: firstTies, system: system)
    }
}

// What always holds.
extension LayoutSystemBuilder {
    /// The frames of the views that keep the one they were given; for a fitting size, the wish to be small.
    mutating func addGivenFrames() {
        if isFitting {
            for axis in Axis.allCases {
                add(1, unknowns[0].extent(axis))
                endRow(.equal, 0, .optional(LayoutPriority.fittingSize), .fitting)
            }
        }
        for view in items.dropFirst() where view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.settings.givenFrame ?? .zero
            let own = unknowns[view.layoutIndex]
            for component in FrameComponent.allCases {
                if component.isLength {
                    add(1, own.extent(component.axis))
                } else {
                    add(1, own.origin(component.axis))
                    addParentOrigin(of: view, component.axis)
                }
                endRow(.equal, frame[component], .system, .givenFrame(view, component))
            }
        }
    }

    private mutating func addParentOrigin(of view: View, _ axis: Axis) {
        guard let parent = view.superview else { return }
        add(-1, unknowns[parent.layoutIndex].origin(axis))
    }
}

// Intrinsic sizes and ties.
extension LayoutSystemBuilder {
    /// Along each axis with an intrinsic size: at most that at the hugging priority, at least that at the compression
    /// resistance's.
    mutating func addIntrinsicSize(of view: View, wrappedAt width: Double?) {
        // A view that was neither constrained nor given a frame is 0×0 until it is: it is no conflict yet.
        if view.isUnplaced, !(isFitting && view.layoutIndex == 0) { return }
        let size = view.intrinsicSize(wrappedAt: width)
        for axis in Axis.allCases {
            guard let length = size[axis] else { continue }
            for kind in IntrinsicEquation.Kind.allCases {
                let constraint = IntrinsicConstraint(view: view, axis: axis, kind: kind, length: length)
                add(1, unknowns[view.layoutIndex].extent(axis))
                endRow(kind.relation, length, strength(of: constraint.priority), .intrinsic(constraint))
            }
        }
    }

    /// The rule that settles what nothing else determines: in reverse order of declaration, width, height, then left
    /// and top less the parent's, each nearest 0.
    ///
    /// - Parameter choices: the values that exercised views take before that.
    mutating func addTies(after choices: [AmbiguityChoice]) {
        for choice in choices {
            let (own, axis) = (unknowns[choice.view.layoutIndex], choice.component.axis)
            if choice.component.isLength {
                addTie(of: own.extent(axis), nearest: choice.value)
            } else {
                addParentOrigin(of: choice.view, axis)
                addTie(of: own.origin(axis), nearest: choice.value)
            }
        }
        for view in items.dropFirst(isFitting ? 0 : 1).reversed() {
            let own = unknowns[view.layoutIndex]
            firstTies[view.layoutIndex] = system.tieCount
            for axis in Axis.allCases { addTie(of: own.extent(axis)) }
            if view.layoutIndex > 0 {
                for axis in Axis.allCases {
                    addParentOrigin(of: view, axis)
                    addTie(of: own.origin(axis))
                }
            }
        }
        // What the views leave open of a scroll view's content comes after all of them.
        for view in items.reversed() {
            for axis in Axis.allCases {
                if let extent = unknowns[view.layoutIndex].contentExtent(axis) { addTie(of: extent) }
            }
        }
    }

    private mutating func addTie(of unknown: Unknown, nearest value: Double = 0) {
        add(1, unknown)
        system.endTie(constant - value)
        constant = 0
    }
}

// The rows of equations.
extension LayoutSystemBuilder {
    /// The constraint's equation, in the coordinates of its views' closest common superview; with leading or trailing
    /// in a right-to-left scene, in that superview's mirrored axis.
    mutating func add(_ constraint: LayoutConstraint) {
        let (first, multiplier) = (constraint.first, constraint.multiplier)
        if let second = constraint.second {
            let isMirrored =
                direction == .rightToLeft && (first.attribute.isDirectional || second.attribute.isDirectional)
            let sign = isMirrored ? -1.0 : 1.0
            add(sign, form(of: first, oppositeTo: second))
            add(-sign * multiplier, form(of: second, oppositeTo: first))
            // With a multiplier of 1 the places' origin cancels out.
            if multiplier != 1, !first.attribute.isSize,
                let common = first.view.closestCommonSuperview(with: second.view)
            {
                let axis = first.attribute.axis
                let start: Attribute = isMirrored ? .right : axis == .horizontal ? .left : .top
                let inner = first.view === common ? second : first
                add(sign * (multiplier - 1), form(of: common.attribute(start), oppositeTo: inner))
            }
        } else {
            add(1, form(of: first, oppositeTo: nil))
        }
        endRow(constraint.relation, constraint.constant, strength(of: constraint.priority), .constraint(constraint))
    }

    private func form(of side: ViewAttribute, oppositeTo other: ViewAttribute?) -> LinearForm {
        LinearForm(
            side, unknowns: unknowns[side.view.layoutIndex], direction: direction,
            isSeenFromInside: side.view.kind == .scroll && other?.view.isDescendant(of: side.view) == true)
    }

    private func strength(of priority: Double) -> LinearStrength {
        priority == LayoutPriority.required ? .required : .optional(priority)
    }

    private mutating func add(_ factor: Double, _ form: LinearForm) {
        add(factor * form.originFactor, form.origin)
        add(factor * form.extentFactor, form.extent)
        constant += factor * form.constant
    }

    private mutating func add(_ factor: Double, _ unknown: Unknown) {
        switch unknown {
        case .variable(let variable): if factor != 0 { system.addTerm(factor, variable) }
        case .known(let number): constant += factor * number
        }
    }

    private mutating func endRow(
        _ relation: Relation, _ right: Double, _ strength: LinearStrength, _ source: LayoutRow
    ) {
        let linearRelation: LinearRelation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        system.endRow(linearRelation, right - constant, strength)
        constant = 0
        rows.append(source)
    }
}
