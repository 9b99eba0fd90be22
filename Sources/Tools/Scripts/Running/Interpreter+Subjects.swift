public import Masonry
internal import Evaluator
public import Diagnostics
internal import Vocabulary
internal import Syntax

/// The subject of a question about a layout.
public enum Subject {
    case view(View)
    case attribute(ViewAttribute)
    case constraint(LayoutConstraint)
}

/// Why a question has no subject.
public enum SubjectError: Error {
    /// The words have errors.
    case invalid([Diagnostic])
    /// The number of a constraint that does not exist.
    case noConstraint(Int)
    /// The words have a value of another kind, given with its article.
    case otherKind(String)
}

extension Interpreter {
    /// Runs an input, passes the outcome to `look`, and undoes the input. Observers of the scene or of statements are
    /// not called.
    public func tryOut<Result>(_ source: SourceText, _ look: (Outcome) -> Result) -> Result {
        scene.keepingLayout { takingBack(source, look) }
    }

    private func takingBack<Result>(_ source: SourceText, _ look: (Outcome) -> Result) -> Result {
        let (tracer, watcher) = (scene.tracer, onStatement)
        let known = (sources, sourceNames, lastShown)
        scene.tracer = nil
        onStatement = { _ in }
        let (outcome, taken) = runApart(source)
        defer {
            undo(taken)
            (sources, sourceNames, lastShown) = known
            scene.tracer = tracer
            onStatement = watcher
        }
        return look(outcome)
    }

    /// The value of an expression: a view, a view's attribute, or a constraint. `VIEW.x` and `VIEW.y` mean its left and
    /// top, `#9` the constraint with this number in reports, and `cell#2` the view with this name there.
    ///
    /// - Parameter asker: the command that asks, used as the location in messages about the words.
    public func subject(of words: String, for asker: String) throws(SubjectError) -> Subject {
        if let subject = subject(ofNumbered: words) { return subject }
        if words.hasPrefix("#"), let id = Int(words.dropFirst()) {
            guard let constraint = scene.constraint(id: id) else { throw .noConstraint(id) }
            return .constraint(constraint)
        }
        let (base, place) = Self.place(in: words)
        var value = try value(of: base, asker)
        if let place { value = try self.value(of: "\(base).\(place.rawValue)", asker) }
        switch value {
        case .view(let view): return .view(view)
        case .attribute(let value): return .attribute(value.attribute)
        case .equation(let constraint): return .constraint(constraint)
        case .constraint(let value):
            let handle = (value.constraint as? ViewConstraint) ?? value.constraint.children.first as? ViewConstraint
            if let constraint = handle?.layoutConstraint { return .constraint(constraint) }
            throw .otherKind("a constraint that was never installed")
        default: throw .otherKind(value.phrase)
        }
    }

    /// A view by its name in reports, which is not an expression of the language, or one of its attributes.
    private func subject(ofNumbered words: String) -> Subject? {
        let parts = words.split(separator: ".", omittingEmptySubsequences: false)
        guard let name = parts.first, name.dropFirst().contains("#"), parts.count <= 2,
            let view = scene.view(named: String(name))
        else { return nil }
        guard parts.count == 2 else { return .view(view) }
        return (Self.place(in: words).attribute ?? Attribute(rawValue: String(parts[1])))
            .map { .attribute(ViewAttribute(view: view, attribute: $0)) }
    }

    /// The attribute for a final `x` or `y`, and the words before it; all words if there is none.
    private static func place(in words: String) -> (base: String, attribute: Attribute?) {
        for (part, attribute) in [(Member.x, Attribute.left), (.y, .top)] where words.hasSuffix(".\(part.rawValue)") {
            return (String(words.dropLast(part.rawValue.count + 1)), attribute)
        }
        return (words, nil)
    }

    private func value(of expression: String, _ asker: String) throws(SubjectError) -> Value {
        let source = SourceText(name: asker, text: expression, isInput: true)
        let program = source.program(names: names)
        let isExpression = program.statements.allSatisfy { if case .expression = $0.kind { true } else { false } }
        if program.errors.isEmpty, !isExpression || program.statements.count > 1 { throw .otherKind("a statement") }
        let (value, diagnostics) = tryOut(source) { (lastValue, $0.diagnostics) }
        if !diagnostics.isEmpty { throw .invalid(diagnostics) }
        return value ?? .nothing
    }
}
