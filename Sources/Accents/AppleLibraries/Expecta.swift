internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Assertions of Expecta: `expect(value).to.equal(other)`.
extension AppleLibrary {
    /// Goes on with `expect(value)`: `to` and `notTo`, and a matcher, which is counted as an expectation.
    func sendExpectation(_ subject: AssertedValue, _ message: Message) throws(Failure) -> Value {
        let word = vocabulary.text(message.name)
        if message.arguments.isEmpty, let isNegated = Matcher.directions[word] {
            var next = subject
            next.isNegated = isNegated
            return .foreign(ForeignValue("\(LibraryFunction.expect.rawValue)()", isMade: true, subject: next))
        }
        guard let matcher = Matcher(rawValue: word) else {
            reportUndecided(ForeignValue(word), .assertion, at: message.nameSpan)
            return .nothing
        }
        let others = Array(message.arguments)
        if matcher == .raise || matcher == .raiseAny || matcher == .raiseWithReason {
            guard let raises = try raises(subject.value, at: message.span) else {
                reportUndecided(ForeignValue(word), .assertion, at: message.nameSpan)
                return .nothing
            }
            count(
                raises != subject.isNegated, difference: subject.isNegated ? "it fails" : "nothing fails",
                at: message.span)
            return .nothing
        }
        if reportsUnknown(among: [subject.value] + others, at: message.span) { return .nothing }
        let holds = try self.holds(matcher, subject.value, others, message)
        let sides = ([subject.value] + others.prefix(2)).map { ValueText(limit: 1000).text($0, .shown) }
        count(
            holds != subject.isNegated, difference: matcher.difference(sides, isNegated: subject.isNegated),
            at: message.span)
        return .nothing
    }

    /// Whether a block fails; nil if it did something unknown, which may fail. What it did is undone if it fails.
    private func raises(_ block: Value, at span: Span) throws(Failure) -> Bool? {
        let mark = undoLog.mark()
        let (before, earlier, unknown) = (runtime.reports, ignored, unknownUses)
        ignored = []
        defer { ignored = earlier + ignored.filter { !earlier.contains($0) } }
        do throws(Failure) {
            _ = try runtime.endingWithFailure { () throws(Failure) in try runtime.call(block, [], at: span) }
            let isKnown =
                runtime.reports.count == before.count && ignored.isEmpty && unknownUses.count == unknown.count
            if !runtime.reports.dropFirst(before.count).contains(where: { $0.severity == .error }) {
                return isKnown ? false : nil
            }
        } catch {
            if error.problem.endsRun { throw error }
        }
        undoLog.rollBack(to: mark)
        runtime.reports = before
        unknownUses = unknown
        return true
    }

    private func holds(
        _ matcher: Matcher, _ value: Value, _ others: [Value], _ message: Message
    ) throws(Failure) -> Bool {
        let other = others.first ?? .nothing
        switch matcher {
        case .equal: return try runtime.areEqual(value, other, tolerance: 0, at: message.span) == true
        case .beIdenticalTo: return try areIdentical(value, other, at: message.span)
        case .beNil: return value.isNothing
        case .beTruthy: return value.isTrue
        case .beFalsy: return !value.isTrue
        case .beKindOf, .beInstanceOf: return isInstance(value, of: other)
        case .haveCountOf, .haveACountOf:
            return try runtime.areEqual(count(of: value), other, tolerance: 0, at: message.span) == true
        case .beEmpty: return try runtime.areEqual(count(of: value), .number(0), tolerance: 0, at: message.span) == true
        case .contain: return try contains(value, other, message)
        case .beginWith, .startWith, .endWith:
            guard case (.text(let text), .text(let part)) = (value, other) else { return false }
            return matcher == .endWith ? text.text.hasSuffix(part.text) : text.text.hasPrefix(part.text)
        case .beCloseTo, .beCloseToWithin:
            let tolerance = matcher == .beCloseTo ? Self.closeness : try message.arguments.number(1)
            return try runtime.areEqual(value, other, tolerance: tolerance, at: message.span) == true
        case .beGreaterThan, .beGreaterThanOrEqualTo, .beLessThan, .beLessThanOrEqualTo, .beInTheRangeOf:
            guard case .number(let number) = value else { return false }
            let bound = try message.arguments.number(0)
            switch matcher {
            case .beGreaterThan: return number > bound
            case .beGreaterThanOrEqualTo: return number >= bound
            case .beLessThan: return number < bound
            case .beLessThanOrEqualTo: return number <= bound
            default:
                let end = try message.arguments.number(1)
                return number >= bound && number <= end
            }
        case .raise, .raiseAny, .raiseWithReason: return false
        }
    }

    /// How far apart two numbers may be that are close, as in Expecta.
    private static let closeness = 0.001

    /// The number of elements or characters; nothing if the value has none.
    private func count(of value: Value) -> Value {
        switch value {
        case .array(let array): .number(Double(array.elements.count))
        case .dictionary(let dictionary): .number(Double(dictionary.keys.count))
        case .text(let text): .number(Double(text.text.utf16.count))
        default: .nothing
        }
    }

    private func contains(_ value: Value, _ part: Value, _ message: Message) throws(Failure) -> Bool {
        switch (value, part) {
        case (.array(let array), _):
            for element in array.elements {
                try runtime.step(1, at: message.span)
                if try runtime.areEqual(element, part, tolerance: 0, at: message.span) == true { return true }
            }
            return false
        case (.text(let text), .text(let part)):
            try runtime.step(reading: text.text.utf8.count, at: message.span)
            return text.text.contains(part.text)
        default: return false
        }
    }
}

/// What `expect(value).to` is followed by.
private enum Matcher: String {
    case equal, beIdenticalTo, beNil, beTruthy, beFalsy, beKindOf, beInstanceOf
    case haveCountOf, haveACountOf, beEmpty, contain, beginWith, startWith, endWith
    case beCloseTo, beCloseToWithin, beGreaterThan, beGreaterThanOrEqualTo, beLessThan, beLessThanOrEqualTo
    case beInTheRangeOf
    case raise, raiseAny, raiseWithReason

    /// The words before a matcher, and whether they negate it. Values don't change while a test waits for them.
    static let directions = ["to": false, "toNot": true, "notTo": true, "will": false, "willNot": true]

    /// What is wrong, from the texts of the value and of what it was compared with.
    func difference(_ sides: [String], isNegated: Bool) -> String {
        switch self {
        case .equal, .beIdenticalTo, .beCloseTo, .beCloseToWithin:
            sides.count > 1 ? "\(sides[0]) is \(isNegated ? "" : "not ")\(sides[1])" : sides[0]
        default: "it is \(sides[0])"
        }
    }
}
