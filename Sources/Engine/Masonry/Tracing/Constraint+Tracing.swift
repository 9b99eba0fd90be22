// Helpers that create a trace's events; without a tracer nothing is created.
extension ChainEvent {
    static func replaced(
        _ constraint: any Constraint, by replacement: any Constraint, in delegate: any ConstraintDelegate,
        _ change: MakerChange
    ) -> ChainEvent {
        .replaced(
            ConstraintShape(constraint), by: ConstraintShape(replacement), in: delegate.kind,
            children: replacement.children.first?.delegate?.kind, delegate: replacement.delegate?.kind, change)
    }
}

extension ConstraintMaker {
    var tracer: ConstraintTracer? { view.scene.tracer }

    var shapes: [ConstraintShape] { ConstraintShape.list(of: constraints) }

    /// Reports the constraint at the end of the array to the tracer, if there is one.
    func traceAdded() {
        guard let tracer, let added = constraints.last else { return }
        let change = ChainEvent.MakerChange(before: ConstraintShape.list(of: constraints.dropLast()), after: shapes)
        tracer.record(
            .added(
                ConstraintShape(added), on: view.name, children: added.children.first?.delegate?.kind,
                delegate: added.delegate?.kind,
                change))
    }
}

extension ConstraintDelegate {
    var kind: ChainEvent.DelegateKind { self is ConstraintMaker ? .maker : .composite }

    /// The outermost maker.
    var maker: ConstraintMaker? {
        self as? ConstraintMaker ?? (self as? CompositeConstraint)?.delegate?.maker
    }
}

extension ViewConstraint {
    var tracer: ConstraintTracer? { first.view.scene.tracer }

    /// Records a call on the constraint, if there is a tracer.
    func trace(_ change: @autoclosure () -> ChainEvent.Change) {
        tracer?.record(.changed(HandleRecord(self), change()))
    }

    /// Reports to the tracer, if there is one, that `update` found no similar constraint on a view.
    func traceMissed(on view: View) {
        guard let tracer else { return }
        let nearest = nearestConstraint
        tracer.record(
            .missed(
                HandleRecord(self), on: view.name, nearest: nearest.map { InstalledRecord($0.constraint) },
                nearest?.differences ?? []))
    }

    var installRule: ChainEvent.InstallRule {
        if let second { return .closestCommonSuperview(first.view.name, second.view.name) }
        return first.attribute.isSize ? .view : .superview
    }
}
