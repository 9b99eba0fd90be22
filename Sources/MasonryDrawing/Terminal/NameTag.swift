internal import Masonry

/// A view's label in a picture: its name, followed by `?` if it is ambiguous and `!` if a broken constraint involves
/// it, and preceded by `+` if it is new and `~` if it changed.
struct NameTag: Hashable {
    var change = ""
    var name: String
    var marks: String
    /// Written after the name if there is room.
    var size: String?
    /// The suffix of the name, if it is unique: `#17`.
    var number: String?

    /// The importance, lowest first: broken, ambiguous, changed, all others.
    var rank: Int { marks.contains("!") ? 0 : !marks.isEmpty ? 1 : !change.isEmpty ? 2 : 3 }

    var text: String { change + name + marks }
    var variants: [String] { size.map { [text + " " + $0, text] } ?? [text] }
    var shortText: String? { number.map { change + $0 + marks } }
    /// The columns of the marks around the name.
    var marksWidth: Int { change.displayWidth + marks.displayWidth }

    /// The name truncated so that it fits the columns with its marks.
    func cut(to columns: Int, ellipsis: String) -> String {
        change + name.cut(to: columns - marksWidth, mark: ellipsis) + marks
    }
}

extension Layout {
    /// The tags of all items. The root fills the picture, so its tag includes its size.
    func nameTags(_ glyphs: Glyphs, root: Int, since changes: LayoutChanges?) -> [NameTag] {
        let broken = itemsOfBrokenConstraints
        let appeared = Set(changes?.appeared.map(\.name) ?? [])
        let moved = Set(changes?.moved.map(\.new.name) ?? [])
        let numbers = items.map(\.name.number)
        let counts = Dictionary(numbers.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        return items.enumerated().map { index, item in
            var marks = item.ambiguous.isEmpty ? "" : "?"
            if broken.contains(item.name) { marks += "!" }
            let number = numbers[index].flatMap { counts[$0] == 1 ? $0 : nil }
            return NameTag(
                change: appeared.contains(item.name) ? glyphs.appeared : moved.contains(item.name) ? glyphs.moved : "",
                name: item.name.visible(asASCII: glyphs.isASCII), marks: marks,
                size: index == root
                    ? item.rootFrame.width.spelled + glyphs.times + item.rootFrame.height.spelled : nil, number: number)
        }
    }

    /// The items constrained by broken constraints, without superviews that these only refer to.
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

    /// The item of an anchor's name; for a built-in guide, its view.
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

extension String {
    /// `#17` of `cell#17`, the suffix that a scene adds to a duplicate name.
    fileprivate var number: String? {
        guard let sign = utf8.lastIndex(of: UInt8(ascii: "#")), sign > startIndex else { return nil }
        let digits = utf8[utf8.index(after: sign)...]
        return !digits.isEmpty && digits.allSatisfy { 48...57 ~= $0 } ? String(self[sign...]) : nil
    }
}
