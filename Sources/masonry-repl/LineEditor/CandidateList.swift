/// Shows what could be typed, a line each with a few words on it where they fit, else in columns.
struct CandidateList {
    private static let mostDescribed = 24
    private let candidates: [Candidate]
    private let columns: Int

    init(_ candidates: [Candidate], columns: Int) {
        self.candidates = candidates
        self.columns = columns
    }

    func show() {
        print()
        for line in candidates.count <= Self.mostDescribed ? described : inColumns { print(line) }
    }

    private var width: Int { (candidates.map(\.text.count).max() ?? 0) + 2 }

    private var described: [String] {
        candidates.map { candidate in
            let padded = candidate.text + String(repeating: " ", count: width - candidate.text.count)
            return String((padded + candidate.summary).prefix(max(10, columns - 1)))
        }
    }

    private var inColumns: [String] {
        let perLine = max(1, columns / width)
        let lineCount = (candidates.count + perLine - 1) / perLine
        return (0..<lineCount).map { line in
            stride(from: line, to: candidates.count, by: lineCount).map { index in
                let text = candidates[index].text
                return text + String(repeating: " ", count: width - text.count)
            }.joined()
        }
    }
}
