/// What is known while a script runs: the values themselves.
extension Evaluator: ScriptFacts {
    package func kind(ofGlobal name: Name) -> ValueKind { globals.value(of: name).map { ValueKind($0) } ?? .unknown }

    package var globalNames: [Name] { globals.names }

    package var currentView: String? {
        guard let view = selection.first, selection.count == 1, !view.isRoot,
            case .view(let named)? = globals.value(of: vocabulary.names.intern(view.name)), named === view
        else { return nil }
        return view.name
    }

    package func value(ofGlobal name: Name) -> Value? { globals.value(of: name) }

    package var screenSize: Size? { scene.size }
}
