internal import Masonry
internal import Vocabulary
internal import Evaluator

// Swift library members beyond those of the language and Objective-C.
extension AppleLibrary {
    /// Performs a message; nil if Swift has none for this receiver.
    func sendSwift(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        switch receiver {
        case .array(let array):
            if let value = try sendSwift(array, message) { return value }
            if let value = try makeDictionary(of: array, message) { return value }
        case .range(let range): if let value = try sendSwift(range, message) { return value }
        case .text(let text): if let value = try sendSwift(text.text, message) { return value }
        case .dictionary(let dictionary): if let value = try sendSwift(dictionary, message) { return value }
        case .number(let number): if let value = try sendSwift(number, message) { return value }
        case .tuple(let tuple): if let value = try sendSwift(tuple.tuple, message) { return value }
        default: break
        }
        switch (vocabulary.text(message.name), receiver, message.arguments.first) {
        case ("map", _, .function?), ("flatMap", _, .function?):
            // On an optional that has a value.
            if case .foreign = receiver { return nil }
            return try runtime.call(try message.arguments[0], [receiver], at: message.span)
        case ("then", _, .function?), ("do", _, .function?), ("with", _, .function?):
            // Configures the new object.
            _ = try runtime.call(try message.arguments[0], [receiver], at: message.span)
            return receiver
        case ("addSubviews", .view, _?):
            for value in message.arguments {
                guard case .array(let array) = value else {
                    _ = try runtime.callMember(.addSubview, of: receiver, sent(value, message))
                    continue
                }
                for element in array.elements {
                    _ = try runtime.callMember(.addSubview, of: receiver, sent(element, message))
                }
            }
            return .nothing
        default: return nil
        }
    }

    private func sent(_ value: Value, _ message: Message) -> Arguments {
        message.arguments.replaced(by: [value], named: Member.addSubview.rawValue)
    }

    private func sendSwift(_ range: RangeValue, _ message: Message) throws(Failure) -> Value? {
        switch vocabulary.text(message.name) {
        case "lowerBound": return .number(Double(range.lower))
        case "upperBound": return .number(Double(range.isClosed ? range.upper - 1 : range.upper))
        case "count" where message.arguments.isEmpty: return .number(Double(range.count))
        case "contains" where message.arguments.label(of: 0) == nil: return nil
        default:
            guard SwiftArrayWord(rawValue: vocabulary.text(message.name)) != nil else { return nil }
            try runtime.step(range.count, at: message.span)
            let elements = (range.lower..<range.upper).map { Value.number(Double($0)) }
            guard case .array(let array) = try runtime.array(elements, at: message.span) else { return nil }
            return try sendSwift(array, message)
        }
    }

    private func sendSwift(_ text: String, _ message: Message) throws(Failure) -> Value? {
        let span = message.span
        // Searching visits every character.
        try runtime.step(text.utf8.count >> 3, at: span)
        let given = message.arguments.first.map(runtime.plainText) ?? ""
        switch (vocabulary.text(message.name), message.arguments.count) {
        case ("isEmpty", 0): return .boolean(text.isEmpty)
        case ("count", 0): return .number(Double(text.count))
        case ("uppercased", 0): return try runtime.text(text.uppercased(), at: span)
        case ("lowercased", 0): return try runtime.text(text.lowercased(), at: span)
        case ("capitalized", 0):
            return try runtime.text(text.prefix(1).uppercased() + text.dropFirst().lowercased(), at: span)
        case ("contains", 1): return .boolean(text.contains(given))
        case ("appending", 1): return try runtime.text(text + given, at: span)
        case ("components", 1), ("split", 1): return try pieces(of: text, between: given, at: span)
        case ("replacingOccurrences", 2):
            return try replaced(given, with: runtime.plainText(try message.arguments[1]), in: text, at: span)
        case ("trimmingCharacters", 1):
            return try runtime.text(text.trimmingSpace, at: span)
        case ("map", _), ("flatMap", _): return nil
        case (let name, _):
            guard let word = SwiftArrayWord(rawValue: name), !word.isChange,
                case .array(let characters) = try elements(of: .text(TextValue(text)), at: span),
                let value = try sendSwift(characters, word, message)
            else { return nil }
            switch word {
            case .filter, .prefix, .suffix, .dropFirst, .dropLast, .drop, .reversed:
                guard case .array(let kept) = value else { return value }
                return try runtime.text(kept.elements.map(runtime.plainText).joined(), at: span)
            default: return value
            }
        }
    }

    private func sendSwift(_ number: Double, _ message: Message) throws(Failure) -> Value? {
        switch (vocabulary.text(message.name), message.arguments.count) {
        case ("rounded", 0): return .number(number.rounded(.toNearestOrAwayFromZero))
        case ("rounded", 1):
            guard case .foreign(let rule) = try message.arguments[0] else { return nil }
            switch rule.lastWord {
            case "up": return .number(number.rounded(.up))
            case "down": return .number(number.rounded(.down))
            default: return .number(number.rounded())
            }
        case ("truncatingRemainder", 1):
            let divisor = try message.arguments.number(0)
            guard divisor != 0 else { throw failure(.divisionByZero, message.span) }
            return .number(number.truncatingRemainder(dividingBy: divisor))
        case ("value", 0), (LibraryMessage.rawValue.rawValue, 0): return .number(number)
        case ("advanced", 1), ("advancedBy", 1): return .number(number + (try message.arguments.number(0)))
        case ("quotientAndRemainder", 1):
            let divisor = try message.arguments.number(0)
            guard divisor != 0 else { throw failure(.divisionByZero, message.span) }
            let quotient = Value.number((number / divisor).rounded(.towardZero))
            let rest = Value.number(number.truncatingRemainder(dividingBy: divisor))
            return try pair("quotient", quotient, "remainder", rest, at: message.span)
        case ("isZero", 0): return .boolean(number == 0)
        case ("signum", 0): return .number(number == 0 ? 0 : number < 0 ? -1 : 1)
        case ("magnitude", 0): return .number(abs(number))
        case ("description", 0): return try runtime.text(runtime.plainText(.number(number)), at: message.span)
        case ("isMultiple", 1):
            let divisor = try message.arguments.number(0)
            return .boolean(divisor != 0 && number.truncatingRemainder(dividingBy: divisor) == 0)
        default: return nil
        }
    }
}
