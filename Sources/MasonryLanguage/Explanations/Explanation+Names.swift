internal import Diagnostics

extension Explanation {
    static let names = [
        Explanation(
            .unknownName,
            "A name that nothing declares where it stands: it is misspelt, declared further down, or lives in a block or function that has ended. Views are declared with `view`, values with `let` and `var`, functions with `func`.",
            failing: "view header\nlet place = headr.frame", mended: "view header\nlet place = header.frame"),
        Explanation(
            .unknownMember,
            "What stands before the dot has no member of this name. Relations belong to the constraints of a maker: `make.left.equalTo(…)`, not `header.left.equalTo(…)`. :help words lists the members.",
            failing: "view a\nmake.lefft.equalTo(root)", mended: "view a\nmake.left.equalTo(root)"),
        Explanation(
            .startingName,
            "root, make, min, high and the other names that exist from the start can't be declared at the top level. In a block or a function they may be.",
            failing: "let high = 10", mended: "let highest = 10"),
        Explanation(
            .constantAssigned,
            "`let` names a value for good; views, functions and loop variables are constants too. A name whose value changes is declared with `var`.",
            failing: "let gap = 8\ngap = 10", mended: "var gap = 8\ngap = 10"),
        Explanation(
            .notAssignable,
            "The member can only be read. What a layout solves, such as `left` and `width`, follows from constraints; an installed constraint can change its constant and whether it is active.",
            failing: "view a\na.width = 100", mended: "view a\na.makeConstraints { make in make.width.equalTo(100) }"),
        Explanation(
            .missingCall,
            "The member is a method, and is called with parentheses, also when there is nothing to give it.",
            failing: "view a\nmake.left.equalTo(root).priorityLow",
            mended: "view a\nmake.left.equalTo(root).priorityLow()"),
        Explanation(
            .notCallable, "What stands before the parentheses is no function, closure or method.",
            failing: "let size = root.frame()", mended: "let size = root.frame"),
        Explanation(
            .argumentCount,
            "A function or method is given more or fewer arguments than it takes. Several numbers that are one value, such as insets, stand in parentheses of their own.",
            failing: "view a\nmake.edges.equalTo(root).insets(5, 10, 15, 20)",
            mended: "view a\nmake.edges.equalTo(root).insets((5, 10, 15, 20))"),
        Explanation(
            .argumentLabel,
            "A label before an argument is not one that the method has, or one is missing. Most arguments have none; `distribute` has `spacing:` or `length:`, `lead:` and `tail:`.",
            failing: "view a, b\n[a, b].distribute(horizontal, gap: 8)",
            mended: "view a, b\n[a, b].distribute(horizontal, spacing: 8)"),
        Explanation(
            .emptyChain, "`make`, `update` and `remake` start a chain, which goes on with attributes and a relation.",
            failing: "view a\nmake", mended: "view a\nmake.left.equalTo(root)"),
        Explanation(
            .missingRelation,
            "A constraint is not an assignment and not a comparison: a chain relates its attributes to something with equalTo, greaterThanOrEqualTo or lessThanOrEqualTo.",
            failing: "view a\nmake.left = root.left + 10", mended: "view a\nmake.left.equalTo(root.left).offset(10)"),
        Explanation(
            .noCurrentView,
            "A bare `make` speaks to the current views: those declared last, or selected. At the start, and after a block whose views are forgotten with it, there is none.",
            failing: "make.left.equalTo(root)", mended: "view a\nmake.left.equalTo(root)"),
    ]
}
