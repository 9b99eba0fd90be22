internal import MasonryLanguage

extension Member {
    /// A complete script that uses the member.
    var example: String {
        switch self {
        case .frame: "view a; a.frame = (10, 20, 30, 40)\nexpect a.frame == (10, 20, 30, 40)"
        case .bounds: "view a; a.frame = (10, 20, 30, 40)\nexpect a.bounds == (0, 0, 30, 40)"
        case .superview: "view card\nview icon in card\nexpect icon.superview == card"
        case .subviews: "view a, b\nexpect root.subviews.count == 2"
        case .key: "view a; a.key = \"box\"\nlet c = make.width.equalTo(10).key(\"narrow\")\nprint(c.description)"
        case .text:
            "label title \"Hi\"; make.center.equalTo(root)\ntitle.text = \"Hello\"\nexpect title.frame.width == 40"
        case .color: "view a; make.edges.equalTo(root)\na.color = \"teal\""
        case .hidden: "view a; make.edges.equalTo(root)\na.hidden = true"
        case .intrinsicContentSize: "label title \"Masonry\"\nexpect title.intrinsicContentSize == (56, 20)"
        case .layoutMargins:
            "view a; make.edges.equalTo(root.layoutMarginsGuide)\nroot.layoutMargins = (1, 2, 3, 4)\n"
                + "expect a.frame == (2, 1, 314, 476)"
        case .safeAreaInsets:
            "root.safeAreaInsets = (44, 0, 34, 0)\nview a; make.edges.equalTo(root.safeArea)\n"
                + "expect a.frame == (0, 44, 320, 402)"
        case .constraint:
            "view a; make.edges.equalTo(root)\nroot.constraint(2).deactivate()\nexpect a.hasAmbiguousLayout"
        case .constant:
            "view a; make.edges.equalTo(root)\nroot.constraint(1).constant = 20\nexpect a.frame == (20, 0, 300, 480)"
        case .constraints: "view a; make.edges.equalTo(root)\nexpect root.constraints.count == 4"
        case .hasAmbiguousLayout: "view a; make.left.top.equalTo(root)\nexpect a.hasAmbiguousLayout"
        case .fittingSize:
            "view card\nmake.left.top.equalTo(root)\nlabel title \"Masonry\" in card\nmake.edges.equalTo(card).inset(8)\n"
                + "expect card.fittingSize == (72, 36)"
        case .numberOfLines:
            "label note \"the quick brown fox\"; note.numberOfLines = 0\nmake.left.top.equalTo(root)\n"
                + "make.width.equalTo(80)\nexpect note.frame.height == 40"
        case .preferredMaxLayoutWidth:
            "label note \"the quick brown fox\"; note.numberOfLines = 0\nnote.preferredMaxLayoutWidth = 80\n"
                + "make.left.top.equalTo(root)\nexpect note.frame.height == 40"
        case .translatesAutoresizingMaskIntoConstraints:
            "view a; a.frame = (0, 0, 50, 50)\nexpect a.translatesAutoresizingMaskIntoConstraints\n"
                + "make.size.equalTo(80)\nexpect !a.translatesAutoresizingMaskIntoConstraints"
        case .makeConstraints: "view a\na.makeConstraints { make in\n    make.edges.equalTo(superview).inset(10)\n}"
        case .updateConstraints:
            "view a; make.left.top.equalTo(root); make.size.equalTo(50)\n"
                + "a.updateConstraints { make in make.size.equalTo(80) }\nexpect a.frame == (0, 0, 80, 80)"
        case .remakeConstraints:
            "view a; make.edges.equalTo(root)\na.remakeConstraints { make in\n    make.center.equalTo(superview)\n"
                + "    make.size.equalTo(50)\n}\nexpect a.frame == (135, 215, 50, 50)"
        case .addSubview: "view card, icon\ncard.addSubview(icon)\nexpect icon.superview == card"
        case .removeFromSuperview: "view a\na.removeFromSuperview()\nexpect root.subviews.count == 0"
        case .remove: "view a\na.remove()\nview a"
        case .closestCommonSuperview: "view card\nview a, b in card\nexpect a.closestCommonSuperview(b) == card"
        case .layoutIfNeeded: "view a; make.edges.equalTo(root)\nroot.layoutIfNeeded()"
        case .exerciseAmbiguity:
            "view a; make.left.top.height.equalTo(root)\nexpect a.frame.width == 0\na.exerciseAmbiguity()\n"
                + "expect a.frame.width == 320"
        case .attribute: "view a; make.left.equalTo(root.attribute(.centerX))"
        case .setContentHuggingPriority, .contentHuggingPriority:
            "label title \"Hi\"\ntitle.setContentHuggingPriority(251, horizontal)\n"
                + "expect title.contentHuggingPriority(horizontal) == 251"
        case .setContentCompressionResistancePriority, .contentCompressionResistancePriority:
            "label title \"Hi\"\ntitle.setContentCompressionResistancePriority(required, vertical)\n"
                + "expect title.contentCompressionResistancePriority(vertical) == 1000"
        case .size: "root.size = 200x100\nview a; make.size.equalTo(root)\nmake.center.equalTo(root)"
        case .scale:
            "root.scale = 2\nview a; make.left.top.equalTo(root); make.size.equalTo(10.25)\nexpect a.frame.width == 10.5"
        case .direction:
            "root.direction = rtl\nview a; make.leading.top.equalTo(root); make.size.equalTo(50)\n"
                + "expect a.frame.x == 270"
        case .distribute:
            "view a, b, c\nmake.top.bottom.equalTo(root)\n[a, b, c].distribute(horizontal, spacing: 10, lead: 5, tail: 5)"
        case .distributeViewsAlongAxis:
            "view a, b\nmake.left.right.equalTo(root)\n"
                + "[a, b].distributeViewsAlongAxis(vertical, withFixedSpacing: 10, leadSpacing: 0, tailSpacing: 0)"
        case .edges: "view a; make.edges.equalTo(root).inset(10)\nexpect a.frame == (10, 10, 300, 460)"
        case .center: "view a; make.center.equalTo(root); make.size.equalTo(20)\nexpect a.frame == (150, 230, 20, 20)"
        case .attributes: "view a; make.attributes(.left, .top).equalTo(root)"
        case .group:
            "view a\na.makeConstraints { make in\n    make.group {\n        make.left.equalTo(superview)\n"
                + "        make.top.equalTo(superview)\n    }\n}"
        case .equalTo:
            "view b; make.left.top.equalTo(10); make.size.equalTo(50)\n"
                + "view a; make.left.equalTo(b); make.top.equalTo(b.bottom); make.size.equalTo([b, 50])"
        case .greaterThanOrEqualTo: "view a; make.width.greaterThanOrEqualTo(20)"
        case .lessThanOrEqualTo: "view a; make.right.lessThanOrEqualTo(root).offset(-20)"
        case .offset:
            "view a; make.left.equalTo(root).offset(10)\nmake.right.equalTo(root).offset(-10)\nexpect a.frame.width == 300"
        case .inset: "view a; make.left.right.equalTo(root).inset(10)\nexpect a.frame.width == 300"
        case .insets: "view a; make.edges.equalTo(root).insets((5, 10, 15, 20))\nexpect a.frame == (10, 5, 290, 460)"
        case .sizeOffset: "view a; make.size.equalTo(root).sizeOffset((-20, -40))\nmake.center.equalTo(root)"
        case .centerOffset: "view a; make.center.equalTo(root).centerOffset((0, -30)); make.size.equalTo(20)"
        case .valueOffset: "view a; make.left.equalTo(root).valueOffset(5)"
        case .multipliedBy: "view a; make.width.equalTo(root).multipliedBy(0.5)\nexpect a.frame.width == 160"
        case .dividedBy: "view a; make.width.equalTo(root).dividedBy(4)\nexpect a.frame.width == 80"
        case .priority:
            "view a; make.width.equalTo(100)\nmake.width.equalTo(200).priority(900)\nexpect a.frame.width == 100"
        case .priorityLow: "label a \"Masonry\"; make.width.equalTo(100).priorityLow()"
        case .priorityMedium:
            "label a \"Masonry\"; make.width.equalTo(100).priorityMedium()\nexpect a.frame.width == 100"
        case .priorityHigh: "label a \"Masonry\"; make.width.equalTo(100).priorityHigh()\nexpect a.frame.width == 100"
        case .with, .and: "view a; make.left.and.top.equalTo(root).with.offset(5)"
        case .install, .uninstall, .activate, .deactivate, .isActive:
            "view a\nlet c = make.width.equalTo(100)\nc.uninstall()\nexpect !c.isActive\nc.install()\nexpect c.isActive"
        case .description: "view a\nlet c = make.width.equalTo(100)\nprint(c.description)"
        case .children: "view a\nlet c = make.edges.equalTo(root)\nexpect c.children.count == 4"
        case .value: "view a; make.left.equalTo(root).offset(7)\nexpect a.left.value == 7"
        case .count: "expect [1, 2, 3].count == 3"
        case .first, .last: "expect [1, 2, 3].first == 1\nexpect [1, 2, 3].last == 3"
        case .append: "var sizes = [10]\nsizes.append(20)\nexpect sizes.count == 2"
        case .contains: "expect [1, 2, 3].contains(2)"
        case .map: "expect [1, 2].map { n in n * 10 }.last == 20"
        case .filter: "expect (1...5).filter { n in n > 3 }.count == 2"
        case .x, .y: "let p = (3, 4)\nexpect p.x + p.y == 7"
        }
    }
}
