package import Masonry
package import Diagnostics
internal import Vocabulary

/// The arguments of a call to a built-in function or method, and the failures if they don't fit.
package struct Arguments {
    package let evaluator: Evaluator
    /// The name of the callee.
    package let name: String
    private let values: [Value]
    package let site: CallSite
    /// The span of the whole call.
    package let span: Span
    /// Whether the value is assigned to a member instead of passed to a call.
    package var isAssignment: Bool

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

    /// The same arguments of a callee with another name.
    package func renamed(_ name: String) -> Arguments {
        Arguments(evaluator: evaluator, name: name, values: values, site: site, span: span)
    }

    /// Other values, without places of their own, for a callee with another name.
    package func replaced(by values: [Value], named name: String) -> Arguments {
        Arguments(
            evaluator: evaluator, name: name, values: values,
            site: CallSite(arguments: .empty, nameSpan: site.nameSpan), span: span)
    }

    /// The failure of the call, with its argument values.
    package func failure(_ problem: Problem, _ span: Span? = nil) -> Failure {
        let given = (0..<Swift.min(count, Int(site.arguments.count))).map { (self.span(of: $0), values[$0]) }
        return evaluator.failure(problem, span ?? self.span).holding(given)
    }

    package func span(of index: Int) -> Span {
        guard index < Int(site.arguments.count) else { return span }
        let code = evaluator.unit.lists[Int(site.arguments.start) + index]
        return evaluator.unit.spans[Int(code)]
    }

    package func label(of index: Int) -> String? {
        guard index < site.labels.count, let label = site.labels[index] else { return nil }
        return evaluator.vocabulary.text(label)
    }

    /// The callee as written in the source: `CGRect` for its initializer.
    private var writtenName: String {
        let isMaker = evaluator.unit.dialect.hasTypedValues && SwiftName.makers.values.contains(name)
        return isMaker ? evaluator.unit.source.text(in: site.nameSpan) : name
    }

    /// Checks the number of arguments and their labels.
    package func check(_ expected: ClosedRange<Int>, labels: [[String]] = []) throws(Failure) {
        guard expected.contains(count) else {
            throw failure(
                .argumentCount(
                    of: writtenName, expected: ArgumentCount(expected), found: count,
                    sample: writtenName == name ? CodeSample(callOf: name) : nil,
                    missing: (count == 0 || [Member.insets, .inset].contains { $0.rawValue == name })
                        && writtenName == name ? .nothingGiven(to: name) : nil), callSpan)
        }
        for index in 0..<count {
            guard let label = label(of: index) else { continue }
            let allowed = index < labels.count ? labels[index] : []
            if allowed.contains(label) { continue }
            if let order = order(labels) { throw failure(.labelOrder(of: name, order), given) }
            throw failure(.unknownLabel(label, of: name, expected: allowed), site.labelSpans[index])
        }
    }

    /// The expected order of the labels, if the arguments have them in another.
    private func order(_ labels: [[String]]) -> [String]? {
        let wanted = labels.compactMap { $0.count == 1 ? $0[0] : nil }
        let given = (0..<count).compactMap { label(of: $0) }
        guard wanted.count == count, given.count == count, Set(wanted) == Set(given) else { return nil }
        return wanted
    }

    /// Whether an argument is a number literal.
    func isWritten(_ index: Int) -> Bool {
        guard let code = code(of: index), case .number = evaluator.unit.codes[Int(code)] else { return false }
        return true
    }

    /// Whether an argument is a variable or a member of one.
    package func isPath(_ index: Int) -> Bool {
        var code = code(of: index)
        while let inner = code {
            switch evaluator.unit.codes[Int(inner)] {
            case .local, .captured, .global, .builtin: return true
            case .member(let base, _): code = base
            default: return false
            }
        }
        return false
    }

    private func code(of index: Int) -> Code.Index? {
        guard index < Int(site.arguments.count) else { return nil }
        return evaluator.unit.lists[Int(site.arguments.start) + index]
    }

    /// Whether there are this many arguments without labels.
    func areUnlabeled(_ count: Int) -> Bool {
        self.count == count && (0..<count).allSatisfy { label(of: $0) == nil }
    }

    /// The failure for several values instead of a single one composed of them.
    package func spread(_ what: SpreadExpectation, at place: Span? = nil) -> Failure {
        failure(.spreadTuple(of: name, what), place ?? given)
    }

    /// From the first argument, including its label, to the end of the last.
    package var given: Span {
        let first = label(of: 0) == nil ? span(of: 0) : site.labelSpans[0]
        return first.joined(with: span(of: count - 1))
    }

    package func check(_ expected: Int, labels: [[String]] = []) throws(Failure) {
        try check(expected...expected, labels: labels)
    }

    /// From the callee's name to the end of the call.
    package var callSpan: Span { isAssignment ? span : Span(site.nameSpan.lower, span.upper) }

    /// The first argument only, without its label.
    package var onlyFirst: Arguments {
        let site = CallSite(
            arguments: CodeList(start: site.arguments.start, count: Swift.min(1, site.arguments.count)),
            nameSpan: site.nameSpan)
        return Arguments(evaluator: evaluator, name: name, values: Array(values.prefix(1)), site: site, span: span)
    }

    /// The value at an index; an error of the call if there are too few.
    package subscript(index: Int) -> Value {
        get throws(Failure) {
            guard values.indices.contains(index) else {
                let count = index + 1
                throw failure(
                    .argumentCount(of: name, expected: ArgumentCount(count...count), found: self.count, sample: nil))
            }
            return values[index]
        }
    }

    /// The value at an index; nil if there are too few.
    package func given(_ index: Int) -> Value { values.indices.contains(index) ? values[index] : .nothing }

    func wrongKind(_ index: Int, expected: ExpectedValue, hint: ValueHint? = nil) -> Failure {
        let found = given(index).phrase
        var hint = hint
        if case .nothing = given(index), hint == nil, !evaluator.unit.dialect.hasLibraries { hint = .nilHere }
        if case .type(let type) = given(index), evaluator.unit.dialect.hasTypedValues { hint = .classAlone(type.name) }
        return failure(
            isAssignment
                ? .wrongKind(of: .member(name), expected: expected, found: found, hint: hint)
                : .argumentKind(
                    of: label(of: index).map { "\($0):` of `\(name)" } ?? name, expected: expected, found: found,
                    hint: hint), span(of: index))
    }

    // MARK: Conversions

    /// The first unknown number among the arguments; nil if all are known.
    package var unknownNumber: ForeignValue? {
        guard evaluator.unit.dialect.hasLibraries else { return nil }
        return values.lazy.compactMap(\.unknownNumber).first
    }

    /// The two parts of a point or size, which may be unknown; nil for other values.
    func pair(_ index: Int) -> [Value]? {
        // `.zero` has as many parts as are wanted.
        if case .tuple(let box) = given(index), box.tuple.isOpenZero {
            return [.number(0), .number(0)]
        }
        if let parts = given(index).structure?.parts { return parts.count == 2 ? parts : nil }
        guard case .foreign = given(index) else { return nil }
        return [given(index), given(index)]
    }

    /// The same arguments with other values.
    package func replacing(_ values: [Value]) -> Arguments {
        Arguments(evaluator: evaluator, name: name, values: values, site: site, span: span, isAssignment: isAssignment)
    }

    package func number(_ index: Int) throws(Failure) -> Double {
        let value = try self[index]
        guard case .number(let number) = value else {
            if let number = evaluator.library?.number(given(index), at: span(of: index), mayBeView: false) {
                return number
            }
            throw wrongKind(index, expected: .number)
        }
        return number
    }

    package func text(_ index: Int) throws(Failure) -> String {
        // With libraries, any object can be a key.
        if evaluator.unit.dialect.hasLibraries { return evaluator.plainText(try self[index]) }
        guard case .text(let value) = try self[index] else { throw wrongKind(index, expected: .string) }
        return value.text
    }

    package func optionalText(_ index: Int) throws(Failure) -> String? {
        if case .nothing = try self[index] { return nil }
        return try text(index)
    }

    package func color(_ index: Int) throws(Failure) -> String? {
        guard let text = try optionalText(index) else { return nil }
        guard NamedColor.isColor(text) else {
            // A color from the project's own code can't be shown.
            if evaluator.unit.dialect.hasLibraries { return nil }
            throw Failure(
                .unknownColor(text, nearest: NamedColor.nearest(to: text)), evaluator.unit.source, span(of: index))
        }
        return text
    }

    package func boolean(_ index: Int) throws(Failure) -> Bool {
        guard case .boolean(let boolean) = try self[index] else {
            throw wrongKind(index, expected: .bool, hint: .boolSample)
        }
        return boolean
    }

    package func rect(_ index: Int) throws(Failure) -> Rect {
        guard case .tuple(let value) = try inC(index, .rect), let rect = value.tuple.rect else {
            throw wrongKind(index, expected: .rectangle, hint: .sample(.text(assigned("(x, y, width, height)"))))
        }
        return rect
    }

    package func view(_ index: Int) throws(Failure) -> View {
        guard case .view(let view) = try self[index] else {
            if let view = try evaluator.library?.standIn(for: try self[index], at: span(of: index)) { return view }
            throw wrongKind(index, expected: .view)
        }
        try evaluator.checkUsable(view, span(of: index))
        return view
    }

    package func axis(_ index: Int) throws(Failure) -> Axis {
        guard case .axis(let axis) = try self[index] else {
            throw wrongKind(index, expected: .axis)
        }
        return axis
    }

    package func attribute(_ index: Int) throws(Failure) -> Attribute {
        guard case .attributeName(let attribute) = try self[index] else {
            throw wrongKind(index, expected: .attributeName, hint: .sample(.call(.attribute)))
        }
        return attribute
    }

    package func size(_ index: Int) throws(Failure) -> Size {
        guard case .tuple(let value) = try inC(index, .size), let size = value.tuple.size else {
            throw wrongKind(index, expected: .size, hint: .sample(.text(assigned("(width, height)"))))
        }
        return size
    }

    package func point(_ index: Int) throws(Failure) -> Point {
        guard case .tuple(let value) = try inC(index, .point), let point = value.tuple.point else {
            throw wrongKind(index, expected: .point, hint: .sample(.text(assigned("(x, y)"))))
        }
        return point
    }

    package func insets(_ index: Int) throws(Failure) -> EdgeInsets {
        guard case .tuple(let value) = try inC(index, .insets), let insets = value.tuple.insets else {
            throw wrongKind(
                index, expected: .insets, hint: .sample(.text(assigned(evaluator.unit.dialect.insetsSample))))
        }
        return insets
    }

    /// The argument, with what C accepts as a structure: zeros for nil, and stand-ins for what is unknown, which is reported.
    private func inC(_ index: Int, _ shape: TupleShape) throws(Failure) -> Value {
        let value = try self[index]
        switch value {
        case .nothing, .foreign:
            guard evaluator.library?.number(value, at: span(of: index), mayBeView: false) != nil else { return value }
            return value.isNothing
                ? .tuple(Tuple(shape, 0, 0))
                : value.withStandIns(shape == .size ? StandIn.length : StandIn.distance, as: shape)
        default: return value
        }
    }

    private func assigned(_ tuple: String) -> String {
        isAssignment ? "\(name) = \(tuple)" : "\(name)(\(tuple))"
    }
}

extension Arguments: Sequence {
    package var count: Int { values.count }
    package var isEmpty: Bool { values.isEmpty }
    package var first: Value? { values.first }
    package var last: Value? { values.last }
    package var indices: Range<Int> { values.indices }

    package func makeIterator() -> IndexingIterator<[Value]> { values.makeIterator() }
}
