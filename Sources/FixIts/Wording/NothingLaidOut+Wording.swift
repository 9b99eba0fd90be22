internal import Evaluator
internal import Vocabulary

extension NothingLaidOut {
    /// What follows "nothing is laid out: ".
    var words: String {
        switch self {
        case .swiftUI(let name): "`\(name)` is written for SwiftUI; only UIKit with constraints is read"
        case .uncheckedTests: "the tests ran, but none of their assertions was checked"
        case .noScreen: "there is no view controller and no view class with methods"
        case .empty(let name): "`\(name)` adds no views"
        case .declarations: "nothing adds a view"
        case .blank: "there are no statements"
        }
    }

    var help: Advice? {
        switch self {
        case .noScreen: "name what to run with --entry CLASS.METHOD"
        case .swiftUI, .uncheckedTests, .empty, .declarations, .blank: nil
        }
    }
}
