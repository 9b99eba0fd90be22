internal import LayoutTerms

/// A constraint in the words of the library that wrote it.
struct LibraryWords {
    private let constraint: LoggedConstraint
    private let equation: LoggedEquation

    init(_ constraint: LoggedConstraint, _ equation: LoggedEquation) {
        (self.constraint, self.equation) = (constraint, equation)
    }

    /// The statement that makes it, at another priority or with another constant.
    var statement: String {
        switch constraint.library {
        case .masonry: "make" + chain(second: { "\($0).mas_\($1)" }, number: "@") + ";"
        case .snapKit: "make" + chain(second: { "\($0).snp.\($1)" }, number: "")
        case .uiKit: anchors
        }
    }

    /// What gives it a lower priority.
    func weakened(to priority: Double) -> String {
        guard constraint.library == .uiKit else {
            var weaker = equation
            weaker.priority = priority
            return LibraryWords(constraint, weaker).statement
        }
        return "UILayoutPriority(\(priority.spelled))"
    }

    /// The block that makes all constraints of the view anew.
    var remaking: String? {
        let view = Self.variable(equation.first.item)
        switch constraint.library {
        case .masonry: return "[\(view) mas_remakeConstraints:…]"
        case .snapKit: return "\(view).snp.remakeConstraints { … }"
        case .uiKit: return nil
        }
    }

    /// `V:[title]-(8@999)-|`, for constraints that are written in the visual format language; nil for others.
    func visualFormat(at priority: Double) -> String? {
        guard constraint.isVisualFormat, equation.multiplier == 1 else { return nil }
        let axis = equation.first.attribute.axis == .vertical ? "V:" : "H:"
        let relation = equation.relation == .equal ? "" : equation.relation.rawValue
        let view = "[\(equation.first.item.shownName)"
        guard let second = equation.second else {
            return "\(axis)\(view)(\(relation)\(equation.constant.spelled)@\(priority.spelled))]"
        }
        let isSuperview = second.item == constraint.superview
        let isFar = isSuperview && equation.first.attribute.part == .high
        let sign = isFar ? -equation.constant : equation.constant
        let shown = isFar && equation.relation != .equal ? equation.relation.mirrored.rawValue : relation
        let gap = "-(\(shown)\(sign.spelled)@\(priority.spelled))-"
        if isFar { return "\(axis)\(view)]\(gap)|" }
        return axis + (isSuperview ? "|" : "[\(second.item.shownName)]") + gap + view + "]"
    }

    /// `.height.equalTo(@34).offset(8).priority(999)`
    private func chain(second: (String, String) -> String, number: String) -> String {
        var text = ".\(equation.first.attribute.rawValue).\(Self.word(for: equation.relation))"
        if let other = equation.second {
            let item = Self.variable(other.item)
            let isSame = other.attribute == equation.first.attribute
            text += "(\(isSame ? item : second(item, other.attribute.rawValue)))"
            if equation.multiplier != 1 { text += ".multipliedBy(\(equation.multiplier.spelledFactor))" }
            if equation.constant != 0 { text += ".offset(\(equation.constant.spelled))" }
        } else {
            text +=
                "(\(number)\(number.isEmpty || equation.constant >= 0 ? equation.constant.spelled : "(\(equation.constant.spelled))"))"
        }
        return equation.priority == LayoutPriority.required ? text : text + ".priority(\(equation.priority.spelled))"
    }

    /// `title.heightAnchor.constraint(equalToConstant: 34)`
    private var anchors: String {
        let start = "\(Self.variable(equation.first.item)).\(equation.first.attribute.rawValue)Anchor.constraint("
        let word = Self.word(for: equation.relation)
        guard let other = equation.second else { return "\(start)\(word)Constant: \(equation.constant.spelled))" }
        var text = "\(start)\(word): \(Self.variable(other.item)).\(other.attribute.rawValue)Anchor"
        if equation.multiplier != 1 { text += ", multiplier: \(equation.multiplier.spelledFactor)" }
        if equation.constant != 0 { text += ", constant: \(equation.constant.spelled)" }
        return text + ")"
    }

    private static func word(for relation: Relation) -> String {
        switch relation {
        case .equal: "equalTo"
        case .lessThanOrEqual: "lessThanOrEqualTo"
        case .greaterThanOrEqual: "greaterThanOrEqualTo"
        }
    }

    /// The key is usually the variable; a class begins with a capital letter.
    private static func variable(_ item: LoggedItem) -> String {
        if let name = item.name, name != "|" { return name }
        let name = item.shownName
        if name.hasPrefix("UI") || name.hasPrefix("NS"), let third = name.dropFirst(2).first, third.isUppercase {
            return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
