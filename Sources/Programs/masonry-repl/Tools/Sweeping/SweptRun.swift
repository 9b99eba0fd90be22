internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// What `run --sizes` shows of a script that has run: what is found on the screens, and a filmstrip of each range.
struct SweptRun {
    let reporter: LayoutReporter
    let presenter: Presenter
    let boxes: [ScreenBox]

    /// - Returns: whether a conflict was found, and whether anything was; nil if it was interrupted.
    func show(picture: Bool) -> (hasConflict: Bool, isEmpty: Bool)? {
        do throws(SizeSweep.Failure) {
            let findings = try SweptFindings(reporter: reporter, boxes: boxes).findings()
            if picture {
                for side in boxes.compactMap(\.sides.first) {
                    let strip = try Filmstrip(SizeSweep(reporter, along: side))
                    let settings = PictureSettings(theme: presenter.theme)
                    for line in strip.lines(presenter, settings, columns: presenter.size().columns) {
                        presenter.console.writeLine(line)
                    }
                }
            }
            for diagnostic in findings.compactMap(\.diagnostic) { presenter.show(diagnostic) }
            return (findings.contains { $0.finding.rule == Slug.conflict.rawValue }, findings.isEmpty)
        } catch {
            if case .scene(let error) = error {
                presenter.show(Diagnostic(severity: .error, slug: Slug.argument.rawValue, message: error.message))
            }
            return nil
        }
    }
}
