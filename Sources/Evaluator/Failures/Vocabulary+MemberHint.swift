internal import Masonry
package import Diagnostics
package import Vocabulary
internal import Syntax

extension Vocabulary {
    /// What a member that a receiver does not have was probably meant to be.
    ///
    /// - Parameters:
    ///   - isRelatable: whether the name is that of something a constraint can be related to.
    ///   - isVariable: whether it is that of a variable which may hold an attribute.
    ///   - span: where the name stands.
    package func memberHint(
        for name: Name, of receiver: Receiver, isRelatable: Bool = false, isVariable: Bool = false, at span: Span,
        in source: SourceText
    ) -> MemberHint {
        let text = self.text(name)
        if let format = source.visualFormat(givenTo: span) { return .foreign(format.word) }
        if let word = ForeignWord.compound(endingIn: text, at: span, in: source), fits(word, receiver) {
            return .foreign(word)
        }
        if receiver == .view || receiver == .root || receiver == .maker, !isAssigned(span, in: source),
            text.hasPrefix("margin"), case let side = text.dropFirst("margin".count).lowercased(),
            Attribute(rawValue: "\(side)Margin") != nil
        {
            return .nearest("\(side)Margin")
        }
        if receiver == .view, let word = partOfFrame(text, at: span, in: source) { return .foreign(word) }
        if receiver == .view || receiver == .views,
            ["addConstraints", "addConstraint", "setConstraints", "constrain", "layout"].contains(text),
            source.text(in: span.upper..<(span.upper + 3)).drop(while: { $0 == " " }).hasPrefix("{")
        {
            return .nearest(Member.makeConstraints.rawValue)
        }
        if receiver == .view, isAssigned(span, in: source), let word = ForeignWord.find(text, .assigned) {
            return .foreign(word)
        }
        if let word = ForeignWord.find(text, .member), fits(word, receiver) { return .foreign(word) }
        if receiver == .maker, source.relation(placingBy: text, at: span) != nil {
            let advice = "relate each edge to one edge; make.edges.equalTo(superview) relates all four"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .maker, ["padding", "margin"].contains(text) {
            let advice = "set distances from edges with insets: make.edges.equalTo(root).inset(10)"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .constraint, isRelatable { return .related }
        if receiver == .maker, isVariable {
            let call = "\(Member.attributes.rawValue)(\(text))"
            let advice = "`\(text)` is a variable: pass the attribute in it to `attributes`, make.\(call)"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice, replacement: call))
        }
        if receiver == .array || receiver == .views, text == Member.remove.rawValue,
            let word = ForeignWord.find("removeAt", .member)
        {
            return .foreign(word)
        }
        if receiver == .equation, case .member(let member)? = spelling(name), member.setsConstant {
            return .nearest(Member.constant.rawValue)
        }
        if receiver == .view || receiver == .root || receiver == .guide,
            let word = wholeView(name, at: span, in: source)
        {
            return .foreign(word)
        }
        if receiver == .view || receiver == .root, let word = solvedPair(name, at: span, in: source) {
            return .foreign(word)
        }
        if receiver == .constraint || receiver == .equation,
            ["remove", "delete", "destroy", "removeFromSuperview", "deactivated", "disabled", "inactive"].contains(text)
        {
            return .nearest((receiver == .constraint ? Member.uninstall : .deactivate).rawValue)
        }
        if receiver == .constraint, text == SnapKitWord.constraint.rawValue {
            let advice = "this is SnapKit: here the chain is the constraint, so remove it"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice, replacement: ""))
        }
        if receiver == .constraint, case .member(let member)? = spelling(name), let parts = member.parts,
            source.text(in: Span(max(0, span.lower - 2), span.lower)) != ")."
        {
            return .foreign(
                ForeignWord(
                    text: text, role: .member, advice: "name each attribute after another one", replacement: parts)
            )
        }
        if receiver == .attribute, Attribute(rawValue: text) != nil {
            let advice = "write each attribute after its view, root.\(text); a relation takes one attribute or an array"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .attribute, text == UIKitName.anchorConstraint {
            let advice = "this is a UIKit anchor: use make.left.equalTo(…)"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .maker, case .member(let member)? = spelling(name), member.isRelation { return .unnamed }
        let others = Receiver.allCases.filter { spelling(name)?.isMember(of: $0) ?? false }
        if !others.isEmpty { return others.count <= 3 ? .elsewhere(others) : .none }
        if receiver == .view || receiver == .root, ForeignWord.withoutLayout.contains(text) {
            let advice = "it does not affect the layout: remove it"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .view || receiver == .root, let word = ForeignWord.find(text, .memberOfView) {
            return .foreign(word)
        }
        if let word = ForeignWord.setter(text, of: receiver) { return .foreign(word) }
        if let chain = attributes(joinedIn: text, of: receiver) ?? side(ofGuideIn: text, of: receiver) {
            return .nearest(chain)
        }
        if let parts = members(joinedIn: text, of: receiver) { return .nearest(parts) }
        if isAssigned(span, in: source), let nearest = nearestAssignable(to: text, of: receiver) {
            return .nearest(nearest)
        }
        if let nearest = nearestMember(to: text, of: receiver) { return .nearest(nearest) }
        if let word = ForeignWord.member(misspelt: text), fits(word, receiver) { return .foreign(word) }
        if isAssigned(span, in: source), receiver == .view || receiver == .root {
            return .assignable(assignable(of: receiver))
        }
        let own = Spelling.all.filter { $0.spelling.isMember(of: receiver) }.map(\.text)
        return own.count <= 10 && !own.isEmpty ? .few(own) : .none
    }

    /// What stands in the place of a foreign member: of its name, of its whole call, with the member before it where the
    /// word is of two, or with its dot nothing; nil for other hints, which stand in the place of the name.
    package func replacement(for hint: MemberHint, at span: Span, in source: SourceText) -> (span: Span, text: String)?
    {
        if case .elsewhere([.root]) = hint, let path = source.path(before: span) {
            return (Span(path.lower, path.upper - 1), Builtin.root.rawValue)
        }
        if case .elsewhere = hint, let member = Member(rawValue: source.text(in: span)) {
            if [.size, .center, .edges].contains(member) { return source.relation(withAttribute: span) }
            return member.takesNumberInChain ? source.link(movedOutOfRelation: span) : nil
        }
        guard case .foreign(let word) = hint else { return nil }
        if let chain = source.relation(placingBy: word.text, at: span) { return chain }
        if word.text.hasPrefix("addConstraint"), let block = source.block(insteadOfAddingAt: span) { return block }
        if word.role == .assigned { return source.assignment(to: span, as: word.replacement ?? "") }
        if ForeignWord.withoutLayout.contains(word.text), word.replacement == nil {
            return source.comment(ofLineStartingAt: span)
        }
        if let format = source.visualFormat(givenTo: span) { return format.replacement }
        if let member = Member(rawValue: word.text), let chain = source.constraint(assigning: member, of: span),
            word.replacement == chain
        {
            return (source.assignment(around: span), chain)
        }
        if word.text == "forEach" || word.text == "each", let loop = source.loop(insteadOfCalling: span) { return loop }
        if word.replacement == Member.addSubview.rawValue, let calls = source.additions(insteadOfCalling: span) {
            return calls
        }
        if word.text.hasPrefix("toBe") || word.text == "toEqual",
            let (arguments, end) = source.arguments(behind: span), let wanted = arguments.first
        {
            let path = source.path(before: span).map { source.text(in: $0).split(separator: ".") } ?? []
            let isAttribute =
                path.last.flatMap { Attribute(rawValue: String($0)) } != nil
                && !path.dropLast().contains { $0 == Member.frame.rawValue || $0 == Member.bounds.rawValue }
            let value = isAttribute ? ".\(Member.value.rawValue)" : ""
            return (Span(span.lower - 1, end), "\(value) \(BinaryOperator.equal.rawValue) \(wanted)")
        }
        if let property = word.assignedProperty, let set = source.assignment(of: property, insteadOfCalling: span) {
            return set
        }
        let behind = source.text(in: span.upper..<(span.upper + 32))
        if word.text == "frame.size" && (behind.hasPrefix(".width") || behind.hasPrefix(".height"))
            || word.text == "frame.origin" && (behind.hasPrefix(".x") || behind.hasPrefix(".y"))
        {
            return (Span(span.lower - 1, span.upper), "")
        }
        if word.text == "frame.size",
            let side = ["w": Attribute.width, "h": .height][String(behind.dropFirst().prefix(while: \.isLetter))]
        {
            return (Span(span.lower, span.upper + 2), side.rawValue)
        }
        if let template = word.replacement, template.contains("$") {
            guard let base = source.path(before: span) else { return nil }
            let isCalled = behind.hasPrefix("()")
            if template.hasSuffix("($)"), !isCalled { return nil }
            return (
                Span(base.lower, span.upper + (isCalled ? 2 : 0)),
                template.replacing("$", with: source.text(in: Span(base.lower, base.upper - 1)))
            )
        }
        guard let text = word.replacement else {
            // The attribute stands before its `constraint`.
            let attribute = source.path(before: span).flatMap { source.text(in: $0).split(separator: ".").last } ?? ""
            let isBehind = word.text == UIKitName.anchorConstraint
            let anchor = isBehind ? Span(span.lower - 1 - attribute.utf8.count, span.lower - 1) : span
            return AnchorConstraint(around: anchor, in: source)?.chain
        }
        if text.isEmpty { return (Span(max(0, span.lower - 1), span.upper), text) }
        let start = span.upper - (word.text.contains(".") ? word.text.utf8.count : span.range.count)
        if let relation = text.split(separator: ".").last, Member(rawValue: String(relation))?.isRelation ?? false,
            relation.count < text.count
        {
            let written = ".\(Member.equalTo.rawValue)"
            return behind.hasPrefix("\(written)(") ? (Span(start, span.upper + written.utf8.count), text) : nil
        }
        let isRead = !(spelling(names.intern(text))?.isMethod ?? true)
        if behind.hasPrefix("()"), isRead || text.hasSuffix(")") { return (Span(start, span.upper + 2), text) }
        // Swift's label; and UIKit's anchors, which stand behind its guides.
        let label = behind.dropFirst().prefix(while: \.isLetter)
        if behind.hasPrefix("(\(label): "), !label.isEmpty {
            return (Span(start, span.upper + label.utf8.count + 3), text + "(")
        }
        if behind.hasPrefix(".") {
            let member = String(behind.dropFirst().prefix { $0.isLetter })
            if member == UIKitName.anchorConstraint { return AnchorConstraint(around: span, in: source)?.chain }
            if let attribute = Attribute(anchor: member) {
                return (Span(start, span.upper + 1 + member.utf8.count), "\(text).\(attribute.rawValue)")
            }
        }
        return (Span(start, span.upper), text)
    }

    /// For `expect card.x == 3`, where no relation takes an edge, where the view is in its superview.
    private func partOfFrame(_ text: String, at span: Span, in source: SourceText) -> ForeignWord? {
        let line = source.range(ofLine: source.line(at: span.lower))
        guard ["x", "y"].contains(text), !isAssigned(span, in: source),
            !source.text(in: line.lowerBound..<span.lower).contains("qualTo(")
        else { return nil }
        let part = "\(Member.frame.rawValue).\(text)"
        return ForeignWord(
            text: text, role: .member, advice: "the position of a view is in its frame: \(part)",
            replacement: part)
    }

    /// Whether a `=` follows.
    private func isAssigned(_ span: Span, in source: SourceText) -> Bool {
        let behind = source.text(in: span.upper..<(span.upper + 4)).drop { $0 == " " }
        return behind.hasPrefix("=") && !behind.hasPrefix("==")
    }

    /// The nearest member that takes a value; `active` is `isActive`.
    private func nearestAssignable(to text: String, of receiver: Receiver) -> String? {
        let known = assignable(of: receiver)
        let question = "is" + text.prefix(1).uppercased() + text.dropFirst()
        return known.first { $0 == question } ?? NearestName.of(text, among: known)
    }

    private func assignable(of receiver: Receiver) -> [String] {
        Spelling.all.filter { spelling in
            guard case .member(let member) = spelling.spelling, spelling.text == member.rawValue else { return false }
            return spelling.spelling.isMember(of: receiver) && member.isAssignable(of: receiver)
        }.map(\.text)
    }

    /// `left.top` for `leftTop`.
    private func attributes(joinedIn text: String, of receiver: Receiver) -> String? {
        guard receiver == .maker || receiver == .constraint else { return nil }
        let starts = text.indices.dropFirst().filter { text[$0].isUppercase }
        return starts.lazy.compactMap { start in
            let parts = [text[..<start], text[start...]].map { $0.prefix(1).lowercased() + $0.dropFirst() }
            let areAttributes = parts.allSatisfy { part in
                self.spelling(self.names.intern(part)).map {
                    if case .attribute = $0 { true } else { false }
                } ?? false
            }
            return areAttributes ? parts.joined(separator: ".") : nil
        }.first
    }

    /// `left.equalTo` for `leftequalTo`, in which a dot is missing.
    private func members(joinedIn text: String, of receiver: Receiver) -> String? {
        if receiver == .view || receiver == .root {
            let ending = Member.value.rawValue
            guard text.hasSuffix(ending), Attribute(rawValue: String(text.dropLast(ending.count))) != nil else {
                return nil
            }
            return "\(text.dropLast(ending.count)).\(ending)"
        }
        guard receiver == .maker || receiver == .constraint else { return nil }
        return text.indices.dropFirst().lazy.compactMap { start in
            let (first, second) = (String(text[..<start]), String(text[start...]))
            let parts = Spelling.all.filter { $0.text == first || $0.text == second }
            let isFirst = parts.contains {
                $0.text == first && $0.spelling.isMember(of: .maker) && !$0.spelling.isMethod
            }
            let isSecond = parts.contains { $0.text == second && $0.spelling.isMember(of: .constraint) }
            return isFirst && isSecond ? "\(first).\(second)" : nil
        }.first
    }

    /// `safeArea.top` for `safeAreaTop`.
    private func side(ofGuideIn text: String, of receiver: Receiver) -> String? {
        guard receiver == .view || receiver == .root else { return nil }
        return BuiltInGuide.allCases.lazy.map(\.rawValue).compactMap { guide in
            let rest = text.dropFirst(guide.count)
            let side = rest.prefix(1).lowercased() + rest.dropFirst()
            return text.hasPrefix(guide) && Attribute(rawValue: side) != nil ? "\(guide).\(side)" : nil
        }.first
    }

    /// For a view's `center` or `size` that is read the solved numbers.
    private func solvedPair(_ name: Name, at span: Span, in source: SourceText) -> ForeignWord? {
        let pairs: [Member: [Attribute]] = [.center: [.centerX, .centerY], .size: [.width, .height]]
        guard case .member(let member)? = spelling(name), let parts = member == .edges ? [] : pairs[member] else {
            return nil
        }
        let behind = source.text(in: span.upper..<(span.upper + 4)).drop { $0 == " " }
        if behind.hasPrefix(".") || behind.hasPrefix("(") || behind.hasPrefix("=") && !behind.hasPrefix("==") {
            return nil
        }
        if let constraint = source.constraint(assigning: member, of: span) {
            return ForeignWord(
                text: text(name), role: .member, advice: "positions can't be set: use constraints",
                replacement: constraint)
        }
        if parts.isEmpty { return nil }
        let numbers = parts.map { "$.\($0.rawValue).\(Member.value.rawValue)" }.joined(separator: ", ")
        return ForeignWord(
            text: text(name), role: .member, advice: "use `value` for the solved number of an attribute",
            replacement: "(\(numbers))")
    }

    /// For `equalTo(root.edges)` the word that is left out: what is related to is the view as a whole.
    private func wholeView(_ name: Name, at span: Span, in source: SourceText) -> ForeignWord? {
        guard case .member(let member)? = spelling(name), [.edges, .center, .size].contains(member) else { return nil }
        let before = source.text(in: Span(max(0, span.lower - 60), max(0, span.lower - 1)))
        guard let start = before.lastIndex(of: "("), before[..<start].hasSuffix("qualTo"),
            source.text(in: Span(span.upper, span.upper + 1)) == ")"
        else { return nil }
        return ForeignWord(
            text: text(name), role: .member,
            advice: "relate to the view, or to one attribute: root.width", replacement: "")
    }

    /// Whether what is written for a foreign member is a member of what it was said to.
    private func fits(_ word: ForeignWord, _ receiver: Receiver) -> Bool {
        guard let replacement = word.replacement, !replacement.isEmpty else { return true }
        if replacement.contains("$") { return receiver == .tuple }
        return spelling(names.intern(String(replacement.prefix { $0.isLetter })))?.isMember(of: receiver) ?? false
    }
}
