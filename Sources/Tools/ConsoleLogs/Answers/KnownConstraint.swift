internal import LayoutTerms

/// A constraint that UIKit or AppKit makes by itself: what it means, and what to do where it clashes.
struct KnownConstraint {
    /// How it is recognized.
    private enum Mark {
        /// The start of its identifier.
        case identifier(String)
        /// The end of its class.
        case type(String)
    }

    private let mark: Mark
    /// After the name of the view: `` `CardCell` has the height …``.
    let meaning: String
    let advice: String?
    /// Whether the clash does nothing to the layout that people see.
    var isHarmless = false
    /// Whether the numbers of the log's other constraints are the project's to change.
    var isFixable = true

    static let stackConnection = "UISV-canvas-connection"

    private init(_ mark: Mark, _ meaning: String, _ advice: String?, isHarmless: Bool = false, isFixable: Bool = true) {
        (self.mark, self.meaning, self.advice) = (mark, meaning, advice)
        (self.isHarmless, self.isFixable) = (isHarmless, isFixable)
    }

    /// The row that a constraint belongs to; nil for one that the project made.
    static func row(for constraint: LoggedConstraint) -> KnownConstraint? {
        all.first { row in
            switch row.mark {
            case .identifier(let start): constraint.name?.hasPrefix(start) == true
            case .type(let end): constraint.className.hasSuffix(end)
            }
        }
    }

    private static let measuring =
        "It is harmless: UIKit only measures the view here, and the layout on the screen is not affected"

    static let encapsulatedWidth = "UIView-Encapsulated-Layout-Width"

    private static let all: [KnownConstraint] = [
        KnownConstraint(
            .identifier("UIView-Encapsulated-Layout-Height"),
            "has the height that its table or collection view gave it: the row height or its estimate, in whole pixels",
            "Give one of the cell's own vertical constraints priority 999: UIKit sets the right height a moment later"),
        KnownConstraint(
            .identifier(encapsulatedWidth),
            "has the width that its table or collection view gave it",
            "Let the cell's content follow that width instead of asking for another"),
        KnownConstraint(
            .identifier("UISV-hiding"), "is hidden, so its stack view makes its length 0",
            "Give one of the constraints inside priority 999, so that it can give way while the view is hidden"),
        KnownConstraint(.identifier(stackConnection), "is pinned to the edges of its stack view", nil),
        KnownConstraint(
            .identifier("UISV-spacing"), "is at the spacing of its stack view from the view before it", nil),
        KnownConstraint(.identifier("UISV-fill-equally"), "is as long as the other views of its stack view", nil),
        KnownConstraint(.identifier("UISV-"), "is arranged by its stack view", nil),
        KnownConstraint(
            .identifier("_UITemporaryLayout"), "is 0 for a moment while UIKit measures it",
            "\(measuring). To silence the log, give one of the constraints inside priority 999", isHarmless: true),
        KnownConstraint(
            .identifier("fittingSize"), "has this size only while `systemLayoutSizeFitting` measures it",
            "\(measuring). To silence the log, give one of the constraints inside priority 999", isHarmless: true),
        KnownConstraint(
            .identifier("UIViewSafeAreaLayoutGuide"), "has a safe area with these insets, which UIKit sets", nil),
        KnownConstraint(.identifier("UIView-leftMargin"), "has this layout margin", nil),
        KnownConstraint(.identifier("UIView-rightMargin"), "has this layout margin", nil),
        KnownConstraint(.identifier("UIView-topMargin"), "has this layout margin", nil),
        KnownConstraint(.identifier("UIView-bottomMargin"), "has this layout margin", nil),
        KnownConstraint(.identifier("UIViewLeadingMargin"), "has this layout margin", nil),
        KnownConstraint(.identifier("UIViewTrailingMargin"), "has this layout margin", nil),
        KnownConstraint(
            .identifier("accessoryView"), "is placed by the keyboard",
            "It is UIKit's own, and harmless if the keyboard looks right", isHarmless: true, isFixable: false),
        KnownConstraint(
            .identifier("inputView"), "is placed by the keyboard",
            "It is UIKit's own, and harmless if the keyboard looks right", isHarmless: true, isFixable: false),
        KnownConstraint(
            .identifier("assistant"), "is the bar above the keyboard",
            "It is UIKit's own, and harmless if the keyboard looks right", isHarmless: true, isFixable: false),
        KnownConstraint(
            .identifier("TB_"), "is a button of a bar, which UIKit lays out",
            "Give the bar button's custom view a size that fits the bar"),
        KnownConstraint(
            .type("NSAutoresizingMaskLayoutConstraint"),
            "still has `translatesAutoresizingMaskIntoConstraints` on, so its frame became constraints",
            "Set it to false, or NO, and give the view constraints of its own"),
        KnownConstraint(.type("NSContentSizeLayoutConstraint"), "has content of this size", nil),
        KnownConstraint(
            .type("_UIScrollViewAutomaticContentSizeConstraint"),
            "is the content of a scroll view, whose size UIKit computes itself",
            "None of your constraints takes part: look at the content insets, and at the row, header and footer heights that you return",
            isFixable: false),
        KnownConstraint(.type("_UILayoutSupportConstraint"), "is a guide at the bars of the screen", nil),
        KnownConstraint(
            .type("NSIBPrototypingLayoutConstraint"),
            "has too few constraints in the storyboard, so Interface Builder added this one",
            "Give the view constraints in the storyboard, or turn on \u{201C}Remove at build time\u{201D}"),
    ]
}
