internal import Masonry
internal import Vocabulary
internal import Diagnostics

// Variables of loops, as text.
extension SourceText {

    /// The variable in the nearest condition before a place, if it is nil before the loop and never set from there on.
    func nilVariable(testedBefore use: Span) -> String? {
        let before = text(in: 0..<use.lower)
        guard let condition = before.suffix(400).ranges(of: ReservedWord.if.rawValue).last else { return nil }
        let head = before[condition.upperBound...].prefix { $0 != "{" && $0 != "\n" }
        let others = [ReservedWord.let, .var, .nil].map { Substring($0.rawValue) }
        let words = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { !others.contains($0) }
        guard let name = words.last.map(String.init), words.count <= 2, !head.contains(".") else { return nil }
        // `UIView *last = nil;`, `var last: UIView?` and `var last = nil`
        guard
            let loop = [ReservedWord.for, .while].compactMap({
                before.ranges(of: "\n\($0.rawValue) ").last?.lowerBound
                    ?? before.ranges(of: " \($0.rawValue) ").last?.lowerBound
            }).max()
        else { return nil }
        let declaration = before[..<loop].split(separator: "\n").last { line in
            ["var \(name)", "*\(name)", "* \(name)"].contains { line.contains($0) }
        }
        guard let declaration, !declaration.contains("=") || declaration.contains(ReservedWord.nil.rawValue) else {
            return nil
        }
        return isAssigned(name, from: before[..<loop].utf8.count) ? nil : name
    }

    /// The declared value of a variable that a loop uses at a place and that is never assigned; nil for any other name.
    func loopVariable(_ name: String, behindWhich use: Span) -> String? {
        let before = text(in: 0..<use.lower)
        guard let declaration = before.ranges(of: "\(ReservedWord.var.rawValue) \(name) = ").last else { return nil }
        let behind = before[declaration.upperBound...]
        let value = behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let isInLoop = [ReservedWord.for, .while].contains { behind.contains("\($0.rawValue) ") }
        let place = before[..<declaration.upperBound].utf8.count
        return isInLoop && !value.isEmpty && !isAssigned(name, from: place) ? String(value) : nil
    }

    /// Whether a statement after a place starts by assigning the name.
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
