internal import Diagnostics
internal import LayoutTerms
internal import Masonry
internal import Syntax
internal import Vocabulary

/// How the accent of a script writes what edits add.
struct EditSpelling {
    let accent: Accent

    /// The view of a controller, where no method writes it.
    var root: String {
        switch accent {
        case .masonry: Builtin.root.rawValue
        case .objectiveC: "\(Builtin.`self`.rawValue).\(LibraryMessage.view.rawValue)"
        case .swift: LibraryMessage.view.rawValue
        }
    }

    /// What ends a statement.
    var end: String { accent == .objectiveC ? ";" : "" }

    /// An attribute after a view: `.left`, `.mas_left`, `.snp.left`.
    func side(_ attribute: Attribute) -> String {
        accent == .swift ? ".\(SnapKitWord.snp.rawValue).\(attribute.rawValue)" : ".\(word(attribute))"
    }

    /// The last word of that.
    func word(_ attribute: Attribute) -> String {
        accent == .objectiveC ? Spelling.prefix + attribute.rawValue : attribute.rawValue
    }

    /// The safe area of a view.
    func safeArea(of view: String) -> String {
        switch accent {
        case .masonry: "\(view).\(BuiltInGuide.safeArea.rawValue)"
        case .objectiveC: "\(view).\(Spelling.prefix)\(BuiltInGuide.safeArea.uiKitName)"
        case .swift: "\(view).\(BuiltInGuide.safeArea.uiKitName)"
        }
    }

    /// `.priority(high)`, `.priorityHigh()`, `.priority(.high)`
    func priority(_ priority: Builtin) -> String {
        let (member, word) = (Member.priority.rawValue, priority.rawValue)
        switch accent {
        case .masonry: return ".\(member)(\(word))"
        case .objectiveC: return ".\(member)\(word.prefix(1).uppercased())\(word.dropFirst())()"
        case .swift: return ".\(member)(.\(word))"
        }
    }

    /// A size as the value of a relation.
    func equal(to value: String) -> String {
        "\(accent == .objectiveC ? Spelling.prefix : "")\(Member.equalTo.rawValue)(\(value))"
    }

    /// The statement that makes constraints of a view, before and after its chains.
    func block(of view: String) -> (before: String, after: String) {
        let (make, method) = (Builtin.make.rawValue, Member.makeConstraints.rawValue)
        switch accent {
        case .masonry: return ("\(view).\(method) { \(make) in ", " }")
        case .objectiveC: return ("[\(view) \(Spelling.prefix)\(method):^(MASConstraintMaker *\(make)) { ", "; }];")
        case .swift: return ("\(view).\(SnapKitWord.snp.rawValue).\(method) { \(make) in ", " }")
        }
    }

    /// `[box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:20]`
    func anchors(_ first: String, _ second: String?, _ constant: String) -> String {
        let name = UIKitName.anchorConstraint
        if accent == .swift {
            guard let second else { return "\(first).\(name)(equalToConstant: \(constant))" }
            return "\(first).\(name)(equalTo: \(second)\(constant.isEmpty ? "" : ", constant: \(constant)"))"
        }
        guard let second else { return "[\(first) \(name)EqualToConstant:\(constant)]" }
        return "[\(first) \(name)EqualToAnchor:\(second)\(constant.isEmpty ? "" : " constant:\(constant)")]"
    }

    /// The statement that sets how much a view keeps to its content.
    func contentPriority(_ setter: Member, _ priority: String, _ axis: Axis, of view: String) -> String {
        let axisName = axis.rawValue
        switch accent {
        case .masonry: return "\(view).\(setter.rawValue)(\(priority), \(axisName))"
        case .objectiveC:
            let constant = "UILayoutConstraintAxis\(axisName.prefix(1).uppercased())\(axisName.dropFirst())"
            return "[\(view) \(setter.rawValue):\(priority) forAxis:\(constant)];"
        case .swift: return "\(view).\(setter.rawValue)(UILayoutPriority(\(priority)), for: .\(axisName))"
        }
    }

    func assignment(of value: String, to member: Member, of view: String) -> String {
        "\(view).\(member.rawValue) = \(value)\(end)"
    }

    var yes: String { accent == .objectiveC ? "YES" : "true" }
    var no: String { accent == .objectiveC ? "NO" : "false" }

    /// The statement that deactivates a constraint.
    func deactivation(of constraint: String) -> String {
        let method = Member.deactivate.rawValue
        return accent == .objectiveC ? "[\(constraint) \(method)];" : "\(constraint).\(method)()"
    }
}
