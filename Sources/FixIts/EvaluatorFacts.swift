internal import Masonry
internal import Evaluator
internal import Vocabulary

/// What is known while a script runs: the values themselves.
extension Evaluator: ScriptFacts {
    func kind(ofGlobal name: Name) -> ValueKind { globals.value(of: name).map { ValueKind($0) } ?? .unknown }

    var screenSize: Size? { scene.size }
}
