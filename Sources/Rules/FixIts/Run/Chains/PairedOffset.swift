/// `offset` gets several numbers, or a tuple, for several attributes: `make.left.top.equalTo(root).offset(10, 20)`.
enum PairedOffset: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .spreadTuple: break
        default: guard case .number? = failure.problem.expected else { return nil }
        }
        guard context.source.accent == .masonry, let call = context.argument?.call ?? context.call,
            let member = context.member(call), member == .offset || member == .inset, call.isUnlabeled,
            let given = call.given, let receiver = call.receiver
        else { return nil }
        let isTuple = call.arguments.count == 1
        let (count, numbers) =
            isTuple
            ? context.parts(of: call.arguments[0].value) : (call.arguments.count, call.arguments.map(\.value))
        let attributes = context.attributes(of: receiver)
        let text = isTuple ? context.source.text(in: given) : "(\(context.source.text(in: given)))"
        switch count {
        case 4 where member == .inset && isTuple:
            return FixIt(replacing: call.nameSpan, with: Member.insets.rawValue)
        case 4 where member == .offset && attributes.count == 4 && attributes.allSatisfy(\.isSide):
            if isTuple { return FixIt(replacing: call.nameSpan, with: Member.insets.rawValue) }
            // Insets count inwards.
            let inwards = numbers.enumerated().map { index, number in
                if index > 1, case .unary(.negate, let distance) = number.kind { return context.text(distance) }
                return context.text(number)
            }
            return FixIt(
                replacing: call.namedSpan, with: "\(Member.insets.rawValue)((\(inwards.joined(separator: ", "))))")
        case 2 where member == .offset && attributes == [.width, .height]:
            return link(.sizeOffset, call, text, isTuple: isTuple)
        case 2 where member == .offset && attributes == [.centerX, .centerY]:
            return link(.centerOffset, call, text, isTuple: isTuple)
        case 2 where member == .offset && numbers.count == 2: return chains(of: receiver, call, numbers, in: context)
        default: return nil
        }
    }

    /// The fix with a link that takes both numbers as a tuple.
    private static func link(_ member: Member, _ call: WrittenCall, _ text: String, isTuple: Bool) -> FixIt {
        if isTuple { return FixIt(replacing: call.nameSpan, with: member.rawValue) }
        return FixIt(
            problem: .spreadTuple(of: Member.offset.rawValue, .numberForAllAttributes),
            replacing: call.namedSpan, with: "\(member.rawValue)(\(text))")
    }

    /// A separate chain for each of two attributes.
    private static func chains(
        of receiver: Expression, _ call: WrittenCall, _ numbers: [Expression], in context: RuleContext
    ) -> FixIt? {
        guard let chain = context.chain(receiver), chain.attributes.count == 2,
            chain.attributes[0].axis != chain.attributes[1].axis
        else { return nil }
        let rest = context.source.text(in: Span(chain.end, call.nameSpan.upper))
        let chains = zip(chain.attributes, numbers).map { attribute, number in
            "\(context.text(chain.maker)).\(attribute.rawValue)\(rest)(\(context.text(number)))"
        }
        return FixIt(
            problem: .spreadTuple(of: context.text(call.name), .numberForAllAttributes),
            replacing: Span(chain.maker.span.lower, call.span.upper), with: chains.joined(separator: "; "))
    }
}

extension RuleContext {
    /// The number of a tuple's parts, and their expressions if they are written out.
    fileprivate func parts(of expression: Expression) -> (count: Int, numbers: [Expression]) {
        if case .tuple(let parts) = expression.kind { return (parts.count, parts.map(\.value)) }
        if case .tuple(let value)? = value(of: expression) { return (value.tuple.count, []) }
        return (0, [])
    }
}
