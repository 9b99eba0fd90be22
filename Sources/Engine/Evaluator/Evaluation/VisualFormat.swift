internal import Masonry
internal import Vocabulary
internal import Diagnostics

/// A row of views in UIKit's visual format language: `H:|-8-[a(100)]-8-|`.
package struct VisualFormat {
    /// The equivalent statements, with a block for each view.
    package let blocks: String

    /// The default spacing between views.
    private static let standardGap = "8"

    /// Nil if the text is not a format, or uses more than views, their sizes and numeric spacings.
    package init?(_ text: String) {
        let isVertical = text.hasPrefix("V:")
        var rest = text.dropFirst(isVertical || text.hasPrefix("H:") ? 2 : 0)
        let (near, far): (Attribute, Attribute) = isVertical ? (.top, .bottom) : (.left, .right)
        let size: Attribute = isVertical ? .height : .width
        var rows: [(view: String, chains: [String])] = []
        var last: String?
        if rest.popPrefix("|") { last = Builtin.superview.rawValue }
        while !rest.isEmpty {
            guard let gap = Self.gap(&rest) else { return nil }
            if rest == "|" {
                guard !rows.isEmpty else { return nil }
                let inset = gap == "0" ? "" : ".\(Member.offset.rawValue)(-\(gap))"
                rows[rows.count - 1].chains.append(Self.chain(far, Builtin.superview.rawValue) + inset)
                rest = ""
                break
            }
            guard rest.popPrefix("["), let end = rest.firstIndex(of: "]") else { return nil }
            let parts = rest[..<end].split(separator: "(", omittingEmptySubsequences: false)
            rest = rest[rest.index(after: end)...]
            guard let name = parts.first, Self.isName(name), parts.count <= 2 else { return nil }
            var chains: [String] = []
            if let last {
                chains.append(Self.chain(near, last) + (gap == "0" ? "" : ".\(Member.offset.rawValue)(\(gap))"))
            }
            if parts.count == 2 {
                let value = parts[1].dropLast()
                guard parts[1].hasSuffix(")"), Self.isNumber(value) || Self.isName(value) else { return nil }
                chains.append(Self.chain(size, String(value)))
            }
            rows.append((String(name), chains))
            last = "\(name).\(far.rawValue)"
        }
        let written = rows.filter { !$0.chains.isEmpty }.map { row in
            "\(row.view).\(Member.makeConstraints.rawValue) { \(Builtin.make.rawValue) in "
                + row.chains.joined(separator: "; ") + " }"
        }
        guard !written.isEmpty else { return nil }
        blocks = written.joined(separator: "; ")
    }

    /// Whether the start of a text looks like this language.
    package static func isStart(of text: Substring) -> Bool {
        let rows = text.hasPrefix("H:") || text.hasPrefix("V:") ? text.dropFirst(2) : text
        return ["|-", "|["].contains { rows.hasPrefix($0) } || rows.startIndex > text.startIndex && rows.hasPrefix("[")
    }

    private static func chain(_ attribute: Attribute, _ target: String) -> String {
        "\(Builtin.make.rawValue).\(attribute.rawValue).\(Member.equalTo.rawValue)(\(target))"
    }

    /// Removes the spacing between two views from the start; nil if it is not a plain number.
    private static func gap(_ rest: inout Substring) -> String? {
        guard rest.popPrefix("-") else { return "0" }
        if rest.hasPrefix("[") || rest.hasPrefix("|") { return standardGap }
        var number = rest.prefix { $0 != "-" }
        rest = rest[number.endIndex...]
        if number.hasPrefix("("), number.hasSuffix(")") { number = number.dropFirst().dropLast() }
        return isNumber(number) && rest.popPrefix("-") ? String(number) : nil
    }

    private static func isNumber(_ text: Substring) -> Bool {
        text.first?.isNumber ?? false && text.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
            && Double(text) != nil
    }

    private static func isName(_ text: Substring) -> Bool {
        text.first.map { $0.isLetter || $0 == "_" } ?? false
            && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension Substring {
    /// Removes a prefix if the text has it.
    fileprivate mutating func popPrefix(_ start: String) -> Bool {
        guard hasPrefix(start) else { return false }
        self = dropFirst(start.count)
        return true
    }
}
