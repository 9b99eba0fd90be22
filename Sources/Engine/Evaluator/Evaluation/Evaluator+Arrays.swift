internal import Masonry
internal import Diagnostics
internal import Vocabulary

// Members of arrays, arrays of views, and ranges.
extension Evaluator {
    @inline(never)
    func element(of base: Value, at position: Code.Index, base code: Code.Index) throws(Failure) -> Value {
        let place = try evaluate(position)
        let held = [(unit.spans[Int(code)], base), (unit.spans[Int(position)], place)]
        if case .range = place { throw failure(.rangeAsIndex(place.phrase), at: position).holding(held) }
        let index: Int
        do throws(Failure) {
            index = try wholeNumber(place, of: .index, at: unit.spans[Int(position)])
        } catch {
            throw error.holding(held)
        }
        switch base {
        case .array(let array):
            guard array.elements.indices.contains(index) else {
                if let rest = array.unknownRest { return .foreign(ForeignValue("\(rest)[\(index)]")) }
                throw failure(.indexOutOfRange(index, count: array.elements.count), at: position).holding(held)
            }
            return array.elements[index]
        case .range(let range):
            guard (0..<range.count).contains(index) else {
                throw failure(.indexOutOfRange(index, count: range.count), at: position)
            }
            return .number(Double(range.lower + index))
        case .foreign(let unknown) where library != nil: return .foreign(unknown.derived())
        default:
            throw failure(
                .wrongKind(of: .indexed, expected: .array, found: base.phrase, hint: hint(indexing: base)),
                at: code)
        }
    }

    private func hint(indexing value: Value) -> ValueHint? {
        switch value {
        case .text: .stringIsWhole
        case .tuple: .tupleParts
        case .constraint: .chainChildren
        default: nil
        }
    }

    func value(of spelling: Spelling, of array: ArrayValue) throws(Failure) -> Value {
        switch spelling {
        case .member(.first): array.elements.first ?? .nothing
        case .member(.last): array.elements.last ?? .nothing
        default: .number(Double(array.elements.count))
        }
    }

    func value(of spelling: Spelling, of range: RangeValue) -> Value {
        switch spelling {
        case .member(.first): range.count == 0 ? .nothing : .number(Double(range.lower))
        case .member(.last): range.count == 0 ? .nothing : .number(Double(range.upper - 1))
        default: .number(Double(range.count))
        }
    }

    func call(_ member: Member, of array: ArrayValue, _ arguments: Arguments) throws(Failure) -> Value {
        switch member {
        case .makeConstraints, .updateConstraints, .remakeConstraints, .distribute, .distributeViewsAlongAxis:
            return try callOfViews(member, array, arguments)
        case .append:
            try arguments.check(1)
            throw arguments.failure(
                .wrongKind(of: .appendedTo, expected: .variable, found: "a value"))
        default:
            return try callOfElements(member, array.elements.count, arguments) { array.elements[$0] }
        }
    }

    func call(_ member: Member, of range: RangeValue, _ arguments: Arguments) throws(Failure) -> Value {
        try callOfElements(member, range.count, arguments) { .number(Double(range.lower + $0)) }
    }

    private func callOfElements(
        _ member: Member, _ count: Int, _ arguments: Arguments, _ element: (Int) -> Value
    ) throws(Failure) -> Value {
        try arguments.check(1)
        let argument = try arguments[0]
        defer { withExtendedLifetime(argument) {} }
        var function: Unmanaged<FunctionValue>?
        if case .function(let value) = argument { function = .passUnretained(value) }
        switch member {
        case .contains:
            for index in 0..<count {
                try step(at: arguments.span)
                if try areEqual(element(index), argument, tolerance: 0, at: arguments.span) == true {
                    return .boolean(true)
                }
            }
            return .boolean(false)
        case .map:
            var results: [Value] = []
            trail.enterLoop(in: frame, at: arguments.span)
            defer { trail.leaveLoop() }
            for index in 0..<count {
                try step(at: arguments.span)
                trail.nextRound()
                results.append(try call(function, or: argument, element: element(index), at: arguments.span))
            }
            return try array(results, at: arguments.span)
        default:
            var results: [Value] = []
            trail.enterLoop(in: frame, at: arguments.span)
            defer { trail.leaveLoop() }
            for index in 0..<count {
                try step(at: arguments.span)
                trail.nextRound()
                let accepted = try call(function, or: argument, element: element(index), at: arguments.span)
                guard case .boolean(let isAccepted) = accepted else {
                    throw arguments.failure(.condition(accepted.phrase), arguments.span(of: 0))
                }
                if isAccepted { results.append(element(index)) }
            }
            return try array(results, at: arguments.span)
        }
    }

    // MARK: Views

    /// The failure for an array with an element that is not a view.
    private func notAllViews(_ element: Value, _ arguments: Arguments) -> Failure {
        if case .nothing = element, !unit.dialect.hasLibraries { return arguments.failure(.nothingAmongViews) }
        return arguments.failure(.masonry(.notAllViews))
    }

    private func callOfViews(_ member: Member, _ array: ArrayValue, _ arguments: Arguments) throws(Failure) -> Value {
        var views: [View] = []
        for element in array.elements {
            try step(at: arguments.span)
            if case .foreign(let foreign) = element, unit.dialect.hasLibraries {
                if foreign.isMade, let view = try library?.standIn(for: element, at: arguments.span) {
                    views.append(view)
                    continue
                }
                // Unknown elements are ignored.
                try library?.observe(.unknown(.unknownObject(foreign.name), foreign, arguments.span))
                continue
            }
            guard case .view(let view) = element else { throw notAllViews(element, arguments) }
            try checkUsable(view, arguments.span)
            views.append(view)
        }
        if views.count < 2, views.count < array.elements.count { return .nothing }
        switch member {
        case .distribute: return try distribute(views, arguments, .own)
        case .distributeViewsAlongAxis: return try distribute(views, arguments, .masonry)
        default:
            scene.tracer?.openViews(member.makerMode, count: views.count)
            defer { scene.tracer?.close() }
            var constraints: [Value] = []
            for view in views { constraints += try constrain(view, member, arguments) }
            return try self.array(constraints, at: arguments.span)
        }
    }

    /// The labels of a distribution, in the language's own words or in Masonry's.
    private struct DistributionLabels {
        package let spacing, length, lead, tail: ArgumentLabel

        package static let own = DistributionLabels(spacing: .spacing, length: .length, lead: .lead, tail: .tail)
        package static let masonry = DistributionLabels(
            spacing: .withFixedSpacing, length: .withFixedItemLength, lead: .leadSpacing, tail: .tailSpacing)

        var extents: [String] { [spacing.rawValue, length.rawValue] }
        package var all: [String] { extents + [lead.rawValue, tail.rawValue] }
    }

    private func distribute(
        _ views: [View], _ arguments: Arguments, _ labels: DistributionLabels
    ) throws(Failure) -> Value {
        if arguments.count > 0, arguments.label(of: 0) != nil {
            throw arguments.failure(.axisNotFirst(arguments.name), arguments.given)
        }
        let given = (0..<arguments.count).compactMap(arguments.label)
        if labels.extents.allSatisfy(given.contains) {
            throw arguments.failure(.bothLabels(of: arguments.name, labels.extents))
        }
        try arguments.check(1...4, labels: [[]] + Array(repeating: labels.all, count: 3))
        let axis = try arguments.axis(0)
        var numbers: [String: Double] = [:]
        for index in 1..<arguments.count {
            if let label = arguments.label(of: index), numbers[label] != nil {
                throw arguments.failure(.repeatedLabel(label), arguments.site.labelSpans[index])
            }
            guard let label = arguments.label(of: index) else {
                let expected = index == 1 ? labels.extents : labels.all
                throw arguments.failure(
                    .missingLabel(of: arguments.name, expected: expected), arguments.span(of: index))
            }
            numbers[label] = try arguments.number(index)
        }
        if unit.dialect.hasCSemantics,
            let missing = [labels.lead, labels.tail].first(where: { numbers[$0.rawValue] == nil })
        {
            // The full name does not match: there is no other message.
            throw arguments.failure(
                .missingLabel(of: arguments.name, expected: [missing.rawValue]), arguments.site.nameSpan)
        }
        let lead = numbers[labels.lead.rawValue] ?? 0
        let tail = numbers[labels.tail.rawValue] ?? 0
        let spacing = numbers[labels.spacing.rawValue]
        let length = numbers[labels.length.rawValue]
        guard spacing != nil || length != nil else {
            throw arguments.failure(.missingLabel(of: arguments.name, expected: labels.extents))
        }
        stamp(arguments.site.nameSpan)
        try step(making: 2 * views.count, at: arguments.span)
        do {
            let constraints: [any Constraint] =
                if let spacing {
                    try views.distribute(axis, spacing: spacing, lead: lead, tail: tail)
                } else {
                    try views.distribute(axis, length: length ?? 0, lead: lead, tail: tail)
                }
            noteOutward(arguments, [labels.lead, labels.tail])
            try checkConstraintCount(at: arguments.span)
            return try array(constraints.map { .constraint($0) }, at: arguments.span)
        } catch let error as ConstraintError {
            scene.tracer?.record(.failed(error))
            throw arguments.failure(.masonry(error))
        } catch let failure as Failure {
            throw failure
        } catch {
            throw arguments.failure(.masonry(.viewsWithoutCommonSuperview))
        }
    }

    /// Records a negative distance from an end, as for an offset.
    private func noteOutward(_ arguments: Arguments, _ ends: [ArgumentLabel]) {
        for index in 1..<arguments.count {
            guard let label = arguments.label(of: index).flatMap(ArgumentLabel.init(rawValue:)), ends.contains(label),
                case .number(let distance) = arguments.given(index), distance < 0
            else { continue }
            note(.outwardDistance(label, distance, isStart: label == ends[0]), at: arguments.span(of: index))
        }
    }
}
