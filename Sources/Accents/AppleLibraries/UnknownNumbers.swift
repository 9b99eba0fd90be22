internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Constraints with unknown numbers: stand-ins take their place, and the constraints know it.
extension AppleLibrary {
    /// What an argument of a link of a chain is.
    private enum Role {
        case target, constant, multiplier, divisor, priority
    }

    private func role(of text: String, label: String?) -> Role? {
        let word = text.hasPrefix(Spelling.prefix) ? String(text.dropFirst(Spelling.prefix.count)) : text
        switch word {
        case "multipliedBy": return .multiplier
        case "dividedBy": return .divisor
        case "priority", "updatePriority": return .priority
        case "update": return label == "priority" ? .priority : .constant
        case "offset", "inset", "insets", "sizeOffset", "centerOffset", "valueOffset", "updateOffset", "updateInset",
            "updateInsets", "constant":
            return .constant
        default: return Relation.allCases.contains { $0.member.rawValue == word } ? .target : nil
        }
    }

    /// Sends a link of a chain with stand-ins for its unknown numbers; nil for other messages.
    func sendUnknownNumbers(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        guard accent != .masonry, let unknown = message.arguments.unknownNumber else { return nil }
        if case .array = receiver { return try distribute(receiver, message, unknown) }
        guard case .constraint(let chain) = receiver, let argument = message.arguments.first,
            let role = role(of: vocabulary.text(message.name), label: message.arguments.label(of: 0)),
            role != .priority || misspelledPriority(message.arguments) == nil
        else { return nil }
        let leaves = chain.constraint.leaves
        var sent = message
        if role == .target {
            if case .array = argument { return nil }
            if case .foreign(let foreign) = argument, let view = knownStandIn(for: foreign) {
                return try send(
                    receiver,
                    Message(
                        name: message.name, selector: message.selector,
                        arguments: message.arguments.replacing([.view(view)]), isGuess: message.isGuess))
            }
        } else {
            noteUses(in: argument, at: message.arguments.span(of: 0))
            let number = standIn(for: argument, role, leaves.first, word: vocabulary.text(message.name))
            sent = Message(
                name: message.name, selector: message.selector, arguments: message.arguments.replacing([number]),
                isGuess: message.isGuess)
        }
        let value = try send(receiver, sent, isKnown: true)
        let related = if case .constraint(let result) = value { result.constraint.leaves } else { leaves }
        for leaf in related { mark(leaf, argument, role) }
        return value
    }

    /// Sets the constant or priority of a constraint to a stand-in for an unknown value; false for other properties and values.
    func setUnknownNumber(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure) -> Bool {
        guard accent != .masonry, let unknown = value.unknownNumber,
            let role = role(of: vocabulary.text(name), label: nil), role == .constant || role == .priority,
            !unknown.isConstant
        else { return false }
        let leaves: [ViewConstraint]
        switch receiver {
        case .constraint(let chain): leaves = chain.constraint.leaves
        case .equation(let equation):
            noteUse(of: unknown, at: span)
            var known = equation.unknown
            if role == .constant { known.constant = unknown.name } else { known.priority = unknown.name }
            if role == .constant {
                try set(name, of: receiver, to: .number(value.standIn(isLength: equation.second == nil)), span)
            }
            equation.setUnknown(known)
            return true
        default: return false
        }
        noteUse(of: unknown, at: span)
        try set(name, of: receiver, to: standIn(for: value, role, leaves.first, word: vocabulary.text(name)), span)
        for leaf in leaves { mark(leaf, value, role) }
        return true
    }

    private func standIn(for value: Value, _ role: Role, _ leaf: ViewConstraint?, word: String) -> Value {
        switch role {
        case .target, .constant:
            let isLength = leaf.map { $0.first.attribute.isSize && $0.second == nil } ?? false
            let shape: TupleShape? =
                switch word {
                case "insets", "updateInsets": .insets
                case "sizeOffset": .size
                case "centerOffset": .point
                default: nil
                }
            return value.withStandIns(isLength ? StandIn.length : StandIn.distance, as: shape)
        case .multiplier: return .number(StandIn.multiplier)
        case .divisor: return .number(1 / StandIn.multiplier)
        case .priority: return .number(LayoutPriority.medium)
        }
    }

    /// Records which number of a constraint is unknown.
    private func mark(_ leaf: ViewConstraint, _ argument: Value, _ role: Role) {
        guard let unknown = argument.unknownNumber else { return }
        if let structure = argument.structure {
            if let part = structure.unknown(for: leaf.first.attribute, scene.direction) {
                leaf.setUnknown(\.constant, part.name)
            }
            return
        }
        switch role {
        case .target:
            leaf.setUnknown(\.target, unknown.name)
            leaf.setUnknown(\.constant, unknown.name)
        case .constant: leaf.setUnknown(\.constant, unknown.name)
        case .multiplier: leaf.setUnknown(\.multiplier, unknown.name)
        case .divisor: leaf.setUnknown(\.multiplier, "1 / \(unknown.name)")
        case .priority: leaf.setUnknown(\.priority, unknown.name)
        }
    }

    /// Distributes views with unknown distances or lengths.
    private func distribute(_ receiver: Value, _ message: Message, _ unknown: ForeignValue) throws(Failure) -> Value? {
        // The axis comes first.
        guard case .member(.distributeViewsAlongAxis)? = vocabulary.spelling(message.name),
            message.arguments.given(0).unknownNumber == nil
        else { return nil }
        noteUse(of: unknown, at: message.span)
        let values = message.arguments.indices.map { index -> Value in
            let label = message.arguments.label(of: index) ?? ""
            return .number(message.arguments.given(index).standIn(isLength: label.lowercased().contains("length")))
        }
        let kept = zip(values, message.arguments).map { if case .foreign = $1 { $0 } else { $1 } }
        let last = scene.activeConstraints.map(\.id).max() ?? 0
        let sent = Message(
            name: message.name, selector: message.selector, arguments: message.arguments.replacing(kept),
            isGuess: message.isGuess)
        let value = try send(receiver, sent, isKnown: true)
        for constraint in scene.activeConstraints where constraint.id > last && constraint.constant != 0 {
            constraint.setUnknown(UnknownNumbers(constant: unknown.name))
        }
        return value
    }
}

extension ForeignValue.Structure {
    /// The unknown number that a structure gives an attribute; nil if that is known.
    func unknown(for attribute: Attribute, _ direction: LayoutDirection) -> ForeignValue? {
        let isHorizontal = attribute.axis == .horizontal
        guard parts.count == 4 else { return parts[isHorizontal ? 0 : 1].unknownNumber }
        let (near, far) = isHorizontal ? (parts[1], parts[3]) : (parts[0], parts[2])
        if attribute.isSide {
            return (attribute.resolved(in: direction).isFarEdge ? far : near).unknownNumber
        }
        return near.unknownNumber ?? far.unknownNumber
    }
}
