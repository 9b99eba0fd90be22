internal import LayoutFindings
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

// Commands for the screen's size and reading direction.
extension SessionCommand {
    static let size = SessionCommand(
        name: "size", arguments: "WxH|A..B",
        summary: "resize the screen; A..B lists the widths at which the findings change",
        options: [
            Option("WxH", "the root's new size"),
            Option(
                "A..B",
                "list the widths from A to B, or sizes AxC..BxD, at which findings change; the size stays the same"),
        ], example: "view a; make.edges.equalTo(root)\n:size 200x100\n:size 100..300", forgetsFailure: true,
        action: .run { $0.resize($1) })

    static let rtl = SessionCommand(
        name: "rtl", summary: "switch the reading direction",
        example: "view a; make.leading.top.equalTo(root); make.size.equalTo(40)\n:rtl", forgetsFailure: true,
        action: .runInLayout { runner, _, layout in runner.turn(layout) })
}

extension CommandRunner {
    /// Switches the reading direction.
    fileprivate func turn(_ layout: Layout) {
        session.runForCommand(statement(ofTurning: layout))
        guard let now = session.layout() else { return }
        let direction = now.screen.direction == .rightToLeft ? "right to left" : "left to right"
        if now.items != layout.items {
            presenter.show(value: "the reading direction is now \(direction)")
            if session.canvas.mode == .off { showChanges(from: layout, to: now) }
        } else {
            let isAsked = now.constraints.contains { constraint in
                [constraint.first, constraint.second].contains { $0?.attribute.isDirectional ?? false }
            }
            presenter.show(
                value: "the reading direction is now \(direction); nothing moves"
                    + (isAsked ? "" : ": no constraint uses leading or trailing, and left and right stay as they are"))
        }
    }

    func statement(ofTurning layout: Layout) -> String {
        "root.direction = \(layout.screen.direction == .rightToLeft ? "ltr" : "rtl")"
    }

    fileprivate func resize(_ argument: String) {
        let now = session.interpreter.scene.size
        let dots = ["...", "..", "\u{2026}"].lazy.compactMap { argument.firstRange(of: $0) }.first
        if let range = dots, let one = SizeText(argument[..<range.lowerBound]),
            let other = SizeText(argument[range.upperBound...])
        {
            // A height given only once applies to both.
            return sweep(
                from: Size(width: one.width, height: one.height ?? other.height ?? now.height),
                to: Size(width: other.width, height: other.height ?? one.height ?? now.height))
        }
        if let statement = statement(ofSize: argument) { session.runForCommand(statement) }
    }

    /// The statement that sets the root's size; nil after an error message.
    func statement(ofSize argument: String) -> String? {
        guard SizeText(argument[...])?.height != nil else {
            let sides = argument.split { " ,;*×X/".contains($0) }.filter { $0 != "x" }
            let isSuggested =
                sides.count == 2 && sides.allSatisfy { SizeText($0)?.height == nil && SizeText($0) != nil }
            complain(
                .argument,
                "`:size` needs a width and a height, each 0 or more"
                    + (argument.isEmpty ? "" : ", not `\(argument)`"),
                help: isSuggested
                    ? "did you mean :size \(sides[0])x\(sides[1])?"
                    : ":size 320x480, or :size 320..800 to try all widths between")
            return nil
        }
        return "screen \(argument)"
    }

    /// `320x480`, or only a width.
    private struct SizeText {
        let width: Double
        let height: Double?

        init?(_ text: Substring) {
            let sides = text.trimmingBlanks.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard sides.count <= 2, let first = sides.first, let width = first,
                sides.allSatisfy({ $0.map { $0 >= 0 && $0.isFinite } ?? true })
            else { return nil }
            self.width = width
            height = sides.count == 2 ? sides[1] : nil
            if sides.count == 2, height == nil { return nil }
        }
    }

    /// Finds what changes between two sizes.
    private func sweep(from one: Size, to other: Size) {
        let (lower, upper) = (one.width, one.height) < (other.width, other.height) ? (one, other) : (other, one)
        do throws(SizeSweep.Failure) {
            var before: Set<String> = []
            if session.interpreter.dependsOnScreen {
                presenter.show(
                    value:
                        "the loaded code reads the screen, and does not run anew here; `masonry-repl --sizes` runs it on each"
                )
            }
            let sweep = SizeSweep(ScreenProgram(session: session.reporter), along: .sizes(lower, upper))
            let isDrawn = session.canvas.mode != .off
            let stretches = try sweep.stretches(byKind: isDrawn)
            for stretch in stretches.joinedByFindings {
                // The last may not fit the line: conflicts come first, then what is new.
                let others = stretch.findings.filter { !$0.isConflict }.map(\.text)
                let texts =
                    stretch.findings.filter(\.isConflict).map(\.text) + others.filter { !before.contains($0) }
                    + others.filter(before.contains)
                presenter.show(value: line(stretch.screens.text, texts))
                before = Set(others)
                presenter.console.flush()
            }
            if !isDrawn { return }
            let strip = try Filmstrip(sweep, stretches)
            if strip.frames.count > 1 { session.canvas.show(strip) }
        } catch {
            presenter.show(error.diagnostic)
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
}
