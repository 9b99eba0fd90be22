/// SnapKit's relation to the superview in Objective-C: `make.left.equalToSuperview()`.
enum SuperviewRelation: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let name, of: _, .superview(let superview)) = failure.problem,
            let call = context.call,
            call.arguments.isEmpty
        else { return nil }
        let relation = name.dropLast("Superview".count)
        return FixIt(replacing: call.namedSpan, with: "\(relation)(\(superview))")
    }
}
