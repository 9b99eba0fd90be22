internal import AppleLibraries
internal import Evaluator
package import LayoutFindings
package import Masonry

// What a sweep over screens needs to know of what has run.
extension Interpreter {
    /// The screens on which plain expectations must hold; none for the scene's own.
    package var askedScreens: [ScreenBox] {
        get { evaluator.askedScreens }
        set { evaluator.askedScreens = newValue }
    }

    /// Whether a project's code read something of the screen, or took the size of its content: on another screen it may do
    /// something else.
    package var dependsOnScreen: Bool { evaluator.hasReadScreen || library.isFitted }

    /// Whether the comparisons of numbers are recorded.
    package var recordsDecisions: Bool {
        get { evaluator.comparisons != nil }
        set {
            evaluator.comparisons = newValue ? [] : nil
            evaluator.outcomes = newValue ? [] : nil
        }
    }

    /// Which number of each recorded comparison was greater: -1 for the second, 0 for neither.
    package var greaterNumbers: [Int8] { (evaluator.comparisons ?? []).map { $0 < 0 ? -1 : $0 > 0 ? 1 : 0 } }

    /// How the recorded comparisons turned out.
    package var outcomes: [Bool] { evaluator.outcomes ?? [] }

    /// The conditions on the screen that decide about the layout.
    package var screenConditions: [ScreenCondition] {
        scene.breakpoints.map(\.condition) + (evaluator.hasReadScreen ? AppleLibrary.screenConditions : [])
    }
}
