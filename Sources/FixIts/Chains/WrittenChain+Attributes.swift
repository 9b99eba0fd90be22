package import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import Evaluator

// Chains without some of their attributes.
extension WrittenChain {
    /// How to make one attribute of the chain optional; nil if other words before the relation are not enough for that.
    ///
    /// - Parameters:
    ///   - word: the place of the word for the attribute.
    ///   - others: the other attributes that the word means, as `edges` does.
    package func edit(weakening attribute: Attribute, of word: Origin, others: [Attribute], to priority: String)
        -> String?
    {
        guard isStatement, !hasPriority else { return nil }
        let link = "\(Member.priority.rawValue)(\(priority))"
        return text(without: [(word, others)]).map { rest in
            "\(editWriting(rest)), and add \(text(of: attribute)).\(link)"
        }
    }

    /// How to remove some attributes of the chain.
    ///
    /// - Parameter words: the places of the words for them, and the other attributes that each word means.
    package func edit(dropping words: [(place: Origin, others: [Attribute])]) -> String? {
        text(without: words).map(editWriting)
    }

    private func editWriting(_ text: String) -> String {
        isAlone ? "on \(place), write \(text)" : "on \(place), write \(text) instead of \(opening)"
    }

    /// The chain without some words before the relation, and with the other attributes that they mean instead; nil if no
    /// attribute is left.
    package func text(without dropped: [(place: Origin, others: [Attribute])]) -> String? {
        guard let relation else { return nil }
        var links = links
        for (place, others) in dropped {
            guard let index = (1..<relation).first(where: { tokens[words[$0]].span.range == place.range }) else {
                return nil
            }
            // Each attribute is named once.
            let said = links[1..<relation].enumerated().filter { $0.offset + 1 != index }.map(\.element)
            links[index] = others.map(\.rawValue).filter { !said.contains($0) }.joined(separator: ".")
        }
        let areOnOneLine = words.indices.allSatisfy { index in
            source.isOnOneLine(tokens[words[index]].span.joined(with: tokens[lastToken(ofLink: index)].span))
        }
        guard areOnOneLine, links[1..<relation].contains(where: { !$0.isEmpty }) else { return nil }
        return links.filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// The chain for one attribute alone.
    package func text(of attribute: Attribute) -> String {
        let links = links
        return ([links[0], attribute.rawValue] + links[(relation ?? links.count)...]).joined(separator: ".")
    }
}
