internal import Masonry
package import Diagnostics

// Tracks the running link of a chain, for a scene with a tracer.
extension Evaluator {
    /// Announces a member access or call to the tracer; false if there is none.
    @inline(__always)
    func enterLink(of receiver: Value, _ base: Code.Index, _ name: Span, _ whole: Span) -> Bool {
        guard let tracer = scene.tracer else { return false }
        return enterLink(of: receiver, base, name, whole, tracer)
    }

    private func enterLink(
        of receiver: Value, _ base: Code.Index, _ name: Span, _ whole: Span, _ tracer: ConstraintTracer
    ) -> Bool {
        switch receiver {
        case .maker, .constraint, .equation: break
        case .view, .array:
            // Makers used internally for a view do not belong to the link that caused them.
            tracer.enter(nil)
            return true
        default: return false
        }
        let before = unit.spans[Int(base)]
        let latest = tracer.latestLink?.origin
        let isContinuation = latest?.range == before.range && latest?.source == unit.source.name
        let written =
            isContinuation
            ? "." + text(of: Span(name.lower, whole.upper))
            : text(of: before) + "." + text(of: Span(name.lower, whole.upper))
        enter(written, isContinuation: isContinuation, whole, tracer)
        return true
    }

    /// Announces an assignment to a member or element to the tracer; false if there is none.
    func enterAssignment(_ statement: Span) -> Bool {
        guard let tracer = scene.tracer else { return false }
        enter(text(of: statement), isContinuation: false, statement, tracer)
        return true
    }

    func leaveLink() {
        scene.tracer?.leave()
    }

    private func enter(_ text: String, isContinuation: Bool, _ whole: Span, _ tracer: ConstraintTracer) {
        let source = unit.source
        tracer.enter(
            ChainLink(
                number: (tracer.latestLink?.number ?? 0) + 1, text: text, isContinuation: isContinuation,
                origin: Origin(source: source.name, line: source.line(at: whole.lower), range: whole.range)))
    }

    /// The source text, on one line and without the contents of closures.
    package func text(of span: Span) -> String {
        let text = unit.source.text(in: span)
        let opened = text.firstIndex(of: "{").map { text[..<$0] + "{ ... }" } ?? text[...]
        return opened.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
