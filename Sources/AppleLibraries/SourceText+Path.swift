internal import Diagnostics

extension SourceText {
    /// The dotted names before a member, including its dot; nil if something else precedes it.
    func path(before member: Span) -> Span? {
        let isPart = { (byte: UInt8) in
            byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
                || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        }
        var start = member.lower
        while start > 0, isPart(bytes[start - 1]) { start -= 1 }
        guard start < member.lower, bytes[start] != UInt8(ascii: ".") else { return nil }
        return Span(start, member.lower)
    }
}
