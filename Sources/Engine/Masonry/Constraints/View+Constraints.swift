extension View {
    /// Installs the constraints that the block makes, and returns the top-level ones: a single one for `edges`.
    @discardableResult
    public func makeConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try runMaker(.make, block)
    }

    /// Like `makeConstraints`, but changes an installed constraint that differs only in its constant instead of adding
    /// one.
    @discardableResult
    public func updateConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try runMaker(.update, block)
    }

    /// Like `makeConstraints`, but first uninstalls every constraint that makers installed for this view.
    @discardableResult
    public func remakeConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try runMaker(.remake, block)
    }

    func runMaker(
        _ mode: ConstraintMaker.Mode, _ block: (ConstraintMaker) throws -> Void
    ) throws -> [any Constraint] {
        let maker = try ConstraintMaker(view: self, mode: mode)
        try block(maker)
        return try maker.install()
    }
}

extension [View] {
    /// Runs the block for each view, and returns all top-level constraints in order.
    @discardableResult
    public func makeConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try flatMap { try $0.makeConstraints(block) }
    }

    /// Like `makeConstraints`, with `updateConstraints` for each view.
    @discardableResult
    public func updateConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try flatMap { try $0.updateConstraints(block) }
    }

    /// Like `makeConstraints`, with `remakeConstraints` for each view.
    @discardableResult
    public func remakeConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try flatMap { try $0.remakeConstraints(block) }
    }
}
