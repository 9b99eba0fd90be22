/// The position of a script's player, and how keys change it. A step is a paragraph, or a single statement of one.
struct StepPosition {
    /// The number of statements.
    let count: Int
    /// The first statement of each paragraph, in order.
    private let starts: [Int]
    /// The statements of the step.
    private(set) var shown: Range<Int>
    /// The typed digits of a step to jump to.
    private(set) var typed = ""
    private(set) var isPlaying = false
    private var speed = 2

    /// How long each step is shown while playing, in milliseconds.
    private static let intervals = [4000, 2000, 1000, 500, 250, 100]

    /// - Parameter starts: the first statement of each paragraph, in order; the first is 0.
    init(count: Int, starts: [Int]) {
        self.count = count
        self.starts = starts
        shown = 0..<(starts.dropFirst().first ?? count)
    }

    var interval: Int { Self.intervals[speed] }
    /// The last statement of the step.
    var index: Int { shown.upperBound - 1 }
    var isAtEnd: Bool { shown.upperBound == count }

    /// The rest of the paragraph from a statement on.
    func paragraph(from first: Int) -> Range<Int> { first..<max(first, starts.first { $0 > first } ?? count) }

    /// The start of the paragraph up to a statement.
    private func paragraph(to last: Int) -> Range<Int> { (starts.last { $0 <= last } ?? 0)..<last + 1 }

    /// Advances after the interval has passed.
    mutating func tick() {
        if !isAtEnd { shown = paragraph(from: shown.upperBound) }
        if isAtEnd { isPlaying = false }
    }

    /// Handles a key; false to leave.
    mutating func press(_ key: ScreenEvent.Key) -> Bool {
        let digits = typed
        typed = ""
        switch key {
        case .character("q"), .character("Q"): return false
        case .character(let digit) where digit.isASCII && digit.isNumber:
            typed = String((digits + String(digit)).suffix(6))
            isPlaying = false
        case .enter where !digits.isEmpty: go(toStatement: (Int(digits) ?? 1) - 1)
        case .backspace where !digits.isEmpty: typed = String(digits.dropLast())
        case .character(" "), .character("n"), .enter, .down:
            if !isAtEnd { go(to: paragraph(from: shown.upperBound)) }
        case .character("b"), .character("p"), .backspace, .up:
            if shown.lowerBound > 0 { go(to: paragraph(to: shown.lowerBound - 1)) }
        case .right: go(toStatement: index + 1)
        case .left: go(toStatement: shown.count > 1 ? shown.lowerBound : index - 1)
        case .home, .character("g"): go(to: paragraph(from: 0))
        case .end, .character("G"): go(to: paragraph(to: count - 1))
        case .character("a"):
            if !isPlaying, isAtEnd { shown = paragraph(from: 0) }
            isPlaying.toggle()
        case .character("+"), .character("="): speed = min(speed + 1, Self.intervals.count - 1)
        case .character("-"), .character("_"): speed = max(speed - 1, 0)
        case .character: typed = digits
        // Escape takes back what was typed.
        case .other: break
        }
        return true
    }

    mutating func pause() { isPlaying = false }

    private mutating func go(toStatement index: Int) {
        let index = min(max(0, index), count - 1)
        go(to: index..<index + 1)
    }

    private mutating func go(to step: Range<Int>) {
        shown = step
        isPlaying = false
    }
}
