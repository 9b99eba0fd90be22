// Installing.
extension ViewConstraint {
    public func setUpdateExisting(_ updateExisting: Bool) {
        state.updateExisting = updateExisting
    }

    public func install() throws(ConstraintError) {
        sourceTracer?.open(.viewConstraint, "install", first.nameOnly.description)
        defer { sourceTracer?.close() }
        if let constraint = state.layoutConstraint, constraint.isActive {
            sourceTracer?.state("hasBeenInstalled: return")
            tracer?.record(.alreadyActive(InstalledRecord(constraint)))
            return
        }
        try checkViewsAreUsable()
        if isOutOfReach { return }
        let equation = resolved
        traceInstall(equation)
        let installedOn = try viewToInstallOn()
        if state.isPlain, let constraint = state.layoutConstraint {
            try activateAgain(constraint, on: installedOn)
        } else if state.updateExisting, let existing = existingConstraint(similarTo: equation, on: installedOn) {
            return try share(existing, for: equation)
        } else {
            if state.updateExisting { noteMissed(on: installedOn) }
            // One that was uninstalled is gone, as Masonry does not keep it: a new one has what the handle has by now.
            let constraint = try LayoutConstraint(equation, key: state.key, installedOn: installedOn, origin: origin)
            constraint.activate(on: installedOn)
            state.layoutConstraint = constraint
            sourceTracer?.state("[\(installedOn.name) addConstraint:#\(constraint.id)]")
            sourceTracer?.state("[\(first.view.name).mas_installedConstraints addObject:self]")
            tracer?.record(.installed(InstalledRecord(constraint), installRule, isAgain: false))
        }
        first.view.noteInstalled(self)
    }

    /// UIKit's own constraints are kept by who made them.
    private func activateAgain(_ constraint: LayoutConstraint, on view: View) throws(ConstraintError) {
        // Views may have moved since the constraint was made.
        if let second = constraint.second?.view, first.view.closestCommonSuperview(with: second) == nil {
            throw .noCommonSuperview(first.view.displayName, second.displayName)
        }
        constraint.activate(on: view)
        tracer?.record(.installed(InstalledRecord(constraint), installRule, isAgain: true))
    }

    /// Changes the constant of a similar constraint instead of installing one.
    private func share(_ existing: LayoutConstraint, for equation: Equation) throws(ConstraintError) {
        let old = existing.constant
        try existing.takeConstant(equation.constant)
        existing.setUnknown(equation.unknown)
        state.layoutConstraint = existing
        sourceTracer?.state("existingConstraint.constant = \(equation.constant.spelled)")
        tracer?.record(.matched(InstalledRecord(existing), oldConstant: old))
    }

    /// Notes that `update` adds a constraint.
    private func noteMissed(on view: View) {
        if state.layoutConstraint == nil {
            let kind: ConstraintNote.Kind =
                nearestOlderConstraint.map { .rival(of: $0.constraint.id, differing: $0.differences) } ?? .addition
            state.notes.append(ConstraintNote(kind: kind, origin: origin))
        }
        traceMissed(on: view)
    }

    public func uninstall() throws(ConstraintError) {
        try first.view.checkUsable()
        sourceTracer?.open(.viewConstraint, "uninstall", first.nameOnly.description)
        defer { sourceTracer?.close() }
        if let tracer {
            if let constraint = state.layoutConstraint { sourceTracer?.state("#\(constraint.id).active = NO") }
            sourceTracer?.state("[\(first.view.name).mas_installedConstraints removeObject:self]")
            tracer.record(.uninstalled(state.layoutConstraint.map { InstalledRecord($0) }, wasActive: isActive))
        }
        if let constraint = state.layoutConstraint, constraint.isActive { first.view.noteUninstall(of: constraint) }
        state.layoutConstraint?.leaveLayout()
        first.view.noteUninstalled(self)
    }

    private func checkViewsAreUsable() throws(ConstraintError) {
        try first.view.checkUsable()
        try state.second?.view.checkUsable()
    }

    /// Whether unknown code has put one of the views somewhere, so that nothing says what it is relative to.
    private var isOutOfReach: Bool {
        guard let second = state.second?.view else {
            return !first.attribute.isSize && first.view.superview == nil && first.view.isPlacedElsewhere
        }
        return first.view.closestCommonSuperview(with: second) == nil
            && (first.view.outermost.isPlacedElsewhere || second.outermost.isPlacedElsewhere)
    }

    /// The current equation. A position without a second attribute is related to the superview's.
    var resolved: Equation {
        let second =
            state.second ?? (first.attribute.isSize ? nil : first.view.superview?.attribute(first.attribute))
        return Equation(
            first: first, relation: state.relation ?? .equal, second: second, multiplier: state.multiplier,
            constant: state.constant, priority: state.priority, unknown: state.unknown)
    }

    func viewToInstallOn() throws(ConstraintError) -> View {
        let view = first.view
        guard let second = state.second?.view else {
            // A guide's own constraints belong to the view that owns it.
            return first.attribute.isSize && view.kind != .guide ? view : view.superview ?? view
        }
        guard let common = view.closestCommonSuperview(with: second) else {
            throw .noCommonSuperview(view.displayName, second.displayName)
        }
        return common
    }

    /// The newest active constraint on the install view that differs in nothing but the constant.
    private func existingConstraint(similarTo equation: Equation, on view: View) -> LayoutConstraint? {
        let found = first.view.installedConstraints
            .compactMap(\.layoutConstraint)
            .filter { $0.isActive && $0.installedOn === view && $0.isSimilar(to: equation) }
            .max { $0.activation < $1.activation }
        sourceTracer?.traceSearch(for: equation, on: view, found: found)
        return found
    }
}
