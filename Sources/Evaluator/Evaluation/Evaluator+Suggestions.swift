internal import Masonry
package import Diagnostics
internal import Vocabulary
internal import Syntax

// What someone who wrote something wrong probably meant.
extension Evaluator {
    func unknown(_ name: Name, _ span: Span, _ use: NameHint.Use = .read) -> Failure {
        let text = vocabulary.text(name)
        if let place = laterDeclaration(name) {
            return .early(text, span, in: unit.source, declaredAt: place, of: unit.source)
        }
        if use != .assigned, let removal = globals.removal(of: name) {
            return Failure(
                .removed(text), unit.source, span,
                related: Failure.Related(source: removal.source, span: removal.span, message: "it was removed here"))
        }
        if unit.source.accent == .masonry, let chain = unit.source.chainWord(meantBy: text, span) {
            return failure(.unknownName(text, .chain(chain)), span)
        }
        if unit.source.accent == .masonry, let (source, local) = innerDeclaration(name) {
            return .outsideOfBlock(text, span, local, declaredIn: source, usedIn: unit.source)
        }
        let known =
            unit.locals(at: span.lower).map(vocabulary.text)
            + globals.names.filter { use != .called || !isView($0) }.map(vocabulary.text)
        // Of names that are as near, another view's was meant: what is constrained is related to others.
        let own = constrainedView(at: span)
        let hint =
            unit.source.foreignWord(for: text, span).map { .foreign($0) }
            ?? NameHint(for: text, known: known.filter { $0 != own } + known.filter { $0 == own }, use)
        let failure = failure(.unknownName(text, hint), span)
        if unit.source.isAssignedText(span), hint.isNone || !isText(hint.replacement(of: text)) {
            return self.failure(.unknownName(text, .text), span)
        }
        if unit.source.accent == .masonry, hint.isNone, unit.source.isAssignedColor(span) {
            return self.failure(.unknownColor(text, nearest: NamedColor.nearest(to: text)), span)
        }
        if unit.source.accent == .masonry, hint.isNone, unit.source.isParent(span) {
            return self.failure(.unknownName(text, .parent), span)
        }
        if unit.source.accent == .masonry, hint.isNone, let imported = unit.source.unknown(text, span) {
            return imported
        }
        if hint.isNone || text == StatementWord.screen.rawValue, unit.source.accent == .masonry,
            let meant = unit.source.hint(forUndeclared: text, span)
        {
            return self.failure(.unknownName(text, meant), span)
        }
        if case .unknownName(_, let hint) = failure.problem, hint.isNone,
            let instead = unit.source.parameter(meantAt: span)
        {
            return self.failure(.unknownName(text, .parameter), span).replacing(instead.span, with: instead.text)
        }
        if case .unknownName(_, .attribute) = failure.problem, unit.source.accent == .masonry,
            let instead = unit.source.attribute(ofView: constrainedView(at: span), meantAt: span)
        {
            return failure.replacing(instead.span, with: instead.text)
        }
        if let instead = unit.source.statement(meantBy: text, span) ?? unit.source.constraints(meantBy: text, span) {
            return failure.replacing(instead.span, with: instead.text)
        }
        guard UIKitName.colorClasses.contains(text), let color = unit.source.color(meantBy: span) else {
            return failure
        }
        return failure.replacing(color.span, with: color.text)
    }

    private func isText(_ name: String?) -> Bool {
        guard let name, case .text? = globals.value(of: vocabulary.names.intern(name)) else { return false }
        return true
    }

    private func isView(_ name: Name) -> Bool { if case .view? = globals.value(of: name) { true } else { false } }

    /// The name of the view that a chain constrains: of the one whose block it is in, or of the only current one.
    func constrainedView(at span: Span) -> String? {
        let statement = unit.actions[Int(unit.entry)].span
        if let block = unit.source.viewOfBlock(around: span, from: statement.lower) { return block.view }
        guard let view = selection.first, selection.count == 1, !view.isRoot,
            case .view(let named)? = globals.value(of: vocabulary.names.intern(view.name)), named === view
        else { return nil }
        return view.name
    }

    /// `a.height` for the `make.height` or `.height` that is related to, and what stands in `equalTo { … }` in parentheses.
    func relatable(insteadOf span: Span) -> String? {
        let text = unit.source.text(in: span)
        if text.hasPrefix("{"), text.hasSuffix("}"), !text.contains("\n") {
            let contents = text.dropFirst().dropLast().split(separator: " ").joined(separator: " ")
            return contents.isEmpty ? nil : "(\(contents))"
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, Attribute(rawValue: String(parts[1])) != nil,
            parts[0].isEmpty || Builtin(rawValue: String(parts[0]))?.isChainWord ?? false
        else { return nil }
        return constrainedView(at: span).map { "\($0).\(parts[1])" }
    }

    /// `title` for the `title.text` that is related to.
    func viewInstead(ofRelatingTo span: Span) -> String? {
        let parts = unit.source.text(in: span).split(separator: ".", omittingEmptySubsequences: false)
        guard unit.source.accent == .masonry, parts.count == 2,
            [Member.text, .color, .hidden, .key].map(\.rawValue).contains(String(parts[1])),
            isView(vocabulary.names.intern(String(parts[0])))
        else { return nil }
        return String(parts[0])
    }

    /// `a` or `a.width` for the constraints that are related to, where a name stands for the view that they are of.
    func constrained(by value: Value) -> String? {
        guard unit.source.accent == .masonry else { return nil }
        let firsts = constraints(in: value).map(\.first)
        guard let first = firsts.first, !first.view.isRoot, firsts.allSatisfy({ $0.view === first.view }),
            isView(vocabulary.names.intern(first.view.name))
        else { return nil }
        return firsts.count == 1 ? "\(first.view.name).\(first.attribute.rawValue)" : first.view.name
    }

    private func constraints(in value: Value) -> [ViewConstraint] {
        var values = [value][...]
        if case .array(let array) = value { values = array.elements.prefix(8) }
        return values.flatMap { value -> [ViewConstraint] in
            guard case .constraint(let value) = value else { return [] }
            let parts = value.constraint.children.isEmpty ? [value.constraint] : value.constraint.children
            return parts.compactMap { $0 as? ViewConstraint }
        }
    }

    func unknownMember(_ name: Name, of value: Value, _ span: Span) -> Failure {
        let text = vocabulary.text(name)
        if case .text = value, let word = unit.source.chainWord(missingBefore: span) {
            return failure(.noMembers(text, of: value.phrase), span).replacing(word.span, with: word.text)
        }
        if case .array(let array) = value, case .constraint? = array.elements.first,
            case .member(let member)? = vocabulary.spelling(name), member.receivers.contains(.constraint)
        {
            return Failure(
                .unknownMember(text, of: value.phrase, .ofEach), unit.source, span,
                replacement: loopInstead(overElementsBefore: span))
        }
        let phrase = if case .tuple(let tuple) = value { tuple.tuple.shape.phrase } else { value.receiver?.phrase }
        guard let receiver = value.receiver, let phrase else {
            guard
                let word = ForeignWord.compound(endingIn: text, at: span, in: unit.source) ?? ForeignWord.function(text)
                    ?? ForeignWord.find(text, .member).flatMap({ $0.replacement?.contains("$") ?? true ? $0 : nil })
            else {
                let failure = failure(.noMembers(text, of: value.phrase), span)
                guard case .number = value, text == Member.value.rawValue, unit.source.accent == .masonry else {
                    return failure
                }
                return failure.replacing(Span(span.lower - 1, span.upper), with: "")
            }
            return Failure(
                .unknownMember(text, of: value.phrase, .foreign(word)), unit.source, span,
                replacement: vocabulary.replacement(for: .foreign(word), at: span, in: unit.source))
        }
        if case .tuple(let value) = value, ForeignWord.find("frame.\(text)", .member) != nil,
            ForeignWord.compound(endingIn: text, at: span, in: unit.source) == nil
        {
            let shape = value.tuple.shape
            return failure(.unknownMember(text, of: shape.phrase, .few(shape.partNames)), span)
        }
        if receiver == .view || receiver == .root, isView(name), let place = unit.source.member(at: span) {
            return Failure(
                .unknownMember(text, of: phrase, .foreign(.ownName(text))), unit.source, span,
                replacement: (place, text))
        }
        let isRelatable = globals.value(of: name)?.canBeRelatedTo ?? (vocabulary.builtin(name) == .root)
        let isVariable = unit.locals(at: span.lower).contains(name) || globals.value(of: name)?.isAttributeName ?? false
        let hint = vocabulary.memberHint(
            for: name, of: receiver, isRelatable: isRelatable, isVariable: isVariable, at: span, in: unit.source)
        var replacement = vocabulary.replacement(for: hint, at: span, in: unit.source)
        if receiver == .constraint, ["aspectRatio", "ratio", "aspect"].contains(text) {
            replacement = (span, Member.multipliedBy.rawValue)
        }
        if receiver == .maker, ["aspectRatio", "ratio", "aspect"].contains(text), let view = constrainedView(at: span) {
            replacement = unit.source.ratio(of: view, saidBy: span)
        }
        if receiver == .maker, vocabulary.spelling(name)?.isMember(of: .constraint) ?? false,
            let statement = statement(around: span)
        {
            replacement =
                unit.source.chain(movingToItsEnd: span, of: statement) ?? unit.source.attribute(relatedBy: span)
                ?? replacement
        }
        return Failure(.unknownMember(text, of: phrase, hint), unit.source, span, replacement: replacement)
    }

    /// For `handles.offset = 20` the same of each element.
    private func loopInstead(overElementsBefore member: Span) -> (span: Span, text: String)? {
        guard let statement = statement(around: member), let path = unit.source.path(before: member),
            path.lower == statement.lower
        else { return nil }
        let array = unit.source.text(in: Span(path.lower, path.upper - 1))
        let rest = unit.source.text(in: Span(path.upper, statement.upper))
        return (statement, "for each in \(array) { each.\(rest) }")
    }

    /// For `distribute([a, b], horizontal)`: the method of the first argument that was meant.
    func methodInstead(of name: Name, _ site: CallSite, at index: Code.Index) -> (span: Span, text: String)? {
        guard case .member(let member)? = vocabulary.spelling(name), member.receivers.contains(.views),
            member.isMethod(of: .views), site.arguments.count > 0, site.labels.first.flatMap(\.self) == nil
        else { return nil }
        return unit.source.call(
            of: vocabulary.text(name), behind: site.nameSpan,
            on: unit.spans[Int(unit.lists[Int(site.arguments.start)])], in: unit.spans[Int(index)])
    }

    /// For `[a, b].left.equalTo(…)` the constraints that were meant.
    func constraintInstead(ofArray member: Span) -> (span: Span, text: String)? {
        statement(around: member).flatMap { unit.source.constraint(onArrayBefore: member, meantBy: $0) }
    }

    /// For a closure that is given something and starts with a name that is none: that name as its parameter.
    func parameterInstead(of function: FunctionValue, given count: Int) -> (span: Span, text: String)? {
        let prototype = function.prototype
        let source = function.unit.source
        guard count == 1, prototype.name == nil, prototype.parameters.isEmpty, source === unit.source else {
            return nil
        }
        let blanks = source.text(in: Span(prototype.span.lower + 1, prototype.span.upper)).prefix(while: \.isWhitespace)
        let start = prototype.span.lower + 1 + blanks.utf8.count
        let name = source.leadingName(in: Span(start, prototype.span.upper))
        guard let first = name.first, !first.isNumber, ReservedWord(rawValue: name) == nil,
            Builtin(rawValue: name) == nil, globals.value(of: vocabulary.names.intern(name)) == nil
        else { return nil }
        return source.parameter(meantAt: Span(start, start + name.utf8.count))
    }

    /// For `a.makeConstraints(pin())` the closure itself.
    func blockInstead(ofCalling function: FunctionValue, _ count: Int, _ span: Span) -> (span: Span, text: String)? {
        let before = unit.source.text(in: max(0, span.lower - 20)..<span.lower)
        let text = unit.source.text(in: span)
        guard count == 0, function.prototype.parameters.count == 1, before.hasSuffix("Constraints("),
            text.hasSuffix("()")
        else { return nil }
        return (span, String(text.dropLast(2)))
    }

    // MARK: Relations

    /// The innermost statement that a place is in.
    package func statement(around span: Span) -> Span? {
        (0..<unit.actionCount).map { unit.actions[$0].span }
            .filter { $0.lower <= span.lower && span.upper <= $0.upper }
            .min { $0.upper - $0.lower < $1.upper - $1.lower }
    }

    /// For `header.left.equalTo(…)`, `header.edges.equalTo(…)` and `header.make.left…`, none of which there is: the
    /// constraint that was meant.
    func constraintInstead(of view: View, member: Span) -> (span: Span, text: String)? {
        guard !view.isRoot, let statement = statement(around: member) else { return nil }
        return unit.source.constraint(on: view.name, member: member, meantBy: statement)
    }

    /// What an attribute is read of, and its name.
    func attribute(_ code: Code.Index) -> (base: Code.Index, name: String)? {
        guard case .member(let base, let name) = unit.codes[Int(code)],
            case .attribute(let attribute)? = vocabulary.spelling(name)
        else { return nil }
        return (base, attribute.rawValue)
    }

    /// For `make.top.equalTo(a) && make.left.equalTo(a)` as a statement, of which one side stands at an index: statements.
    func statementsInstead(ofJoining index: Code.Index) -> (span: Span, text: String)? {
        for number in 0..<unit.actionCount {
            guard case .evaluate(let code) = unit.actions[number].action else { continue }
            let sides = sides(ofConjunction: code)
            guard sides.count > 1, sides.contains(index) else { continue }
            let texts = sides.map { unit.source.text(in: unit.spans[Int($0)]) }
            return (unit.spans[Int(code)], texts.joined(separator: "; "))
        }
        return nil
    }

    private func sides(ofConjunction code: Code.Index) -> [Code.Index] {
        guard case .and(let left, let right) = unit.codes[Int(code)] else { return [code] }
        return sides(ofConjunction: left) + sides(ofConjunction: right)
    }

    // MARK: Values

    /// Why a call gave no value.
    func reasonOfNothing(_ value: Value, at span: Span) -> String? {
        let text = unit.source.text(in: span)
        let name = unit.source.leadingName(in: span)
        guard case .nothing = value, text.hasPrefix("\(name)("), text.hasSuffix(")"),
            case .function? = globals.value(of: vocabulary.names.intern(name))
        else { return nil }
        return Self.nothingGivenBack(by: name)
    }

    /// The same of one of the two sides of an operator.
    func reasonOfNothing(_ value: Value, side: Int, of operation: Span) -> String? {
        guard case .nothing = value else { return nil }
        for code in 0..<unit.codeCount where unit.spans[code] == operation {
            guard case .arithmetic(_, let left, let right) = unit.codes[code].spelledOut else { continue }
            return reasonOfNothing(value, at: unit.spans[Int(side == 0 ? left : right)])
        }
        return nil
    }

    /// A value's place with the `@` of the box around it.
    func boxed(_ span: Span) -> Span {
        let box = Span(max(0, span.lower - 1), span.upper)
        return unit.source.text(in: box).hasPrefix("@") ? box : span
    }

    /// What the value should be written as where a condition is wanted.
    func conditionInstead(of value: Value, _ span: Span) -> String? {
        let text = unit.source.text(in: span)
        if span.lower > 0, unit.source.bytes[span.lower - 1] == UInt8(ascii: "!") {
            // What is turned is turned as a whole.
            return conditionInstead(of: value, text).map { "(\($0))" }
        }
        return conditionInstead(of: value, text)
    }

    private func conditionInstead(of value: Value, _ text: String) -> String? {
        switch value {
        case .number: return Double(text) == nil ? "\(text) != 0" : nil
        case .attribute where unit.source.accent == .masonry: return "\(text).\(Member.value.rawValue) != 0"
        case .view, .attribute, .guide, .constraint: return "\(text) != nil"
        case .text: return "\(text) != \"\""
        case .array, .range: return "\(text).count > 0"
        default: return nil
        }
    }

    /// For a string that names a value: the value itself, if it is of a wanted kind.
    func unquoted(_ value: Value, accepting isWanted: (Value) -> Bool) -> String? {
        guard case .text(let text) = value else { return nil }
        if let number = Double(text.text), isWanted(.number(number)) { return number.spelled(decimals: 6) }
        if text.text.hasSuffix("%"), let share = Double(text.text.dropLast()), isWanted(.number(share)) {
            let factor = (share / 100).spelled(decimals: 6)
            // What takes a view as well is a relation, in which a share is a factor.
            guard isWanted(.view(scene.root)) else { return factor }
            return unit.source.accent == .masonry
                ? "\(Builtin.superview.rawValue)).\(Member.multipliedBy.rawValue)(\(factor)" : nil
        }
        let sides = text.text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        if sides.count == 2, let width = sides[0], let height = sides[1], isWanted(.tuple(Tuple(.size, width, height)))
        {
            return "\(width.spelled(decimals: 6))x\(height.spelled(decimals: 6))"
        }
        let name = vocabulary.names.intern(text.text)
        if let global = globals.value(of: name), isWanted(global) { return text.text }
        if let builtin = Builtin(rawValue: text.text), isWanted(self.value(of: builtin)) {
            return unit.source.accent == .swift && builtin.isPriority ? ".\(text.text)" : text.text
        }
        if let word = ForeignWord.find(text.text, .name), let here = word.replacement.flatMap(Builtin.init(rawValue:)),
            isWanted(self.value(of: here))
        {
            return here.rawValue
        }
        return nil
    }
}
