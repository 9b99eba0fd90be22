// What an unknown member should probably be.
extension RuleContext {
    func memberHint(for text: String) -> MemberHint {
        guard let (_, base, name) = unknownMember, case .of(let receiver) = kind(of: base) else {
            return anyHint(for: text)
        }
        if case .tuple(let value)? = value(of: base) {
            let shape = value.tuple.shape
            return (shape == .rect ? compoundMember.map { .foreign($0.word) } : nil) ?? .few(shape.partNames)
        }
        return placedHint(text, name, of: receiver) ?? namedHint(text, name, of: receiver)
    }

    /// The hint for a value of unknown kind.
    private func anyHint(for text: String) -> MemberHint {
        let compound = compoundMember?.word
        // Many types of other libraries have the members of a frame.
        if compound == nil, ForeignWord.find("frame.\(text)", .member) != nil {
            return .few(TupleShape.rect.partNames)
        }
        if let word = compound ?? ForeignWord.find(text, .member) ?? ForeignWord.function(text) {
            return .foreign(word)
        }
        let nearest = Receiver.allCases.lazy.compactMap { vocabulary.nearestMember(to: text, of: $0) }.first
        return nearest.map { .nearest($0) } ?? .none
    }

    /// The hint that follows from the place of the member.
    private func placedHint(_ text: String, _ name: Name, of receiver: Receiver) -> MemberHint? {
        if let word = compoundMember?.word, vocabulary.fits(word, receiver) { return .foreign(word) }
        let isView = receiver == .view || receiver == .root
        if isView || receiver == .maker, !isMemberAssigned, text.hasPrefix("margin"),
            case let side = text.dropFirst("margin".count).lowercased(), Attribute(rawValue: "\(side)Margin") != nil
        {
            return .nearest("\(side)Margin")
        }
        if receiver == .view, ["x", "y"].contains(text), !isMemberAssigned, !isInRelation {
            let part = "\(Member.frame.rawValue).\(text)"
            return .foreign(
                ForeignWord(
                    text: text, role: .member, advice: "the position of a view is in its frame: \(part)",
                    replacement: part))
        }
        if receiver == .view || receiver == .views, memberCall?.arguments.first?.isTrailing ?? false,
            ["addConstraints", "addConstraint", "setConstraints", "constrain", "layout"].contains(text)
        {
            return .nearest(Member.makeConstraints.rawValue)
        }
        if receiver == .view, isMemberAssigned {
            if let guide = guideWithoutLooks(text) { return .foreign(guide) }
            if let word = ForeignWord.find(text, .assigned) { return .foreign(word) }
        }
        return nil
    }

    /// The entry for `card.color = "red"` if `card` is a guide.
    private func guideWithoutLooks(_ text: String) -> ForeignWord? {
        guard [Member.color.rawValue, Member.hidden.rawValue].contains(text), let base = unknownMember?.base,
            case .name(let name) = base.kind, case .view(let view)? = facts.value(ofGlobal: name), view.kind == .guide
        else { return nil }
        return ForeignWord(
            text: text, role: .member, advice: "a guide is invisible: use a view instead, view \(view.name)")
    }

    private func namedHint(_ text: String, _ name: Name, of receiver: Receiver) -> MemberHint {
        let isView = receiver == .view || receiver == .root
        if let word = ForeignWord.find(text, .member), vocabulary.fits(word, receiver) { return .foreign(word) }
        if receiver == .maker, ["padding", "margin"].contains(text) {
            return .foreign(
                ForeignWord(
                    text: text, role: .member,
                    advice:
                        "set distances from edges with insets: \(code: .chain("make.edges", to: .root, then: ".inset(10)"))"
                ))
        }
        if receiver == .constraint, isRelatable(name) { return .related }
        if receiver == .maker, isAttributeVariable(name) {
            let call = "\(Member.attributes.rawValue)(\(text))"
            let advice: Advice = "`\(text)` is a variable: pass the attribute in it to `attributes`, make.\(call)"
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
        if isView || receiver == .guide, let word = wholeView(name) ?? (isView ? solvedPair(name) : nil) {
            return .foreign(word)
        }
        if receiver == .constraint || receiver == .equation,
            ["remove", "delete", "destroy", "removeFromSuperview", "deactivated", "disabled", "inactive"].contains(text)
        {
            return .nearest((receiver == .constraint ? Member.uninstall : .deactivate).rawValue)
        }
        if receiver == .constraint, text == SnapKitWord.constraint.rawValue {
            let advice: Advice = "this is SnapKit: here the chain is the constraint, so remove it"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice, replacement: ""))
        }
        if receiver == .constraint, case .member(let member)? = spelling(name), let parts = member.parts,
            unknownMember?.base.call == nil
        {
            return .foreign(
                ForeignWord(
                    text: text, role: .member, advice: "name each attribute after another one", replacement: parts)
            )
        }
        if receiver == .attribute, Attribute(rawValue: text) != nil {
            let advice: Advice =
                "write each attribute after its view, root.\(text); a relation takes one attribute or an array"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .attribute, text == UIKitName.anchorConstraint {
            let advice: Advice = "this is a UIKit anchor: use make.left.equalTo(…)"
            return .foreign(ForeignWord(text: text, role: .member, advice: advice))
        }
        if receiver == .maker, case .member(let member)? = spelling(name), member.isRelation { return .unnamed }
        // A member of its own with another number is nearer than one of another value.
        if memberCall == nil,
            Spelling.all.contains(where: { $0.text == text + "s" && $0.spelling.isMember(of: receiver) })
        {
            return .nearest(text + "s")
        }
        return vocabulary.memberHint(for: name, of: receiver, isAssigned: isMemberAssigned)
    }

    /// Whether a constraint can be related to the value of a name.
    private func isRelatable(_ name: Name) -> Bool {
        switch kind(of: name) {
        case .number: vocabulary.builtin(name) == nil
        case .of(.tuple): true
        case let kind: kind.isRelated || kind.isArray
        }
    }

    /// Whether a name is a variable that may hold the name of an attribute.
    private func isAttributeVariable(_ name: Name) -> Bool {
        if let value = facts.value(ofGlobal: name) { return value.isAttributeName }
        return kind(of: name) == .unknown && knownNames(.read).contains(text(name))
    }

    /// For `equalTo(root.edges)`, the entry that removes the member, because a relation takes the whole view.
    private func wholeView(_ name: Name) -> ForeignWord? {
        guard case .member(let member)? = spelling(name), !member.constrainedAttributes.isEmpty,
            let whole = unknownMember?.whole, let (call, _) = argument(where: whole.isSame),
            self.member(call)?.isRelation ?? false
        else { return nil }
        return ForeignWord(
            text: text(name), role: .member,
            advice: "relate to the view, or to one attribute: root.width", replacement: "")
    }

    /// For reading the `center` or `size` of a view, the entry with the solved numbers.
    private func solvedPair(_ name: Name) -> ForeignWord? {
        guard case .member(let member)? = spelling(name), member == .center || member == .size, !isMemberAssigned,
            memberAfter == nil, memberCall == nil
        else { return nil }
        let numbers = member.constrainedAttributes.map { "$.\($0.rawValue).\(Member.value.rawValue)" }
        return ForeignWord(
            text: text(name), role: .member, advice: "use `value` for the solved number of an attribute",
            replacement: "(\(numbers.joined(separator: ", ")))")
    }
}
