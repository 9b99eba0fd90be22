public import Diagnostics
internal import Evaluator
internal import FixIts
internal import Masonry
internal import Syntax
internal import Vocabulary

// `_` in an input: the value that was shown last, or the constraints that a statement made last.
extension Interpreter {
    /// An input with the last value written in place of `_`, so that it runs the same in a script.
    ///
    /// - Returns: a problem if the value can't be written.
    public func withLastValue(_ source: SourceText) -> (source: SourceText, problem: Diagnostic?) {
        guard source.accent == .masonry, let value = lastShown, source.text.contains(OperatorName.anything) else {
            return (source, nil)
        }
        var places: [Span] = []
        DeepStack.run {
            let anything = names.intern(OperatorName.anything)
            places = source.program(names: names).parts.uses(of: anything)
        }
        guard let first = places.first else { return (source, nil) }
        if let text = written(value) {
            return (source.applying(places.map { Replacement(source: source, span: $0, text: text) }), nil)
        }
        let name = Diagnostic.Label(source: source, span: first)
        return (
            source,
            Diagnostic(
                severity: .error, slug: Slug.unknownName.rawValue,
                message: "`_` is \(value.phrase), which only a name stands for",
                labels: [name], help: "give it a name: let last = …")
        )
    }

    /// The expression with this value; nil if there is none.
    private func written(_ value: Value) -> String? {
        switch value {
        case .nothing, .boolean, .text, .range: return ValueText(limit: .max).text(value, .shown)
        case .number(let number): return Self.written(number)
        case .tuple(let value):
            let numbers = (0..<value.tuple.count).compactMap { Self.written(value.tuple.numbers[$0]) }
            return numbers.count == value.tuple.count ? "(\(numbers.joined(separator: ", ")))" : nil
        case .array(let array):
            let elements = array.elements.compactMap { written($0) }
            return elements.count == array.elements.count ? "[\(elements.joined(separator: ", "))]" : nil
        case .view(let view): return written(view)
        case .equation(let constraint): return written(constraint)
        case .constraint(let value):
            if let single = value.constraint as? ViewConstraint { return single.layoutConstraint.flatMap(written) }
            let parts = value.constraint.children.compactMap {
                ($0 as? ViewConstraint)?.layoutConstraint.flatMap(written)
            }
            return parts.count == value.constraint.children.count ? "[\(parts.joined(separator: ", "))]" : nil
        case .attribute(let value):
            return written(value.attribute.view).map { "\($0).\(value.attribute.attribute.rawValue)" }
        default: return nil
        }
    }

    /// All digits of a number.
    private static func written(_ number: Double) -> String? {
        guard number.isFinite else { return nil }
        let text = number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        return number < 0 ? "(\(text))" : text
    }

    private func written(_ constraint: LayoutConstraint) -> String? {
        guard scene.constraint(id: constraint.id) === constraint else { return nil }
        return "\(Builtin.root.rawValue).\(Member.constraint.rawValue)(\(constraint.id))"
    }

    func written(_ view: View) -> String? {
        if view === scene.root { return Builtin.root.rawValue }
        guard case .view(let named)? = evaluator.globals.value(of: names.intern(view.name)) else { return nil }
        return named === view ? view.name : nil
    }
}
