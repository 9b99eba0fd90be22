internal import Masonry
package import Diagnostics
package import Vocabulary
package import Syntax
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
            if UIKitName.titles.contains(text) { return setTitle(value, of: foreign, at: span) }
            if foreign.isMade {
                let old = foreign.properties[name]
                undoLog.record { foreign.properties[name] = old }
                foreign.properties[name] = value
            }
            return foreign.isTypo ? () : ignore("\(foreign.name).\(text)")
        case .type(let type):
            if let owner = type.owner(ofStored: name) { return store(value, in: name, of: owner) }
            let setter = vocabulary.names.intern("set" + text.prefix(1).uppercased() + text.dropFirst() + ":")
            guard let method = type.classMethod(setter) else { return ignore("\(type.name).\(text)") }
            _ = try runtime.call(.function(method), [receiver, value], at: span)
            return
        default: break
        }
        let object = object(of: receiver)
        if !isAbove, object != nil || hasExtensions,
            let method = setter(
                vocabulary.names.intern("set" + text.prefix(1).uppercased() + text.dropFirst() + ":"), of: receiver)
        {
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
                return try runtime.modelled(span) { () throws(ConstraintError) in try view.setSafeAreaInsets(insets) }
            }
            if object.isViewController, vocabulary.libraryMessage(name) == .view, case .view(let view) = value {
                return setView(view, of: object)
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
        let nearest = nearest(to: text, of: receiver).map { suggestion in
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
            case (.text, _) where view.libraryClass == UIKitClass.textView:
                if let text = shownText(of: value) { view.flowingText = try runtime.shown(text, at: span) }
            case (.text, .nothing): view.text = ""
            case (.text, .foreign(let foreign)):
                guard let text = foreign.text else {
                    return report(.unknownText(foreign.name, of: view.name), about: foreign, at: span)
                }
                if foreign.isPartial { report(.unknownText(foreign.name, of: nil), at: span) }
                view.text = try runtime.shown(text, at: span)
            case (.text, .number), (.text, .object):
                noteLiteral(member, of: view, span)
                view.text = try runtime.shown(runtime.plainText(value), at: span)
            case (.frame, .foreign), (.bounds, .foreign), (.hidden, .foreign): ignore(member.rawValue)
            case (.hidden, _):
                noteLiteral(member, of: view, span)
                view.isHidden = value.isTrue
            case (.translatesAutoresizingMaskIntoConstraints, _):
                view.translatesAutoresizingMaskIntoConstraints = value.isTrue
            default: try runtime.set(member, of: receiver, to: value, span)
            }
        default: break
        }
    }

    // MARK: Contents of views

    /// Sets a property that determines a view's content; false for other properties.
    private func setContent(_ name: String, of view: View, to value: Value, _ span: Span) throws(Failure) -> Bool {
        switch (name, value) {
        case ("image", _):
            guard try setImage(value, of: view, at: span) else { return false }
        case ("configuration", .foreign(let foreign)) where view.kind == .button:
            if let title = foreign.text { view.text = try runtime.shown(title, at: span) }
            // A configuration is a value: later changes of the original do not matter.
            keepLook(
                vocabulary.names.intern(name), of: .view(view),
                .foreign(ForeignValue(foreign.name, text: foreign.text, owner: view)))
        case ("center", .tuple(let value)):
            guard let point = value.tuple.point, !view.isRoot else { return false }
            let size = view.frame
            try runtime.modelled(span) { () throws(ConstraintError) in
                try view.setFrame(
                    Rect(
                        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
                        height: size.height))
            }
        case ("tableHeaderView", .view(let part)), ("tableFooterView", .view(let part)):
            try runtime.modelled(span) { () throws(ConstraintError) in
                try view.addSubview(part)
                // An empty footer, which hides the lines of empty rows, has no height.
                if part.givenFrame == nil, part.subviews.isEmpty { try part.setFrame(.zero) }
            }
        case ("transform", .foreign(let foreign)) where foreign.name.lowercased().hasSuffix("identity"): break
        case ("placeholder", _), ("attributedPlaceholder", _):
            guard view.kind == .field, let text = shownText(of: value) else { return false }
            try setShownTexts(text.isEmpty ? [] : [text], of: view, at: span)
            keep(value, as: vocabulary.names.intern(name), of: .view(view))
        case ("contentEdgeInsets", .tuple(let value)) where view.kind == .button:
            guard let insets = value.tuple.insets else { return false }
            try runtime.modelled(span) { () throws(ConstraintError) in try view.setContentInsets(insets) }
            keep(.tuple(value), as: vocabulary.names.intern(name), of: .view(view))
        case ("style", .foreign(let style)), ("activityIndicatorViewStyle", .foreign(let style)):
            guard view.libraryClass == UIKitClass.spinner else { return false }
            try runtime.modelled(span) { () throws(ConstraintError) in
                try view.setImageSize(UIKitClass.spinnerSize(ofStyle: style.name))
            }
        case ("isScrollEnabled", _), ("scrollEnabled", _):
            guard view.libraryClass == UIKitClass.textView else { return false }
            try runtime.modelled(span) { () throws(ConstraintError) in
                try view.setTextInsets(value.isTrue ? nil : UIKitClass.textInsets)
            }
            keep(value, as: vocabulary.names.intern("scrollEnabled"), of: .view(view))
        case ("directionalLayoutMargins", .tuple(let value)):
            guard let insets = value.tuple.insets else { return false }
            try runtime.modelled(span) { () throws(ConstraintError) in try view.setLayoutMargins(insets) }
        default: return false
        }
        return true
    }

    /// Sets a button's title from an unfinished call on the button.
    private func setTitle(_ value: Value, of foreign: ForeignValue, at span: Span) {
        guard let title = shownText(of: value) else {
            if case .foreign(let unknown) = value {
                report(.unknownText(unknown.name, of: foreign.owner?.name ?? foreign.name), at: span)
            }
            return
        }
        let old = foreign.text
        undoLog.record { foreign.text = old }
        foreign.text = title
        if let button = foreign.owner, button.kind == .button { button.text = title }
    }

    /// The text of a value; nil if unknown.
    func shownText(of value: Value) -> String? {
        switch value {
        case .nothing: ""
        case .text(let text): text.text
        case .foreign(let foreign): foreign.text
        default: nil
        }
    }

    // MARK: Conversions

    package func converted(_ value: Value, _ conversion: Conversion, at span: Span) throws(Failure) -> Value {
        if case .foreign(let foreign) = value { reportUndecided(foreign, by: conversion, at: span) }
        return switch (conversion, value) {
        case (.ownCopy, _): try ownCopy(of: value, at: span)
        case (.isValue, _): .boolean(isSwiftValue(value))
        case (.truth, _): .boolean(value.isTrue)
        case (.presence, _): .boolean(!value.isNothing)
        case (.done, _): .boolean(true)
        case (.whole, .number(let number)): .number(number.rounded(.towardZero))
        case (.whole, .boolean(let boolean)): .number(boolean ? 1 : 0)
        default: value
        }
    }

    /// The number that C would convert a value to. Nil converts to 0, as does an unknown value, which is reported.
    /// Returns nil in the language's own accent and for values that are not numbers.
    ///
    /// - Parameter mayBeView: whether a view is acceptable as well.
    package func number(_ value: Value, at span: Span, mayBeView: Bool) -> Double? {
        guard unit.source.accent != .masonry else { return nil }
        switch value {
        case .nothing: return 0
        case .boolean(let boolean): return boolean ? 1 : 0
        case .foreign(let foreign):
            report(.unknownNumber(foreign.name, mayBeView: mayBeView), about: foreign, at: span)
            return 0
        default: return nil
        }
    }

    // MARK: Unknown values

    /// Reports that a condition depends on an unknown value.
    private func reportUndecided(_ foreign: ForeignValue, by conversion: Conversion, at span: Span) {
        switch conversion {
        case .truth: reportUndecided(foreign, .truth, at: span)
        case .presence where !foreign.isMade: reportUndecided(foreign, .presence, at: span)
        case .presence, .done, .whole, .ownCopy, .isValue: break
        }
    }

    /// Reports once per question that the control flow depends on an unknown value.
    func reportUndecided(_ foreign: ForeignValue, _ question: Problem.Question, at span: Span) {
        guard unit.source.accent != .masonry else { return }
        let isAboutLoop = runtime.countUndecided()
        guard foreign.reportEpoch != undoLog.epoch else { return }
        foreign.reportEpoch = undoLog.epoch
        report(.undecided(foreign.name, isAboutLoop ? .loop : question), about: foreign, at: span)
    }

    /// The unknown side of a comparison; nil if both are known or can be distinguished anyway.
    func undecided(_ left: Value, _ right: Value, _ rightCode: Code.Index) -> ForeignValue? {
        switch (left, right) {
        case (.foreign(let one), .foreign(let other)):
            if one.isConstant && other.isConstant || one === other { return nil }
            return one.isConstant ? other : one
        case (.foreign(let one), .nothing):
            // Code without text of its own comes from default arguments.
            let written = unit.source.text(in: unit.spans[Int(rightCode)])
            return !one.isMade && ["nil", "Nil", "NULL"].contains(written) ? one : nil
        case (.foreign(let one), _): return one
        case (.nothing, .foreign(let other)): return other.isMade ? nil : other
        case (_, .foreign(let other)): return other
        default: return nil
        }
    }
}
