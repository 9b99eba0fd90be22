extension View {
    /// Installs the constraints that the block makes, and returns the top-level ones: one for `edges`.
    @discardableResult
    public func makeConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try runMaker(.make, block)
    }

    /// As `makeConstraints`, but where a constraint that differs only in its constant is installed, changes that.
    @discardableResult
    public func updateConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try runMaker(.update, block)
    }

    /// As `makeConstraints`, after uninstalling every constraint that makers installed for this view.
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

    /// As `makeConstraints`, updating.
    @discardableResult
    public func updateConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try flatMap { try $0.updateConstraints(block) }
    }

    /// As `makeConstraints`, remaking.
    @discardableResult
    public func remakeConstraints(_ block: (ConstraintMaker) throws -> Void) throws -> [any Constraint] {
        try flatMap { try $0.remakeConstraints(block) }
    }
}
