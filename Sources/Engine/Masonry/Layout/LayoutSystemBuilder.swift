internal import Simplex

/// Writes a scene's views and constraints as rows of a linear system.
struct LayoutSystemBuilder {
    private let scene: Scene
    private let items: SceneItems
    private let variables: LayoutVariables
    private let direction: LayoutDirection
    private var storage: LayoutStorage
    /// The constant that the terms of the current row add to its left side.
    private var constant = 0.0
    /// Whether a fitting size is computed.
    private var isFitting = false

    /// - Parameter storage: the system of an earlier pass, which is moved out.
    init(scene: Scene, items: SceneItems, taking storage: inout LayoutStorage, work: LinearWork) {
        self.scene = scene
        self.items = items
        variables = LayoutVariables(items)
        direction = scene.direction
        self.storage = LayoutStorage()
        swap(&self.storage, &storage)
        self.storage.system.work = work
        self.storage.system.removeTies()
    }

    /// Moves the finished system out.
    mutating func finish(_ storage: inout LayoutStorage) { swap(&self.storage, &storage) }
}

// Systems from nothing.
extension LayoutSystemBuilder {
    /// Writes all rows.
    ///
    /// - Parameters:
    ///   - labelWidths: the widths at which labels wrap, by item.
    ///   - fit: the preferred size, if a fitting size is computed.
    mutating func addAll(_ labelWidths: [Int: Double], _ fit: RootFit?) {
        let active = scene.active
        isFitting = fit != nil
        addVariables(rowCount: active.count + 4 * (items.withContent.count + items.given.count + 1))
        addGivenFrames(fit)
        // Hugging and compression resistance count as activated at their view's declaration.
        var next = 0
        for item in items.withContent {
            let declaration = items.views[item].declaration
            while next < active.count, active.equations[next].activation < declaration {
                add(active.equations[next], number: next)
                next += 1
            }
            addIntrinsicSize(of: item, wrappedAt: labelWidths[item])
        }
        while next < active.count {
            add(active.equations[next], number: next)
            next += 1
        }
    }

    private mutating func addVariables(rowCount: Int) {
        storage.removeAll()
        storage.system.reserve(variableCount: variables.count, rowCount: rowCount, termCount: 4 * rowCount)
        storage.sources.reserveCapacity(rowCount)
        storage.firstContentRows = ContiguousArray(repeating: -1, count: items.count)
        for _ in 0..<items.count {
            storage.system.addVariables(2)
            storage.system.addVariables(2, isNonnegative: true)
        }
        storage.system.addVariables(2 * items.scrolls.count, isNonnegative: true)
    }
}

// Systems of an earlier pass.
extension LayoutSystemBuilder {
    /// Brings the rows of an earlier pass up to date. False if that pass left no trace, or if the rows would not be in
    /// the order of a system from nothing.
    mutating func update(_ changes: PendingChanges, _ labelWidths: [Int: Double]) -> Bool {
        if storage.trace == nil || changes.isEverything { return false }
        if changes.hasNewSize {
            for (row, component) in FrameComponent.allCases.enumerated() {
                set(rootFrame[component], ofRow: row)
            }
        }
        for item in items.wrapping { updateIntrinsicSize(of: item, wrappedAt: labelWidths[item]) }
        // An undone constraint may have the id of another one that is active.
        for constraint in changes.constraints where scene.active.index(of: constraint) == nil {
            if let row = storage.row(ofConstraint: constraint.id) { clear(row) }
        }
        for constraint in changes.constraints {
            guard let number = scene.active.index(of: constraint) else { continue }
            let equation = scene.active.equations[number]
            let row = storage.row(ofConstraint: constraint.id)
            if let row, activation(ofRow: row) == equation.activation {
                replace(row, by: equation, number: number)
                continue
            }
            if let row { clear(row) }
            if equation.activation <= activation(ofRow: storage.sources.count - 1) { return false }
            add(equation, number: number)
        }
        return true
    }

    private mutating func clear(_ row: Int) {
        storage.system.clearRow(row)
        storage.unknownRows.remove(row)
    }

    /// When the row's constraint was activated, or its view was declared.
    private func activation(ofRow row: Int) -> Int32 {
        switch storage.sources[row] {
        case .constraint(_, let activation): activation
        case .intrinsic(let item, _, _): Int32(truncatingIfNeeded: items.views[Int(item)].declaration)
        case .given, .fitting: 0
        }
    }

    private mutating func set(_ constant: Double, ofRow row: Int) {
        if storage.system.constant(ofRow: row) != constant { storage.system.setConstant(constant, ofRow: row) }
    }
}

// Rows that always hold.
extension LayoutSystemBuilder {
    /// Adds the frame of the root (as a preferred size, when a fitting size is computed), and the frames of the views
    /// that keep theirs.
    mutating func addGivenFrames(_ fit: RootFit?) {
        for component in FrameComponent.allCases {
            if let fit, component.isLength {
                storage.system.addTerm(1, LayoutVariables.extent(0, component.axis))
                endRow(.equal, fit.length(component.axis), fit.strength(component.axis), .fitting)
            } else {
                storage.system.addTerm(1, LayoutVariables.variable(of: component, 0))
                endRow(.equal, rootFrame[component], .system, .given(0, component))
            }
        }
        for item in items.given {
            let frame = items.views[item].settings.frame
            for component in FrameComponent.allCases {
                storage.system.addTerm(1, LayoutVariables.variable(of: component, item))
                let number = Int32(truncatingIfNeeded: item)
                let isUnknown = items.views[item].unknownFrame.contains(component)
                if isUnknown { storage.unknownRows.insert(storage.sources.count) }
                endRow(
                    .equal, frame[component],
                    isUnknown ? .unknownEquation(number, isFitting: isFitting) : .system, .given(number, component))
            }
        }
    }

    private var rootFrame: Rect { Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height) }
}

// Intrinsic sizes.
extension LayoutSystemBuilder {
    /// Along each axis with an intrinsic size: at most that size at the hugging priority, at least that size at the
    /// compression resistance priority.
    mutating func addIntrinsicSize(of item: Int, wrappedAt width: Double?) {
        let view = items.views[item]
        // A view without constraints or a frame is 0×0 until it gets one, which is not a conflict.
        if view.isUnplaced, !(isFitting && item == 0) { return }
        let size = view.intrinsicSize(wrappedAt: width)
        storage.firstContentRows[item] = Int32(truncatingIfNeeded: storage.sources.count)
        for axis in Axis.allCases {
            guard let length = size[axis] else { continue }
            let isUnknown = view.unknownContent.contains(axis)
            for kind in IntrinsicEquation.Kind.allCases {
                storage.system.addTerm(1, LayoutVariables.extent(item, axis))
                if isUnknown { storage.unknownRows.insert(storage.sources.count) }
                endRow(
                    kind.relation.linear, length,
                    isUnknown && !isFitting
                        ? .unknownContent(item) : LinearStrength(priority: kind.priority(of: view, axis)),
                    .intrinsic(Int32(truncatingIfNeeded: item), axis, kind))
            }
        }
    }

    /// Sets the lengths of an item's intrinsic size to those at another width.
    private mutating func updateIntrinsicSize(of item: Int, wrappedAt width: Double?) {
        var row = Int(storage.firstContentRows[item])
        if row < 0 { return }
        let size = items.views[item].intrinsicSize(wrappedAt: width)
        for axis in Axis.allCases {
            guard let length = size[axis] else { continue }
            for _ in IntrinsicEquation.Kind.allCases {
                set(length, ofRow: row)
                row += 1
            }
        }
    }
}

// Ties.
extension LayoutSystemBuilder {
    /// Adds the ties, which determine what nothing else determines: in reverse order of declaration, the width, the
    /// height, then left and top, each as close to 0 as possible. The open parts of scroll view contents come last.
    ///
    /// - Parameters:
    ///   - choices: the preferred values of exercised views, which come first.
    ///   - isUndetermined: whether the rows leave a variable open. Determined variables need no tie.
    /// - Returns: the ties of each item's components, in the order of `FrameComponent.settlingOrder`; -1 without one.
    static func addTies(
        of items: SceneItems, after choices: [AmbiguityChoice], where isUndetermined: (Int) -> Bool,
        to system: inout LinearSystem
    ) -> ContiguousArray<Int32> {
        for choice in choices {
            system.addTerm(1, LayoutVariables.variable(of: choice.component, choice.item))
            system.endTie(-choice.value)
        }
        var ties = ContiguousArray<Int32>(repeating: -1, count: 4 * items.count)
        let order = FrameComponent.settlingOrder.map { LayoutVariables.variable(of: $0, 0) }
        for item in (0..<items.count).reversed() {
            for position in 0..<order.count {
                let variable = 4 * item + order[position]
                if !isUndetermined(variable) { continue }
                ties[4 * item + position] = Int32(truncatingIfNeeded: system.tieCount)
                system.addTerm(1, variable)
                system.endTie(0)
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
}

// The rows of equations.
extension LayoutSystemBuilder {
    /// Adds the constraint's equation, unless one of its views is not in the layout.
    ///
    /// - Parameter number: the constraint's number among the active ones.
    @inline(__always) private mutating func add(_ equation: PlainEquation, number: Int) {
        if !addTerms(of: equation, number: number) { return }
        let isUnknown = isUnknown(equation, number: number)
        if isUnknown { storage.unknownRows.insert(storage.sources.count) }
        storage.system.endRow(
            equation.shape.relation, equation.constant - constant, strength(of: equation, isUnknown: isUnknown))
        storage.endRow(.constraint(id: equation.id, activation: equation.activation))
        constant = 0
    }

    /// Replaces a row by the constraint's equation.
    private mutating func replace(_ row: Int, by equation: PlainEquation, number: Int) {
        if !addTerms(of: equation, number: number) { return }
        let isUnknown = isUnknown(equation, number: number)
        if isUnknown { storage.unknownRows.insert(row) } else { storage.unknownRows.remove(row) }
        storage.system.endRow(
            replacing: row, equation.shape.relation, equation.constant - constant,
            strength(of: equation, isUnknown: isUnknown))
        constant = 0
    }

    @inline(__always) private func isUnknown(_ equation: PlainEquation, number: Int) -> Bool {
        !equation.shape.isKnown && scene.active.objects[number].isUnknown
    }

    @inline(__always) private func strength(of equation: PlainEquation, isUnknown: Bool) -> LinearStrength {
        isUnknown ? .unknownEquation(equation.id, isFitting: isFitting) : equation.shape.strength
    }

    /// Adds the terms of the equation's left side. False if one of its views is not in the layout.
    @inline(__always) private mutating func addTerms(of equation: PlainEquation, number: Int) -> Bool {
        let shape = equation.shape
        let first = items.index(ofPlace: shape.first)
        let second = shape.second < 0 ? -1 : items.index(ofPlace: shape.second)
        if first < 0 || second < 0 && shape.second >= 0 { return false }
        if !(shape.isPlain(in: direction) && shape.addTerms(first, second, items, to: &storage.system)) {
            addForms(of: scene.active.objects[number], first, second)
        }
        return true
    }

    /// Adds the equation's left side, in the coordinates of the closest common superview; for leading or trailing in a
    /// right-to-left scene, in that superview's mirrored axis.
    private mutating func addForms(of constraint: LayoutConstraint, _ firstItem: Int, _ secondItem: Int) {
        let (first, multiplier) = (constraint.first, constraint.multiplier)
        guard let second = constraint.second else {
            return add(1, form(of: first, firstItem, oppositeTo: nil), in: firstItem)
        }
        let common = items.closestCommon(firstItem, secondItem)
        let isMirrored = direction == .rightToLeft && (first.attribute.isDirectional || second.attribute.isDirectional)
        let sign = isMirrored ? -1.0 : 1.0
        add(sign, form(of: first, firstItem, oppositeTo: second), in: common)
        add(-sign * multiplier, form(of: second, secondItem, oppositeTo: first), in: common)
        // With a multiplier of 1 the start of the mirrored axis cancels out.
        if isMirrored, multiplier != 1, !first.attribute.isSize {
            let inner = firstItem == common ? second : first
            let end = items.views[common].attribute(.right)
            add(1 - multiplier, form(of: end, common, oppositeTo: inner), in: common)
        }
    }

    private func form(of side: ViewAttribute, _ item: Int, oppositeTo other: ViewAttribute?) -> LinearForm {
        LinearForm(
            side, item: item, variables: variables, direction: direction,
            isSeenFromInside: side.isSeenFromInside(by: other))
    }

    /// Adds the form in the coordinates of an item that is or contains the form's.
    private mutating func add(_ factor: Double, _ form: LinearForm, in common: Int) {
        if factor * form.originFactor != 0 {
            var item = form.item
            while item != common {
                storage.system.addTerm(factor * form.originFactor, LayoutVariables.origin(item, form.axis))
                item = Int(items.parents[item])
            }
        }
        if factor * form.extentFactor != 0 { storage.system.addTerm(factor * form.extentFactor, form.extent) }
        constant += factor * form.constant
    }

    private mutating func endRow(
        _ relation: LinearRelation, _ right: Double, _ strength: LinearStrength, _ source: RowSource
    ) {
        storage.system.endRow(relation, right, strength)
        storage.endRow(source)
    }
}

/// A preferred value, in points and superview coordinates, for an open component of an item.
struct AmbiguityChoice {
    var item: Int
    var component: FrameComponent
    var value: Double
}
