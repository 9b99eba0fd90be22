/// A property of another library is assigned: `a.visible = true`.
enum AssignedForeignMember: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            context.source.accent == .masonry,
            let (target, operation, value) = context.assignment, operation == .assign,
            let (base, name, place) = target.memberParts, base.isPath
        else { return nil }
        let whole = target.span.joined(with: value.span)
        if context.isSubject(place), context.kind(of: base) == .of(.view),
            let word = ForeignWord.find(text, .assigned), let template = word.replacement
        {
            let given = context.text(value)
            let negated: String =
                if case .boolean(let isTrue) = value.kind { "\(!isTrue)" } else {
                    value.isPath ? "!\(given)" : "!(\(given))"
                }
            return FixIt(
                problem: .unknownMember(text, of: phrase, .foreign(word)), replacing: whole,
                with: template.replacing("!$2", with: negated).replacing("$2", with: given)
                    .replacing("$", with: context.text(base)))
        }
        guard let (other, otherName, otherPlace) = value.memberParts, context.isSubject(otherPlace), other.isPath,
            otherName == name, case .member(let member)? = context.spelling(name), !member.constrainedAttributes.isEmpty
        else { return nil }
        let word = ForeignWord(
            text: text, role: .member, advice: "positions can't be set: use constraints")
        let make = Builtin.make.rawValue
        return FixIt(
            problem: .unknownMember(text, of: phrase, .foreign(word)), replacing: whole,
            with: "\(context.text(base)).\(Member.makeConstraints.rawValue) { \(make) \(ReservedWord.in.rawValue) "
                + "\(make).\(text).\(Member.equalTo.rawValue)(\(context.text(other))) }")
    }
}
