extension View {
    /// Moves a view to the end of this one's subviews, dropping the constraints that `removeFromSuperview` drops.
    public func addSubview(_ view: View) throws(ConstraintError) {
        try checkUsable()
        try view.checkUsable()
        if kind == .guide { throw .guideHasNoSubviews(displayName) }
        if view.kind == .guide { throw .guideIsNoSubview(view.displayName) }
        if view.scene !== scene { throw .viewOfAnotherScene(view.displayName) }
        if self === view || isDescendant(of: view) { throw .hierarchyCycle(view.displayName, displayName) }
        if view.superview != nil { try view.removeFromSuperview() }
        view.adopt(by: self)
    }

    /// Takes over a layout guide, which belongs to one view at most; constraints that it has across its owner's edge are dropped.
    public func addLayoutGuide(_ guide: View) throws(ConstraintError) {
        try checkUsable()
        try guide.checkUsable()
        if kind == .guide { throw .guideHasNoSubviews(displayName) }
        if guide.kind != .guide { throw .viewIsNoGuide(guide.displayName) }
        if guide.scene !== scene { throw .viewOfAnotherScene(guide.displayName) }
        if guide.superview != nil { try guide.removeFromSuperview() }
        guide.adopt(by: self)
    }

    /// Takes the view, with all under it, out of the tree. Constraints that cross from that subtree to outside it are
    /// dropped; those inside it stay.
    public func removeFromSuperview() throws(ConstraintError) {
        try checkUsable()
        if isRoot { throw .rootStays }
        let inside = subtree
        drop(.move) { constraint in
            constraint.second.map { inside.contains($0.view) != inside.contains(constraint.first.view) } ?? false
        }
        leaveSuperview()
    }

    /// Takes the view, with all under it, out of the scene for good: its name is free again, its constraints are gone.
    public func remove() throws(ConstraintError) {
        try checkUsable()
        if isRoot { throw .rootStays }
        let inside = subtree
        drop(.end(view: name)) { constraint in
            inside.contains(constraint.first.view) || constraint.second.map { inside.contains($0.view) } ?? false
        }
        leaveSuperview()
        forget()
    }

    private func drop(_ cause: Layout.Removal.Cause, where goes: (LayoutConstraint) -> Bool) {
        let dropped = scene.activeConstraints.filter(goes)
        if let tracer = scene.tracer {
            for constraint in dropped { tracer.record(.uninstalled(InstalledRecord(constraint), wasActive: true)) }
        }
        for constraint in dropped.reversed() { constraint.leaveLayout() }
        for (view, own) in Dictionary(grouping: dropped, by: \.first.view) {
            view.noteRemoval(Removal(constraints: own, cause: cause, origin: scene.origin))
        }
    }

    private func forget() {
        for view in subviews + guides { view.forget() }
        settings.isRemoved = true
        scene.forget(self)
    }

    /// The closest view that is, or contains, both; a view counts as its own. Nil where the two share none.
    public func closestCommonSuperview(with other: View) -> View? {
        if self === other || other.superview === self { return self }
        if superview === other || superview === other.superview { return superview }
        var own: Set<View> = []
        var ancestor: View? = self
        while let view = ancestor {
            own.insert(view)
            ancestor = view.superview
        }
        ancestor = other
        while let view = ancestor {
            if own.contains(view) { return view }
            ancestor = view.superview
        }
        return nil
    }

    /// The view with everything under it.
    private var subtree: Set<View> {
        var found: Set<View> = []
        var pending = [self]
        while let view = pending.popLast() {
            found.insert(view)
            pending += view.subviews + view.guides
        }
        return found
    }

    package func isDescendant(of view: View) -> Bool {
        var ancestor = superview
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }
}
