internal import LayoutFindings
internal import Masonry
internal import MasonryLanguage

/// What `run --sizes` shows of a program that has run: what is found on the screens, and a filmstrip of each range.
struct SweptRun {
    let program: ScreenProgram
    let presenter: Presenter
    let boxes: [ScreenBox]

    struct Found {
        let findings: [ToolFinding]
        let strips: [Filmstrip]

        var hasFailure: Bool { findings.contains(where: \.finding.isFailure) }
    }

    func found() throws(SizeSweep.Failure) -> Found {
        var strips: [Filmstrip] = []
        var stretches: [SizeSweep.Stretch] = []
        for box in boxes {
            let lines = box.sides.isEmpty ? [] : box.lines(from: program.ownScreen)
            guard let line = lines.first(where: \.fixed.isEmpty) ?? lines.first else { continue }
            let sweep = SizeSweep(program, along: line.side, from: line.start)
            stretches += try sweep.stretches(byKind: true)
            if line.side.goesOn { continue }
            strips.append(try Filmstrip(sweep, stretches))
            stretches = []
        }
        return Found(findings: try SweptFindings(program: program, boxes: boxes).findings(), strips: strips)
    }

    /// The filmstrips as text.
    func text(of strips: [Filmstrip]) -> [UInt8] {
        let settings = PictureSettings(theme: presenter.theme)
        let lines = strips.flatMap { $0.lines(presenter, settings, columns: presenter.size().columns) }
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }
}
