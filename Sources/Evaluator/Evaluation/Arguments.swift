package import Masonry
package import Diagnostics
internal import Vocabulary

/// The values given to a call of one of the language's own functions or methods, with what is to be said when they
/// don't fit.
package struct Arguments {
    let evaluator: Evaluator
    /// What is called.
    let name: String
    private let values: [Value]
    let site: CallSite
    /// The whole call.
    let span: Span
    /// Whether the value is assigned to a member rather than given to a call.
    var isAssignment: Bool

    package init(
        evaluator: Evaluator, name: String, values: [Value], site: CallSite, span: Span, isAssignment: Bool = false
    ) {
        self.evaluator = evaluator
        self.name = name
        self.values = values
        self.site = site
        self.span = span
        self.isAssignment = isAssignment
    }

    package func failure(_ problem: Problem, _ span: Span? = nil) -> Failure {
        evaluator.failure(problem, span ?? self.span)
    }

    func span(of index: Int) -> Span {
        guard index < Int(site.arguments.count) else { return span }
        let code = evaluator.unit.lists[Int(site.arguments.start) + index]
        return evaluator.unit.spans[Int(code)]
    }

    package func label(of index: Int) -> String? {
        guard index < site.labels.count, let label = site.labels[index] else { return nil }
        return evaluator.vocabulary.text(label)
    }

    /// What is called, as the source writes it: `CGRect` for what makes one.
    private var writtenName: String {
        let isMaker = evaluator.unit.source.accent == .swift && SwiftName.makers.values.contains(name)
        return isMaker ? evaluator.unit.source.text(in: site.nameSpan) : name
    }

    /// Checks how many there are, and that each label is one that may stand there.
    func check(_ expected: ClosedRange<Int>, labels: [[String]] = []) throws(Failure) {
        guard expected.contains(count) else {
            if let failure = pairOfNumbers(expected) { throw failure }
            let sample = Member(rawValue: name)?.sample ?? Builtin(rawValue: name)?.sample
            let failure = failure(
                .argumentCount(
                    of: writtenName, expected: Self.phrase(expected), found: count,
                    sample: writtenName == name ? sample : nil,
                    missing: (count == 0 || [Member.insets, .inset].contains { $0.rawValue == name })
                        && writtenName == name ? ArgumentPhrase.missing(in: name) : nil), callSpan)
            let instead =
                parts(labels) ?? elements(expected) ?? withAxis
                ?? (count > expected.upperBound ? withoutTrailingClosure : nil)
            throw instead.map { failure.replacing($0.span, with: $0.text) } ?? failure
        }
        for index in 0..<count {
            guard let label = label(of: index) else { continue }
            let allowed = index < labels.count ? labels[index] : []
            if allowed.contains(label) { continue }
            if let ordered = inOrder(labels) { throw ordered }
            let failure = failure(.unknownLabel(label, of: name, expected: allowed), site.labelSpans[index])
            // The label of a part of a structure says that the others are missing.
            let isPart = [TupleShape.insets, .size, .point].contains { $0.parts.contains { $0.name == label } }
            if let instead = relabelled(labels) { throw failure.replacing(instead.span, with: instead.text) }
            guard allowed.isEmpty, index == 0, !isPart else { throw failure }
            throw failure.replacing(Span(site.labelSpans[index].lower, span(of: index).lower), with: "")
        }
    }

    /// A priority of contents that is given no axis.
    private var withAxis: (span: Span, text: String)? {
        let setters = [Member.setContentHuggingPriority, .setContentCompressionResistancePriority].map(\.rawValue)
        guard setters.contains(name), count == 1, label(of: 0) == nil, evaluator.unit.source.accent == .masonry else {
            return nil
        }
        let place = self.span(of: 0).upper
        return (Span(place, place), ", \(Axis.horizontal.rawValue)")
    }

    /// `offset(10,20)`, where one number is taken.
    private func pairOfNumbers(_ expected: ClosedRange<Int>) -> Failure? {
        guard expected == 1...1, count == 2, label(of: 0) == nil, label(of: 1) == nil else { return nil }
        let given = Span(span(of: 0).lower, span(of: 1).upper)
        let parts = evaluator.unit.source.text(in: given).split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, Int(parts[0]) != nil, parts[1].allSatisfy(\.isNumber) else { return nil }
        return failure(.spreadTuple(of: writtenName, "one number; write two statements for x and y"), given)
    }

    /// `0x10`, which is a size here, where a number is wanted.
    func hexadecimal(_ index: Int) -> Failure? {
        let span = span(of: index)
        let digits = evaluator.unit.source.text(in: span)
        guard case .tuple = given(index), digits.hasPrefix("0x"), let number = Int(digits.dropFirst(2), radix: 16)
        else { return nil }
        return failure(
            .argumentKind(
                of: name, expected: "a number", found: given(index).phrase,
                help: "an `x` stands between a width and a height: numbers are written with ten digits"), span
        ).replacing(span, with: "\(number)")
    }

    func check(_ expected: Int, labels: [[String]] = []) throws(Failure) {
        try check(expected...expected, labels: labels)
    }

    /// From the name of what is called to the end of the call.
    var callSpan: Span { isAssignment ? span : Span(site.nameSpan.lower, span.upper) }

    /// The first alone, without its label.
    var onlyFirst: Arguments {
        let site = CallSite(
            arguments: CodeList(start: site.arguments.start, count: Swift.min(1, site.arguments.count)),
            nameSpan: site.nameSpan)
        return Arguments(evaluator: evaluator, name: name, values: Array(values.prefix(1)), site: site, span: span)
    }

    /// The value at an index: an error of the call where it has so few.
    subscript(index: Int) -> Value {
        get throws(Failure) {
            guard values.indices.contains(index) else {
                let count = index + 1
                throw failure(
                    .argumentCount(of: name, expected: Self.phrase(count...count), found: self.count, sample: nil))
            }
            return values[index]
        }
    }

    /// The value at an index; nothing where it has so few.
    package func given(_ index: Int) -> Value { values.indices.contains(index) ? values[index] : .nothing }

    static func phrase(_ count: ClosedRange<Int>) -> String {
        if count.upperBound == .max { return "at least \(noun(count.lowerBound))" }
        if count.lowerBound == count.upperBound { return noun(count.lowerBound) }
        return "\(count.lowerBound) to \(count.upperBound) arguments"
    }

    private static func noun(_ count: Int) -> String {
        switch count {
        case 0: "no arguments"
        case 1: "1 argument"
        default: "\(count) arguments"
        }
    }

    /// - Parameter isWanted: whether a value is of the kind; a string that names such a one was likely meant to be it.
    func wrongKind(
        _ index: Int, expected: String, help: String? = nil, isWanted: (Value) -> Bool = { _ in false }
    ) -> Failure {
        let span = span(of: index)
        let found = given(index).phrase
        var help = help ?? evaluator.reasonOfNothing(given(index), at: span)
        if case .nothing = given(index), help == nil, evaluator.unit.source.accent == .masonry {
            help = "the value is nil where this runs: it is given another one before"
        }
        if case .type(let type) = given(index), evaluator.unit.source.accent == .swift {
            help = "an object is made by calling its class: \(type.name)()"
        }
        let failure = failure(
            isAssignment
                ? .wrongKind(of: "`\(name)`", expected: expected, found: found, help: help)
                : .argumentKind(
                    of: label(of: index).map { "\($0):` of `\(name)" } ?? name, expected: expected, found: found,
                    help: help), span)
        if let tuple = tupleInstead(of: index, expected) { return failure.replacing(span, with: tuple) }
        guard let text = evaluator.unquoted(given(index), accepting: isWanted) else { return failure }
        if let literal = evaluator.unit.source.literal(of: span) {
            return failure.related(
                to: Failure.Related(
                    source: evaluator.unit.source, span: literal, message: "a string, as it is in quotes")
            ).replacing(literal, with: text)
        }
        return failure.replacing(evaluator.boxed(span), with: text)
    }

    // MARK: Kinds

    package func number(_ index: Int) throws(Failure) -> Double {
        let value = try self[index]
        guard case .number(let number) = value else {
            if let number = evaluator.numberInC(given(index), at: span(of: index)) { return number }
            if let failure = hexadecimal(index) { throw failure }
            let failure = wrongKind(index, expected: "a number") { if case .number = $0 { true } else { false } }
            if case .text(let text) = given(index), name == Member.priority.rawValue,
                let meant = NearestName.of(
                    text.text, among: [Builtin.required, .high, .medium, .low, .fittingSize].map(\.rawValue))
            {
                throw failure.replacing(span(of: index), with: meant)
            }
            guard case .attribute(let value) = try self[index] else { throw failure }
            let name = "\(value.attribute.itemName).\(value.attribute.attribute.rawValue)"
            // Neither Masonry nor SnapKit has a number for where a view will be.
            if evaluator.unit.source.accent != .masonry { throw failure }
            throw failure.replacing(span(of: index), with: "\(name).value")
        }
        return number
    }

    func text(_ index: Int) throws(Failure) -> String {
        // Any object will do as a key where objects are told things.
        if evaluator.unit.source.accent != .masonry { return evaluator.plainText(try self[index]) }
        guard case .text(let value) = try self[index] else { throw wrongKind(index, expected: "a string") }
        return value.text
    }

    func optionalText(_ index: Int) throws(Failure) -> String? {
        if case .nothing = try self[index] { return nil }
        return try text(index)
    }

    package func color(_ index: Int) throws(Failure) -> String? {
        guard let text = try optionalText(index) else { return nil }
        guard View.isColor(text) else {
            // A colour that a project makes in its own way is none that could be shown.
            if evaluator.unit.source.accent != .masonry { return nil }
            throw Failure(
                .unknownColor(text, nearest: NamedColor.nearest(to: text)), evaluator.unit.source, span(of: index))
        }
        return text
    }

    func boolean(_ index: Int) throws(Failure) -> Bool {
        guard case .boolean(let boolean) = try self[index] else {
            let failure = wrongKind(index, expected: "a bool", help: "true or false")
            guard let meant = given(index).meantTruth, evaluator.unit.source.accent == .masonry else { throw failure }
            throw failure.replacing(span(of: index), with: "\(meant)")
        }
        return boolean
    }

    func rect(_ index: Int) throws(Failure) -> Rect {
        guard case .tuple(let value) = try self[index], let rect = value.tuple.rect else {
            if isZeroInC(index) { return .zero }
            throw wrongKind(index, expected: "a rectangle", help: "a rectangle is (x, y, width, height)")
        }
        return rect
    }

    package func view(_ index: Int) throws(Failure) -> View {
        guard case .view(let view) = try self[index] else {
            throw wrongKind(index, expected: "a view") { if case .view = $0 { true } else { false } }
        }
        try evaluator.checkUsable(view, span(of: index))
        return view
    }

    func axis(_ index: Int) throws(Failure) -> Axis {
        guard case .axis(let axis) = try self[index] else {
            let failure = wrongKind(index, expected: "horizontal or vertical") {
                if case .axis = $0 { true } else { false }
            }
            guard case .foreign(let foreign) = given(index), let meant = Problem.axis(meantBy: foreign.name) else {
                throw failure
            }
            throw failure.replacing(span(of: index), with: meant)
        }
        return axis
    }

    func attribute(_ index: Int) throws(Failure) -> Attribute {
        guard case .attributeName(let attribute) = try self[index] else {
            let failure = wrongKind(index, expected: "the name of an attribute", help: "for instance \(name)(.left)")
            guard case .text(let text) = given(index), evaluator.unit.source.accent == .masonry,
                let attribute = Attribute(rawValue: text.text)
            else { throw failure }
            let names = values.map {
                if case .text(let text) = $0 { Attribute(rawValue: text.text) } else { Attribute?.none }
            }
            guard name == Member.attributes.rawValue, !names.contains(nil) else {
                throw failure.replacing(span(of: index), with: ".\(attribute.rawValue)")
            }
            let list = names.compactMap(\.self).map { ".\($0.rawValue)" }.joined(separator: ", ")
            throw failure.replacing(Span(span(of: 0).lower, span(of: count - 1).upper), with: list)
        }
        return attribute
    }

    func size(_ index: Int) throws(Failure) -> Size {
        guard case .tuple(let value) = try self[index], let size = value.tuple.size else {
            if isZeroInC(index) { return Size(width: 0, height: 0) }
            throw pair(index, wrongKind(index, expected: "a size", help: assigned("(width, height)")))
        }
        return size
    }

    func point(_ index: Int) throws(Failure) -> Point {
        guard case .tuple(let value) = try self[index], let point = value.tuple.point else {
            if isZeroInC(index) { return Point(x: 0, y: 0) }
            throw pair(index, wrongKind(index, expected: "a point", help: assigned("(x, y)")))
        }
        return point
    }

    func insets(_ index: Int) throws(Failure) -> EdgeInsets {
        guard case .tuple(let value) = try self[index], let insets = value.tuple.insets else {
            if isZeroInC(index) { return EdgeInsets(0) }
            let failure = wrongKind(index, expected: "insets", help: assigned(insetsSample))
            guard case .number = given(index), !isAssignment, name == Member.insets.rawValue else { throw failure }
            throw failure.replacing(site.nameSpan, with: Member.inset.rawValue)
        }
        return insets
    }

    /// Whether C would take the argument for a structure of zeros: it is nil, or, with a report, nothing says what it is.
    private func isZeroInC(_ index: Int) -> Bool {
        switch given(index) {
        case .nothing, .foreign: evaluator.numberInC(given(index), at: span(of: index)) != nil
        default: false
        }
    }

    /// A number where two are wanted.
    private func pair(_ index: Int, _ failure: Failure) -> Failure {
        guard evaluator.unit.source.accent == .masonry, !isAssignment, case .number = given(index) else {
            return failure
        }
        let text = evaluator.unit.source.text(in: span(of: index))
        return failure.replacing(span(of: index), with: "(\(text), \(text))")
    }

    /// Insets as the accent writes them.
    private var insetsSample: String {
        switch evaluator.unit.source.accent {
        case .masonry: "(top, left, bottom, right)"
        case .objectiveC: "UIEdgeInsetsMake(top, left, bottom, right)"
        case .swift: "UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)"
        }
    }

    private func assigned(_ tuple: String) -> String {
        isAssignment ? "\(name) = \(tuple)" : "\(name)(\(tuple))"
    }
}

extension Arguments: Sequence {
    var count: Int { values.count }
    var isEmpty: Bool { values.isEmpty }
    var first: Value? { values.first }
    var last: Value? { values.last }
    package var indices: Range<Int> { values.indices }

    package func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }
}

extension Value {
    /// What a number or a text is as a truth elsewhere.
    fileprivate var meantTruth: Bool? {
        switch self {
        case .number(0): false
        case .number(1): true
        case .text(let text):
            switch text.text.lowercased() {
            case "yes", "true", "on": true
            case "no", "false", "off": false
            default: nil
            }
        default: nil
        }
    }
}
