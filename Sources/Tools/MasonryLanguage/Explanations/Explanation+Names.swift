internal import Diagnostics

extension Explanation {
    static let names = [
        Explanation(
            .unknownName,
            "Nothing declares this name here: it is misspelled, declared further down, or belongs to a block or function that has ended. Declare views with `view`, values with `let` and `var`, functions with `func`.",
            failing: "view header\nlet place = headr.frame", fixed: "view header\nlet place = header.frame"),
        Explanation(
            .unknownMember,
            "The value before the dot has no member with this name. Relations such as `equalTo` follow a maker: write `make.left.equalTo(…)`, not `header.left.equalTo(…)`. :help words lists the members.",
            failing: "view a\nmake.lefft.equalTo(root)", fixed: "view a\nmake.left.equalTo(root)"),
        Explanation(
            .startingName,
            "root, make, min, high and the other predefined names can't be declared at the top level. In a block or a function, they can.",
            failing: "let high = 10", fixed: "let highest = 10"),
        Explanation(
            .constantAssigned,
            "A name declared with `let` can't change; views, functions and loop variables can't either. If the value changes, declare it with `var`.",
            failing: "let gap = 8\ngap = 10", fixed: "var gap = 8\ngap = 10"),
        Explanation(
            .notAssignable,
            "This member can only be read. Constraints determine `left`, `width` and the like. You can change the constant of an installed constraint, and activate or deactivate it.",
            failing: "view a\na.width = 100", fixed: "view a\na.makeConstraints { make in make.width.equalTo(100) }"),
        Explanation(
            .missingCall,
            "This member is a method: call it with parentheses, even without arguments.",
            failing: "view a\nmake.left.equalTo(root).priorityLow",
            fixed: "view a\nmake.left.equalTo(root).priorityLow()"),
        Explanation(
            .notCallable, "The value before the parentheses is not a function, closure or method.",
            failing: "let size = root.frame()", fixed: "let size = root.frame"),
        Explanation(
            .argumentCount,
            "The call passes more or fewer arguments than the function takes. Numbers that form one value, such as insets, need their own parentheses.",
            failing: "view a\nmake.edges.equalTo(root).insets(5, 10, 15, 20)",
            fixed: "view a\nmake.edges.equalTo(root).insets((5, 10, 15, 20))"),
        Explanation(
            .argumentLabel,
            "The method has no argument with this label, or a label is missing. Most arguments have no label; `distribute` takes `spacing:` or `length:`, `lead:` and `tail:`.",
            failing: "view a, b\n[a, b].distribute(horizontal, gap: 8)",
            fixed: "view a, b\n[a, b].distribute(horizontal, spacing: 8)"),
        Explanation(
            .emptyChain, "`make`, `update` and `remake` start a chain and need attributes and a relation after them.",
            failing: "view a\nmake", fixed: "view a\nmake.left.equalTo(root)"),
        Explanation(
            .missingRelation,
            "A constraint is neither an assignment nor a comparison. Relate attributes with equalTo, greaterThanOrEqualTo or lessThanOrEqualTo.",
            failing: "view a\nmake.left = root.left + 10", fixed: "view a\nmake.left.equalTo(root.left).offset(10)"),
        Explanation(
            .noCurrentView,
            "A chain that starts with `make` constrains the current views: those declared or selected last. There is none at the start, and none after a block that declared its own views.",
            failing: "make.left.equalTo(root)", fixed: "view a\nmake.left.equalTo(root)"),
    ]
}
