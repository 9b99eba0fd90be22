package import Diagnostics
package import LayoutTerms

/// How an accent writes the code that fixes add and advice shows.
package struct AccentSpelling {
    package let accent: Accent

    package init(accent: Accent) { self.accent = accent }

    /// The view of a controller, where no method writes it.
    package var root: String {
        switch accent {
        case .masonry: Builtin.root.rawValue
        case .objectiveC: "\(Builtin.`self`.rawValue).\(LibraryMessage.view.rawValue)"
        case .swift: LibraryMessage.view.rawValue
        }
    }

    /// What ends a statement.
    package var end: String { accent == .objectiveC ? ";" : "" }

    /// An attribute after a view: `.left`, `.mas_left`, `.snp.left`.
    package func side(_ attribute: Attribute) -> String {
        accent == .swift ? ".\(SnapKitWord.snp.rawValue).\(attribute.rawValue)" : ".\(word(attribute))"
    }

    /// The last word of that.
    package func word(_ attribute: Attribute) -> String {
        accent == .objectiveC ? Spelling.prefix + attribute.rawValue : attribute.rawValue
    }

    /// The safe area of a view.
    package func safeArea(of view: String) -> String {
        switch accent {
        case .masonry: "\(view).\(BuiltInGuide.safeArea.rawValue)"
        case .objectiveC: "\(view).\(Spelling.prefix)\(BuiltInGuide.safeArea.uiKitName)"
        case .swift: "\(view).\(BuiltInGuide.safeArea.uiKitName)"
        }
    }

    /// `priority(high)`, `priorityHigh()`, `priority(.high)`
    package func priority(_ priority: Builtin) -> String {
        let (member, word) = (Member.priority.rawValue, priority.rawValue)
        switch accent {
        case .masonry: return "\(member)(\(word))"
        case .objectiveC: return "\(member)\(word.prefix(1).uppercased())\(word.dropFirst())()"
        case .swift: return "\(member)(.\(word))"
        }
    }

    /// A relation to a number or a size.
    package func relation(_ relation: Member = .equalTo, toValue value: String) -> String {
        "\(accent == .objectiveC ? Spelling.prefix : "")\(relation.rawValue)(\(value))"
    }

    /// The statement that makes or changes constraints of a view, before and after its chains.
    package func block(_ method: Member = .makeConstraints, of view: String) -> (before: String, after: String) {
        let make = Builtin.make.rawValue
        switch accent {
        case .masonry: return ("\(view).\(method.rawValue) { \(make) in ", " }")
        case .objectiveC:
            return ("[\(view) \(Spelling.prefix)\(method.rawValue):^(MASConstraintMaker *\(make)) { ", "\(end) }];")
        case .swift: return ("\(view).\(SnapKitWord.snp.rawValue).\(method.rawValue) { \(make) in ", " }")
        }
    }

    /// The statement that adds a view to another.
    package func addition(of view: String, to superview: String) -> String {
        let method = Member.addSubview.rawValue
        switch accent {
        case .masonry: return "\(superview).\(method)(\(view))"
        case .objectiveC: return "[\(superview) \(method):\(view)];"
        case .swift: return "\(superview == Builtin.`self`.rawValue ? "" : superview + ".")\(method)(\(view))"
        }
    }

    /// `[box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:20]`
    package func anchors(
        _ first: String, _ relation: Member, _ second: String?, _ constant: String
    ) -> String {
        let (name, word) = (UIKitName.anchorConstraint, relation.rawValue)
        if accent == .swift {
            guard let second else { return "\(first).\(name)(\(word)Constant: \(constant))" }
            return "\(first).\(name)(\(word): \(second)\(constant.isEmpty ? "" : ", constant: \(constant)"))"
        }
        let capital = word.prefix(1).uppercased() + word.dropFirst()
        guard let second else { return "[\(first) \(name)\(capital)Constant:\(constant)]" }
        return "[\(first) \(name)\(capital)Anchor:\(second)\(constant.isEmpty ? "" : " constant:\(constant)")]"
    }

    /// The statement that sets how much a view keeps to its content.
    package func contentPriority(_ setter: Member, _ priority: String, _ axis: Axis, of view: String) -> String {
        let axisName = axis.rawValue
        switch accent {
        case .masonry: return "\(view).\(setter.rawValue)(\(priority), \(axisName))"
        case .objectiveC:
            let constant = "UILayoutConstraintAxis\(axisName.prefix(1).uppercased())\(axisName.dropFirst())"
            return "[\(view) \(setter.rawValue):\(priority) forAxis:\(constant)];"
        case .swift: return "\(view).\(setter.rawValue)(UILayoutPriority(\(priority)), for: .\(axisName))"
        }
    }

    package func assignment(of value: String, to member: Member, of view: String) -> String {
        "\(view).\(member.rawValue) = \(value)\(end)"
    }

    package var yes: String { accent == .objectiveC ? "YES" : "true" }
    package var no: String { accent == .objectiveC ? "NO" : "false" }

    /// The statement that deactivates a constraint.
    package func deactivation(of constraint: String) -> String {
        let method = Member.deactivate.rawValue
        return accent == .objectiveC ? "[\(constraint) \(method)];" : "\(constraint).\(method)()"
    }
}
