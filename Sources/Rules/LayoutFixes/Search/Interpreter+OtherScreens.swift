internal import LayoutFindings
internal import Masonry
internal import Scripts

extension Interpreter {
    /// How much wider or higher other screens are: what fits one screen alone is no fix.
    private static let otherScreens = [(wider: 1.25, higher: 1.0), (wider: 1.0, higher: 1.25)]

    /// What is reported on a wider and on a higher screen. The scene stays as it is.
    var reportsOnOtherScreens: [TrialReport] {
        let (size, mark) = (scene.size, scene.undoLog.mark())
        return Self.otherScreens.compactMap { wider, higher in
            defer { scene.undoLog.rollBack(to: mark) }
            let other = Size(width: (size.width * wider).rounded(), height: (size.height * higher).rounded())
            guard (try? scene.setSize(other)) != nil else { return nil }
            var report = TrialReport(self)
            report.add(SceneFindings(scene).placements)
            return report
        }
    }
}
