internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// The command `:size A..B`, which tries every size in between.
extension CommandRunner {
    func sweep(from one: Size, to other: Size) {
        let sweep = SizeSweep(session.interpreter, from: one, to: other)
        if sweep.isTooLong {
            return complain(.argument, "`:size A..B` tries every whole point, at most \(SizeSweep.limit)")
        }
        do {
            var before: Set<String> = []
            let isComplete = try sweep.stretches { stretch in
                let name = Self.name(of: stretch.lower, to: stretch.upper, from: one, to: other)
                // The last may not fit the line: conflicts come first, then what is new.
                let others = stretch.findings.filter { !$0.isConflict }.map(\.text)
                let texts =
                    stretch.findings.filter(\.isConflict).map(\.text) + others.filter { !before.contains($0) }
                    + others.filter(before.contains)
                presenter.show(value: line(name, texts))
                before = Set(others)
                presenter.console.flush()
            }
            if !isComplete { complain(.interrupted, "interrupted while laying out") }
        } catch {
            complain(.argument, error.message)
        }
    }

    /// A stretch in one line. Where the terminal is too narrow for all findings, the last are counted.
    private func line(_ name: String, _ findings: [String]) -> String {
        if findings.isEmpty { return "\(name): nothing to report" }
        let columns = presenter.wraps ? presenter.size().columns : .max
        var (count, rest) = (findings.count, "")
        var text: String { "\(name): \(findings[..<count].joined(separator: "; "))" }
        while count > 1, (text + rest).displayWidth > columns {
            count -= 1
            rest = "; \(findings.count - count) more"
        }
        if (text + rest).displayWidth <= columns { return text + rest }
        let end = "\u{2026}" + rest
        return ScreenRow(text).cut(to: max(0, columns - presenter.shown(end).displayWidth)).text + end
    }

    /// `width 320 to 400`, or `320x480 to 400x600` if both sizes change.
    private static func name(of lower: Size, to upper: Size, from one: Size, to other: Size) -> String {
        let names: (Size) -> String
        var side = ""
        switch (one.width != other.width, one.height != other.height) {
        case (true, true): names = { "\($0.width.spelled)x\($0.height.spelled)" }
        case (false, true): (side, names) = ("height ", { $0.height.spelled })
        default: (side, names) = ("width ", { $0.width.spelled })
        }
        return side + (lower == upper ? names(lower) : "\(names(lower)) to \(names(upper))")
    }
}
