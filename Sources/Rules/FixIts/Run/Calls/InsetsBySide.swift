/// Insets have only some sides, or one number for several: `insets(top: 10, horizontal: 8)`.
enum InsetsBySide: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .partialInsets, .argumentCount, .spreadTuple: break
        default: return nil
        }
        guard context.source.accent == .masonry, let call = context.call, let member = context.member(call),
            member == .insets || member == .inset, let numbers = context.insets(of: call.arguments)
        else { return nil }
        let sides = TupleShape.insets.partNames
        let written = sides.map { "\($0): \(numbers[$0] ?? "0")" }.joined(separator: ", ")
        return FixIt(
            problem: .partialInsets(of: context.text(call.name), missing: sides.filter { numbers[$0] == nil }),
            replacing: call.namedSpan, with: "\(Member.insets.rawValue)((\(written)))")
    }
}

extension RuleContext {
    /// The insets for the sides that labels mean, such as `horizontal` for two.
    fileprivate func insets(of arguments: [Argument]) -> [String: String]? {
        var numbers: [String: String] = [:]
        for argument in arguments {
            guard let sides = label(argument).flatMap({ Self.sides[$0] }) else { return nil }
            for side in sides { numbers[side] = text(argument) }
        }
        return numbers.isEmpty ? nil : numbers
    }

    /// The sides that a label of insets means.
    private static let sides = [
        "top": ["top"], "left": ["left"], "bottom": ["bottom"], "right": ["right"], "leading": ["left"],
        "trailing": ["right"], "start": ["left"], "end": ["right"], "horizontal": ["left", "right"],
        "vertical": ["top", "bottom"], "x": ["left", "right"], "y": ["top", "bottom"], "dx": ["left", "right"],
        "dy": ["top", "bottom"], "all": ["top", "left", "bottom", "right"],
    ]
}
