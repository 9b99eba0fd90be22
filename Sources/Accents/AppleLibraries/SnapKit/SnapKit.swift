internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// SnapKit's differences from Masonry.
extension AppleLibrary {
    /// Performs a SnapKit message; nil if there is none or it is the same in Masonry.
    func sendSnapKit(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        let text = vocabulary.text(message.name)
        if text.hasPrefix(SnapKitWord.sides), let several = SnapKitWord(rawValue: String(text.dropFirst())) {
            return try sides(several, of: receiver, message)
        }
        guard let word = SnapKitWord(rawValue: text) else { return nil }
        if word == .snp { return receiver }
        switch receiver {
        case .view(let view): return try sendSnapKit(view, word, message)
        case .maker(let maker) where !word.attributes.isEmpty:
            runtime.stamp(message.nameSpan)
            return try runtime.modeled(message.nameSpan) { () throws(ConstraintError) in
                .constraint(try maker.attributes(Set(word.attributes)))
            }
        case .constraint(let value): return try sendSnapKit(value.constraint, receiver, word, message)
        // A guide, or the `snp` of one, that a property of the project has.
        case .guide where !word.attributes.isEmpty: return try sides(word, of: receiver, message)
        default: return nil
        }
    }

    /// `snp.edges` and similar: several attributes that can be related to at once.
    private func sides(_ word: SnapKitWord, of receiver: Value, _ message: Message) throws(Failure) -> Value? {
        let sides: [ViewAttribute]
        switch receiver {
        case .view(let view): sides = word.attributes.map(view.attribute)
        case .guide(let value): sides = word.attributes.map(value.guide.attribute)
        default: return nil
        }
        return try runtime.array(sides.map { .attribute(AttributeValue($0)) }, at: message.span)
    }

    private func sendSnapKit(_ view: View, _ word: SnapKitWord, _ message: Message) throws(Failure) -> Value? {
        switch word {
        case .prepareConstraints:
            let maker = try runtime.made(by: message.arguments, for: view, .make)
            maker.dropUnrelated()
            return try runtime.array(maker.constraints.map { .constraint($0) }, at: message.span)
        case .setLabel:
            try message.arguments.check(1)
            view.key = try message.arguments.optionalText(0)
            return .nothing
        case .label where unit.source.isCall(message.span):
            return try view.key.map { (key) throws(Failure) in try runtime.text(key, at: message.span) } ?? .nothing
        case .removeConstraints:
            let maker = try runtime.modeled(message.span) { () throws(ConstraintError) in
                try ConstraintMaker(view: view, mode: .remake)
            }
            _ = try runtime.install(maker, message.nameSpan)
            return .nothing
        default:
            guard let (isHugging, axis) = word.contentPriority else { return nil }
            return .number(
                isHugging ? view.contentHuggingPriority(axis) : view.contentCompressionResistancePriority(axis))
        }
    }

    /// Sets a property in SnapKit's view extension; false if it does not exist.
    func setSnapKit(_ name: String, of view: View, to value: Value, _ span: Span) throws(Failure) -> Bool {
        guard let (isHugging, axis) = SnapKitWord(rawValue: name)?.contentPriority, case .number(let priority) = value
        else { return false }
        try runtime.modeled(span) { () throws(ConstraintError) in
            if isHugging {
                try view.setContentHuggingPriority(priority, axis)
            } else {
                try view.setContentCompressionResistancePriority(priority, axis)
            }
        }
        return true
    }

    private func sendSnapKit(
        _ constraint: any Constraint, _ receiver: Value, _ word: SnapKitWord, _ message: Message
    ) throws(Failure) -> Value? {
        let arguments = message.arguments
        if let (relation, isToSuperview) = word.relation {
            let parts = constraint.leaves
            if isToSuperview, message.arguments.isEmpty, !unit.source.isCall(message.span) {
                throw failure(.memberNotCalled(word.rawValue), message.nameSpan)
            }
            if isToSuperview { return try relate(constraint, relation, toSuperviewOf: parts, message) }
            guard arguments.count == 1 else { return nil }
            if let sides = sides(try arguments[0]) {
                for part in parts { try relate(part, relation, toOneOf: sides, message) }
                return receiver
            }
            guard parts.contains(where: { $0.first.attribute.centerStart != nil }) else { return nil }
            switch try arguments[0] {
            case .number(let number):
                for part in parts { try relate(part, relation, number, message) }
            case .tuple(let value) where value.tuple.shape == .point:
                let isHorizontal = { (part: ViewConstraint) in part.first.attribute.axis == .horizontal }
                for part in parts {
                    try relate(part, relation, value.tuple.numbers[isHorizontal(part) ? 0 : 1], message)
                }
            default: return nil
            }
            return receiver
        }
        if !word.attributes.isEmpty {
            var whole = constraint
            runtime.stamp(message.nameSpan)
            for attribute in word.attributes {
                whole = try runtime.modeled(message.nameSpan) { () throws(ConstraintError) in
                    try whole.addConstraint(with: attribute)
                }
            }
            return .constraint(whole)
        }
        switch word {
        case .constraint: return receiver
        case .layoutConstraints: return try runtime.array(constraint.leaves.map { .constraint($0) }, at: message.span)
        case .offset:
            guard arguments.count == 1, case .tuple(let value) = try arguments[0] else { return nil }
            runtime.stamp(arguments.callSpan)
            for part in constraint.leaves {
                guard let constant = value.tuple.offset(of: part.first.attribute) else { continue }
                try runtime.modeled(arguments.span(of: 0)) { () throws(ConstraintError) in try part.setOffset(constant)
                }
            }
            return receiver
        case .labeled:
            try arguments.check(1)
            return .constraint(constraint.key(try runtime.shown(try arguments.text(0), at: arguments.span(of: 0))))
        case .inset, .updateInset, .updateInsets:
            try setInset(arguments, of: constraint)
            return receiver
        case .updateOffset:
            return try runtime.callMember(.offset, of: receiver, arguments.onlyFirst)
        case .updatePriority:
            try setPriority(try arguments.number(0), of: constraint, arguments.span(of: 0))
            return receiver
        case .update: return try update(constraint, receiver, arguments)
        default: return nil
        }
    }

    /// `update(offset: 8)`
    private func update(
        _ constraint: any Constraint, _ receiver: Value, _ arguments: Arguments
    ) throws(Failure) -> Value? {
        switch arguments.label(of: 0) {
        case "offset": return try runtime.callMember(.offset, of: receiver, arguments.onlyFirst)
        case "inset": try setInset(arguments, of: constraint)
        case "priority":
            try setPriority(try arguments.number(0), of: constraint, arguments.span(of: 0))
        case let label:
            let known = ["offset", "inset", "priority"]
            guard arguments.count == 1 else { return nil }
            guard let label else {
                throw arguments.failure(
                    .missingLabel(of: SnapKitWord.update.rawValue, expected: known), arguments.span(of: 0))
            }
            throw arguments.failure(
                .unknownLabel(label, of: SnapKitWord.update.rawValue, expected: known), arguments.site.labelSpans[0])
        }
        return receiver
    }

    // MARK: Relations

    private func relate(
        _ constraint: any Constraint, _ relation: Relation, toSuperviewOf parts: [ViewConstraint], _ message: Message
    ) throws(Failure) -> Value {
        guard let view = parts.first?.first.view, let superview = view.superview else {
            let view = parts.first?.first.view
            throw Failure(
                .noSuperview(
                    view?.name ?? "", view.flatMap { missingAddition($0, nil, before: message.nameSpan) }),
                unit.source, message.nameSpan,
                related: view.flatMap {
                    laterAddition(of: $0, message.nameSpan) ?? earlierRemoval(of: $0, message.nameSpan)
                })
        }
        var target = RelationArgument.view(superview)
        if let closure = message.arguments.first {
            try checkNothingGiven(closure, message)
            let value = try runtime.call(closure, [.view(superview)], at: message.span)
            target = try runtime.relationArgument(
                value, message.arguments.span(of: 0), standIn: StandIn.distance)
        }
        runtime.stamp(message.arguments.callSpan)
        return try runtime.modeled(message.nameSpan) { () throws(ConstraintError) in
            .constraint(try constraint.relate(relation, to: target))
        }
    }

    /// Fails if a relation to the superview has a constant, which needs its own call.
    private func checkNothingGiven(_ value: Value, _ message: Message) throws(Failure) {
        switch value {
        case .number, .tuple: break
        default: return
        }
        throw failure(
            .argumentCount(
                of: message.arguments.name, expected: ArgumentCount(0...0), found: message.arguments.count,
                sample: nil),
            message.arguments.span(of: 0))
    }

    /// The attributes in a value.
    private func sides(_ value: Value) -> [ViewAttribute]? {
        guard case .array(let array) = value, !array.elements.isEmpty else { return nil }
        let sides = array.elements.compactMap { if case .attribute(let side) = $0 { side.attribute } else { nil } }
        return sides.count == array.elements.count ? sides : nil
    }

    /// Relates an attribute to the same one among several, else to its counterpart inside or outside the margins, else
    /// to the first.
    private func relate(
        _ part: ViewConstraint, _ relation: Relation, toOneOf sides: [ViewAttribute], _ message: Message
    ) throws(Failure) {
        let own = part.first.attribute
        let side =
            sides.first { $0.attribute == own } ?? sides.first { $0.attribute.acrossMargin == own }
            ?? sides.first { $0.attribute == own.acrossMargin } ?? sides[0]
        runtime.stamp(message.arguments.callSpan)
        try runtime.modeled(message.nameSpan) { () throws(ConstraintError) in
            _ = try part.relate(relation, to: .attribute(side))
        }
    }

    /// A number alone is a length, or a distance from the superview's start, including for centers.
    private func relate(
        _ part: ViewConstraint, _ relation: Relation, _ number: Double, _ message: Message
    ) throws(Failure) {
        runtime.stamp(message.arguments.callSpan)
        try runtime.modeled(message.nameSpan) { () throws(ConstraintError) in
            guard let start = part.first.attribute.centerStart, let superview = part.first.view.superview else {
                _ = try part.relate(relation, to: .constant(.number(number)))
                return
            }
            _ = try part.relate(relation, to: .attribute(superview.attribute(start)))
            try part.setOffset(number)
        }
    }

    // MARK: Constants

    /// Insets point inwards: a size shrinks by both sides, and a center moves by half their difference.
    private func setInset(_ arguments: Arguments, of constraint: any Constraint) throws(Failure) {
        guard arguments.count == 1 else {
            throw failure(
                .argumentCount(of: arguments.name, expected: ArgumentCount(1...1), found: arguments.count, sample: nil),
                arguments.callSpan)
        }
        var insets: EdgeInsets
        if case .number(let number) = try arguments[0] {
            insets = EdgeInsets(number)
        } else {
            insets = try arguments.insets(0)
        }
        runtime.stamp(arguments.callSpan)
        for part in constraint.leaves {
            let constant = insets.constant(for: part.first.attribute, scene.direction)
            try runtime.modeled(arguments.span(of: 0)) { () throws(ConstraintError) in try part.setOffset(constant) }
        }
    }

    /// Changes a priority, also of installed constraints.
    func setPriority(_ priority: Double, of constraint: any Constraint, _ span: Span) throws(Failure) {
        for part in constraint.leaves {
            try runtime.modeled(span) { () throws(ConstraintError) in try part.setPriority(priority) }
        }
    }

    /// The priority property of a finished constraint, as in UIKit.
    func builtPriority(of receiver: Value) -> Double? {
        guard case .constraint(let value) = receiver, let part = value.constraint.leaves.first,
            part.layoutConstraint != nil || part.delegate == nil
        else { return nil }
        return part.priority
    }

    // MARK: Installing

    /// Fails if an update found nothing to change.
    ///
    /// - Parameter before: the number of the view's constraints before.
    func checkUpdate(
        _ constraints: [any Constraint], by maker: ConstraintMaker, before: Int, _ span: Span
    ) throws(Failure) {
        let view = maker.view
        guard maker.mode == .update, before > 0, view.installedCount > before else { return }
        let failure = failure(.updateWithoutMatch(view.name), span)
        let added = constraints.flatMap(\.leaves).max {
            $0.layoutConstraint?.id ?? 0 < $1.layoutConstraint?.id ?? 0
        }
        throw added.map { failure.about($0) } ?? failure
    }

}

extension Attribute {
    /// The superview's start for a center attribute; nil for other attributes.
    fileprivate var centerStart: Attribute? {
        switch self {
        case .centerX: .left
        case .centerY: .top
        default: nil
        }
    }
}

extension Attribute {
    /// The same side inside the margins; nil if there is none.
    fileprivate var acrossMargin: Attribute? { Attribute(rawValue: "\(rawValue)Margin") }
}

extension Tuple {
    /// The offset that a point, size or insets give an attribute.
    fileprivate func offset(of attribute: Attribute) -> Double? {
        switch shape {
        case .point, .pair: attribute.isSize ? 0 : numbers[attribute.axis == .horizontal ? 0 : 1]
        case .size: attribute.isSize ? numbers[attribute.axis == .horizontal ? 0 : 1] : 0
        case .four, .insets, .rect: nil
        }
    }
}

extension EdgeInsets {
    /// The constant that insets give an attribute.
    fileprivate func constant(for attribute: Attribute, _ direction: LayoutDirection) -> Double {
        let isMirrored = attribute.isDirectional && direction == .rightToLeft
        let (low, high) =
            attribute.axis == .vertical ? (top, bottom) : isMirrored ? (right, left) : (left, right)
        return switch attribute.part {
        case .low, .firstBaseline: low
        case .high, .lastBaseline: -high
        case .center: (low - high) / 2
        case .length: -(low + high)
        }
    }
}
