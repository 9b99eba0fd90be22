internal import Diagnostics
internal import LayoutTerms
internal import Masonry
internal import Syntax

/// The stretches of a script that are left out, with what replaces them.
struct SliceGaps {
    private struct Gap {
        let span: Span
        var text = ""
    }

    private let script: SourceText
    private var gaps: [Gap] = []

    init(_ program: Program, keeping kept: Set<Int>) {
        script = program.source
        var index = 0
        while index < program.statements.count {
            let next = (index..<program.statements.count).first { kept.contains($0) } ?? program.statements.count
            if next > index {
                let (lower, upper) = (program.statements[index].span.lower, program.statements[next - 1].span.upper)
                gaps.append(Gap(span: Span(lower, script.endOfStatement(at: upper))))
            }
            index = next + 1
        }
    }

    var spans: [Span] { gaps.map(\.span) }

    /// Lets a loop end soon.
    mutating func setFewRounds(at count: Span) { gaps.append(Gap(span: count, text: String(Self.fewRounds))) }

    private static let fewRounds = 12

    /// Sets a view's frame where there is room for that.
    mutating func setFrame(of view: String, in layout: Layout, declared dependencies: SliceDependencies) {
        guard let frame = layout.item(named: view)?.frame, let declaration = dependencies.declaration(of: view) else {
            return
        }
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.spelled)
        let text = "\(view).frame = (\(numbers.joined(separator: ", ")))\n"
        let index = gaps.firstIndex { $0.span.lower >= declaration.span.upper && hasRoom(for: text, in: $0) }
        if let index { gaps[index].text += text }
    }

    private func hasRoom(for text: String, in gap: Gap) -> Bool {
        let lines = script.bytes[gap.span.lower..<gap.span.upper].count { $0 == UInt8(ascii: "\n") }
        return gap.text.utf8.count + text.utf8.count <= gap.span.upper - gap.span.lower
            && gap.text.count { $0 == "\n" } < lines
    }

    /// The script with spaces in the gaps, and as many lines as before.
    var source: SourceText {
        var bytes = script.bytes
        for gap in gaps {
            let old = bytes[gap.span.lower..<gap.span.upper]
            if gap.text.isEmpty {
                for index in old.indices where old[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
                continue
            }
            let lines = old.count { $0 == UInt8(ascii: "\n") } - gap.text.count { $0 == "\n" }
            let spaces = old.count - gap.text.utf8.count - lines
            let new =
                Array(gap.text.utf8) + Array(repeating: UInt8(ascii: " "), count: spaces)
                + Array(repeating: UInt8(ascii: "\n"), count: lines)
            bytes.replaceSubrange(gap.span.lower..<gap.span.upper, with: new)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return SourceText(name: script.name, text: text, isInput: script.isInput, accent: script.accent)
    }
}

extension SourceText {
    /// The place after the `;` that follows a statement.
    fileprivate func endOfStatement(at place: Int) -> Int {
        let rest = bytes[place...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ";") }
        return rest.contains(UInt8(ascii: ";")) ? rest.endIndex : place
    }
}
