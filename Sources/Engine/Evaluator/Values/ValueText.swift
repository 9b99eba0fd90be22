internal import Masonry
internal import Vocabulary

/// Formats values as text.
package struct ValueText {
    package enum Style {
        /// As displayed by the session: strings in quotes, views with their frames.
        case shown
        /// As written by `print` and interpolation.
        case plain
    }

    /// The length limit; the rest is omitted.
    package let limit: Int

    package init(limit: Int) {
        self.limit = limit
    }
    /// Deeper levels are omitted: Objective-C arrays can contain themselves.
    private static let depthLimit = 1000

    package func text(_ value: Value, _ style: Style) -> String {
        var text = ""
        write(value, style, to: &text)
        return text
    }

    private func write(_ value: Value, _ style: Style, to text: inout String, depth: Int = 0) {
        if text.utf8.count > limit || depth > Self.depthLimit { return }
        switch value {
        case .nothing: text += ReservedWord.nil.rawValue
        case .boolean(let boolean): text += boolean ? ReservedWord.true.rawValue : ReservedWord.false.rawValue
        case .number(let number): text += number.spelled(decimals: 6)
        case .text(let value):
            let shown = value.text.utf8.count > limit ? value.text.prefix(limit) + "…" : value.text
            text += style == .plain ? shown : Self.quoted(shown)
        case .tuple(let value): text += tuple(value.tuple)
        case .array(let array):
            text += "["
            for (index, element) in array.elements.enumerated() {
                if text.utf8.count > limit { break }
                if index > 0 { text += ", " }
                switch element {
                case .text: write(element, .shown, to: &text, depth: depth + 1)
                case .constraint: write(element, style, to: &text, depth: depth + 1)
                default: write(element, .plain, to: &text, depth: depth + 1)
                }
            }
            text += "]"
        case .range(let range): text += "\(range.lower)..<\(range.upper)"
        case .view(let view):
            text += view.name
            if style == .shown { text += view.isRemoved ? " (removed)" : " " + tuple(Tuple(view.frame)) }
        case .attribute(let value): text += "\(value.attribute.itemName).\(value.attribute.attribute.rawValue)"
        case .guide(let value): text += "\(value.guide.view.name).\(value.guide.guide.rawValue)"
        case .constraint(let value):
            text += style == .shown ? Self.brief(value.constraint) : value.constraint.description
        case .equation(let equation): text += equation.description
        case .maker(let maker): text += "a maker for \(maker.view.name)"
        case .function(let function): text += "func \(function.prototype.displayName)"
        case .builtin(let builtin): text += "func \(builtin.rawValue)"
        case .axis(let axis): text += axis.rawValue
        case .direction(let direction): text += direction.rawValue
        case .attributeName(let attribute): text += ".\(attribute.rawValue)"
        case .type(let type): text += type.name
        case .object(let object): text += object.caseName ?? "<\(object.type.name)>"
        case .dictionary(let dictionary):
            text += "{"
            for (index, key) in dictionary.keys.enumerated() {
                if text.utf8.count > limit { break }
                if index > 0 { text += ", " }
                write(key, style, to: &text, depth: depth + 1)
                text += ": "
                write(dictionary.values[index], .plain, to: &text, depth: depth + 1)
            }
            text += "}"
        case .foreign(let foreign): text += foreign.isPartial ? foreign.text ?? "" : foreign.name
        case .cell(let cell): write(cell.value, style, to: &text, depth: depth + 1)
        }
    }

    /// A short form of a constraint; for a composite, only the numbers of its parts as in `:list`.
    private static func brief(_ constraint: any Constraint) -> String {
        guard constraint is CompositeConstraint else { return constraint.description }
        let key = constraint.key.map { ":\($0)" } ?? ""
        return "<CompositeConstraint\(key) [\(constraint.children.map(number).joined(separator: ", "))]>"
    }

    private static func number(_ constraint: any Constraint) -> String {
        if let installed = (constraint as? ViewConstraint)?.layoutConstraint { return "#\(installed.id)" }
        return constraint is CompositeConstraint ? brief(constraint) : constraint.description
    }

    package func tuple(_ tuple: Tuple) -> String {
        let numbers = (0..<tuple.count).map { tuple.numbers[$0].spelled(decimals: 6) }
        return "(\(numbers.joined(separator: ", ")))"
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped.visible())\""
    }
}
