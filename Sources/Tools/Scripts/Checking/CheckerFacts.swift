internal import Masonry
internal import FixIts
internal import Vocabulary
internal import Evaluator

/// What a script's declarations reveal before it runs.
extension NameChecker: ScriptFacts {
    func kind(ofGlobal name: Name) -> ValueKind {
        switch namedKind(of: name) {
        case .view: .of(.view)
        case .root: .of(.root)
        case .superview: .of(.view)
        case .maker: .of(.maker)
        case .chain: .of(.constraint)
        case .unknown, nil: .unknown
        }
    }

    var globalNames: [Name] { allGlobalNames }

    var currentView: String? { nil }

    func value(ofGlobal name: Name) -> Value? { nil }

    var screenSize: Size? { nil }
}
