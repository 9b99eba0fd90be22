/// Finds the name that someone who wrote a wrong one probably meant.
public enum NearestName {
    /// The candidate that takes the fewest changes to reach, of several the one with most in common at both ends, of several
    /// such the first; nil where all are too far.
    public static func of(_ text: String, among candidates: some Sequence<String>) -> String? {
        // What is much longer than any name was not meant to be one.
        if text.utf8.count > 256 { return nil }
        let wanted = Array(text.lowercased().unicodeScalars)
        var best: (distance: Int, common: Int, name: String)?
        // A third of the letters may be wrong.
        let limit = wanted.count < 2 ? 0 : max(1, min(4, (wanted.count + 1) / 3))
        for candidate in candidates where candidate != text {
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            // Of two letters one is half of the word: they may be swapped.
            if wanted.count == 2, distance == 1, letters.sorted() != wanted.sorted() { continue }
            // A short word with another first letter is another word.
            if wanted.count == 3, letters.first != wanted.first, letters.sorted() != wanted.sorted() { continue }
            guard distance <= limit else { continue }
            let common = common(wanted, letters) + common(wanted.reversed(), letters.reversed())
            if best.map({ (distance, -common) < ($0.distance, -$0.common) }) ?? true {
                best = (distance, common, candidate)
            }
        }
        return best?.name ?? candidates.first { isBegun($0.lowercased(), with: text.lowercased()) }
    }

    /// How many letters two words start with alike.
    private static func common(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        zip(one, other).prefix { $0 == $1 }.count
    }

    /// Whether most of a text's letters are those that a candidate starts with.
    private static func isBegun(_ candidate: String, with text: String) -> Bool {
        let common = zip(candidate, text).prefix { $0 == $1 }.count
        return common >= 4 && common * 3 >= text.count * 2 && candidate != text
    }

    /// The least number of letters to insert, drop, replace, or swap with the next.
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
