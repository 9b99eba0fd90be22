package import Vocabulary
internal import Diagnostics

// Bodies around a place, as text.
extension SourceText {
    /// The body of the innermost block around a place whose line starts with one of the words. It is sought only in the
    /// 10,000 bytes before the place.
    package func block(startingWith words: [ReservedWord], around place: Int) -> Range<Int>? {
        var depth = 0
        for position in bytes[..<place].indices.reversed().prefix(10_000) {
            switch bytes[position] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{") where depth > 0: depth -= 1
            case UInt8(ascii: "{"):
                let head = text(in: range(ofLine: line(at: position))).drop { $0 == " " || $0 == "\t" }
                guard words.contains(where: { head.hasPrefix("\($0.rawValue) ") }) else { continue }
                return position + 1..<end(ofBlockAt: position)
            default: continue
            }
        }
        return nil
    }

    private func end(ofBlockAt brace: Int) -> Int {
        var depth = 0
        for position in bytes.indices[brace...].prefix(10_000) {
            switch bytes[position] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return position }
            default: continue
            }
        }
        return min(bytes.count, brace + 10_000)
    }
}
