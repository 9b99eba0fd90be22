/// The terminal's sequence for a key without a character, as far as received: escape and the following bytes.
struct EscapeSequence {
    static let escape: Unicode.Scalar = "\u{1B}"

    private(set) var scalars = [Self.escape]
    private(set) var isComplete = false

    /// Appends the next scalar; false if it can't belong to the sequence, which then ends.
    mutating func append(_ scalar: Unicode.Scalar) -> Bool {
        switch introducer {
        case nil where scalar == Self.escape: break
        case nil: isComplete = scalar != "[" && scalar != "O"
        // The Linux console sends `ESC [ [ A`.
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

    /// Whether it is a special key, not a letter typed with Alt or after escape.
    var isKey: Bool { introducer != nil && isComplete }

    /// Whether nothing but escape was typed.
    var isAlone: Bool { scalars.allSatisfy { $0 == Self.escape } }

    /// Whether it may be escape alone and then a key.
    var startsTwice: Bool { scalars.count > 1 && scalars[1] == Self.escape }

    /// `[` or `O` after the last escape.
    private var introducer: Unicode.Scalar? {
        let after = scalars.drop { $0 == Self.escape }
        return after.first == "[" || after.first == "O" ? after.first : nil
    }

    /// The keys in libedit's notation.
    var keys: String {
        var keys = ""
        for scalar in scalars {
            if scalar == "^" || scalar == "\\" { keys += "\\" }
            keys += scalar == Self.escape ? #"\e"# : String(scalar)
        }
        return keys
    }
}
