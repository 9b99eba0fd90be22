internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Methods that only code of other files calls.
extension AppleLibrary {
    /// Whether it is the object that the source starts with.
    func isStarted(_ object: ObjectValue) -> Bool {
        switch mainObject {
        case .object(let main): main === object
        case .view(let view): objects[view] === object
        default: false
        }
    }

    /// Runs what only an unknown superclass can call, once each; where nothing would be drawn, also what nothing here calls.
    func runHooks(of object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        let types = Array(object.type.lineage).reversed()
        if let base = unknownSuperclass(of: object.type) {
            var names: [Name] = []
            for type in types {
                for name in type.methodOrder where type.overrides.contains(name) && isHook(name, of: type) {
                    try sendIfKnown(own, vocabulary.text(name), [], at: span)
                    names.append(name)
                }
            }
            report(.hooks(names.map(vocabulary.text), of: base), names, of: object.type)
        }
        guard view(of: object)?.subviews.isEmpty == true else { return }
        let methods = types.filter { $0.nature == nil && !UIKitClass.isLibrary($0.name) }.flatMap { type in
            type.methodOrder.filter { isHook($0, of: type) }
        }
        let isSetup = { [vocabulary] (name: Name) in
            UIKitName.setupPrefixes.contains { vocabulary.text(name).hasPrefix($0) }
        }
        for round in [methods.filter(isSetup), methods.filter { !isSetup($0) }] {
            var names: [Name] = []
            for name in round where try draws(name, own, at: span) { names.append(name) }
            report(.uncalled(names.map(vocabulary.text)), names, of: object.type)
            if !names.isEmpty { return }
        }
    }

    /// Runs the method by which the code of other files shows a view, such as `show`.
    func present(_ object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        guard let name = presenters(of: object.type).first else { return }
        try sendIfKnown(own, vocabulary.text(name), [], at: span)
        report(.presented(vocabulary.text(name)), [name], of: object.type)
    }

    /// Runs a method; undoes it if it draws nothing.
    private func draws(_ name: Name, _ own: Value, at span: Span) throws(Failure) -> Bool {
        let mark = undoLog.mark()
        let (before, ignoredBefore) = (runtime.reports, ignored)
        let (views, constraints) = (shownViewCount, scene.activeCount)
        try sendIfKnown(own, vocabulary.text(name), [], at: span)
        if shownViewCount > views || scene.activeCount > constraints { return true }
        undoLog.rollBack(to: mark)
        (runtime.reports, ignored) = (before, ignoredBefore)
        return false
    }

    func report(_ problem: ProjectProblem, _ names: [Name], of type: ClassValue) {
        guard let (method, _) = names.first.flatMap(type.method) else { return }
        runtime.report(Failure(.projectProblem(problem), method.unit.source, method.prototype.span))
    }

    private var shownViewCount: Int { scene.views.count { $0.isDescendant(of: scene.root) } }

    /// The view that an object shows.
    private func view(of object: ObjectValue) -> View? { object.view ?? (isMain(object) ? scene.root : nil) }

    /// Whether a method without parameters and result has not run and UIKit never calls it.
    private func isHook(_ name: Name, of type: ClassValue) -> Bool {
        let text = vocabulary.text(name)
        return type.procedures.contains(name) && !text.contains(":") && !startedMessages.contains(name)
            && !UIKitName.callbacks.contains(text) && !isKnown(name, of: .view)
    }

    /// The superclass of a class, or of one of its superclasses, that neither a source nor UIKit declares.
    func unknownSuperclass(of type: ClassValue) -> String? {
        if let assumed = type.lineage.first(where: \.isAssumed), assumed !== type { return assumed.name }
        let top = type.top
        let name = top.nature != nil ? top.name : top.superclassName.map(vocabulary.text)
        return name.flatMap { UIKitClass.isLibrary($0) ? nil : $0 }
    }
}
