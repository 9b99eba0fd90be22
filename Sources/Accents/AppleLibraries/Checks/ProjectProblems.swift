internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// Errors that a compiler or UIKit would report in a project's code that runs here all the same.
extension AppleLibrary {
    /// Reports a nil subview.
    func noteNothingAdded(_ message: Message) {
        let span = message.arguments.span(of: 0)
        let getter = getter(besides: span)
        let reported = failure(
            .projectProblem(.nothingAdded(unit.source.text(in: span), property: getter?.property)), span)
        runtime.report(
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
        guard typos[place] == nil else { return }
        typos.updateValue(nil, forKey: place)
        let text = source.text(in: name)
        let tokens = tokens
        let properties = [Member.priority.rawValue, Member.constant.rawValue, UIKitName.constraintIdentifier]
        for token in tokens.from(0) where token.kind == .identifier && token.span != name && tokens.text(token) == text
        {
            // `name.priority = …`
            let rest = Array(tokens.from(token.span.upper).prefix(3))
            guard token.startsLine, rest.count == 3, rest[0].kind == .dot, properties.contains(tokens.text(rest[1])),
                rest[2].kind == .assign
            else { return }
        }
        report(.neverActivated(text), at: name)
    }

    /// Reports an assigned value of the wrong type.
    func noteAssigned(_ value: Value, to target: Int32, _ code: Code.Index) {
        let span = unit.spans[Int(code)]
        switch (accent, value, unit.codes[Int(code)]) {
        case (.swift, .constraint, .message(_, let name, _)):
            let text = vocabulary.text(name)
            let belongsToChain =
                Member(rawValue: text)?.receivers.contains(.constraint)
                ?? (SnapKitWord(rawValue: text)?.relation != nil)
            guard belongsToChain, text != SnapKitWord.constraint.rawValue else { return }
            report(.handleWithoutConstraint, at: span)
        case (.objectiveC, .text, .constant):
            guard assignedProperty(target) == Member.text.rawValue, tokens.isStringOfC(span) else { return }
            report(.stringOfC, at: span)
        case (_, .foreign(let foreign), _) where foreign.isConstant:
            guard let property = assignedProperty(target),
                let (known, suggestion) = words(suggestedBy: foreign, of: property), !known.contains(foreign.lastWord)
            else { return }
            report(foreign, suggestion: suggestion, at: span)
        default: return
        }
    }

    /// The name of the property that an assignment sets; nil if it sets a variable or an element.
    private func assignedProperty(_ target: Int32) -> String? {
        switch unit.targets[Int(target)].target {
        case .member(_, let name), .property(_, let name): vocabulary.text(name)
        default: nil
        }
    }

    /// Reports a UIKit constant that was meant to be another of its type.
    private func report(_ constant: ForeignValue, suggestion: String, at span: Span) {
        let written = unit.source.text(in: span)
        let start =
            written.lowercased().hasSuffix(constant.lastWord.lowercased())
            ? written.dropLast(constant.lastWord.count) : written[...]
        let isCapital = accent == .objectiveC
        let word = isCapital ? suggestion.prefix(1).uppercased() + suggestion.dropFirst() : suggestion
        report(.misspelled(written, suggestion: "\(start)\(word)"), at: span)
    }

    /// The word for a UIKit constant among the known ones of its type. A misspelled one is reported and read as
    /// intended.
    func word(of value: Value, among known: [String], at span: Span) -> String? {
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
        guard accent == .swift, foreign.name.hasPrefix(".") else { return nil }
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
        guard case .constraint = receiver, accent == .objectiveC,
            [.priorityLow, .priorityMedium, .priorityHigh].contains(member),
            tokens.kind(after: message.nameSpan) != .leftParen
        else { return false }
        let name = vocabulary.text(message.name)
        report(.blockNotCalled(name), at: message.nameSpan)
        return true
    }

    /// Reports a misspelled method that UIKit should call.
    func noteMisspelled(_ method: ClassSyntax.Method, of type: ClassValue) {
        if method.isOverride { noteWithoutAnimated(method, of: type) }
        let name = String(vocabulary.text(method.selector).prefix { $0 != ":" })
        let known = UIKitName.lifeCycle
        guard !method.isClassMember, !known.contains(name),
            let suggestion = known.first(where: { $0.lowercased() == name.lowercased() })
                ?? NearestName.typo(name, among: known)
        else { return }
        switch nature(of: type) {
        case .view, .viewController: break
        case .object: return
        }
        let tokens = tokens
        guard let word = tokens.word(name, in: tokens.inside(method.function.span)) else { return }
        report(.neverCalled(name, suggestion: suggestion), at: word.span)
    }

    /// Reports `override func viewDidAppear()` in a class of UIKit's, whose method has a parameter.
    private func noteWithoutAnimated(_ method: ClassSyntax.Method, of type: ClassValue) {
        let name = vocabulary.text(method.selector)
        guard UIKitName.lifeCycleAnimated.contains(name), UIKitClass.isLibrary(type.top.name),
            let word = tokens.word(name, in: tokens.inside(method.function.span))
        else { return }
        let call = Span(word.span.lower, word.span.upper + 2)
        guard unit.source.text(in: call) == "\(name)()" else { return }
        report(.neverCalled("\(name)()", suggestion: "\(name)(_ animated: Bool)"), at: call)
    }

    /// The failure for a misspelled priority name.
    func misspelledPriority(_ arguments: Arguments) -> Failure? {
        guard case .foreign(let foreign)? = arguments.first, !foreign.isTypo else { return nil }
        let known: [String]
        switch accent {
        case .masonry: return nil
        case .swift:
            guard foreign.isConstant else { return nil }
            known = ["required", "high", "medium", "low"].map { ".\($0)" }
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
        guard accent != .masonry else { return }
        let (span, tokens) = (arguments.span(of: 0), tokens)
        let quotient = Array(tokens.inside(span))
        guard quotient.map(\.kind) == [.number, .divide, .number],
            [quotient[0], quotient[2]].allSatisfy({ Int(tokens.text($0)) != nil })
        else { return }
        report(.wholeQuotient(unit.source.text(in: span)), at: span)
    }

    /// Reports `box.makeConstraints { … }`, which SnapKit only has after `snp`.
    func noteBlockWithoutSnp(_ member: Member, of receiver: Value, _ message: Message) {
        let (place, tokens) = (message.nameSpan, tokens)
        guard accent == .swift, case .view = receiver,
            [.makeConstraints, .updateConstraints, .remakeConstraints].contains(member), !message.arguments.isEmpty,
            unit.source.text(in: place) == member.rawValue, let path = tokens.path(before: place)?.map(tokens.text),
            // An extension of SnapKit's classes calls it on itself.
            path != [Builtin.`self`.rawValue], path.last != SnapKitWord.snp.rawValue
        else { return }
        report(.withoutSnp(member.rawValue), at: place)
    }

    /// Reports `equalTo(box.topAnchor)`: neither library relates constraints to anchors.
    ///
    /// - Returns: the intended attribute, if it is another one.
    func noteAnchorRelated(_ arguments: Arguments, of constraint: any Constraint) -> Value? {
        guard accent != .masonry, case .attribute(let value)? = arguments.first else { return nil }
        let words = tokens.inside(arguments.span(of: 0)).suffix(3)
        guard words.count == 3, let name = words.last, name.isWord, words.dropLast().last?.kind == .dot else {
            return nil
        }
        let attribute = value.attribute.attribute
        let isSwift = accent == .swift
        let isAnchor = Attribute(anchor: tokens.text(name)) == attribute
        if !isSwift, let guide = value.attribute.guide {
            if let word = words.first, word.isWord {
                noteAttributeOfGuide(guide, attribute, isAnchor: isAnchor, word.span.joined(with: name.span))
            }
            return nil
        }
        guard isAnchor else { return nil }
        // Left and right are not related to leading and trailing.
        let own = constraint.leaves.first?.first.attribute
        let sides: [Attribute: Attribute] = [.leading: .left, .trailing: .right, .left: .leading, .right: .trailing]
        let suggestion = own == sides[attribute] ? own ?? attribute : attribute
        let instead = (isSwift ? "\(SnapKitWord.snp.rawValue)." : Spelling.prefix) + suggestion.rawValue
        report(.anchorRelated(tokens.text(name), suggestion: instead), at: name.span)
        guard suggestion != attribute else { return nil }
        let (view, guide) = (value.attribute.view, value.attribute.guide)
        return .attribute(AttributeValue(ViewAttribute(view: view, guide: guide, attribute: suggestion)))
    }

    /// Reports `self.view.safeAreaLayoutGuide.topAnchor` and `self.view.mas_safeAreaLayoutGuide.top`: Masonry has its
    /// own names for the attributes of guides.
    ///
    /// - Parameter span: that of the guide and the attribute.
    private func noteAttributeOfGuide(_ guide: BuiltInGuide, _ attribute: Attribute, isAnchor: Bool, _ span: Span) {
        let spelling = Spelling.guideAttribute(guide, attribute)
        guard let suggestion = Spelling.all.first(where: { $0.spelling == spelling })?.text else { return }
        let text = unit.source.text(in: span)
        if isAnchor {
            report(.anchorRelated(text, suggestion: suggestion), at: span)
        } else if text.hasPrefix(Spelling.prefix) {
            report(.misspelled(text, suggestion: suggestion), at: span)
        }
    }

    /// Reports `equalTo(box.center)` in Objective-C: a point, which is not an object, instead of the view.
    func notePointRelated(_ arguments: Arguments) {
        guard accent == .objectiveC, case .tuple(let box)? = arguments.first,
            box.tuple.shape == .point, !arguments.name.hasPrefix(Spelling.prefix)
        else { return }
        let (span, tokens) = (arguments.span(of: 0), tokens)
        guard let path = tokens.path(in: span), path.count > 1,
            tokens.text(path[path.count - 1]) == Member.center.rawValue
        else { return }
        let view = path[0].span.joined(with: path[path.count - 2].span)
        report(.pointRelated(unit.source.text(in: span), suggestion: unit.source.text(in: view)), at: span)
    }

    /// The number for `make.height.equalTo(width)` in a project's code, if `width` is an attribute and not declared;
    /// reported.
    func attributeAlone(_ arguments: Arguments, of constraint: any Constraint) -> Value? {
        guard case .foreign(let foreign)? = arguments.first,
            let attribute = Attribute(rawValue: foreign.name), attribute.isSize,
            let own = constraint.leaves.first?.first, own.attribute.isSize, own.attribute != attribute
        else { return nil }
        let place = arguments.span(of: 0)
        guard unit.source.text(in: place) == foreign.name else { return nil }
        report(.attributeAlone(foreign.name, of: own.view.name), at: place)
        return .number(0)
    }

    /// Fails for `equalTo(self)` in a view controller, where its view is intended.
    func checkControllerRelated(_ arguments: Arguments) throws(Failure) {
        guard accent != .masonry, case .object(let object)? = arguments.first, object.isViewController else { return }
        let span = arguments.span(of: 0)
        guard tokens.path(in: span) != nil else { return }
        let value = try arguments[0]
        throw failure(.masonry(.unsupportedAttribute(runtime.plainText(value))), span).holding([(span, value)])
    }

    /// Fails for `make.width == 50` in Swift: a chain without a relation is compared.
    func checkChainCompared(_ operation: BinaryOperator, _ left: Value, at index: Code.Index) throws(Failure) {
        guard accent == .swift, case .constraint(let chain) = left, let parts = chain.constraint.leaves.first,
            parts.relation == nil, parts.layoutConstraint == nil, Problem.relation(of: operation.rawValue) != nil
        else { return }
        throw failure(.chainCompared(operation.rawValue), unit.spans[Int(index)])
    }

    /// Reports a literal number as a text, and a number or a string as a Boolean.
    func noteLiteral(_ member: Member, of view: View, _ span: Span) {
        guard accent == .swift, let literal = Literal(tokens.assigned(to: span), in: unit.source) else {
            return
        }
        let isText = member == .text
        guard literal.kind == .number || literal.kind == .string && !isText else { return }
        let name = isText ? member.rawValue : unit.source.text(in: span)
        report(
            .otherKind(
                of: name, expected: isText ? .string : .boolean(asInSwift: true),
                found: unit.source.text(in: literal.span)), at: literal.span)
    }

    /// Reports anchors of different axes. Invalid pairs fail on activation.
    func noteAnchorsApart(_ first: ViewAttribute, _ second: ViewAttribute, _ message: Message) {
        let (one, other) = (first.attribute, second.attribute)
        let span = message.arguments.span(of: 0)
        guard !one.isSize, !other.isSize, one.axis != other.axis, let name = tokens.inside(span).last,
            Attribute(anchor: tokens.text(name)) == other
        else { return }
        report(.anchorsApart(one, other), at: span)
    }

    /// Reports `equalTo(box.width)`, which SnapKit only has after `snp`.
    func noteAttributeWithoutSnp(_ arguments: Arguments) {
        guard accent == .swift, case .attribute(let value)? = arguments.first, value.attribute.guide == nil
        else { return }
        let name = value.attribute.attribute.rawValue
        let span = arguments.span(of: 0)
        guard let path = tokens.path(in: span), path.count > 1, let last = path.last,
            tokens.text(last) == name, !path.map(tokens.text).contains(SnapKitWord.snp.rawValue), !hasTypo(in: span)
        else { return }
        report(.withoutSnp(name), at: last.span)
    }
}
