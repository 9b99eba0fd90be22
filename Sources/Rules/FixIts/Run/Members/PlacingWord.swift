/// A view is positioned with a word from another layout system: `make.top.below(a)`, `make.fill(root)`.
enum PlacingWord: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            (besides[text] != nil || wholes[text] != nil), let call = context.memberCall,
            let base = call.receiver, call.arguments.count <= 1, base.isPath
        else { return nil }
        let isStart = context.kind(of: base) == .of(.maker)
        guard isStart || context.lastAttribute(of: base) != nil else { return nil }
        let advice: Advice =
            "relate each edge to one edge; \(code: .chain("make.edges", to: .superview)) relates all four"
        let word = ForeignWord.find(text, .member) ?? ForeignWord(text: text, role: .member, advice: advice)
        let problem = Problem.unknownMember(text, of: phrase, .foreign(word))
        let target = call.arguments.first.map { context.text($0) } ?? Builtin.superview.rawValue
        let relation = Member.equalTo.rawValue
        if let (edge, other) = besides[text], call.arguments.count == 1 {
            let own = isStart ? "\(edge.rawValue)." : ""
            return FixIt(
                problem: problem, replacing: call.namedSpan, with: "\(own)\(relation)(\(target).\(other.rawValue))")
        }
        guard isStart, let member = wholes[text] else { return nil }
        return FixIt(problem: problem, replacing: call.namedSpan, with: "\(member).\(relation)(\(target))")
    }

    /// The edges to relate for a word: that of the view, and that of the other view.
    private static let besides: [String: (Attribute, Attribute)] = [
        "below": (.top, .bottom), "under": (.top, .bottom), "above": (.bottom, .top), "leftOf": (.right, .left),
        "toLeftOf": (.right, .left), "rightOf": (.left, .right), "toRightOf": (.left, .right),
    ]

    /// The attributes to relate to the same ones of another view.
    private static let wholes: [String: String] = [
        "centerIn": Member.center.rawValue, "centerInParent": Member.center.rawValue,
        "centerInSuperview": Member.center.rawValue, "centered": Member.center.rawValue,
        "fill": Member.edges.rawValue, "fillParent": Member.edges.rawValue, "fillSuperview": Member.edges.rawValue,
        "alignTop": Attribute.top.rawValue, "pinTop": Attribute.top.rawValue, "alignBottom": Attribute.bottom.rawValue,
        "alignLeft": Attribute.left.rawValue, "alignRight": Attribute.right.rawValue,
    ]
}
