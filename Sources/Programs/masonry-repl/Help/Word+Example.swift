internal import MasonryLanguage

extension Builtin {
    /// A complete script that uses the name.
    var example: String {
        switch self {
        case .root, .`self`: "view a; make.edges.equalTo(\(rawValue)).inset(16)"
        case .superview: "view a\na.makeConstraints { make in make.edges.equalTo(superview) }"
        case .make, .update, .remake: "view a; make.size.equalTo(50)\n\(rawValue).left.top.equalTo(root).offset(10)"
        case .horizontal, .vertical: "view a, b\n[a, b].distribute(\(rawValue), spacing: 8)"
        case .ltr, .rtl: "root.direction = \(rawValue)\nview a; make.leading.top.equalTo(root); make.size.equalTo(40)"
        case .required, .high, .medium, .low, .fittingSize:
            "view a; make.width.equalTo(40).priority(\(rawValue))\nmake.width.greaterThanOrEqualTo(20)"
        case .min, .max: "expect \(rawValue)(4, 9) == \(self == .min ? 4 : 9)"
        case .abs: "expect abs(-4) == 4"
        case .round, .floor, .ceil: "expect \(rawValue)(2.4) == \(self == .ceil ? 3 : 2)"
        case .sqrt: "expect sqrt(9) == 3"
        case .print: "print(\"the root is\", root.frame.width, \"wide\")"
        case .attachKeys: "view a, b\nMASAttachKeys(a, b)\nexpect a.key == \"a\""
        case .makePoint: "expect CGPointMake(4, 9) == (4, 9)"
        case .point: "expect CGPoint(x: 4, y: 9) == (4, 9)"
        case .makeSize: "view a; make.size.equalTo(CGSizeMake(40, 20))"
        case .size: "view a; make.size.equalTo(CGSize(width: 40, height: 20))"
        case .makeInsets: "view a; make.edges.equalTo(root).insets(UIEdgeInsetsMake(1, 2, 3, 4))"
        case .insets: "view a; make.edges.equalTo(root).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        case .makeRect: "view a; a.frame = CGRectMake(10, 20, 30, 40)"
        case .rect: "view a; a.frame = CGRect(x: 10, y: 20, width: 30, height: 40)"
        }
    }
}

extension ReservedWord {
    /// A complete script that uses the word.
    var example: String {
        switch self {
        case .let: StatementTopic.let.example
        case .var: StatementTopic.var.example
        case .func: StatementTopic.func.example
        case .return: "func double(n) { return n * 2 }\nexpect double(4) == 8"
        case .if, .else: StatementTopic.if.example
        case .for: StatementTopic.for.example
        case .in: "view card; make.edges.equalTo(root)\nview icon in card\nfor n in [1, 2] { print(n) }"
        case .while: StatementTopic.while.example
        case .break: "for n in 0..<9 {\n    if n == 3 { break }\n    print(n)\n}"
        case .continue: "for n in 0..<9 {\n    if n % 3 != 0 { continue }\n    print(n)\n}"
        case .true, .false: "view a; make.edges.equalTo(root)\na.hidden = \(rawValue)"
        case .nil: "var last = nil\nexpect last == nil"
        }
    }
}

extension ArgumentLabel {
    /// A complete script that uses the label.
    var example: String {
        switch self {
        case .for, .forAxis:
            "label title \"Hi\"; make.left.top.equalTo(root)\ntitle.setContentHuggingPriority(251, \(rawValue): horizontal)"
        case .spacing, .lead, .tail: Member.distribute.example
        case .length: "view a, b\n[a, b].distribute(horizontal, length: 40, lead: 5, tail: 5)"
        case .withFixedSpacing, .leadSpacing, .tailSpacing: Member.distributeViewsAlongAxis.example
        case .withFixedItemLength:
            "view a, b\n[a, b].distributeViewsAlongAxis(vertical, withFixedItemLength: 40, leadSpacing: 0, tailSpacing: 0)"
        }
    }
}
