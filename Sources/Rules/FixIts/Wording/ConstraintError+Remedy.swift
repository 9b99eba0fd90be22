extension ConstraintError {
    package var remedy: Advice? {
        switch self {
        case .multiplierAfterInstall, .priorityAfterInstall:
            "use `remake` with a changed chain; or deactivate the constraint, change it, and activate it again"
        case .requirementAfterInstall: "deactivate it, change its priority, and activate it again"
        case .unsupportedAttribute(let text) where text.hasSuffix("%\""):
            // The text is in quotes.
            Double(text.dropFirst().dropLast(2)).map {
                "use a factor: \(code: .chain(to: .superview)).multipliedBy(\(($0 / 100).spelled(decimals: 6)))"
            }
        case .redefinedRelation: "write a chain for each relation"
        case .attributeAfterRelation:
            "write all attributes before the relation, or start another chain; the other view's attribute goes inside: equalTo(header.bottom)"
        case .noCommonSuperview, .viewsWithoutCommonSuperview:
            "add the view to the hierarchy first: \(code: .addition(of: "view"))"
        case .unsupportedConstant: "pass the view, not its frame: equalTo(view)"
        case .tooFewViewsToDistribute: "use at least two views: \(code: .distribution)"
        case .notAllViews: "remove the elements that are not views"
        case .noAttributes: "pass at least one: \(code: .attributes)"
        case .sizeWithPlace: "relate sizes to sizes, and positions to positions"
        case .placeWithoutReference(let first) where first.item == Builtin.root.rawValue:
            "the root can't move or resize: set its size with screen 390x844; to constrain another view, select it"
        case .placeWithoutReference: "the view has no superview: add it first, \(code: .addition(of: "view"))"
        case .placeWithoutMultiplier:
            "remove the multiplier, or use 1; in a loop that counts from 0, the middle of each of 4 parts is at (i + 0.5) / 4"
        case .priorityOutOfRange: "named priorities are required 1000, high 750, medium 500, low 250, fittingSize 50"
        case .hierarchyCycle(let view, let superview) where view == superview && view != Builtin.root.rawValue:
            "add the view to another one: \(code: .addition(of: view))"
        case .hierarchyCycle: "move the inner view out first"
        case .guideHasNoSubviews: "declare the view in the guide's owner, and constrain it to the guide"
        case .treeInBreakpoint: "do that before `when`; in its blocks, hide a view where it is not wanted"
        case .viewRemoved: "declare it again; to remove it only for a while, use \(code: .removal)"
        case .mixedAxes: "relate left, right and centerX to each other, and top, bottom and centerY"
        case .mixedDirections: "use leading and trailing on both sides, or left and right"
        default: nil
        }
    }
}
