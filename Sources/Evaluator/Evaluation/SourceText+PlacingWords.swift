internal import Masonry
internal import Vocabulary
internal import Diagnostics

// Words of other layouts for what stands beside, in the middle of or all over something.
extension SourceText {
    /// For `make.top.below(a)`, `make.leftOf(a)`, `make.centerIn(root)` and `make.fill(root)` the attribute and its relation.
    func relation(placingBy word: String, at span: Span) -> (span: Span, text: String)? {
        guard let (arguments, end) = arguments(behind: span), arguments.count <= 1, let path = path(before: span),
            Builtin(rawValue: text(in: path).prefix { $0 != "." }.description)?.isChainWord ?? false
        else { return nil }
        let target = arguments.first.flatMap { $0.isEmpty ? nil : $0 } ?? Builtin.superview.rawValue
        let last = text(in: path).split(separator: ".").last.flatMap { Attribute(rawValue: String($0)) }
        let whole = Span(span.lower, end)
        if let (edge, other) = Self.besides[word], arguments.count == 1 {
            let own = last == nil ? "\(edge.rawValue)." : ""
            return (whole, "\(own)\(Member.equalTo.rawValue)(\(target).\(other.rawValue))")
        }
        guard last == nil, let member = Self.wholes[word] else { return nil }
        return (whole, "\(member).\(Member.equalTo.rawValue)(\(target))")
    }

    /// For `a.addConstraint(make.top.equalTo(root))` the block with that chain.
    func block(insteadOfAddingAt span: Span) -> (span: Span, text: String)? {
        guard let (arguments, end) = arguments(behind: span), arguments.count == 1,
            arguments[0].hasPrefix("\(Builtin.make.rawValue).")
        else { return nil }
        let block = "{ \(Builtin.make.rawValue) \(ReservedWord.in.rawValue) \(arguments[0]) }"
        return (Span(span.lower, end), "\(Member.makeConstraints.rawValue) \(block)")
    }

    /// The edge that is beside another view's, and that one.
    private static let besides: [String: (Attribute, Attribute)] = [
        "below": (.top, .bottom), "under": (.top, .bottom), "above": (.bottom, .top), "leftOf": (.right, .left),
        "toLeftOf": (.right, .left), "rightOf": (.left, .right), "toRightOf": (.left, .right),
    ]

    /// What is related to the same of another view.
    private static let wholes: [String: String] = [
        "centerIn": Member.center.rawValue, "centerInParent": Member.center.rawValue,
        "centerInSuperview": Member.center.rawValue, "centered": Member.center.rawValue,
        "fill": Member.edges.rawValue, "fillParent": Member.edges.rawValue, "fillSuperview": Member.edges.rawValue,
        "alignTop": Attribute.top.rawValue, "pinTop": Attribute.top.rawValue, "alignBottom": Attribute.bottom.rawValue,
        "alignLeft": Attribute.left.rawValue, "alignRight": Attribute.right.rawValue,
    ]
}
