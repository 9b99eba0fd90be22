internal import Masonry

/// What a picture calls a view: its name with `?` when it is ambiguous and `!` when a broken constraint is about it.
struct NameTag: Hashable {
    var name: String
    var marks: String
    /// Written after the name where there is room.
    var size: String?

    var text: String { name + marks }
    var variants: [String] { size.map { [text + " " + $0, text] } ?? [text] }

    /// The name cut so that it fits the columns with its marks.
    func cut(to columns: Int, ellipsis: String) -> String {
        name.cut(to: columns - marks.displayWidth, mark: ellipsis) + marks
    }
}

extension Layout {
    /// The tags of all items.
    func nameTags(_ glyphs: Glyphs) -> [NameTag] {
        let broken = itemsOfBrokenConstraints
        return items.enumerated().map { index, item in
            var marks = item.ambiguous.isEmpty ? "" : "?"
            if broken.contains(item.name) { marks += "!" }
            let size = item.rootFrame.width.spelled + glyphs.times + item.rootFrame.height.spelled
            return NameTag(
                name: item.name.visible(asASCII: glyphs.isASCII), marks: marks, size: index == 0 ? size : nil)
        }
    }

    /// The items that broken constraints are about; not a superview that one only refers to.
    var itemsOfBrokenConstraints: Set<String> {
        var names: Set<String> = []
        for constraint in constraints where constraint.isBroken {
            let first = owner(of: constraint.first.item)
            names.insert(first)
            if let second = constraint.second.map({ owner(of: $0.item) }), !isAncestor(second, of: first) {
                names.insert(second)
            }
        }
        return names
    }

    /// The item that an anchor's name means, which for a built-in guide is its view.
    private func owner(of name: String) -> String {
        if item(named: name) != nil { return name }
        guard let dot = name.lastIndex(of: ".") else { return name }
        return String(name[..<dot])
    }

    private func isAncestor(_ ancestor: String, of name: String) -> Bool {
        var next = item(named: name)?.parent
        while let parent = next, items.indices.contains(parent) {
            if items[parent].name == ancestor { return true }
            next = items[parent].parent
        }
        return false
    }
}
