internal import Masonry
internal import Syntax
package import Diagnostics
internal import Vocabulary
package import Evaluator

// Errors that a compiler or UIKit would report in a project's code that runs here all the same.
extension Evaluator {
    /// Reports a nil subview.
    func noteNothingAdded(_ message: Message) {
        let span = message.arguments.span(of: 0)
        let getter = getter(besides: span)
        let reported = failure(
            .projectProblem(.nothingAdded(unit.source.text(in: span), property: getter?.property)), span)
        report(
            getter.map { reported.related(to: Failure.Related(source: unit.source, span: $0.place, .getter)) }
                ?? reported)
    }

    /// Reports a UIKit constraint that a statement creates and nothing activates.
    func noteUnused(_ constraint: any Constraint, _ code: Code.Index) {
        guard case .message(_, let name, _) = unit.codes[Int(code)], !constraint.isActive,
            vocabulary.text(name).hasPrefix(UIKitName.anchorConstraint)
        else { return }
        report(.notActivated, at: unit.spans[Int(code)])
    }

    /// Reports a UIKit constraint in a variable that the source never uses again, or only to set other properties.
    func noteNeverActivated(_ constraint: any Constraint, _ code: Code.Index, _ name: Span) {
        guard case .message(_, let word, _) = unit.codes[Int(code)], !constraint.isActive, !unit.source.isInput,
            vocabulary.text(word).hasPrefix(UIKitName.anchorConstraint)
        else { return }
        let source = unit.source
        let place = Origin(source: source.name, line: source.line(at: name.lower), range: name.range)
        guard apple.typos[place] == nil else { return }
        apple.typos.updateValue(nil, forKey: place)
        let text = source.text(in: name)
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        for (position, token) in tokens.enumerated() {
            guard token.kind == .identifier, source.text(in: token.span) == text, token.span != name else { continue }
            // `name.priority = …`
            let properties = [Member.priority.rawValue, Member.constant.rawValue, UIKitName.constraintIdentifier]
            guard token.startsLine, position + 3 < tokens.count, tokens[position + 1].kind == .dot,
                properties.contains(source.text(in: tokens[position + 2].span)), tokens[position + 3].kind == .assign
            else { return }
        }
        report(.neverActivated(text), at: name)
    }

    /// Reports an assigned value of the wrong type.
    func noteAssigned(_ value: Value, to target: Int32, _ code: Code.Index) {
        let span = unit.spans[Int(code)]
        switch (unit.source.accent, value, unit.codes[Int(code)]) {
        case (.swift, .constraint, .message(_, let name, _)):
            let text = vocabulary.text(name)
            let belongsToChain =
                Member(rawValue: text)?.receivers.contains(.constraint)
                ?? (SnapKitWord(rawValue: text)?.relation != nil)
            guard belongsToChain, text != SnapKitWord.constraint.rawValue else { return }
            report(.handleWithoutConstraint, at: span)
        case (.objectiveC, .text, .constant):
            let property = unit.source.text(in: unit.targets[Int(target)].span)
            guard property.hasSuffix(".\(Member.text.rawValue)"), unit.source.text(in: span).hasPrefix("\""),
                unit.source.text(in: Span(max(0, span.lower - 1), span.lower)) != "@"
            else { return }
            report(.stringOfC, at: span)
        case (_, .foreign(let foreign), _) where foreign.isConstant:
            let target = unit.source.text(in: unit.targets[Int(target)].span)
            guard let property = target.split(separator: ".").last, target.contains("."),
                let (known, suggestion) = words(suggestedBy: foreign, of: String(property)),
                !known.contains(foreign.lastWord)
            else { return }
            report(foreign, suggestion: suggestion, at: span)
        default: return
        }
    }

    /// Reports a UIKit constant that was meant to be another of its type.
    private func report(_ constant: ForeignValue, suggestion: String, at span: Span) {
        let written = unit.source.text(in: span)
        let start =
            written.lowercased().hasSuffix(constant.lastWord.lowercased())
            ? written.dropLast(constant.lastWord.count) : written[...]
        let isCapital = unit.source.accent == .objectiveC
        let word = isCapital ? suggestion.prefix(1).uppercased() + suggestion.dropFirst() : suggestion
        report(failure(.misspelt(written, suggestion: "\(start)\(word)"), span))
    }

    /// The word for a UIKit constant among the known ones of its type. A misspelled one is reported and read as
    /// intended.
    package func word(of value: Value, among known: [String], at span: Span) -> String? {
        guard case .foreign(let foreign) = value else { return nil }
        guard foreign.isConstant, !known.contains(foreign.lastWord),
            let suggestion = NearestName.of(foreign.lastWord, among: known)
        else { return foreign.lastWord }
        report(foreign, suggestion: suggestion, at: span)
        return suggestion
    }

    /// The words accepted by a property to which a constant probably belongs, and the probable one.
    private func words(suggestedBy foreign: ForeignValue, of property: String) -> (known: [String], suggestion: String)?
    {
        if let known = UIKitName.stackWords[property] {
            return NearestName.of(foreign.lastWord, among: known).map { (known, $0) }
        }
        guard unit.source.accent == .swift, foreign.name.hasPrefix(".") else { return nil }
        if property == Member.priority.rawValue {
            let known = SwiftName.priorityNames
            return NearestName.of(foreign.lastWord, among: known).map { (known, $0) }
        }
        // A color of the project may be declared elsewhere.
        guard property.lowercased().hasSuffix(Member.color.rawValue) else { return nil }
        let known = UIKitName.colorNames
        return NearestName.typo(foreign.lastWord, among: known).map { (known, $0) }
    }

    /// Whether a message names a Masonry block without calling it, which is reported.
    func isUncalledBlock(_ member: Member, of receiver: Value, _ message: Message) -> Bool {
        guard case .constraint = receiver, unit.source.accent == .objectiveC,
            [.priorityLow, .priorityMedium, .priorityHigh].contains(member),
            unit.source.text(in: Span(message.nameSpan.upper, message.nameSpan.upper + 1)) != "("
        else { return false }
        let name = vocabulary.text(message.name)
        report(.blockNotCalled(name), at: message.nameSpan)
        return true
    }

    /// Reports a misspelled method that UIKit should call.
    func noteMisspelt(_ method: ClassSyntax.Method, of type: ClassValue) {
        let name = String(vocabulary.text(method.selector).prefix { $0 != ":" })
        let known = UIKitName.lifeCycle
        guard !method.isOfClass, !known.contains(name),
            let suggestion = known.first(where: { $0.lowercased() == name.lowercased() })
                ?? NearestName.typo(name, among: known)
        else { return }
        switch nature(of: type) {
        case .view, .viewController: break
        case .object: return
        }
        let head = unit.source.text(in: method.function.span)
        guard let start = head.firstRange(of: name)?.lowerBound else { return }
        let lower = method.function.span.lower + head[..<start].utf8.count
        let span = Span(lower, lower + name.utf8.count)
        report(.neverCalled(name, suggestion: suggestion), at: span)
    }

    /// The failure for a misspelled priority name.
    func misspeltPriority(_ arguments: Arguments) -> Failure? {
        guard case .foreign(let foreign)? = arguments.first, !foreign.isTypo else { return nil }
        let known: [String]
        switch unit.source.accent {
        case .masonry: return nil
        case .swift: known = ["required", "high", "medium", "low"].map { ".\($0)" }
        case .objectiveC:
            known = ["UILayoutPriority", "MASLayoutPriority"].flatMap { type in
                ["Required", "DefaultHigh", "DefaultLow", "FittingSizeLevel"].map { type + $0 }
            }
        }
        let isLike = { (name: String) in
            [Substring("High"), "Low", "Required"].contains { foreign.name.hasSuffix($0) && name.hasSuffix($0) }
                && name.hasPrefix(foreign.name.prefix(3))
        }
        guard let nearest = known.first(where: isLike) ?? NearestName.of(foreign.name, among: known) else { return nil }
        return failure(.unknownName(foreign.name, .nearest(nearest)), arguments.span(of: 0))
    }

    /// Reports a multiplier of 0 caused by integer division.
    func noteWholeQuotient(_ arguments: Arguments) {
        let span = arguments.span(of: 0)
        let text = unit.source.text(in: span)
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        guard unit.source.accent != .masonry, sides.count == 2,
            sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } })
        else { return }
        report(.wholeQuotient(text), at: span)
    }

    /// Reports `box.makeConstraints { … }`, which SnapKit only has after `snp`.
    func noteBlockWithoutSnp(_ member: Member, of receiver: Value, _ message: Message) {
        let place = message.nameSpan
        // An extension of SnapKit's classes calls it on itself.
        guard unit.source.accent == .swift, case .view = receiver,
            let path = unit.source.path(before: place), unit.source.text(in: path) != "\(Builtin.`self`.rawValue).",
            [.makeConstraints, .updateConstraints, .remakeConstraints].contains(member), !message.arguments.isEmpty,
            unit.source.text(in: place) == member.rawValue,
            !unit.source.text(in: max(0, place.lower - 5)..<place.lower).hasSuffix("\(SnapKitWord.snp.rawValue).")
        else { return }
        report(.withoutSnp(member.rawValue), at: place)
    }

    /// Reports `equalTo(box.topAnchor)`: neither library relates constraints to anchors.
    ///
    /// - Returns: the intended attribute, if it is another one.
    func noteAnchorRelated(_ arguments: Arguments, of constraint: any Constraint) -> Value? {
        guard unit.source.accent != .masonry, case .attribute(let value)? = arguments.first else { return nil }
        let span = arguments.span(of: 0)
        let text = unit.source.text(in: span)
        guard let dot = text.lastIndex(of: "."), text.firstIndex(of: " ") == nil else { return nil }
        let name = String(text[text.index(after: dot)...])
        let attribute = value.attribute.attribute
        let isSwift = unit.source.accent == .swift
        if !isSwift, let guide = value.attribute.guide {
            noteAttributeOfGuide(guide, attribute, behind: String(text[..<dot]), name, at: span)
            return nil
        }
        guard Attribute(anchor: name) == attribute else { return nil }
        // Left and right are not related to leading and trailing.
        let own = constraint.leaves.first?.first.attribute
        let sides: [Attribute: Attribute] = [.leading: .left, .trailing: .right, .left: .leading, .right: .trailing]
        let suggestion = own == sides[attribute] ? own ?? attribute : attribute
        let instead = (isSwift ? "\(SnapKitWord.snp.rawValue)." : Spelling.prefix) + suggestion.rawValue
        report(.anchorRelated(text, suggestion: "\(text[...dot])\(instead)"), at: span)
        guard suggestion != attribute else { return nil }
        let (view, guide) = (value.attribute.view, value.attribute.guide)
        return .attribute(AttributeValue(ViewAttribute(view: view, guide: guide, attribute: suggestion)))
    }

    /// Reports `self.view.safeAreaLayoutGuide.topAnchor` and `self.view.mas_safeAreaLayoutGuide.top`: Masonry has its
    /// own names for the attributes of guides.
    private func noteAttributeOfGuide(
        _ guide: BuiltInGuide, _ attribute: Attribute, behind base: String, _ name: String, at span: Span
    ) {
        let spelling = Spelling.guideAttribute(guide, attribute)
        guard let dot = base.lastIndex(of: "."), let word = Spelling.all.first(where: { $0.spelling == spelling })?.text
        else { return }
        let suggestion = "\(base[..<dot]).\(word)"
        let text = unit.source.text(in: span)
        if Attribute(anchor: name) == attribute {
            report(.anchorRelated(text, suggestion: suggestion), at: span)
        } else if base[base.index(after: dot)...].hasPrefix(Spelling.prefix), name == attribute.rawValue {
            report(.misspelt(text, suggestion: suggestion), at: span)
        }
    }

    /// Reports `equalTo(box.center)` in Objective-C: a point, which is not an object, instead of the view.
    func notePointRelated(_ arguments: Arguments) {
        guard unit.source.accent == .objectiveC, case .tuple(let box)? = arguments.first,
            box.tuple.shape == .point, !arguments.name.hasPrefix(Spelling.prefix)
        else { return }
        let span = arguments.span(of: 0)
        let text = unit.source.text(in: span)
        let ending = ".\(Member.center.rawValue)"
        guard text.hasSuffix(ending), !text.contains(" "), !text.contains("(") else { return }
        let view = String(text.dropLast(ending.count))
        report(.pointRelated(text, suggestion: view), at: span)
    }

    /// The number for `make.height.equalTo(width)` in a project's code, if `width` is an attribute and not declared;
    /// reported.
    func attributeAlone(_ arguments: Arguments, of constraint: any Constraint) -> RelationArgument? {
        guard case .foreign(let foreign)? = arguments.first,
            let attribute = Attribute(rawValue: foreign.name), attribute.isSize,
            let own = constraint.leaves.first?.first,
            own.attribute.isSize, own.attribute != attribute
        else { return nil }
        let place = arguments.span(of: 0)
        guard unit.source.text(in: place) == foreign.name else { return nil }
        report(.attributeAlone(foreign.name, of: own.view.name), at: place)
        return .constant(.number(0))
    }

    /// Fails for `equalTo(self)` in a view controller, where its view is intended.
    func checkControllerRelated(_ arguments: Arguments) throws(Failure) {
        guard unit.source.accent != .masonry, case .object(let object)? = arguments.first,
            object.isViewController
        else { return }
        let span = arguments.span(of: 0)
        let text = unit.source.text(in: span)
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return }
        let value = try arguments[0]
        throw failure(of: .unsupportedAttribute(plainText(value)), span).holding([(span, value)])
    }

    /// Fails for `make.width == 50` in Swift: a chain without a relation is compared.
    func checkChainCompared(
        _ operation: BinaryOperator, _ left: Value, _ leftCode: Code.Index, _ rightCode: Code.Index,
        at index: Code.Index
    ) throws(Failure) {
        guard unit.source.accent == .swift, case .constraint(let chain) = left,
            let parts = chain.constraint.leaves.first,
            parts.relation == nil, parts.layoutConstraint == nil,
            Problem.relation(of: operation.rawValue) != nil
        else { return }
        throw failure(.chainCompared(operation.rawValue), unit.spans[Int(index)])
    }

    /// Reports a literal number as a text, and 0, 1 or a string as a Boolean.
    func noteLiteral(_ member: Member, of view: View, _ span: Span) {
        guard unit.source.accent == .swift, let statement = statement(around: span) else { return }
        let rest = unit.source.text(in: span.upper..<statement.upper)
        let given = rest.drop { $0 == " " || $0 == "=" }
        guard rest.drop(while: { $0 == " " }).hasPrefix("= ") else { return }
        let isNumber = !given.isEmpty && given.allSatisfy { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }
        let place = Span(statement.upper - given.utf8.count, statement.upper)
        if member == .text {
            guard isNumber else { return }
            report(.otherKind(of: member.rawValue, expected: .string, found: String(given)), at: place)
        } else {
            guard ["0", "1", "\"true\"", "\"false\""].contains(given) else { return }
            report(
                .otherKind(of: unit.source.text(in: span), expected: .boolean(asInSwift: true), found: String(given)),
                at: place)
        }
    }

    /// Reports anchors of different axes. Invalid pairs fail on activation.
    func noteAnchorsApart(_ first: ViewAttribute, _ second: ViewAttribute, _ message: Message) {
        let (one, other) = (first.attribute, second.attribute)
        let span = message.arguments.span(of: 0)
        let text = unit.source.text(in: span)
        let name = String(text.split(separator: ".").last ?? "")
        guard !one.isSize, !other.isSize, one.axis != other.axis, Attribute(anchor: name) == other else { return }
        report(.anchorsApart(one, other), at: span)
    }

    /// Reports `equalTo(box.width)`, which SnapKit only has after `snp`.
    func noteAttributeWithoutSnp(_ arguments: Arguments) {
        guard unit.source.accent == .swift, case .attribute(let value)? = arguments.first,
            value.attribute.guide == nil
        else { return }
        let span = arguments.span(of: 0)
        let name = value.attribute.attribute.rawValue
        let path = unit.source.text(in: span).split(separator: ".")
        guard path.count > 1, path.last == name[...], !path.contains(SnapKitWord.snp.rawValue[...]),
            path.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else { return }
        let place = Span(span.upper - name.utf8.count, span.upper)
        report(.withoutSnp(name), at: place)
    }
}
