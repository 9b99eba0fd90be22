internal import Masonry

/// The values given to a call of one of the language's own functions or methods, with what is to be said when they
/// don't fit.
struct Arguments {
    let evaluator: Evaluator
    /// What is called.
    let name: String
    let values: [Value]
    let site: CallSite
    /// The whole call.
    let span: Span
    /// Whether the value is assigned to a member rather than given to a call.
    var isAssignment = false

    var count: Int { values.count }

    func failure(_ problem: Problem, _ span: Span? = nil) -> Failure {
        evaluator.failure(problem, span ?? self.span)
    }

    func span(of index: Int) -> Span {
        guard index < Int(site.arguments.count) else { return span }
        let code = evaluator.unit.lists[Int(site.arguments.start) + index]
        return evaluator.unit.spans[Int(code)]
    }

    func label(of index: Int) -> String? {
        guard index < site.labels.count, let label = site.labels[index] else { return nil }
        return evaluator.vocabulary.text(label)
    }

    /// Checks how many there are, and that each label is one that may stand there.
    func check(_ expected: ClosedRange<Int>, labels: [[String]] = []) throws(Failure) {
        guard expected.contains(count) else {
            throw failure(.argumentCount(of: name, expected: Self.phrase(expected), found: count))
        }
        for index in 0..<count {
            guard let label = label(of: index) else { continue }
            let allowed = index < labels.count ? labels[index] : []
            if !allowed.contains(label) {
                throw failure(.unknownLabel(label, of: name, expected: allowed), site.labelSpans[index])
            }
        }
    }

    func check(_ expected: Int, labels: [[String]] = []) throws(Failure) {
        try check(expected...expected, labels: labels)
    }

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

    func wrongKind(_ index: Int, expected: String, help: String? = nil) -> Failure {
        failure(
            .wrongKind(
                of: isAssignment ? "`\(name)`" : "what `\(name)` takes", expected: expected,
                found: values[index].phrase, help: help),
            span(of: index))
    }

    // MARK: Kinds

    func number(_ index: Int) throws(Failure) -> Double {
        guard index < count else {
            throw failure(.argumentCount(of: name, expected: Self.phrase((index + 1)...(index + 1)), found: count))
        }
        guard case .number(let number) = values[index] else {
            if let number = evaluator.numberInC(values[index], at: span(of: index)) { return number }
            var help: String?
            if case .attribute(let value) = values[index] {
                help = "take its solved number: \(value.attribute.itemName).\(value.attribute.attribute.rawValue).value"
            }
            throw wrongKind(index, expected: "a number", help: help)
        }
        return number
    }

    func text(_ index: Int) throws(Failure) -> String {
        // Any object will do as a key where objects are told things.
        if evaluator.unit.source.accent != .masonry { return evaluator.plainText(values[index]) }
        guard case .text(let value) = values[index] else { throw wrongKind(index, expected: "a string") }
        return value.text
    }

    func optionalText(_ index: Int) throws(Failure) -> String? {
        if case .nothing = values[index] { return nil }
        return try text(index)
    }

    func boolean(_ index: Int) throws(Failure) -> Bool {
        guard case .boolean(let boolean) = values[index] else { throw wrongKind(index, expected: "a bool") }
        return boolean
    }

    func rect(_ index: Int) throws(Failure) -> Rect {
        guard case .tuple(let value) = values[index], let rect = value.tuple.rect else {
            throw wrongKind(index, expected: "a rectangle", help: "(x, y, width, height)")
        }
        return rect
    }

    func view(_ index: Int) throws(Failure) -> View {
        guard case .view(let view) = values[index] else { throw wrongKind(index, expected: "a view") }
        try evaluator.checkUsable(view, span(of: index))
        return view
    }

    func axis(_ index: Int) throws(Failure) -> Axis {
        guard case .axis(let axis) = values[index] else {
            throw wrongKind(index, expected: "horizontal or vertical")
        }
        return axis
    }

    func attribute(_ index: Int) throws(Failure) -> Attribute {
        guard case .attributeName(let attribute) = values[index] else {
            throw wrongKind(index, expected: "the name of an attribute", help: "\(name)(.left)")
        }
        return attribute
    }

    func size(_ index: Int) throws(Failure) -> Size {
        guard case .tuple(let value) = values[index], let size = value.tuple.size else {
            throw wrongKind(index, expected: "a size", help: "\(name)((width, height))")
        }
        return size
    }

    func point(_ index: Int) throws(Failure) -> Point {
        guard case .tuple(let value) = values[index], let point = value.tuple.point else {
            throw wrongKind(index, expected: "a point", help: "\(name)((x, y))")
        }
        return point
    }

    func insets(_ index: Int) throws(Failure) -> EdgeInsets {
        guard case .tuple(let value) = values[index], let insets = value.tuple.insets else {
            var help = "\(name)((top, left, bottom, right))"
            if case .number(let number) = values[index] { help = "inset(\(number.spelled(decimals: 6)))" }
            throw wrongKind(index, expected: "insets", help: help)
        }
        return insets
    }
}
