internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// Messages to texts, and their sizes.
extension AppleLibrary {
    /// The size of a text in a font, limited to a width if given.
    func size(of text: String, in font: Font?, _ message: Message) throws(Failure) -> Value {
        runtime.noteScreenReading()
        try runtime.step(reading: text.utf8.count, at: message.span)
        var width: Double?
        if case .tuple(let value)? = message.arguments.first, let bounds = value.tuple.size { width = bounds.width }
        let size = TextMetrics(font: font).size(of: text, wrappedAt: width, maximumLines: 0)
        let isRect = vocabulary.text(message.name) == LibraryMessage.boundingRectWithSize.word
        return .tuple(isRect ? Tuple(Rect(x: 0, y: 0, width: size.width, height: size.height)) : Tuple(size))
    }

    /// A part of a text between UTF-16 offsets.
    private func piece(of text: String, from start: Int, to end: Int, at span: Span) throws(Failure) -> Value {
        let units = Array(text.utf16)
        let lower = max(0, min(start, units.count))
        return try runtime.text(
            String(decoding: units[lower..<max(lower, min(end, units.count))], as: UTF16.self), at: span)
    }

    /// The parts of a text between separators.
    func pieces(of text: String, between separator: String, at span: Span) throws(Failure) -> Value {
        let parts = separator.isEmpty ? [text[...]] : text.split(separator: separator, omittingEmptySubsequences: false)
        var pieces: [Value] = []
        for part in parts {
            try runtime.step(1, at: span)
            pieces.append(try runtime.text(String(part), at: span))
        }
        return try runtime.array(pieces, at: span)
    }

    /// The range of a text in another, in UTF-16 offsets; `NSNotFound` if it does not occur.
    private func range(of part: String, in text: String, passingOverCase: Bool) -> RangeValue {
        let (whole, part) = passingOverCase ? (text.lowercased(), part.lowercased()) : (text, part)
        guard let found = whole.firstRange(of: part) else { return RangeValue(lower: .max, upper: .max) }
        return RangeValue(
            lower: whole.utf16.distance(from: whole.startIndex, to: found.lowerBound),
            upper: whole.utf16.distance(from: whole.startIndex, to: found.upperBound))
    }

    /// The order of two texts with numbers compared by value, as for versions.
    private func numericOrder(of one: String, and other: String) -> Int {
        let (left, right) = (one.split(separator: "."), other.split(separator: "."))
        for position in 0..<max(left.count, right.count) {
            let (mine, theirs) = (
                position < left.count ? left[position] : "0", position < right.count ? right[position] : "0"
            )
            guard let number = Double(mine), let another = Double(theirs) else {
                return one.lowercased() < other.lowercased() ? -1 : one.lowercased() == other.lowercased() ? 0 : 1
            }
            if number != another { return number < another ? -1 : 1 }
        }
        return 0
    }

    /// A text with all occurrences of a part replaced. The size is checked before the text is built.
    func replaced(_ part: String, with other: String, in text: String, at span: Span) throws(Failure) -> Value {
        let (length, added) = (text.utf8.count, other.utf8.count)
        // At most this many parts fit.
        if length / max(1, part.utf8.count) * added > runtime.limits.text {
            let size = length + text.ranges(of: part).count * (added - part.utf8.count)
            if size > runtime.limits.text { throw failure(.limit(.text, runtime.limits.text), span) }
        }
        return try runtime.text(text.replacing(part, with: other), at: span)
    }

    func perform(_ known: LibraryMessage, _ text: String, _ message: Message) throws(Failure) -> Value? {
        let span = message.span
        // Searching visits every character.
        try runtime.step(text.utf8.count >> 3, at: span)
        switch known {
        case .length: return .number(Double(text.utf16.count))
        case .boolValue:
            return .boolean(text.first.map { "tTyY".contains($0) || $0.isNumber && $0 != "0" } ?? false)
        case .sizeWithAttributes, .sizeWithFont, .boundingRectWithSize:
            return try size(of: text, in: font(in: message.arguments), message)
        case .rangeOfString, .rangeOfStringWithOptions:
            return .range(
                range(
                    of: runtime.plainText(try message.arguments[0]), in: text,
                    passingOverCase: message.arguments.count > 1))
        case .compareWithOptions:
            return .number(Double(numericOrder(of: text, and: runtime.plainText(try message.arguments[0]))))
        case .hasPrefix: return .boolean(text.hasPrefix(runtime.plainText(try message.arguments[0])))
        case .hasSuffix: return .boolean(text.hasSuffix(runtime.plainText(try message.arguments[0])))
        case .containsString: return .boolean(text.contains(runtime.plainText(try message.arguments[0])))
        case .integerValue, .intValue, .floatValue, .doubleValue, .unsignedIntegerValue:
            return .number(Double(text).flatMap { $0.isFinite ? $0 : nil } ?? 0)
        case .copy, .mutableCopy, .initialize: return try runtime.text(text, at: span)
        case .appendString:
            return try formatted([.text(TextValue("%@")), try message.arguments[0]], after: text, at: span)
        case .appendFormat: return try formatted(Array(message.arguments), after: text, at: span)
        case .initWithFormat, .initWithFormatArguments:
            return try formatted(try valuesToFormat(message), at: span)
        case .initWithString: return try message.arguments[0]
        default: return try part(known, of: text, message)
        }
    }

    /// A part of a text, or the text with changes.
    private func part(_ known: LibraryMessage, of text: String, _ message: Message) throws(Failure) -> Value? {
        let span = message.span
        switch known {
        case .substringWithRange:
            guard case .range(let range) = try message.arguments[0] else { return nil }
            return try piece(of: text, from: range.lower, to: range.upper, at: span)
        case .substringFromIndex:
            let index = try runtime.wholeNumber(try message.arguments[0], of: .index, at: span)
            return try piece(of: text, from: index, to: .max, at: span)
        case .substringToIndex:
            let index = try runtime.wholeNumber(try message.arguments[0], of: .index, at: span)
            return try piece(of: text, from: 0, to: index, at: span)
        case .componentsSeparated:
            return try pieces(of: text, between: runtime.plainText(try message.arguments[0]), at: span)
        case .uppercaseString: return try runtime.text(text.uppercased(), at: span)
        case .lowercaseString: return try runtime.text(text.lowercased(), at: span)
        case .capitalizedString:
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            let capitalized = words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            return try runtime.text(capitalized.joined(separator: " "), at: span)
        case .replacing:
            let (part, other) = (
                runtime.plainText(try message.arguments[0]), runtime.plainText(try message.arguments[1])
            )
            return try replaced(part, with: other, in: text, at: span)
        case .trimming: return try runtime.text(text.trimmingSpace, at: span)
        default: return nil
        }
    }

    /// A format string with its `%` filled in, for display; unknown values appear by name.
    func format(_ values: [Value]) -> String {
        format(values) { $0.text ?? "<\($0.name)>" }
    }

    /// A format and the values for it, which may be in an array.
    func valuesToFormat(_ message: Message) throws(Failure) -> [Value] {
        guard vocabulary.libraryMessage(message.selector) == .initWithFormatArguments,
            case .array(let array) = try message.arguments[1]
        else { return Array(message.arguments) }
        try runtime.step(array.elements.count, at: message.span)
        return [try message.arguments[0]] + array.elements
    }

    /// A format string with its `%` filled in, appended to another, with samples for unknown parts, which are reported if the text
    /// is displayed.
    func formatted(_ values: [Value], after text: String = "", at span: Span) throws(Failure) -> Value {
        var unknown: ForeignValue?
        let values = try described(values, at: span)
        let whole =
            text
            + format(values) {
                unknown = unknown ?? $0
                return $0.text ?? StandIn.text($0.name)
            }
        guard let unknown else { return try runtime.text(whole, at: span) }
        return .foreign(ForeignValue(unknown.name, text: whole, isPartial: true, base: unknown.source))
    }

    /// Values as texts; objects use their own descriptions.
    func described(_ values: [Value], at span: Span) throws(Failure) -> [Value] {
        var described: [Value] = []
        for value in values { described.append(try self.described(value, at: span)) }
        return described
    }

    func described(_ value: Value, at span: Span) throws(Failure) -> Value {
        guard accent != .masonry, object(of: value) != nil else { return value }
        return try sendIfKnown(value, "description", [], at: span) ?? value
    }

    private func format(_ values: [Value], _ unknown: (ForeignValue) -> String) -> String {
        guard let first = values.first else { return "" }
        var result = ""
        var rest = Substring(runtime.plainText(first))
        var arguments = values.dropFirst()
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            let digits = rest.prefix { "0123456789.-+ #*lhzqtj$".contains($0) }
            rest = rest.dropFirst(digits.count)
            guard let letter = rest.popFirst() else { break }
            if letter == "%" {
                result += "%"
                continue
            }
            var value = arguments.popFirst() ?? .nothing
            if case .boolean(let boolean) = value, "diu".contains(letter) { value = .number(boolean ? 1 : 0) }
            if case .foreign(let foreign) = value {
                result += foreign.isPartial ? unknown(foreign) : foreign.text ?? unknown(foreign)
                continue
            }
            guard case .number(let number) = value else {
                result += value.isNothing ? "(null)" : runtime.plainText(value)
                continue
            }
            switch letter {
            case "g", "G", "e": result += number.spelled(decimals: 6)
            case "f", "F":
                let decimals = digits.split(separator: ".", omittingEmptySubsequences: false).last.flatMap { Int($0) }
                result += number.fixed(decimals: digits.contains(".") ? decimals ?? 0 : 6)
            case "d", "i", "u":
                let text = number.rounded(.towardZero).spelled(decimals: 0)
                let width = Int(digits.filter(\.isNumber)) ?? 0
                let fill = digits.hasPrefix("0") ? "0" : " "
                result += String(repeating: fill, count: max(0, min(width, 100) - text.count)) + text
            default: result += runtime.plainText(value)
            }
            runtime.countSteps(8)
            if result.utf8.count > runtime.limits.text { break }
        }
        runtime.countSteps(result.utf8.count >> 2)
        return result
    }
}

extension String {
    /// The text without white space at both ends.
    var trimmingSpace: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension Double {
    /// The number with exactly this many decimals, at most 9.
    fileprivate func fixed(decimals: Int) -> String {
        let decimals = Swift.min(9, decimals)
        var text = spelled(decimals: decimals)
        if decimals == 0 { return text }
        let written = text.contains(".") ? text.split(separator: ".")[1].count : 0
        if written == 0 { text += "." }
        return text + String(repeating: "0", count: Swift.max(0, decimals - written))
    }
}
