internal import Masonry
package import Diagnostics
package import Vocabulary
internal import Syntax
package import Evaluator

// Sets properties, and converts values as C and Objective-C do.
extension AppleLibrary {
    package func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        try set(name, of: receiver, to: value, span, isAbove: false)
    }

    /// Sets a property.
    ///
    /// - Parameter isAbove: whether to set it as the library class does, bypassing the source's classes.
    func set(_ name: Name, of receiver: Value, to value: Value, _ span: Span, isAbove: Bool) throws(Failure) {
        let text = vocabulary.text(name)
        _ = runtime.declareMember(name, of: extendedTypes(of: receiver))
        if try setUnknownNumber(name, of: receiver, to: value, span) { return }
        switch receiver {
        case .nothing: return
        case .dictionary(let dictionary):
            // A field of a structure or a labeled tuple.
            let key = try runtime.text(text, at: span)
            try runtime.prepareChange(of: dictionary, at: span)
            return dictionary.set(value, of: key)
        case .foreign(let foreign):
            if text == UIKitName.semanticContent, foreign.name.hasSuffix(".appearance"),
                case .direction(let direction) = value
            {
                scene.direction = direction
                return
            }
            if foreign.name == UIKitName.titleLabel, text == UIKitName.font, let button = foreign.owner {
                return try set(name, of: .view(button), to: value, span)
            }
            if let view = foreign.owner, foreign.lastWord == "textContainer",
                try setTextContainer(text, of: view, to: value, at: span)
            {
                return
            }
            if let view = try standInOfKnownKind(for: foreign, at: span) {
                return try set(name, of: .view(view), to: value, span)
            }
            if UIKitName.titles.contains(text) { return try setTitle(value, of: foreign, at: span) }
            if foreign.isMade || foreign.name.hasPrefix(UIKitName.buttonConfiguration) {
                undoLog.set(\.properties[name], of: foreign, to: value)
            }
            return foreign.isTypo ? () : ignore("\(foreign.name).\(text)")
        case .type(let type):
            if let owner = type.owner(ofStored: name) {
                return undoLog.set(\.classStorage[name], of: owner, to: value)
            }
            let setter = setterName(text)
            guard let method = type.classSetter(setter) else { return ignore("\(type.name).\(text)") }
            _ = try runtime.call(.function(method), [receiver, value], at: span)
            return
        default: break
        }
        let object = object(of: receiver)
        if !isAbove, object != nil || hasExtensions, let method = setter(setterName(text), of: receiver) {
            _ = try runtime.call(.function(method), [receiver, value], at: span)
            return
        }
        if let object {
            if let key = storageKey(name, of: receiver) {
                return store(value, in: property(suggestedBy: key, of: object, at: span) ?? key, of: object)
            }
            if object.type.declares(name) { return store(value, in: name, of: object) }
            if text == UIKitName.additionalSafeArea, object.isViewController, let view = object.view,
                case .tuple(let box) = value, let insets = box.tuple.insets
            {
                keep(value, as: name, of: receiver)
                return try runtime.modeled(span) { () throws(ConstraintError) in try view.setSafeAreaInsets(insets) }
            }
            if object.isViewController, vocabulary.libraryMessage(name) == .view, case .view(let view) = value {
                return undoLog.set(\.view, of: object, to: view)
            }
        }
        if case .constraint(let constraint) = receiver {
            noteNotOfMasonry(text, of: constraint.constraint, span)
        }
        if case .constraint(let constraint) = receiver,
            try set(text, ofConstraint: constraint.constraint, to: value, span)
        {
            return
        }
        if let kind = receiver.receiver, let spelling = vocabulary.foreignSpelling(name), spelling.isMember(of: kind),
            case .member(let member) = spelling, member.isAssignable(of: kind)
        {
            return try setMember(member, of: receiver, to: value, span)
        }
        if let failure = chainAssigned(name, of: receiver, span) { throw failure }
        if case .view(let view) = receiver, try setSnapKit(text, of: view, to: value, span) { return }
        if case .view(let view) = receiver, try setContent(text, of: view, to: value, span) { return }
        if noteTitleWithoutState(text, of: receiver, span) {
            return try set(vocabulary.names.intern(Member.text.rawValue), of: receiver, to: value, span)
        }
        if isWithoutLayout(text) { return keepLook(name, of: receiver, value) }
        if let object { return store(value, in: property(suggestedBy: name, of: object, at: span) ?? name, of: object) }
        reportUnknown(property: text, of: receiver, at: span)
        // Sets the intended property.
        if let member = ownProperty(suggestedBy: text, of: receiver) {
            try setMember(member, of: receiver, to: value, span)
        }
    }

    /// Reports setting an unknown property, by its setter's name if that was written.
    private func reportUnknown(property text: String, of receiver: Value, at span: Span) {
        let setter = "set\(text.prefix(1).uppercased())\(text.dropFirst())"
        let isSetter = unit.source.text(in: span).hasPrefix(setter)
        let nearest = nearest(toProperty: text, of: receiver).map { suggestion in
            isSetter ? "set\(suggestion.prefix(1).uppercased())\(suggestion.dropFirst())" : suggestion
        }
        report(
            .unknownCall(isSetter ? "\(setter):" : text, of: receiver.className, nearest: nearest),
            at: isSetter ? Span(span.lower, span.lower + setter.utf8.count) : span)
    }

    /// The failure for `make.left = other.left`, with the intended relation.
    private func chainAssigned(_ name: Name, of receiver: Value, _ span: Span) -> Failure? {
        guard let spelling = vocabulary.foreignSpelling(name), spelling.isMember(of: .maker), !spelling.isMethod else {
            return nil
        }
        switch receiver {
        case .maker, .constraint: break
        default: return nil
        }
        guard let path = tokens.path(before: span), let statement = unit.statement(around: span),
            path[0].span.lower == statement.lower
        else { return failure(.chainAssigned(vocabulary.text(name)), span) }
        return failure(.chainAssigned(unit.source.text(in: path[0].span.joined(with: span))), span)
    }

    private func setMember(_ member: Member, of receiver: Value, to value: Value, _ span: Span) throws(Failure) {
        switch receiver {
        case .constraint, .equation: return try runtime.set(member, of: receiver, to: value, span)
        case .view(let view):
            let value = suggestedTruth(of: member, given: value, span) ?? value
            noteKind(of: member, span)
            switch (member, value) {
            case (.color, .foreign(let foreign)):
                let color = foreign.color ?? suggestedColor(by: foreign)
                if let color { view.color = color } else { ignore(UIKitName.color) }
            case (.color, .nothing): view.color = nil
            case (.key, .foreign), (.key, .object): ignore(UIKitName.viewIdentifier)
            case (.text, .foreign(let foreign)):
                if foreign.text == nil || foreign.isPartial { noteUse(of: foreign, at: span) }
                try setSample(foreign.text ?? StandIn.text(foreign.name), of: view, isSample: foreign.isSample, span)
            case (.text, _) where view.libraryClass == UIKitClass.textView:
                if let text = shownText(of: value) { view.flowingText = try runtime.shown(text, at: span) }
            case (.text, .nothing): view.text = ""
            case (.text, .number), (.text, .object):
                noteLiteral(member, of: view, span)
                view.text = try runtime.shown(runtime.plainText(value), at: span)
            case (.frame, .foreign), (.bounds, .foreign):
                if try !setUnknownFrame(value, of: view, span) { ignore(member.rawValue) }
            case (.frame, .tuple(let box)) where box.tuple.rect.map { $0.width < 0 || $0.height < 0 } == true:
                let rect = box.tuple.rect?.standardized ?? .zero
                try runtime.set(member, of: receiver, to: .tuple(Tuple(rect)), span)
            case (.hidden, .foreign): ignore(member.rawValue)
            case (.layoutMargins, .foreign): try setUnknownMargins(value, of: view, span)
            case (.hidden, _):
                noteLiteral(member, of: view, span)
                view.isHidden = value.isTrue
            case (.translatesAutoresizingMaskIntoConstraints, _):
                view.translatesAutoresizingMaskIntoConstraints = value.isTrue
            default: try runtime.set(member, of: receiver, to: value, span)
            }
            if member == .text, case .foreign(let text) = value, text.font != nil { _ = setFont(value, of: view) }
            if member == .text, view.hasUnknownContent, value.unknownNumber == nil { view.setUnknownContent([]) }
            if member == .layoutMargins { view.hasUnknownMargins = value.unknownNumber != nil }
        default: break
        }
    }
}
