internal import Diagnostics

extension Explanation {
    static let model = [
        Explanation(
            .relationRedefined, "A chain says its relation once. For two relations write two chains.",
            failing: "view a\nmake.left.equalTo(root).greaterThanOrEqualTo(root)",
            mended: "view a\nmake.left.equalTo(root)\nmake.left.greaterThanOrEqualTo(root.left).offset(-1)"),
        Explanation(
            .attributeAfterRelation, "Attributes come before the relation, which is then that of all of them.",
            failing: "view a\nmake.left.equalTo(root).top", mended: "view a\nmake.left.top.equalTo(root)"),
        Explanation(
            .changeAfterInstall,
            "A bare chain is installed when its statement ends. An installed constraint can change its constant; for another multiplier or priority deactivate it, or remake. What `root.constraint(1)` gives is as in UIKit: it can change its priority too, unless it is required before or behind the change.",
            failing: "view a\nlet c = make.left.equalTo(root)\nc.priority(low)",
            mended: "view a\nlet c = make.left.equalTo(root).priority(low)"),
        Explanation(
            .unsupportedRelation,
            "A relation leads to a view, an attribute, a guide, a number, a tuple, or an array of these.",
            failing: "view a\nmake.left.equalTo(\"root\")", mended: "view a\nmake.left.equalTo(root)"),
        Explanation(
            .unsupportedConstant,
            "A constant is a number, a point, a size or insets. A rectangle is none: relate to the view whose frame it is.",
            failing: "view a, b\nmake.edges.equalTo(a.frame)", mended: "view a, b\nselect b\nmake.edges.equalTo(a)"),
        Explanation(
            .noCommonSuperview,
            "A constraint is held by a view that contains both of its views; a view that was taken out of the tree shares none with the rest.",
            failing: "view a, b\na.removeFromSuperview()\nselect b\nmake.left.equalTo(a)",
            mended: "view a, b\nselect b\nmake.left.equalTo(a)"),
        Explanation(
            .tooFewViews, "Views are distributed from the first to the last: it takes two.",
            failing: "view a\n[a].distribute(horizontal, spacing: 8)",
            mended: "view a, b\n[a, b].distribute(horizontal, spacing: 8)"),
        Explanation(
            .notAllViews, "makeConstraints and distribute of an array are for views alone.",
            failing: "view a\n[a, 10].makeConstraints { make in make.width.equalTo(10) }",
            mended: "view a, b\n[a, b].makeConstraints { make in make.width.equalTo(10) }"),
        Explanation(
            .noAttributes, "`attributes` makes one constraint of the attributes that it is given.",
            failing: "view a\nmake.attributes().equalTo(root)",
            mended: "view a\nmake.attributes(.left, .top).equalTo(root)"),
        Explanation(
            .constraintNotFound,
            "A chain goes on after its maker has installed it, so that there is nobody to hold what it would add. Say a chain in one statement.",
            failing: "view a\nlet c = make.left\nc.top.equalTo(root)",
            mended: "view a\nlet c = make.left.top.equalTo(root)"),
        Explanation(
            .illegalEquation,
            "Auto Layout relates like to like: sizes to sizes, horizontal places to horizontal ones, vertical to vertical, and sides that follow the reading direction to their kind.",
            failing: "view a\nmake.left.equalTo(root.top)", mended: "view a\nmake.left.equalTo(root.left)"),
        Explanation(
            .negativeLength, "Sizes of the screen, of images, and the like are 0 or more.",
            failing: "screen (320, -480)", mended: "screen (320, 480)"),
        Explanation(
            .priorityRange,
            "A priority is above 0 and at most 1000, which is required: required 1000, high 750, medium 500, low 250, fittingSize 50.",
            failing: "view a\nmake.left.equalTo(root).priority(1001)",
            mended: "view a\nmake.left.equalTo(root).priority(required)"),
        Explanation(
            .viewRemoved,
            "A view that was removed can't be used any more, nor a handle on one of its constraints. To take a view out for a while use removeFromSuperview().",
            failing: "view a\nlet old = a\na.remove()\nprint(old.frame)",
            mended: "view a\nlet old = a\nold.removeFromSuperview()\nprint(old.frame)"),
        Explanation(
            .hierarchy,
            "A view is in one other view, not in itself or in what is inside of it; the root is in none, and a guide has no views in it.",
            failing: "view a\nview b in a\nb.addSubview(a)", mended: "view a\nview b in a\na.addSubview(b)"),
    ]

    static let findings = [
        Explanation(
            .conflict,
            "The required constraints of the set can't all hold, as the arithmetic shows. As Auto Layout does, the newest of them is broken: it is left out as long as the others stand in its way. Drop one, or give one a lower priority.",
            failing: "view a\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(100)\nmake.right.equalTo(root)",
            mended:
                "view a\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(100).priority(high)\nmake.right.equalTo(root)"
        ),
        Explanation(
            .ambiguous,
            "More than one frame would fit the constraints as well, so which is drawn is an accident. Each axis needs two of: the one edge, the other edge, the centre, the length (or a content that has one). How far a scroll view scrolls is open as well, until something in it is tied to its right and bottom edges.",
            failing: "view a\nmake.left.top.bottom.equalTo(root)",
            mended: "view a\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(100)"),
        Explanation(
            .unplaced,
            "A view has neither constraints nor a frame, so it is an empty rectangle at its superview's corner.",
            failing: "view a", mended: "view a\nmake.edges.equalTo(root)"),
        Explanation(
            .findings,
            "A layout has more findings than are shown one by one, which are the first twenty, or than repairs are sought for: those of hard layouts end at the search limit. Mend those that are shown and run it again: one mistake in a loop makes many. With --format json all of them are listed."
        ),
        Explanation(
            .unsettled,
            "A label that wraps is as high as its width makes it, and here its width depends on its height, so that neither comes to rest. Give the label a width that does not depend on it, or a preferredMaxLayoutWidth.",
            failing:
                "label a \"aa bb cc dd ee ff\"\na.numberOfLines = 0\na.setContentCompressionResistancePriority(100, horizontal)\nmake.left.top.equalTo(root)\nmake.width.equalTo(a.height).multipliedBy(3)",
            mended:
                "label a \"aa bb cc dd ee ff\"\na.numberOfLines = 0\na.setContentCompressionResistancePriority(100, horizontal)\nmake.left.top.equalTo(root)\nmake.width.equalTo(100)"
        ),
        Explanation(
            .inexact,
            "Multipliers far from 1 stand in a chain, so that a frame follows from numbers of which one is more than a hundred thousand times another. What is less than a billionth of the largest is lost then, and the frame may be off, or not as near to a wish as it could be. Multiply by less, or take the constraints in between out. The same is said where ten thousands of inequalities depend on one another, so that solving reached the layout limit and was given up, or the search for what is ambiguous reached the search limit.",
            failing:
                "view a, b, c\n[a, b, c].makeConstraints { make in\n    make.left.top.equalTo(root)\n    make.height.equalTo(10)\n}\nc.makeConstraints { make in make.width.equalTo(b).multipliedBy(1000).priority(high) }\nb.makeConstraints { make in make.width.equalTo(a).multipliedBy(1000).priority(high) }\na.makeConstraints { make in make.width.equalTo(1).priority(high) }\na.makeConstraints { make in make.width.equalTo(c).priority(low) }",
            mended:
                "view a, b, c\n[a, b, c].makeConstraints { make in\n    make.left.top.equalTo(root)\n    make.height.equalTo(10)\n}\nc.makeConstraints { make in make.width.equalTo(b).multipliedBy(10).priority(high) }\nb.makeConstraints { make in make.width.equalTo(a).multipliedBy(10).priority(high) }\na.makeConstraints { make in make.width.equalTo(1).priority(high) }\na.makeConstraints { make in make.width.equalTo(c).priority(low) }"
        ),
    ]
}
