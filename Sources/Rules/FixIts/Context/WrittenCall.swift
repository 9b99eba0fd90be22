/// A call of a function or a method, as it is written.
package struct WrittenCall {
    /// The receiver of the method; nil for a function.
    package let receiver: Expression?
    package let name: Name
    package let nameSpan: Span
    package let arguments: [Argument]
    private let expression: Expression

    package var span: Span { expression.span }

    package init?(_ expression: Expression) {
        if let call = expression.call {
            (receiver, name, nameSpan, arguments) = (call.receiver, call.name, call.nameSpan, call.arguments)
        } else if case .call(let callee, let given) = expression.kind, case .name(let name) = callee.kind {
            (receiver, self.name, nameSpan, arguments) = (nil, name, callee.span, given)
        } else {
            return nil
        }
        self.expression = expression
    }

    /// Whether it is the same part of the tree as an expression.
    func isSame(as other: Expression) -> Bool { expression.isSame(as: other) }

    /// From the name to the end of the call.
    var namedSpan: Span { Span(nameSpan.lower, span.upper) }

    /// From the end of the name to the end of the call.
    package var parentheses: Span { Span(nameSpan.upper, span.upper) }

    /// From the first argument, with its label, to the end of the last; nil if there are no arguments.
    var given: Span? {
        guard let first = arguments.first, let last = arguments.last else { return nil }
        return first.span.joined(with: last.span)
    }

    /// Whether no argument has a label.
    var isUnlabeled: Bool { arguments.allSatisfy { $0.label == nil } }

    /// Whether a place is the name of the call, the whole call from its name on, or some of its arguments, whatever parentheses
    /// they have.
    func starts(at place: Span) -> Bool {
        let bare = arguments.first.flatMap { first in
            arguments.last.map { first.bareSpan.joined(with: $0.bareSpan) }
        }
        return place == span || place == namedSpan || place == nameSpan || place == given || place == bare
            || arguments.contains {
                $0.labelSpan == place && $0.label != nil || $0.span == place || $0.bareSpan == place
            }
    }
}

extension Argument {
    /// With its label.
    var span: Span { label == nil ? value.span : labelSpan.joined(with: value.span) }

    /// With its label, without the parentheses of its value.
    var bareSpan: Span { label == nil ? value.bare.span : labelSpan.joined(with: value.bare.span) }
}

extension RuleContext {
    /// The innermost call that the failure is about: the whole call, its name, or arguments with their labels.
    package var call: WrittenCall? {
        for expression in expressions {
            if let call = WrittenCall(expression), call.starts(at: location) { return call }
        }
        return nil
    }

    /// The innermost call that has the failed expression as an argument, and its position.
    var argument: (call: WrittenCall, index: Int)? { argument(where: isSubject) }

    /// The innermost call with an argument that meets a condition, and the position of that.
    func argument(where isWanted: (Expression) -> Bool) -> (call: WrittenCall, index: Int)? {
        for expression in expressions {
            if let call = WrittenCall(expression),
                let index = call.arguments.firstIndex(where: { isWanted($0.value) })
            {
                return (call, index)
            }
        }
        return nil
    }

    /// The text of an argument, without its label.
    func text(_ argument: Argument) -> String { text(argument.value) }

    package func text(_ name: Name) -> String { vocabulary.text(name) }

    /// The label of an argument, if it has one.
    func label(_ argument: Argument) -> String? { argument.label.map(vocabulary.text) }

    /// Arguments as they are written, each with its label.
    func list(_ arguments: [(label: String?, value: Expression)]) -> String {
        arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")
    }

    func member(_ call: WrittenCall) -> Member? {
        if case .member(let member)? = spelling(call.name) { member } else { nil }
    }
}
