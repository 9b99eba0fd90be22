internal import LayoutFindings
internal import LayoutTerms
internal import Masonry
internal import Scripts

extension ScriptReplay {
    /// How much wider or higher other screens are: what fits one screen alone is no fix.
    private static let otherScreens = [(wider: 1.25, higher: 1.0), (wider: 1.0, higher: 1.25)]

    /// What is reported on a wider and on a higher screen, and on the script's own if it is on another one. The scene stays as it
    /// is.
    var reportsOnOtherScreens: [TrialReport] {
        let scene = interpreter.scene
        let size = scene.size
        let others = Self.otherScreens.map { wider, higher in
            var screen = scene.screen
            screen.size = Size(width: (size.width * wider).rounded(), height: (size.height * higher).rounded())
            return screen
        }
        return (others + [ownScreen].compactMap(\.self)).compactMap { screen in
            let mark = scene.undoLog.mark()
            defer { scene.undoLog.rollBack(to: mark) }
            guard (try? scene.show(on: screen)) != nil else { return nil }
            var report = TrialReport(interpreter)
            report.add(SceneFindings(scene).placements)
            return report
        }
    }
}
