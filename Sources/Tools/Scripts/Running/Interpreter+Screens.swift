internal import AppleLibraries
internal import Diagnostics
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

    /// Puts the scene on the screen that a source is to run on, unless there is something on it or it was set.
    func takeScreen(for source: SourceText) {
        guard scene.root.subviews.isEmpty, scene.activeCount == 0, scene.size == Scene.usualSize else { return }
        if let screen = projects?.screen(for: source) {
            library.given.hasDevice = true
            library.given.cellHeight = screen.cellHeight
            try? scene.show(
                on: ScreenStretch.Screen(size: screen.size, textScale: scene.textScale, safeArea: screen.safeArea))
            scene.root.hasAssumedSafeArea = screen.isAssumed
        }
        if let asked = askedStart, asked.screen != scene.screen || asked.direction != nil {
            try? scene.show(on: asked.screen, asked.direction)
            scene.root.hasAssumedSafeArea = asked.hasAssumedSafeArea ?? scene.root.hasAssumedSafeArea
        }
        start = StartScreen(screen: scene.screen, direction: nil, hasAssumedSafeArea: scene.root.hasAssumedSafeArea)
    }

    /// Where a program starts.
    package struct StartScreen {
        package let screen: ScreenStretch.Screen
        /// Nil for the scene's own.
        package let direction: LayoutDirection?
        /// Nil if that follows from the screen.
        let hasAssumedSafeArea: Bool?

        package init(
            screen: ScreenStretch.Screen, direction: LayoutDirection?, hasAssumedSafeArea: Bool? = nil
        ) {
            (self.screen, self.direction, self.hasAssumedSafeArea) = (screen, direction, hasAssumedSafeArea)
        }
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
