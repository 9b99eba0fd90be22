internal import Masonry

// Words of the language that a name which means nothing was to be, judged by where it stands.
extension SourceText {
    /// The hint for a name that nothing declares: a word that it is almost, or that it is assigned to as a variable is.
    func hint(forUndeclared name: String, _ span: Span) -> NameHint? {
        if let word = word(meantBy: name, span) { return .nearest(word) }
        // What a statement starts with is said of it elsewhere.
        if StatementWord(rawValue: name) != nil { return nil }
        if isKey(name) { return .key }
        return isAssigned(name, from: span.lower) ? .counted : nil
    }

    /// `true` for `tru` where a value stands, `break` for a `braek` that is a statement, `root` for `equalTo(screen)`.
    func word(meantBy name: String, _ span: Span) -> String? {
        let line = range(ofLine: line(at: span.lower))
        let before = text(in: line.lowerBound..<span.lower).drop { $0 == " " || $0 == "\t" }
        let last = before.last { $0 != " " && $0 != "\t" }
        let after = text(in: span.upper..<line.upperBound).drop { $0 == " " || $0 == "\t" }
        if name == StatementWord.screen.rawValue {
            return last == "(" && (after.hasPrefix(")") || after.hasPrefix(".")) ? Builtin.root.rawValue : nil
        }
        let isEnd = after.first.map { "};\r".contains($0) } ?? true
        if isEnd, last.map({ "{;".contains($0) }) ?? true {
            return Self.nearest(name, among: [.break, .continue, .return])
        }
        let isHead = [ReservedWord.return, .if, .while].contains { before.hasSuffix($0.rawValue + " ") }
        guard isHead || last.map({ "=([,:!&|".contains($0) }) ?? false,
            !(after.first.map { ".([".contains($0) } ?? false)
        else { return nil }
        return Self.nearest(name, among: [.true, .false, .nil])
    }

    /// The word that one slip makes a name, or that one is the start of.
    private static func nearest(_ name: String, among words: [ReservedWord]) -> String? {
        let words = words.map(\.rawValue)
        return NearestName.slip(name, among: words)
            ?? words.first { word in
                name.utf8.count >= 3 && word.hasPrefix(name) && name != word
                    || name.dropLast() == word && name.last == word.last
            }
    }

    /// Whether something is given the name as its key.
    private func isKey(_ name: String) -> Bool {
        let call = Array(".\(Member.key.rawValue)(\"\(name)\")".utf8)
        return bytes.indices.contains { bytes[$0] == call[0] && bytes[$0...].starts(with: call) }
    }

    /// Whether a name is assigned to from a place on.
    private func isAssigned(_ name: String, from place: Int) -> Bool {
        let wanted = Array(name.utf8)
        let blank = UInt8(ascii: " ")
        var position = place
        while position + wanted.count < bytes.count {
            defer { position += 1 }
            guard bytes[position] == wanted[0], bytes[position...].starts(with: wanted) else { continue }
            let before = bytes[..<position].last { $0 != blank } ?? UInt8(ascii: "\n")
            guard "\n{;".utf8.contains(before) else { continue }
            let behind = bytes[(position + wanted.count)...].drop { $0 == blank }.prefix(2)
            guard let sign = behind.first, let next = behind.dropFirst().first else { continue }
            let equal = UInt8(ascii: "=")
            if sign == equal ? next != equal : next == equal && "+-*/".utf8.contains(sign) { return true }
        }
        return false
    }
}
