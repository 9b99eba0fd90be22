/// Finds the name that a wrong one probably means.
public enum NearestName {
    /// The candidate that takes the fewest changes. Of several, the one with most letters in common at both ends, then
    /// the first. If all differ too much, the first that starts with most of the text's letters; nil if there is none.
    public static func of(_ text: String, among candidates: some Sequence<String>) -> String? {
        // No name is nearly that long.
        if text.utf8.count > 256 { return nil }
        let wanted = Array(text.lowercased().unicodeScalars)
        var best: (distance: Int, common: Int, name: String)?
        // About a third of the letters may be wrong, and at most four.
        let limit = wanted.count < 2 ? 0 : max(1, min(4, (wanted.count + 1) / 3))
        for candidate in candidates where candidate != text {
            let length = candidate.utf8.count
            if length < wanted.count - limit
                || length > wanted.count + limit && candidate.utf8.allSatisfy({ $0 < 0x80 })
            {
                continue
            }
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            // Two letters may be swapped, one may be typed twice, or a third may be missing before or between them. Any
            // other change makes another word.
            let lacksInside = letters.count == 3 && letters.first == wanted.first && letters.last == wanted.last
            let lacksFirst = Array(letters.dropFirst()) == wanted
            if wanted.count == 2, distance == 1, letters.sorted() != wanted.sorted(), !lacksInside, !lacksFirst,
                wanted != letters + letters
            {
                continue
            }
            // The first of three letters may be swapped or missing. A different one makes another word.
            if wanted.count == 3, letters.first != wanted.first, letters.sorted() != wanted.sorted(), !lacksFirst {
                continue
            }
            guard distance <= limit else { continue }
            let common = common(wanted, letters) + common(wanted.reversed(), letters.reversed())
            if best.map({ (distance, -common) < ($0.distance, -$0.common) }) ?? true {
                best = (distance, common, candidate)
            }
        }
        return best?.name ?? candidates.first { isBegun($0.lowercased(), with: text.lowercased()) }
    }

    /// The only candidate that contains the text as a word, or that is a word of the text: `nav` for `navbar`, `title`
    /// for `titleLabel`, `profileImageView` for `imageView`; nil if there are several.
    package static func related(to text: String, among candidates: some Sequence<String>) -> String? {
        guard text.utf8.count <= 256 else { return nil }
        var found: String?
        for candidate in candidates where candidate != text && candidate != found && isRelated(candidate, text) {
            if found != nil { return nil }
            found = candidate
        }
        return found
    }

    /// Common endings of view names, which people often leave out.
    private static let endings: Set<String> = [
        "bar", "view", "label", "lbl", "button", "btn", "box", "image", "img", "field", "text", "container", "card",
    ]

    private static func isRelated(_ one: String, _ other: String) -> Bool {
        let (short, long) = one.count < other.count ? (one, other) : (other, one)
        guard short.count >= 3 else { return false }
        if long.hasPrefix(short) {
            let rest = long.dropFirst(short.count)
            return rest.first?.isUppercase ?? false || rest.first == "_" || endings.contains(String(rest))
        }
        let capital = short.prefix(1).uppercased() + short.dropFirst()
        return long.hasSuffix(capital) || long.hasSuffix("_\(short)")
    }

    /// The candidate that differs by a typing error: a letter more, less, wrong or typed twice, or two swapped letters. A text that
    /// can be a name of its own, such as another number or a plural, is not a typing error.
    package static func typo(_ text: String, among candidates: some Sequence<String>) -> String? {
        let written = Array(text.unicodeScalars)
        guard written.count >= 2, written.count <= 256 else { return nil }
        return candidates.first { candidate in
            mayBeTypo(text, candidate) && candidate != text && isTypo(written, of: Array(candidate.unicodeScalars))
        }
    }

    /// Whether the lengths and the first letters of two words allow that one is the other with a typing error.
    private static func mayBeTypo(_ text: String, _ candidate: String) -> Bool {
        // One letter has up to four bytes.
        if abs(text.utf8.count - candidate.utf8.count) > 4 { return false }
        guard let first = text.utf8.first, first < 0x80 else { return true }
        return candidate.utf8.first == first || candidate.utf8.dropFirst().first == first
    }

    /// The same among the names of a library and its classes: there a last letter may be missing, too. A short word and its
    /// plural are two names all the same.
    package static func memberTypo(_ text: String, among candidates: some Sequence<String>) -> String? {
        if let typo = typo(text, among: candidates) { return typo }
        guard text.utf8.count >= 5 else { return nil }
        return candidates.first { name in
            name.hasPrefix(text) && name.utf8.count == text.utf8.count + 1
                && (name.last != "s" || name.utf8.count >= 20)
        }
    }

    private static func isTypo(_ written: [Unicode.Scalar], of suggestion: [Unicode.Scalar]) -> Bool {
        if hasLetterTwice(written, of: suggestion) { return true }
        guard abs(written.count - suggestion.count) <= 1,
            suggestion.count > 3 || suggestion.count >= written.count && suggestion.count == 3
        else { return false }
        let start = common(written, suggestion)
        let rest = (written.dropFirst(start), suggestion.dropFirst(start))
        let end = common(rest.0.reversed(), rest.1.reversed())
        let (one, other) = (Array(rest.0.dropLast(end)), Array(rest.1.dropLast(end)))
        guard (one + other).allSatisfy({ $0.properties.isLowercase }) else { return false }
        if one.count == 2, other.count == 2 { return one == other.reversed() }
        guard start > 0, one.count <= 1, other.count <= 1 else { return false }
        // In a short word, only a missing letter inside it is a typing error.
        if written.count < 4 { return one.isEmpty && end > 0 }
        // A different ending makes another name: `row` and `rows`, `viewa` and `viewb`. A doubled last letter does not.
        return end > 0 || one.isEmpty != other.isEmpty && (one + other).first == written[start - 1]
    }

    /// Whether a word is another with one of its letters typed twice: `topp`, `qq`.
    private static func hasLetterTwice(_ written: [Unicode.Scalar], of word: [Unicode.Scalar]) -> Bool {
        guard written.count == word.count + 1, case let start = common(written, word), start > 0 else { return false }
        return written[start] == written[start - 1] && written[(start + 1)...].elementsEqual(word[start...])
    }

    /// The length of the common prefix of two words.
    private static func common(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        zip(one, other).prefix { $0 == $1 }.count
    }

    /// Whether both start with the same letters: at least four, and two thirds of the text.
    private static func isBegun(_ candidate: String, with text: String) -> Bool {
        let common = zip(candidate, text).prefix { $0 == $1 }.count
        return common >= 4 && common * 3 >= text.count * 2 && candidate != text
    }

    /// The candidates, the most similar to a text first.
    public static func sorted(_ candidates: [String], by text: String) -> [String] {
        let text = Array(text.unicodeScalars.prefix(256))
        let distances = candidates.map { distance(text, Array($0.unicodeScalars)) }
        return candidates.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { candidates[$0] }
    }

    /// The edit distance: the minimum number of letters to insert, remove, replace, or swap with the next one.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, otherLetter) in other.enumerated() {
                var cost = min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[other.count]
    }
}
