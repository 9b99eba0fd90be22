package import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import Evaluator

// A chain of several attributes, without one of them.
extension WrittenChain {
    /// How one of the attributes of a chain of several is made optional; nil where that takes more than other words before
    /// the relation.
    ///
    /// - Parameters:
    ///   - word: the place of the word that says the attribute.
    ///   - others: what else the word says, as `edges` does.
    package func edit(weakening attribute: Attribute, of word: Origin, others: [Attribute], to priority: String)
        -> String?
    {
        guard isStatement, !hasPriority else { return nil }
        let link = "\(Member.priority.rawValue)(\(priority))"
        return text(without: [(word, others)]).map { rest in
            "\(editWriting(rest)), and add \(text(of: attribute)).\(link)"
        }
    }

    /// How some of the attributes of a chain of several go.
    ///
    /// - Parameter words: the places of the words that say them, and what else each says.
    package func edit(dropping words: [(place: Origin, others: [Attribute])]) -> String? {
        text(without: words).map(editWriting)
    }

    private func editWriting(_ text: String) -> String {
        isAlone ? "on \(place), write \(text)" : "on \(place), write \(text) instead of \(opening)"
    }

    /// The chain without words before the relation, or with what else they say in their places; nil where they are all that
    /// it is about.
    package func text(without dropped: [(place: Origin, others: [Attribute])]) -> String? {
        guard let relation else { return nil }
        var links = links
        for (place, others) in dropped {
            guard let index = (1..<relation).first(where: { tokens[words[$0]].span.range == place.range }) else {
                return nil
            }
            // What another word says as well is said once.
            let said = links[1..<relation].enumerated().filter { $0.offset + 1 != index }.map(\.element)
            links[index] = others.map(\.rawValue).filter { !said.contains($0) }.joined(separator: ".")
        }
        guard links[1..<relation].contains(where: { !$0.isEmpty }), !links.contains(where: { $0.contains("\n") }) else {
            return nil
        }
        return links.filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// The chain, of one attribute alone.
    package func text(of attribute: Attribute) -> String {
        let links = links
        return ([links[0], attribute.rawValue] + links[(relation ?? links.count)...]).joined(separator: ".")
    }
}
