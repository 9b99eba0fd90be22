internal import Masonry
internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import Evaluator

// Finds the statements that add views to others and remove them.
extension AppleLibrary {
    /// The later statement that adds a view to another.
    func laterAddition(of view: View, _ span: Span) -> Failure.Related? {
        let source = unit.source
        let methods: Set<String> = ["addSubview", "addArrangedSubview", "insertSubview"]
        var isAddition = false
        for token in tokens.from(span.upper) {
            if token.startsLine { isAddition = false }
            guard token.kind == .identifier else { continue }
            let text = source.text(in: token.span)
            if methods.contains(text) {
                isAddition = true
            } else if isAddition, text == view.name {
                return Failure.Related(source: source, span: token.span, .addition)
            }
        }
        return nil
    }

    /// The last earlier statement that removes a view, now without a superview, from its superview.
    func removalFurtherUp(of view: View, _ span: Span) -> Span? {
        let source = unit.source
        var last: Span?
        var name: Token?
        for token in tokens.before(span.lower) {
            guard token.kind == .identifier else { continue }
            let isRemoval = source.text(in: token.span) == Member.removeFromSuperview.rawValue
            if isRemoval, let name, source.text(in: name.span) == view.name { last = token.span }
            name = token
        }
        return last
    }

    func earlierRemoval(of view: View, _ span: Span) -> Failure.Related? {
        removalFurtherUp(of: view, span).map {
            Failure.Related(source: unit.source, span: $0, .removal)
        }
    }
}
