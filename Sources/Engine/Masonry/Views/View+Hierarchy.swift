extension View {
    /// Moves a view to the end of this one's subviews. Removes the constraints that `removeFromSuperview` would remove.
    public func addSubview(_ view: View) throws(ConstraintError) {
        try checkUsable()
        try scene.checkTreeIsFree()
        try view.checkUsable()
        if kind == .guide { throw .guideHasNoSubviews(displayName) }
        if view.kind == .guide { throw .guideIsNoSubview(view.displayName) }
        if view.scene !== scene { throw .viewOfAnotherScene(view.displayName) }
        if self === view || isDescendant(of: view) { throw .hierarchyCycle(view.displayName, displayName) }
        if view.superview != nil { try view.removeFromSuperview() }
        view.adopt(by: self)
    }

    /// Moves a layout guide to this view, since a guide has only one owner. Removes its constraints with views outside
    /// its old owner.
    public func addLayoutGuide(_ guide: View) throws(ConstraintError) {
        try checkUsable()
        try scene.checkTreeIsFree()
        try guide.checkUsable()
        if kind == .guide { throw .guideHasNoSubviews(displayName) }
        if guide.kind != .guide { throw .viewIsNoGuide(guide.displayName) }
        if guide.scene !== scene { throw .viewOfAnotherScene(guide.displayName) }
        if guide.superview != nil { try guide.removeFromSuperview() }
        guide.adopt(by: self)
    }

    /// Removes the view and its descendants from the tree. Constraints between them and other views are removed; those
    /// among them stay.
    public func removeFromSuperview() throws(ConstraintError) {
        try checkUsable()
        try scene.checkTreeIsFree()
        if isRoot { throw .rootStays }
        let inside = subtree
        drop(.move) { constraint in
            constraint.second.map { inside.contains($0.view) != inside.contains(constraint.first.view) } ?? false
        }
        leaveSuperview()
    }

    /// Removes the view and its descendants from the scene permanently, with their constraints. The name can be used
    /// again.
    public func remove() throws(ConstraintError) {
        try checkUsable()
        try scene.checkTreeIsFree()
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

    /// The closest view that is or contains both views. Nil if they have none in common.
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

    /// The view and all its descendants.
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
