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
                for name in type.methodOrder where type.overrides.contains(name) && isHook(name) {
                    try sendIfKnown(own, vocabulary.text(name), [], at: span)
                    names.append(name)
                }
            }
            report(.hooks(names.map(vocabulary.text), of: base), names, of: object.type)
        }
        guard view(of: object)?.subviews.isEmpty == true else { return }
        var names: [Name] = []
        for type in types where type.nature == nil {
            for name in type.methodOrder where isHook(name) && !isProperty(name, of: type) {
                let mark = undoLog.mark()
                let (before, ignoredBefore) = (runtime.reports, ignored)
                let (views, constraints) = (shownViewCount, scene.activeCount)
                let result = try sendIfKnown(own, vocabulary.text(name), [], at: span)
                let hasDrawn = shownViewCount > views || scene.activeCount > constraints
                if hasDrawn, case .nothing? = result {
                    names.append(name)
                } else {
                    undoLog.rollBack(to: mark)
                    (runtime.reports, ignored) = (before, ignoredBefore)
                }
            }
        }
        report(.uncalled(names.map(vocabulary.text)), names, of: object.type)
    }

    private func report(_ problem: ProjectProblem, _ names: [Name], of type: ClassValue) {
        guard let (method, _) = names.first.flatMap(type.method) else { return }
        runtime.report(Failure(.projectProblem(problem), method.unit.source, method.prototype.span))
    }

    private var shownViewCount: Int { scene.views.count { $0.isDescendant(of: scene.root) } }

    /// The view that an object shows.
    private func view(of object: ObjectValue) -> View? { object.view ?? (isMain(object) ? scene.root : nil) }

    /// Whether a method without parameters has not run and UIKit never calls it.
    private func isHook(_ name: Name) -> Bool {
        let text = vocabulary.text(name)
        return !text.contains(":") && !startedMessages.contains(name) && !isInitializer(name)
            && !isKnown(name, of: .view)
    }

    /// Whether a method reads a property.
    private func isProperty(_ name: Name, of type: ClassValue) -> Bool {
        type.declares(name) || type.method(setterName(vocabulary.text(name))) != nil
    }

    /// The superclass of a class, or of one of its superclasses, that neither a source nor UIKit declares.
    func unknownSuperclass(of type: ClassValue) -> String? {
        let top = type.top
        let name = top.nature != nil ? top.name : top.superclassName.map(vocabulary.text)
        return name.flatMap { UIKitClass.isLibrary($0) ? nil : $0 }
    }
}
