/// A line of a `.gitignore`: which files and folders it means.
struct IgnorePattern {
    /// Whether what it means is not ignored after all: `!keep.mas`.
    let isNegated: Bool
    /// Whether it means folders alone: `build/`.
    private let isForFolders: Bool
    /// Whether it starts at the folder of the file that has it: `/draft.mas`, `screens/*.mas`. Otherwise it is a name anywhere below.
    private let isAnchored: Bool
    private let parts: [Part]

    /// What stands between slashes.
    private enum Part {
        /// `**`: any number of folders.
        case folders
        case name(NamePattern)
    }

    /// Nil for an empty line, a comment, and what matches nothing.
    init?(_ line: some StringProtocol) {
        var bytes = Self.withoutBlanks(Array(line.utf8))[...]
        if bytes.first == UInt8(ascii: "#") { return nil }
        isNegated = bytes.first == UInt8(ascii: "!")
        if isNegated { bytes.removeFirst() }
        isForFolders = bytes.last == UInt8(ascii: "/")
        if isForFolders { bytes.removeLast() }
        isAnchored = bytes.contains(UInt8(ascii: "/"))
        if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
        if bytes.isEmpty { return nil }
        var parts: [Part] = []
        for text in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if isAnchored, text.elementsEqual("**".utf8) {
                parts.append(.folders)
            } else {
                guard let name = NamePattern(Array(text)) else { return nil }
                parts.append(.name(name))
            }
        }
        self.parts = parts
    }

    /// Without the blanks at its end, unless a backslash keeps them.
    private static func withoutBlanks(_ line: [UInt8]) -> [UInt8] {
        var (end, index) = (0, 0)
        while index < line.count {
            let isBlank = line[index] == UInt8(ascii: " ")
            index += line[index] == UInt8(ascii: "\\") ? 2 : 1
            if !isBlank { end = min(index, line.count) }
        }
        return Array(line[..<end])
    }

    /// - Parameters:
    ///   - name: the last of the path.
    ///   - path: the names from the folder of the pattern's file on; nil for a path elsewhere.
    func matches(_ name: [UInt8], at path: ArraySlice<[UInt8]>?, isFolder: Bool) -> Bool {
        if isForFolders, !isFolder { return false }
        guard isAnchored else {
            guard case .name(let own) = parts[0] else { return false }
            return own.matches(name)
        }
        guard let path else { return false }
        // Of several `**`, only the last has to take more folders when the rest does not fit.
        var (part, place) = (0, path.startIndex)
        var retry: (part: Int, place: Int)?
        while place < path.endIndex {
            if part < parts.count {
                switch parts[part] {
                case .folders:
                    part += 1
                    // At the end, it means everything inside.
                    if part == parts.count { return true }
                    retry = (part, place)
                    continue
                case .name(let name) where name.matches(path[place]):
                    (part, place) = (part + 1, place + 1)
                    continue
                case .name: break
                }
            }
            guard let last = retry else { return false }
            (part, place) = (last.part, last.place + 1)
            retry = (part, place)
        }
        return part == parts.count
    }
}

/// A name with `*`, `?` and `[a-z]`, as shells have them.
private struct NamePattern {
    private enum Element {
        case byte(UInt8)
        case any
        case rest
        case set([ClosedRange<UInt8>], isNegated: Bool)
    }

    private var elements: [Element] = []

    /// Nil if a bracket or a backslash has nothing after it, which matches nothing.
    init?(_ text: [UInt8]) {
        var rest = text[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"): elements.append(.rest)
            case UInt8(ascii: "?"): elements.append(.any)
            case UInt8(ascii: "["):
                guard let set = Self.set(&rest) else { return nil }
                elements.append(set)
            case UInt8(ascii: "\\"):
                guard let next = rest.popFirst() else { return nil }
                elements.append(.byte(next))
            default: elements.append(.byte(byte))
            }
        }
    }

    /// What stands between brackets, without the opening one.
    private static func set(_ rest: inout ArraySlice<UInt8>) -> Element? {
        let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
        if isNegated { rest.removeFirst() }
        var ranges: [ClosedRange<UInt8>] = []
        var isFirst = true
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "]"), !isFirst { return .set(ranges, isNegated: isNegated) }
            isFirst = false
            if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":") {
                let name = rest.dropFirst()
                guard let end = name.firstIndex(of: UInt8(ascii: "]")) else { return nil }
                // Without a second colon, it is a bracket and a colon.
                if end > name.startIndex, name[end - 1] == UInt8(ascii: ":") {
                    guard let named = named[String(decoding: name[..<(end - 1)], as: UTF8.self)] else { return nil }
                    ranges += named
                    rest = name[(end + 1)...]
                    continue
                }
            }
            guard let lower = literal(byte, &rest) else { return nil }
            guard rest.first == UInt8(ascii: "-"), let after = rest.dropFirst().first, after != UInt8(ascii: "]") else {
                ranges.append(lower...lower)
                continue
            }
            rest.removeFirst(2)
            guard let upper = literal(after, &rest) else { return nil }
            if lower <= upper { ranges.append(lower...upper) }
        }
        return nil
    }

    private static func literal(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
        byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
    }

    private static let digits: [ClosedRange<UInt8>] = [0x30...0x39]
    private static let upper: [ClosedRange<UInt8>] = [0x41...0x5A]
    private static let lower: [ClosedRange<UInt8>] = [0x61...0x7A]
    private static let named: [String: [ClosedRange<UInt8>]] = [
        "digit": digits, "upper": upper, "lower": lower, "alpha": upper + lower, "alnum": digits + upper + lower,
        "xdigit": digits + [0x41...0x46, 0x61...0x66], "blank": [0x20...0x20, 0x09...0x09],
        "space": [0x20...0x20, 0x09...0x0D], "cntrl": [0...0x1F, 0x7F...0x7F], "graph": [0x21...0x7E],
        "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    ]

    func matches(_ name: [UInt8]) -> Bool {
        var (element, place) = (0, 0)
        var retry: (element: Int, place: Int)?
        while place < name.count {
            if element < elements.count {
                if case .rest = elements[element] {
                    element += 1
                    retry = (element, place)
                    continue
                }
                if Self.matches(elements[element], name[place]) {
                    (element, place) = (element + 1, place + 1)
                    continue
                }
            }
            guard let last = retry else { return false }
            (element, place) = (last.element, last.place + 1)
            retry = (element, place)
        }
        return elements[element...].allSatisfy { if case .rest = $0 { true } else { false } }
    }

    private static func matches(_ element: Element, _ byte: UInt8) -> Bool {
        switch element {
        case .byte(let own): own == byte
        case .any, .rest: true
        case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
        }
    }
}
