/// The position of a script's player, and how keys change it.
struct StepPosition {
    let count: Int
    private(set) var index = 0
    /// The typed digits of a step to jump to.
    private(set) var typed = ""
    private(set) var isPlaying = false
    private var speed = 2

    /// How long each step is shown while playing, in milliseconds.
    private static let intervals = [4000, 2000, 1000, 500, 250, 100]

    init(count: Int) {
        self.count = count
    }

    var interval: Int { Self.intervals[speed] }
    var isAtEnd: Bool { index == count - 1 }

    /// Advances after the interval has passed.
    mutating func tick() {
        if isAtEnd { isPlaying = false } else { index += 1 }
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
        case .enter where !digits.isEmpty: go(to: (Int(digits) ?? 1) - 1)
        case .backspace where !digits.isEmpty: typed = String(digits.dropLast())
        case .character(" "), .character("n"), .enter, .right, .down: go(to: index + 1)
        case .character("b"), .character("p"), .backspace, .left, .up: go(to: index - 1)
        case .home, .character("g"): go(to: 0)
        case .end, .character("G"): go(to: count - 1)
        case .character("a"):
            if !isPlaying, isAtEnd { index = 0 }
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

    private mutating func go(to index: Int) {
        self.index = min(max(0, index), count - 1)
        isPlaying = false
    }
}
