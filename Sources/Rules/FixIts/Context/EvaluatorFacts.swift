internal import Masonry
internal import Evaluator
internal import Vocabulary

/// What is known while a script runs: the values themselves.
extension Evaluator: ScriptFacts {
    func kind(ofGlobal name: Name) -> ValueKind { globals.value(of: name).map { ValueKind($0) } ?? .unknown }

    var globalNames: [Name] { globals.names }

    var currentView: String? {
        guard let view = selection.first, selection.count == 1, !view.isRoot,
            case .view(let named)? = globals.value(of: vocabulary.names.intern(view.name)), named === view
        else { return nil }
        return view.name
    }

    func value(ofGlobal name: Name) -> Value? { globals.value(of: name) }

    var screenSize: Size? { scene.size }
}
