internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// What a nib would do for the object that starts.
extension AppleLibrary {
    /// The view of an outlet that nothing set, of the object that starts: nobody has placed it. Nil for other properties.
    func connected(_ name: Name, of object: ObjectValue, at span: Span) throws(Failure) -> Value? {
        guard let outlet = object.type.lineage.lazy.compactMap({ $0.outlets[name] }).first,
            object.storage[name]?.isNothing != false, isStarted(object), let parent = object.view,
            let type = self.type(named: outlet.type), case .view = nature(of: type)
        else { return nil }
        let made = try allocate(type, at: span)
        let value = try send(made, runtime.property(selector(.initialize), at: span))
        guard case .view(let view) = value else { return nil }
        store(value, in: name, of: object)
        try addUnplaced(view, to: parent, at: span)
        undoLog.record { [unowned self] in _ = connectedOutlets.popLast() }
        connectedOutlets.append((name, outlet))
        return value
    }

    /// Reports the outlets that got a view, once for all.
    func reportOutlets() {
        guard let first = connectedOutlets.first?.outlet else { return }
        let names = connectedOutlets.map { vocabulary.text($0.name) }
        connectedOutlets = []
        runtime.report(Failure(.projectProblem(.outlets(names)), first.source, first.span))
    }

    /// Calls `awakeFromNib` of an object that only a nib can have made.
    func awake(_ object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        let isFromNib = object.type.lineage.contains { !$0.outlets.isEmpty }
        let makers: [LibraryMessage] = [.initialize, .initWithFrame, .initWithStyle]
        if !isFromNib, makers.contains(where: { object.type.method(selector($0)) != nil }) { return }
        try sendIfKnown(own, "awakeFromNib", [], at: span)
    }

    /// Adds a view whose place is unknown.
    func addUnplaced(_ view: View, to parent: View, _ edges: [Attribute] = [.top, .left], at span: Span) throws(Failure)
    {
        try runtime.modeled(span) { () throws(ConstraintError) in
            try parent.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            for edge in edges {
                let tie = try ViewConstraint(
                    view.attribute(edge), .equal, parent.attribute(edge), multiplier: 1, constant: 0)
                tie.setUnknown(UnknownNumbers(constant: "?"))
                try tie.install()
            }
        }
        if view.kind == .view { view.setUnknownContent(sampleSize: StandIn.viewSize) }
    }
}
