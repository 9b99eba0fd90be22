/// What a terminal sends for a key that has no character, as far as it has come: escape, and what goes with it.
struct EscapeSequence {
    static let escape: Unicode.Scalar = "\u{1B}"

    private(set) var scalars = [Self.escape]
    private(set) var isComplete = false

    /// Takes what comes next; false where that can't belong to the sequence, which it ends.
    mutating func append(_ scalar: Unicode.Scalar) -> Bool {
        switch introducer {
        case nil where scalar == Self.escape: break
        case nil: isComplete = scalar != "[" && scalar != "O"
        // The console of Linux sends `ESC [ [ A`.
        case "[" where scalars.last == "[" && scalar == "[": break
        default:
            guard (0x20..<0x7F).contains(scalar.value) else {
                isComplete = true
                return false
            }
            isComplete = scalar.value >= 0x40
        }
        scalars.append(scalar)
        return true
    }

    /// Whether it is one key of the terminal's, and no letter that was typed with Alt or after escape.
    var isKey: Bool { introducer != nil && isComplete }

    /// `[` or `O` behind the last escape.
    private var introducer: Unicode.Scalar? {
        let behind = scalars.drop { $0 == Self.escape }
        return behind.first == "[" || behind.first == "O" ? behind.first : nil
    }

    /// As libedit spells keys.
    var keys: String {
        var keys = ""
        for scalar in scalars {
            if scalar == "^" || scalar == "\\" { keys += "\\" }
            keys += scalar == Self.escape ? #"\e"# : String(scalar)
        }
        return keys
    }
}
