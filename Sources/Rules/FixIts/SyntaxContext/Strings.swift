extension SyntaxContext {
    /// Whether the rest of the line can follow a string.
    func isEndOfText(_ place: Int) -> Bool {
        let line = source.range(ofLine: source.line(at: place))
        let rest = source.text(in: place..<max(place, line.upperBound)).drop { $0 == " " || $0 == "\t" }
        return rest.first.map { "),];}\r\n".contains($0) } ?? true
            || rest.hasPrefix("\(ReservedWord.in.rawValue) ") || rest.hasPrefix("//")
    }

    /// The position of the first comma of a call whose string contains the arguments after it: numbers, and names that
    /// occur earlier.
    func endOfArgument(from start: Int, in line: Substring) -> Int? {
        guard index > 0, previous.kind == .leftParen || previous.kind == .comma, let comma = line.firstIndex(of: ","),
            line.hasSuffix(")"), looksFar
        else { return nil }
        let rest = line[comma...].dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let areArguments = rest.allSatisfy { argument in
            let text = String(argument).trimmed
            let name = text.prefix { $0 != "." }
            return Double(text) != nil
                || text.isPath && !name.isEmpty
                    && tokens[..<index].suffix(2_000).contains {
                        $0.kind == .identifier && source.text(in: $0.span) == name
                    }
        }
        return areArguments ? start + line[..<comma].utf8.count : nil
    }

    /// Whether an unclosed string of a script starts with the quote that strings have here.
    func isInDoubleQuotes(_ error: SyntaxError) -> Bool {
        source.accent == .masonry && source.byte(at: error.span.lower) == UInt8(ascii: "\"")
    }
}

extension String {
    /// The text with another language's interpolated values written as here; nil if they are not simple.
    func interpolated(from opening: String) -> String? {
        var result = ""
        var rest = self[...]
        while let start = rest.firstRange(of: opening) {
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
            let value = rest[start.upperBound..<end]
            if value.isEmpty || value.contains(where: { "{:\"".contains($0) }) { return nil }
            result += rest[..<start.lowerBound] + "\\(\(value))"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
