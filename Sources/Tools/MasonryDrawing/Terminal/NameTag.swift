internal import Masonry

/// A view's label in a picture: its name, followed by `?` if it is ambiguous, `*` if its place or size is unknown, and
/// `!` if a broken constraint involves it, and preceded by `+` if it is new and `~` if it changed.
struct NameTag: Hashable {
    var change = ""
    var name: String
    var marks: String
    /// Written after the name if there is room.
    var size: String?
    /// Whether no other name ends in the same number, as in `cell#17`.
    var hasOwnNumber = false

    /// The importance, lowest first: broken, ambiguous or unknown, changed, all others.
    var rank: Int {
        if !marks.isEmpty { return marks.utf8.contains(UInt8(ascii: "!")) ? 0 : 1 }
        return change.isEmpty ? 3 : 2
    }

    var text: String { change + name + marks }
    var variants: [String] { size.map { [text + " " + $0, text] } ?? [text] }
    var shortText: String? {
        guard hasOwnNumber, let hash = name.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
        return change + name[hash...] + marks
    }
    /// The shortest text that no other view has.
    var briefText: String { shortText ?? text }

    /// Whether the name counts on from another, as `cell#18` from `cell#17` and `v18` from `v17`.
    func countsOn(from last: NameTag) -> Bool {
        guard change == last.change, marks == last.marks, let (stem, number) = counted,
            let (before, start) = last.counted
        else { return false }
        return number == start + 1 && stem == before
    }

    /// The name before its number, and the number.
    private var counted: (stem: Substring, number: Int)? {
        let digits = name.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let stem = name.dropLast(digits)
        return Int(name.dropFirst(stem.count)).map { (stem, $0) }
    }

    /// The columns of the marks around the name.
    var marksWidth: Int { change.displayWidth + marks.displayWidth }

    /// The name truncated so that it fits the columns with its marks.
    func cut(to columns: Int, ellipsis: String) -> String {
        change + name.cut(to: columns - marksWidth, mark: ellipsis) + marks
    }
}

extension Layout {
    /// The tags of all items. The root fills the picture, so its tag includes its size.
    func nameTags(_ glyphs: Glyphs, root: Int, since changes: ItemComparison?) -> [NameTag] {
        let items = items
        let broken = itemsOfBrokenConstraints
        var holders: [Int: Int] = [:]
        let numbers = items.indices.map { items[$0].name.number }
        for number in numbers { if let number { holders[number, default: 0] += 1 } }
        var tags = items.indices.map { index in
            var marks = items[index].mark
            if broken.contains(items[index].name) { marks += "!" }
            return NameTag(
                name: items[index].name.visible(asASCII: glyphs.isASCII), marks: marks,
                hasOwnNumber: numbers[index].map { holders[$0] == 1 } ?? false)
        }
        let size = items[root].rootFrame
        tags[root].size = size.width.spelled + glyphs.times + size.height.spelled
        for move in changes?.moved ?? [] { tags[move.new].change = glyphs.moved }
        for place in changes?.appeared ?? [] { tags[place].change = glyphs.appeared }
        return tags
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

    private func isAncestor(_ ancestor: String, of name: String) -> Bool {
        var next = item(named: name)?.parent
        while let parent = next, items.indices.contains(parent) {
            if items[parent].name == ancestor { return true }
            next = items[parent].parent
        }
        return false
    }
}

extension Layout.Item {
    /// What a picture writes after its name.
    var mark: String { ambiguous.isEmpty ? unknown.isEmpty ? "" : "*" : "?" }
}

extension String {
    /// 17 for `cell#17`, which ends in the number that a scene adds to a duplicate name.
    fileprivate var number: Int? {
        var (number, unit) = (0, 1)
        var place = utf8.endIndex
        while place > utf8.startIndex {
            place = utf8.index(before: place)
            let byte = utf8[place]
            if byte == UInt8(ascii: "#") { return unit > 1 && place > utf8.startIndex ? number : nil }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), unit < 1 << 53 else { return nil }
            number += unit * Int(byte - UInt8(ascii: "0"))
            unit *= 10
        }
        return nil
    }
}
