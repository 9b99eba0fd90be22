internal import Masonry
package import Diagnostics
internal import Vocabulary

// Words of the language that a name which means nothing was to be, judged by where it stands.
extension SourceText {
    /// The hint for a name that nothing declares: a word that it is almost, or that it is assigned to as a variable is.
    package func hint(forUndeclared name: String, _ span: Span) -> NameHint? {
        if let word = word(meantBy: name, span) { return .nearest(word) }
        // What a statement starts with is said of it elsewhere.
        if StatementWord(rawValue: name) != nil { return nil }
        if isKey(name) { return .key }
        return isAssigned(name, from: span.lower) ? .counted : nil
    }

    /// `make.left.equalTo(root);offset(8)`: the `;` that should have been a dot.
    package func semicolonInChain(before name: Span) -> Span? {
        let sign = Span(name.lower - 1, name.lower)
        return name.lower > 0 && text(in: sign) == ";" ? sign : nil
    }

    /// `make.size` for the `size` that starts a chain.
    package func chainWord(meantBy name: String, _ span: Span) -> String? {
        guard let member = Member(rawValue: name), member.parts != nil,
            text(in: span.upper..<(span.upper + 1)) == "."
        else { return nil }
        let line = range(ofLine: line(at: span.lower))
        let before = text(in: line.lowerBound..<span.lower).last { $0 != " " && $0 != "\t" }
        let path = text(in: span.upper..<line.upperBound).prefix { $0.isLetter || $0 == "." }
        let startsStatement = before.map { "{;".contains($0) } ?? true
        return startsStatement && path.contains("qualTo") ? "\(Builtin.make.rawValue).\(name)" : nil
    }

    /// `true` for `tru` where a value stands, `break` for a `braek` that is a statement, `root` for `equalTo(screen)`.
    package func word(meantBy name: String, _ span: Span) -> String? {
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

    /// Whether a name stands behind `select`, or behind the `in` of a statement that declares views.
    package func isParent(_ name: Span) -> Bool {
        let line = range(ofLine: line(at: name.lower))
        let words = text(in: line.lowerBound..<name.lower).split { $0 == " " || $0 == "\t" || $0 == "{" || $0 == ";" }
        if words.first.map(String.init) == StatementWord.select.rawValue { return true }
        return words.last.map(String.init) == ReservedWord.in.rawValue
            && words.contains { StatementWord(rawValue: String($0))?.declaresView ?? false }
    }

    /// The failure of a name that has to do with an import.
    package func unknown(_ name: String, _ span: Span) -> Failure? {
        if let alone = imported(by: name, span) {
            let word = ForeignWord(
                text: name, role: .name,
                advice: "what an imported script declares stands by itself, without the script's name")
            return Failure(.unknownName(name, .foreign(word)), self, span, replacement: alone)
        }
        guard let place = laterImport(behind: span) else { return nil }
        return Failure(
            .unknownName(name, .later), self, span,
            related: Failure.Related(source: self, span: place, message: "what this imports is there from here on"))
    }

    /// For `helpers.pinned(a)` behind `import "helpers.mas"` the name alone.
    func imported(by name: String, _ span: Span) -> (span: Span, text: String)? {
        guard text(in: span.upper..<(span.upper + 1)) == ".",
            importPlaces.contains(where: { path, _ in
                path.split(separator: "/").last?.split(separator: ".").first.map { String($0) == name } ?? false
            })
        else { return nil }
        return (Span(span.lower, span.upper + 1), "")
    }

    /// The first import behind a place, which may have what is not there yet.
    func laterImport(behind span: Span) -> Span? { importPlaces.first { $0.span.lower > span.upper }?.span }

    /// The files that lines import, with where.
    private var importPlaces: [(path: String, span: Span)] {
        let word = Array("\(StatementWord.import.rawValue) \"".utf8)
        return bytes.indices.filter { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }.compactMap { start in
            let line = range(ofLine: line(at: start))
            guard text(in: line.lowerBound..<start).allSatisfy(\.isWhitespace),
                case let path = text(in: (start + word.count)..<line.upperBound).prefix(while: { $0 != "\"" })
            else { return nil }
            return (String(path), Span(start, start + word.count + path.utf8.count + 1))
        }
    }

    /// Whether something is given the name as its key.
    private func isKey(_ name: String) -> Bool {
        let call = Array(".\(Member.key.rawValue)(\"\(name)\")".utf8)
        return bytes.indices.contains { bytes[$0] == call[0] && bytes[$0...].starts(with: call) }
    }

    /// The variable that the nearest condition before a place asks for, where it is nil before the loop around and nothing sets
    /// it.
    package func nilVariable(testedBefore use: Span) -> String? {
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

    /// What a variable is declared as before a loop that uses it at a place, where nothing sets it anew.
    package func loopVariable(_ name: String, behindWhich use: Span) -> String? {
        let before = text(in: 0..<use.lower)
        guard let declaration = before.ranges(of: "\(ReservedWord.var.rawValue) \(name) = ").last else { return nil }
        let behind = before[declaration.upperBound...]
        let value = behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let isInLoop = [ReservedWord.for, .while].contains { behind.contains("\($0.rawValue) ") }
        let place = before[..<declaration.upperBound].utf8.count
        return isInLoop && !value.isEmpty && !isAssigned(name, from: place) ? String(value) : nil
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
