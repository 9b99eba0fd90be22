internal import Masonry
package import Diagnostics
internal import Vocabulary

// Structures of numbers that a call is given in another form than theirs.
extension Arguments {
    /// For a structure of which some numbers are given, each by its label, all of them, with 0 for the others.
    package func parts(_ labels: [[String]]) -> (span: Span, text: String)? {
        let all = labels.compactMap { $0.count == 1 ? $0[0] : nil }
        let given = (0..<count).compactMap { label(of: $0) }
        guard all.count == labels.count, given.count == count, count > 0, count < all.count,
            given.allSatisfy(all.contains), Set(given).count == count
        else { return nil }
        let source = evaluator.unit.source
        let written = all.map { label in
            "\(label): \(given.firstIndex(of: label).map { source.text(in: span(of: $0)) } ?? "0")"
        }
        return (Span(site.labelSpans[0].lower, span(of: count - 1).upper), written.joined(separator: ", "))
    }

    /// For `equalTo(root) { }` the closure's place, and nothing in it; nil where all arguments stand in the parentheses.
    var withoutTrailingClosure: (span: Span, text: String)? {
        guard case .function? = last else { return nil }
        let last = span(of: count - 1)
        let start = count > 1 ? span(of: count - 2).upper : site.nameSpan.upper
        guard start < last.lower else { return nil }
        let between = evaluator.unit.source.text(in: Span(start, last.lower))
        guard let closing = between.lastIndex(of: ")"),
            between[between.index(after: closing)...].allSatisfy({ $0 == " " || $0 == "\t" })
        else { return nil }
        return (Span(start + between[...closing].utf8.count, last.upper), "")
    }

    /// For `max([a, b])` the elements alone.
    func elements(_ expected: ClosedRange<Int>) -> (span: Span, text: String)? {
        guard count == 1, case .array(let array) = given(0), expected.contains(array.elements.count) else {
            return nil
        }
        let span = span(of: 0)
        let text = evaluator.unit.source.text(in: span)
        guard text.hasPrefix("["), text.hasSuffix("]"), evaluator.unit.source.accent == .masonry else { return nil }
        return (span, String(text.dropFirst().dropLast()))
    }

    /// For `make.left.top.equalTo(root).offset(10, 20)` a chain for each of the two attributes, and for a centre or a size what
    /// takes both numbers.
    func offsets(of constraint: any Constraint) -> Failure? {
        let attributes = constraint.leaves.map(\.first.attribute)
        if let insets = insets(insteadOfOffsetsOf: attributes) { return insets }
        guard evaluator.unit.source.accent == .masonry, count == 2, label(of: 0) == nil, label(of: 1) == nil else {
            return nil
        }
        let failure = failure(.spreadTuple(of: name, "one number for all attributes of the chain"), callSpan)
        let shape: Member? =
            attributes == [.width, .height] ? .sizeOffset : attributes == [.centerX, .centerY] ? .centerOffset : nil
        if let shape { return failure.replacing(callSpan, with: "\(shape.rawValue)((\(written)))") }
        let parts = (0..<2).map { evaluator.unit.source.text(in: span(of: $0)) }
        return offsets(of: constraint, parts: parts).map { failure.replacing($0.span, with: $0.text) }
    }

    /// For `make.edges.equalTo(root).offset(10, 10, -10, -10)` the insets, which count inwards.
    private func insets(insteadOfOffsetsOf attributes: [Attribute]) -> Failure? {
        guard evaluator.unit.source.accent == .masonry, name == Member.offset.rawValue, attributes.count == 4,
            count == 4,
            attributes.allSatisfy(\.isSide), (0..<4).allSatisfy({ label(of: $0) == nil })
        else { return nil }
        let numbers = (0..<4).map { evaluator.unit.source.text(in: span(of: $0)) }
        let inwards = numbers[..<2] + numbers[2...].map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
        return failure(.spreadTuple(of: name, "one number for all attributes of the chain"), callSpan)
            .replacing(callSpan, with: "\(Member.insets.rawValue)((\(inwards.joined(separator: ", "))))")
    }

    /// A chain for each of two attributes, of two axes, with a number for each.
    func offsets(of constraint: any Constraint, parts: [String]) -> (span: Span, text: String)? {
        let attributes = constraint.leaves.map(\.first.attribute)
        guard evaluator.unit.source.accent == .masonry, parts.count == 2, attributes.count == 2,
            attributes[0].axis != attributes[1].axis
        else { return nil }
        let source = evaluator.unit.source
        let line = source.range(ofLine: source.line(at: site.nameSpan.lower))
        let chain = source.text(in: line.lowerBound..<site.nameSpan.lower)
        let names = attributes.map(\.rawValue)
        guard let place = chain.firstRange(of: ".\(names[0]).\(names[1])."),
            let word = chain[..<place.lowerBound].split(whereSeparator: { !$0.isLetter }).last,
            chain[..<place.lowerBound].hasSuffix(word)
        else { return nil }
        let rest = chain[place.upperBound...]
        let chains = (0..<2).map { "\(word).\(names[$0]).\(rest)\(name)(\(parts[$0]))" }
        let start = line.lowerBound + chain[..<word.startIndex].utf8.count
        return (Span(start, callSpan.upper), chains.joined(separator: "; "))
    }

    /// What a tuple that is the only argument is written with.
    var partsOfTuple: [String] {
        let text = written
        guard text.hasPrefix("("), text.hasSuffix(")") else { return [] }
        return text.dropFirst().dropLast().split(separator: ",").map { String($0).trimmed }
    }

    /// What to say of arguments that have the right labels in another order.
    func inOrder(_ labels: [[String]]) -> Failure? {
        let wanted = labels.compactMap { $0.count == 1 ? $0[0] : nil }
        let given = (0..<count).compactMap { label(of: $0) }
        guard wanted.count == count, given.count == count, Set(wanted) == Set(given), wanted != given else {
            return nil
        }
        let source = evaluator.unit.source
        let written = wanted.compactMap { label in
            given.firstIndex(of: label).map { "\(label): \(source.text(in: span(of: $0)))" }
        }
        let place = Span(site.labelSpans[0].lower, span(of: count - 1).upper)
        return failure(.labelOrder(of: name, wanted), place).replacing(place, with: written.joined(separator: ", "))
    }

    /// Checks that there is one value, which of so many numbers is one tuple.
    func checkOne(ofNumbers count: Int? = nil, _ what: String = "") throws(Failure) {
        guard let count, self.count == count else { return try check(1) }
        throw tupleApart(what)
    }

    /// Several numbers where one tuple of them is taken; only the language itself writes one in parentheses.
    func tupleApart(_ what: String) -> Failure {
        guard evaluator.unit.source.accent == .masonry else {
            let given = Span(span(of: 0).lower, span(of: count - 1).upper)
            let apart = failure(.spreadTuple(of: name, what), given)
            // C makes a structure of what Swift has labels for.
            let makers: [Member: String] = [
                .insets: "UIEdgeInsetsMake", .sizeOffset: "CGSizeMake", .centerOffset: "CGPointMake",
            ]
            guard evaluator.unit.source.accent == .objectiveC,
                let maker = Member(rawValue: name).flatMap({ makers[$0] })
            else { return apart }
            return apart.replacing(given, with: "\(maker)(\(evaluator.unit.source.text(in: given)))")
        }
        return spread("\(what), in parentheses of its own", around: "(", ")")
    }

    /// For two numbers, of top and bottom and of left and right as style sheets have them, the insets of all four.
    func pairOfInsets(_ what: String) -> Failure? {
        guard evaluator.unit.source.accent == .masonry, count == 2, label(of: 0) == nil, label(of: 1) == nil else {
            return nil
        }
        return failure(.spreadTuple(of: name, what), callSpan)
            .replacing(callSpan, with: "\(Member.insets.rawValue)((\(written), \(written)))")
    }

    /// What stands between the parentheses.
    package var written: String {
        let first = label(of: 0) == nil ? span(of: 0) : site.labelSpans[0]
        return evaluator.unit.source.text(in: Span(first.lower, span(of: count - 1).upper))
    }

    /// Several values where one is taken that is made of them.
    func spread(_ what: String, around opening: String, _ closing: String) -> Failure {
        let first = label(of: 0) == nil ? span(of: 0) : site.labelSpans[0]
        let given = Span(first.lower, span(of: count - 1).upper)
        let text = evaluator.unit.source.text(in: given)
        return failure(.spreadTuple(of: name, what), given).replacing(given, with: opening + text + closing)
    }

    /// For `[0, 0, 100, 50]` where a structure of numbers is wanted the same in parentheses.
    func tupleInstead(of index: Int, _ expected: String) -> String? {
        guard evaluator.unit.source.accent == .masonry, case .array(let array) = given(index),
            array.elements.allSatisfy({ if case .number = $0 { true } else { false } }),
            ["a rectangle": 4, "insets": 4, "a size": 2, "a point": 2][expected] == array.elements.count
        else { return nil }
        return evaluator.unit.source.tuple(inBrackets: span(of: index))
    }

    /// What to say of `insets(top: 10)` and `inset(horizontal: 8)`: insets are all four, in parentheses of their own.
    var partialInsets: Failure? {
        guard evaluator.unit.source.accent == .masonry, !isAssignment, count > 0, count < 5 else { return nil }
        var numbers: [String: String] = [:]
        for index in 0..<count {
            guard let label = label(of: index), let sides = Self.sides[label] else { return nil }
            for side in sides { numbers[side] = evaluator.unit.source.text(in: span(of: index)) }
        }
        let all = TupleShape.insets.parts.map(\.name)
        let missing = all.filter { numbers[$0] == nil }
        let written = all.map { "\($0): \(numbers[$0] ?? "0")" }.joined(separator: ", ")
        return failure(.partialInsets(of: name, missing: missing), callSpan)
            .replacing(callSpan, with: "\(Member.insets.rawValue)((\(written)))")
    }

    /// What to say of `equalTo(width: 20, height: 30)`, whose arguments are the parts of one value.
    var structureByLabels: Failure? {
        let short = ["w": "width", "h": "height", "t": "top", "l": "left", "b": "bottom", "r": "right"]
        let given = (0..<count).compactMap { label(of: $0) }.map { short[$0] ?? $0 }
        let shapes = [TupleShape.size, .point, .insets]
        guard evaluator.unit.source.accent == .masonry, given.count == count, count > 1,
            let shape = shapes.first(where: { Set($0.parts.map(\.name)) == Set(given) }), Set(given).count == count
        else { return nil }
        let source = evaluator.unit.source
        let written = shape.parts.map(\.name).map { name in
            "\(name): \(given.firstIndex(of: name).map { source.text(in: span(of: $0)) } ?? "")"
        }
        let place = Span(site.labelSpans[0].lower, span(of: count - 1).upper)
        return failure(.spreadTuple(of: name, "\(shape.phrase), in parentheses of its own"), place)
            .replacing(place, with: "(\(written.joined(separator: ", ")))")
    }

    /// The edges that a label stands for where insets are given.
    private static let sides = [
        "top": ["top"], "left": ["left"], "bottom": ["bottom"], "right": ["right"], "leading": ["left"],
        "trailing": ["right"], "start": ["left"], "end": ["right"], "horizontal": ["left", "right"],
        "vertical": ["top", "bottom"], "x": ["left", "right"], "y": ["top", "bottom"], "dx": ["left", "right"],
        "dy": ["top", "bottom"], "all": ["top", "left", "bottom", "right"],
    ]
}
