/// Breaks correct scripts, each by one mistake at a time. The same seed gives the same broken scripts.
struct Generator {
    /// The most broken versions of a script.
    static let maxPerScript = 24

    var seed: UInt64 = 1

    /// Broken versions of the script that run without an error and show another layout. Kinds of mistakes are drawn by their
    /// frequencies, and each mistake once.
    func broken(from script: CorrectScript) -> [BrokenScript] {
        let right = LayoutHistory(of: script.text)
        let tree = ScriptTree(script.text)
        var pools = Mistakes.all.map { (mistake: $0, edits: $0.edits(in: tree)) }
        var random = SeededGenerator(seed: StableHash.of(script.name) ^ seed)
        var texts: Set<String> = [script.text]
        var found: [BrokenScript] = []
        while found.count < Self.maxPerScript {
            pools.removeAll { $0.edits.isEmpty }
            guard let pool = draw(from: pools.map { $0.mistake.frequency }, &random) else { break }
            let edits = pools[pool].edits.remove(at: random.number(below: pools[pool].edits.count))
            let text = script.text.applying(edits)
            guard texts.insert(text).inserted else { continue }
            let wrong = LayoutHistory(of: text)
            guard wrong.isComplete, let difference = right.difference(from: wrong) else { continue }
            found.append(
                BrokenScript(
                    script: script, kind: pools[pool].mistake.kind, text: text,
                    sights: Sight.all(right: difference.right, wrong: difference.wrong),
                    differsAtEnd: difference.isAtEnd))
        }
        return found
    }

    /// An index, drawn by the frequencies; nil if there are none.
    private func draw(from frequencies: [Int], _ random: inout SeededGenerator) -> Int? {
        let total = frequencies.reduce(0, +)
        if total == 0 { return nil }
        var rest = random.number(below: total)
        return frequencies.firstIndex { frequency in
            rest -= frequency
            return rest < 0
        }
    }
}
