package import Masonry
internal import Vocabulary
package import Diagnostics
internal import Syntax
internal import Evaluator

extension WrittenChain {
    /// The argument of the relation with another attribute: `email.bottom` for `email` or `email.top`.
    ///
    /// - Returns: nil if the argument may be an attribute in a variable.
    package func argument(at place: ViewAttribute, in accent: Accent) -> String? {
        let attribute = place.attribute
        guard argumentSpan != nil else { return nil }
        let parts = pathOfArgument.map { source.text(in: tokens[$0].span) }
        guard let last = parts.last else { return nil }
        let bare = last.hasPrefix(Spelling.prefix) ? String(last.dropFirst(Spelling.prefix.count)) : last
        let prefix = accent == .objectiveC ? Spelling.prefix : ""
        // A name alone may be a view that is called like an attribute.
        if parts.count > 1, Attribute(rawValue: bare) != nil {
            return (parts.dropLast() + [prefix + attribute.rawValue]).joined(separator: ".")
        }
        if accent == .masonry, parts.joined(separator: ".") != place.view.name.prefix(while: { $0 != "#" }) {
            return nil
        }
        let own = accent == .swift && !parts.contains(SnapKitWord.snp.rawValue) ? [SnapKitWord.snp.rawValue] : []
        return (parts + own + [prefix + attribute.rawValue]).joined(separator: ".")
    }

    /// The words of the relation's argument, if it is a path: `header`, `bottom` of `header.bottom`.
    private var pathOfArgument: [Int] {
        guard let relation else { return [] }
        let inside = words[relation] + 2..<lastToken(ofLink: relation)
        let isPath = inside.allSatisfy { position in
            let isWord = (position - inside.lowerBound) % 2 == 0
            let kind = tokens[position].kind
            return isWord ? kind == .identifier || kind == .reserved || kind == .number : kind == .dot
        }
        return isPath && inside.count % 2 == 1 ? inside.filter { tokens[$0].kind != .dot } : []
    }

    package var links: [String] {
        words.indices.map { index in
            source.text(in: tokens[words[index]].span.joined(with: tokens[lastToken(ofLink: index)].span))
        }
    }

    /// Insets with positive numbers instead of negative ones.
    package static func turnedInsets(_ link: String) -> String? {
        guard link.hasPrefix(Member.inset.rawValue), link.contains("-") else { return nil }
        return link.replacing("(-", with: "(").replacing(" -", with: " ").replacing(",-", with: ",")
    }
}
