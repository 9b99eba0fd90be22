internal import Diagnostics
internal import Evaluator
internal import LayoutTerms
internal import Masonry
internal import Syntax
internal import Vocabulary

// UIKit constraints made by the visual format language.
extension AppleLibrary {
    /// `constraintsWithVisualFormat:options:metrics:views:`; nil for other messages.
    func visualFormatConstraints(_ message: Message) throws(Failure) -> Value? {
        let label = message.arguments.label(of: 0) ?? ""
        let name = vocabulary.text(message.name) + label.prefix(1).uppercased() + label.dropFirst()
        guard name == Self.visualFormatName, case .text(let text)? = message.arguments.first else { return nil }
        guard let format = VisualFormat(text.text.filter { $0 != " " }) else {
            report(.visualFormat(text.text), at: message.arguments.span(of: 0))
            return try runtime.array([], at: message.span)
        }
        let reading = FormatReading(
            options: options(in: message), metrics: pairs(labeled: "metrics", in: message),
            views: try views(in: message))
        var made: [Value] = []
        for equation in format.equations(isLeftToRight: reading.isLeftToRight) {
            if let terms = terms(of: equation, reading, message) { made.append(try constraint(terms, message)) }
        }
        for terms in alignments(of: format, reading) { made.append(try constraint(terms, message)) }
        return try runtime.array(made, at: message.span)
    }

    private static let visualFormatName = "constraintsWithVisualFormat"

    /// What a format is read with.
    private struct FormatReading {
        /// The names of the options without their prefix: `AlignAllTop`, `alignAllTop`.
        let options: [String]
        let metrics: [String: Value]
        let views: [String: Value]

        var isLeftToRight: Bool { words(after: "direction").contains("leftToRight") }

        /// What options say after a word, in lowercase first: `centerX` after `alignAll`.
        func words(after word: String) -> [String] {
            options.compactMap { option in
                let name = option.prefix(1).lowercased() + option.dropFirst()
                guard name.hasPrefix(word) else { return nil }
                let rest = name.dropFirst(word.count)
                return rest.prefix(1).lowercased() + rest.dropFirst()
            }
        }

        func view(_ item: VisualFormat.Item) -> View? {
            guard case .view(let name) = item, case .view(let view)? = views[name] else { return nil }
            return view
        }

        func side(_ item: VisualFormat.Item, _ attribute: Attribute) -> ViewAttribute? {
            guard case .view(let name) = item else { return nil }
            return switch views[name] {
            case .view(let view)?: view.attribute(attribute)
            case .guide(let value)?: value.guide.attribute(attribute)
            default: nil
            }
        }
    }

    private func options(in message: Message) -> [String] {
        let place = message.arguments.indices.first { message.arguments.label(of: $0) == "options" }
        guard let place else { return [] }
        // Flags are only names here, and may be joined by operators.
        return tokens.inside(message.arguments.span(of: place)).filter { $0.kind == .identifier }.map { token in
            let name = vocabulary.text(token.name)
            return name.hasPrefix(Self.optionPrefix) ? String(name.dropFirst(Self.optionPrefix.count)) : name
        }
    }

    private static let optionPrefix = "NSLayoutFormat"

    private func pairs(labeled label: String, in message: Message) -> [String: Value] {
        let place = message.arguments.indices.first { message.arguments.label(of: $0) == label }
        guard let place, case .dictionary(let dictionary) = message.arguments.given(place) else { return [:] }
        var pairs: [String: Value] = [:]
        for (key, value) in zip(dictionary.keys, dictionary.values) {
            if case .text(let name) = key { pairs[name.text] = value }
        }
        return pairs
    }

    /// The views by name, with those that stand in for unknown ones.
    private func views(in message: Message) throws(Failure) -> [String: Value] {
        var views = pairs(labeled: "views", in: message)
        for (name, value) in views.sorted(by: { $0.key < $1.key }) {
            guard case .foreign = value, let view = try standIn(for: value, at: message.span) else { continue }
            if view.superview == nil { view.isPlacedElsewhere = true }
            views[name] = .view(view)
        }
        return views
    }

    /// Nil, with a report, if a name is unknown.
    private func terms(
        of equation: VisualFormat.Equation, _ reading: FormatReading, _ message: Message
    ) -> Terms? {
        guard let first = side(equation.first, equation.attribute, reading, message) else { return nil }
        var terms = Terms(first: first, relation: equation.relation)
        if case .name(let name) = equation.amount, equation.second == nil, reading.views[name] != nil {
            terms.second = reading.side(.view(name), equation.attribute)
        } else {
            guard let distance = number(equation.amount, reading, message) else { return nil }
            terms.constant = equation.isNegative ? -distance : distance
        }
        if let second = equation.second {
            if second == .superview {
                guard let superview = first.view.superview else { return nil }
                // The standard distance from a superview is its margin.
                let isMargin = equation.amount == .standard
                if isMargin { terms.constant = 0 }
                terms.second = superview.attribute(isMargin ? equation.other.margin : equation.other)
            } else {
                guard let other = side(second, equation.other, reading, message) else { return nil }
                terms.second = other
            }
        }
        if let priority = equation.priority {
            guard let number = number(priority, reading, message) else { return nil }
            terms.priority = number
        }
        return terms
    }

    private func side(
        _ item: VisualFormat.Item, _ attribute: Attribute, _ reading: FormatReading, _ message: Message
    ) -> ViewAttribute? {
        let side = reading.side(item, attribute)
        // A value that is unknown may be a view.
        if side == nil, case .view(let name) = item, reading.views[name] == nil {
            reportFormat(name, isView: true, message)
        }
        return side
    }

    private func number(_ amount: VisualFormat.Amount, _ reading: FormatReading, _ message: Message) -> Double? {
        switch amount {
        case .number(let number): return number
        case .standard: return VisualFormat.standardDistance
        case .name(let name):
            if case .number(let number)? = reading.metrics[name] { return number }
            if reading.metrics[name] == nil { reportFormat(name, isView: false, message) }
            return nil
        }
    }

    private func reportFormat(_ name: String, isView: Bool, _ message: Message) {
        report(.nameInVisualFormat(name, isView: isView), at: message.arguments.span(of: 0))
    }

    /// `NSLayoutFormatAlignAllCenterY`, `.alignAllCenterY`: each view with the one before it.
    private func alignments(of format: VisualFormat, _ reading: FormatReading) -> [Terms] {
        let attributes = reading.words(after: "alignAll").compactMap(Attribute.init(rawValue:))
        let views = format.elements.compactMap { reading.view($0.item) }
        return attributes.flatMap { attribute in
            zip(views.dropFirst(), views).map { view, before in
                Terms(first: view.attribute(attribute), relation: .equal, second: before.attribute(attribute))
            }
        }
    }

    /// `NSDictionaryOfVariableBindings(title, icon)`: the values by their expressions.
    func bindings(_ arguments: Arguments) throws(Failure) -> Value {
        var keys: [Value] = []
        for index in arguments.indices {
            keys.append(try runtime.text(unit.source.text(in: arguments.span(of: index)), at: arguments.span))
        }
        return try runtime.dictionary(keys, Array(arguments), at: arguments.span)
    }
}

extension Attribute {
    /// The same edge within the margins.
    fileprivate var margin: Attribute { Attribute(rawValue: rawValue + "Margin") ?? self }
}
