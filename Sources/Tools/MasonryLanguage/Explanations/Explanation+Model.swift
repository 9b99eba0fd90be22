internal import Diagnostics

extension Explanation {
    static let model = [
        Explanation(
            .relationRedefined, "A chain can have only one relation. Write a chain for each.",
            failing: "view a\nmake.left.equalTo(root).greaterThanOrEqualTo(root)",
            fixed: "view a\nmake.left.equalTo(root)\nmake.left.greaterThanOrEqualTo(root.left).offset(-1)"),
        Explanation(
            .attributeAfterRelation, "Attributes come before the relation, which applies to all of them.",
            failing: "view a\nmake.left.equalTo(root).top", fixed: "view a\nmake.left.top.equalTo(root)"),
        Explanation(
            .changeAfterInstall,
            "A chain is installed when its statement ends. An installed constraint can change its constant; to change the multiplier or priority, deactivate it first, or use `remake`. As in UIKit, `root.constraint(1)` can also change its priority, unless it is required before or after the change.",
            failing: "view a\nlet c = make.left.equalTo(root)\nc.priority(low)",
            fixed: "view a\nlet c = make.left.equalTo(root).priority(low)"),
        Explanation(
            .unsupportedRelation,
            "Relate to a view, an attribute, a guide, a number, a tuple, or an array of these.",
            failing: "view a\nmake.left.equalTo(\"root\")", fixed: "view a\nmake.left.equalTo(root)"),
        Explanation(
            .unsupportedConstant,
            "A constant is a number, a point, a size or insets, not a rectangle. Relate to the view instead of its frame.",
            failing: "view a, b\nmake.edges.equalTo(a.frame)", fixed: "view a, b\nselect b\nmake.edges.equalTo(a)"),
        Explanation(
            .noCommonSuperview,
            "Both views of a constraint need a common superview. A view that was removed from the hierarchy has none.",
            failing: "view a, b\na.removeFromSuperview()\nselect b\nmake.left.equalTo(a)",
            fixed: "view a, b\nselect b\nmake.left.equalTo(a)"),
        Explanation(
            .tooFewViews, "`distribute` needs at least two views.",
            failing: "view a\n[a].distribute(horizontal, spacing: 8)",
            fixed: "view a, b\n[a, b].distribute(horizontal, spacing: 8)"),
        Explanation(
            .notAllViews, "`makeConstraints` and `distribute` work only on arrays of views.",
            failing: "view a\n[a, 10].makeConstraints { make in make.width.equalTo(10) }",
            fixed: "view a, b\n[a, b].makeConstraints { make in make.width.equalTo(10) }"),
        Explanation(
            .noAttributes, "`attributes` needs at least one attribute.",
            failing: "view a\nmake.attributes().equalTo(root)",
            fixed: "view a\nmake.attributes(.left, .top).equalTo(root)"),
        Explanation(
            .constraintNotFound,
            "A chain can't continue after it was installed. Write the whole chain in one statement.",
            failing: "view a\nlet c = make.left\nc.top.equalTo(root)",
            fixed: "view a\nlet c = make.left.top.equalTo(root)"),
        Explanation(
            .illegalEquation,
            "Auto Layout relates sizes to sizes, horizontal positions to horizontal ones and vertical to vertical. `leading` and `trailing` can't be mixed with `left` and `right`.",
            failing: "view a\nmake.left.equalTo(root.top)", fixed: "view a\nmake.left.equalTo(root.left)"),
        Explanation(
            .negativeLength, "Sizes, for instance of the screen or an image, can't be negative.",
            failing: "screen (320, -480)", fixed: "screen (320, 480)"),
        Explanation(
            .priorityRange,
            "A priority must be more than 0 and at most 1000. Named priorities are required (1000), high (750), medium (500), low (250) and fittingSize (50).",
            failing: "view a\nmake.left.equalTo(root).priority(1001)",
            fixed: "view a\nmake.left.equalTo(root).priority(required)"),
        Explanation(
            .viewRemoved,
            "A removed view and its constraints can't be used any more. To remove a view only for a while, use removeFromSuperview().",
            failing: "view a\nlet old = a\na.remove()\nprint(old.frame)",
            fixed: "view a\nlet old = a\nold.removeFromSuperview()\nprint(old.frame)"),
        Explanation(
            .hierarchy,
            "A view can't be inside itself or its own children; the root has no superview, and a guide contains no views.",
            failing: "view a\nview b in a\nb.addSubview(a)", fixed: "view a\nview b in a\na.addSubview(b)"),
        Explanation(
            .breakpoint,
            "`when` lets constraints, texts, hidden views and other settings hold on some screens: its condition is about `width`, `height`, a size class or the reading direction. Its blocks run once, and take effect whenever their condition holds. So they can't add or remove views, resize the screen or check expectations.",
            failing: "when width < 600 { view menu }", fixed: "view menu\nwhen width < 600 { menu.hidden = true }"),
    ]

    static let findings = [
        Explanation(
            .conflict,
            "These required constraints can't all hold; `:conflicts` shows the arithmetic. This tool breaks the newest one: it is ignored until the conflict is resolved. UIKit also breaks one, but promises no order. Remove one, or lower a priority.",
            failing: "view a\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(100)\nmake.right.equalTo(root)",
            fixed:
                "view a\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(100).priority(high)\nmake.right.equalTo(root)"
        ),
        Explanation(
            .ambiguous,
            "More than one frame satisfies the constraints, so the one drawn is arbitrary. Each axis needs two of these: an edge, the opposite edge, the center, the length (or content with a natural size). The content size of a scroll view is also ambiguous until something inside is tied to its right and bottom edges.",
            failing: "view a\nmake.left.top.bottom.equalTo(root)",
            fixed: "view a\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(100)"),
        Explanation(
            .unplaced,
            "The view has no constraints and no frame, so it is an empty rectangle in the corner of its superview.",
            failing: "view a", fixed: "view a\nmake.edges.equalTo(root)"),
        Explanation(
            .findings,
            "Only the first twenty findings are shown, or the search for fixes reached its limit. Fix those that are shown and run the script again: a single mistake in a loop causes many findings. --format json lists them all, and so does --report json in check."
        ),
        Explanation(
            .unsettled,
            "The height of a label that wraps depends on its width. Here the width also depends on the height, so neither can be determined. Give the label a width that does not depend on its height, or set its preferredMaxLayoutWidth.",
            failing:
                "label a \"aa bb cc dd ee ff\"\na.numberOfLines = 0\na.setContentCompressionResistancePriority(100, horizontal)\nmake.left.top.equalTo(root)\nmake.width.equalTo(a.height).multipliedBy(3)",
            fixed:
                "label a \"aa bb cc dd ee ff\"\na.numberOfLines = 0\na.setContentCompressionResistancePriority(100, horizontal)\nmake.left.top.equalTo(root)\nmake.width.equalTo(100)"
        ),
        Explanation(
            .inexact,
            "Several large multipliers are chained, so a frame depends on numbers that differ by a factor of more than 100,000. Anything less than a billionth of the largest number is lost, so the frame may be wrong. Use smaller multipliers, or remove the constraints in between. The same warning appears if tens of thousands of inequalities depend on each other, so that solving reached the layout limit or the search for ambiguities reached the search limit.",
            failing:
                "view a, b, c\n[a, b, c].makeConstraints { make in\n    make.left.top.equalTo(root)\n    make.height.equalTo(10)\n}\nc.makeConstraints { make in make.width.equalTo(b).multipliedBy(1000).priority(high) }\nb.makeConstraints { make in make.width.equalTo(a).multipliedBy(1000).priority(high) }\na.makeConstraints { make in make.width.equalTo(1).priority(high) }\na.makeConstraints { make in make.width.equalTo(c).priority(low) }",
            fixed:
                "view a, b, c\n[a, b, c].makeConstraints { make in\n    make.left.top.equalTo(root)\n    make.height.equalTo(10)\n}\nc.makeConstraints { make in make.width.equalTo(b).multipliedBy(10).priority(high) }\nb.makeConstraints { make in make.width.equalTo(a).multipliedBy(10).priority(high) }\na.makeConstraints { make in make.width.equalTo(1).priority(high) }\na.makeConstraints { make in make.width.equalTo(c).priority(low) }"
        ),
    ]
}
