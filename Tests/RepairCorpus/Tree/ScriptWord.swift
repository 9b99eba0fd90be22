/// The words of the language that mistakes replace.
enum ScriptWord {
    static let makers: Set = ["make", "update", "remake"]
    static let blocks = ["makeConstraints", "updateConstraints", "remakeConstraints"]
    static let relations = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]

    static func isRelation(_ name: String) -> Bool { relations.contains(bare(name)) }

    /// The attribute on the opposite side.
    static func opposite(_ attribute: String) -> String? {
        translated(
            attribute,
            [
                "left": "right", "right": "left", "top": "bottom", "bottom": "top", "leading": "trailing",
                "trailing": "leading", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
                "topMargin": "bottomMargin", "bottomMargin": "topMargin",
            ])
    }

    /// The attribute of the other axis that people confuse with it.
    static func acrossAxes(_ attribute: String) -> String? {
        translated(
            attribute,
            [
                "left": "top", "top": "left", "right": "bottom", "bottom": "right", "centerX": "centerY",
                "centerY": "centerX", "leading": "top", "trailing": "bottom",
            ])
    }

    static func otherSize(_ attribute: String) -> String? {
        translated(attribute, ["width": "height", "height": "width"])
    }

    static func isAttribute(_ name: String) -> Bool {
        acrossAxes(name) != nil || otherSize(name) != nil || bare(name).lowercased().hasSuffix("baseline")
            || bare(name).hasSuffix("Margin")
    }

    /// Without Masonry's prefix.
    static func bare(_ name: String) -> String { name.hasPrefix("mas_") ? String(name.dropFirst(4)) : name }

    /// The word from the table, with the prefix if the name has it.
    static func translated(_ name: String, _ table: [String: String]) -> String? {
        guard let word = table[bare(name)] else { return nil }
        return name.hasPrefix("mas_") ? "mas_\(word)" : word
    }
}
