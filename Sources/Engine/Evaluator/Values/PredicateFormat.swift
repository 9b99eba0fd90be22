internal import Syntax

/// The condition of `predicateWithFormat:`: comparisons joined by `AND`, `OR` and `NOT`.
package indirect enum PredicateFormat {
    case comparison(Side, Comparison, Side)
    case not(PredicateFormat)
    case both(PredicateFormat, PredicateFormat)
    case either(PredicateFormat, PredicateFormat)

    package enum Side {
        case value(Value)
        /// Dotted names; empty for the value itself.
        case path(String)
    }

    package struct Comparison {
        package enum Word {
            case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, begins, ends, contains, isIn
        }

        package let word: Word
        /// `CONTAINS[cd]`
        package var passesOverCase = false
    }

    /// Parses a format with the values for its `%@`; nil if something is not understood.
    package init?(_ format: String, _ arguments: [Value]) {
        var reader = Reader(format, arguments)
        guard let read = reader.either(depth: 0), reader.isAtEnd else { return nil }
        self = read
    }
}

extension PredicateFormat {
    private struct Reader {
        package let words: [Substring]
        private var arguments: ArraySlice<Value>
        package var index = 0

        init(_ format: String, _ arguments: [Value]) {
            words = Self.words(of: format)
            self.arguments = arguments[...]
        }

        /// Names, operators, quoted texts and brackets.
        private static func words(of format: String) -> [Substring] {
            var words: [Substring] = []
            var rest = format[...]
            while let first = rest.first {
                var length = 1
                if first.isWhitespace {
                    rest = rest.dropFirst()
                    continue
                }
                if first == "'" || first == "\"" {
                    length =
                        (rest.dropFirst().firstIndex(of: first).map { rest.distance(from: rest.startIndex, to: $0) }
                            ?? rest.count - 1) + 1
                } else if isNameCharacter(first) {
                    length = rest.prefix(while: isNameCharacter).count
                } else if "=!<>&|".contains(first) {
                    length = rest.prefix { "=!<>&|".contains($0) }.count
                }
                words.append(rest.prefix(length))
                rest = rest.dropFirst(length)
            }
            return words
        }

        private static func isNameCharacter(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "_.%@[]-{".contains(character)
        }

        var isAtEnd: Bool { index == words.count }

        private var word: String { index < words.count ? words[index].uppercased() : "" }

        private mutating func accept(_ known: String...) -> Bool {
            guard known.contains(word) else { return false }
            index += 1
            return true
        }

        mutating func either(depth: Int) -> PredicateFormat? {
            guard var whole = both(depth) else { return nil }
            while accept("OR", "||") {
                guard let next = both(depth) else { return nil }
                whole = .either(whole, next)
            }
            return whole
        }

        private mutating func both(_ depth: Int) -> PredicateFormat? {
            guard var whole = single(depth) else { return nil }
            while accept("AND", "&&") {
                guard let next = single(depth) else { return nil }
                whole = .both(whole, next)
            }
            return whole
        }

        private mutating func single(_ depth: Int) -> PredicateFormat? {
            guard depth < Parser.nestingLimit else { return nil }
            if accept("NOT", "!") { return single(depth + 1).map { .not($0) } }
            if accept("(") {
                let inner = either(depth: depth + 1)
                return accept(")") ? inner : nil
            }
            guard let left = side(), let comparison = comparison(), let right = side() else { return nil }
            return .comparison(left, comparison, right)
        }

        private mutating func comparison() -> Comparison? {
            let parts = word.split(separator: "[")
            guard let first = parts.first, let known = Self.comparisons[String(first)] else { return nil }
            index += 1
            return Comparison(word: known, passesOverCase: parts.count > 1 && parts[1].contains("C"))
        }

        private static let comparisons: [String: Comparison.Word] = [
            "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater,
            ">=": .greaterOrEqual, "BEGINSWITH": .begins, "ENDSWITH": .ends, "CONTAINS": .contains, "IN": .isIn,
        ]

        private mutating func side() -> Side? {
            guard index < words.count else { return nil }
            let (text, upper) = (words[index], word)
            index += 1
            switch upper {
            case "YES", "TRUE": return .value(.boolean(true))
            case "NO", "FALSE": return .value(.boolean(false))
            case "NIL", "NULL": return .value(.nothing)
            case "SELF": return .path("")
            case "%K":
                return arguments.popFirst().flatMap { if case .text(let path) = $0 { .path(path.text) } else { nil } }
            default: break
            }
            if text.hasPrefix("%") { return arguments.popFirst().map { .value($0) } }
            if let number = Double(text) { return number.isFinite ? .value(.number(number)) : nil }
            guard let first = text.first, first.isLetter || first == "_" || first == "'" || first == "\"" else {
                return nil
            }
            if first == "'" || first == "\"" { return .value(.text(TextValue(String(text.dropFirst().dropLast())))) }
            return .path(upper.hasPrefix("SELF.") ? String(text.dropFirst(5)) : String(text))
        }
    }
}
