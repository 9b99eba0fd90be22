internal import Diagnostics
package import Evaluator
internal import Masonry
internal import Vocabulary

// Functions of C, Foundation and Swift.
extension AppleLibrary {
    /// Calls a library function; the result of an unknown one is unknown.
    package func call(_ name: String, _ arguments: Arguments) throws(Failure) -> Value {
        guard let function = LibraryFunction(rawValue: name) else {
            ignore(name)
            return .foreign(ForeignValue("\(name)()"))
        }
        let values = arguments
        switch function {
        case .log, .printf:
            if function == .log { noteStringOfC(arguments) }
            let line = format(try described(Array(values), at: arguments.span))
            try runtime.print(
                [try runtime.text(line.hasSuffix("\n") ? String(line.dropLast()) : line, at: arguments.span)],
                at: arguments.span)
            return .nothing
        case .assert, .parameterAssert: return .nothing
        case .once, .async, .sync:
            guard let block = values.last, !block.isNothing else { return .nothing }
            if function == .once { return try runtime.call(block, [], at: arguments.span) }
            return try later { () throws(Failure) in try runtime.call(block, [], at: arguments.span) }
        case .associated, .associate: return try associated(arguments)
        case .holds, .holdsTrue, .holdsFalse, .areEqual, .areNotEqual, .areClose, .areEqualObjects, .isNothing,
            .isSomething, .fails:
            try assert(function, arguments)
            return .nothing
        case .expect:
            let subject = AssertedValue(arguments.first ?? .nothing)
            return .foreign(ForeignValue("\(name)()", isMade: true, subject: subject))
        case .describe, .context, .example, .specify, .beforeEach:
            try runBlock(of: function, arguments)
            return .nothing
        default: return try valueFunction(function, arguments)
        }
    }

    /// A function of texts, classes and sequences.
    private func valueFunction(_ function: LibraryFunction, _ arguments: Arguments) throws(Failure) -> Value {
        let values = arguments
        switch function {
        case .classText:
            if case .type(let type)? = values.first { return try runtime.text(type.name, at: arguments.span) }
            return try runtime.text(values.first.map(runtime.plainText) ?? "", at: arguments.span)
        case .classNamed:
            guard case .text(let name)? = values.first else { return .nothing }
            // A module name may precede the class.
            let own = name.text.split(separator: ".").last.map(String.init) ?? name.text
            return type(named: vocabulary.names.intern(own)).map { .type($0) } ?? .foreign(ForeignValue(own))
        case .selectorText, .selector, .localized: return values.first ?? .nothing
        case .rectText, .sizeText, .pointText:
            return try runtime.text(values.first.map(runtime.plainText) ?? "", at: arguments.span)
        case .box: return values.first ?? .nothing
        case .isAccessibilityCategory: return .boolean(false)
        case .bindings: return try bindings(arguments)
        case .random, .randomBelow: return .number(0)
        case .stride, .strideThrough: return try stride(isThrough: function == .strideThrough, arguments)
        case .zip:
            try arguments.check(2)
            var pairs: [Value] = []
            for index in 0..<min(try values[0].elementCount, try values[1].elementCount) {
                try runtime.step(1, at: arguments.span)
                pairs.append(try runtime.array(values.map { $0.element(index) }, at: arguments.span))
            }
            return try runtime.array(pairs, at: arguments.span)
        case .range:
            let start = try runtime.wholeNumber(.number(try arguments.number(0)), of: .place, at: arguments.span)
            let count = try runtime.wholeNumber(.number(try arguments.number(1)), of: .length, at: arguments.span)
            return .range(RangeValue(lower: start, upper: start + max(0, count)))
        default: return try numberFunction(function, arguments)
        }
    }

    private func numberFunction(_ function: LibraryFunction, _ arguments: Arguments) throws(Failure) -> Value {
        if let unknown = arguments.unknownNumber { return unknownResult(of: function, arguments, unknown) }
        switch function {
        case .maximum, .fmax, .fmaxf: return .number(max(try arguments.number(0), try arguments.number(1)))
        case .minimum, .fmin, .fminf: return .number(min(try arguments.number(0), try arguments.number(1)))
        case .absolute, .fabs, .fabsf: return .number(abs(try arguments.number(0)))
        case .floorf: return .number(try arguments.number(0).rounded(.down))
        case .ceilf: return .number(try arguments.number(0).rounded(.up))
        case .roundf, .rint, .rintf: return .number(try arguments.number(0).rounded())
        case .trunc: return .number(try arguments.number(0).rounded(.towardZero))
        case .sqrtf, .fmod:
            let one = try arguments.number(0)
            let result =
                function == .sqrtf ? one.squareRoot() : one.truncatingRemainder(dividingBy: try arguments.number(1))
            guard result.isFinite else { throw arguments.failure(.notFinite) }
            return .number(result)
        default: return try geometryFunction(function, arguments)
        }
    }

    /// What a function of numbers gives for unknown ones.
    private func unknownResult(
        of function: LibraryFunction, _ arguments: Arguments, _ unknown: ForeignValue
    ) -> Value {
        let first = arguments.given(0).structure
        switch function {
        case .directionalInsets where arguments.count == 4:
            let isLeftToRight = scene.direction == .leftToRight
            return .structure(.insets, (isLeftToRight ? [0, 1, 2, 3] : [0, 3, 2, 1]).map { arguments.given($0) })
        case .width: return first?.part("width", .attribute(.width)) ?? .foreign(unknown.derived())
        case .height: return first?.part("height", .attribute(.height)) ?? .foreign(unknown.derived())
        case .minX: return first?.part("x", .member(.x)) ?? .foreign(unknown.derived())
        case .minY: return first?.part("y", .member(.y)) ?? .foreign(unknown.derived())
        default: return .foreign(unknown.derived())
        }
    }

    private func geometryFunction(_ function: LibraryFunction, _ arguments: Arguments) throws(Failure) -> Value {
        let values = arguments
        switch function {
        case .rectUnion:
            guard case (.tuple(let one), .tuple(let other)) = (try values[0], try values[1]),
                let rects = one.tuple.rect.flatMap({ rect in other.tuple.rect.map { (rect, $0) } })
            else { return try values[0] }
            return .tuple(Tuple(rects.0.union(rects.1)))
        case .equalSizes, .equalRects, .equalPoints, .equalInsets:
            try arguments.check(2)
            return .boolean(
                try runtime.areEqual(try values[0], try values[1], tolerance: 0, at: arguments.span) == true)
        case .directionalInsets:
            try arguments.check(4)
            let (top, bottom) = (try arguments.number(0), try arguments.number(2))
            let sides = (try arguments.number(1), try arguments.number(3))
            let isLeftToRight = scene.direction == .leftToRight
            return .tuple(
                Tuple(.insets, top, isLeftToRight ? sides.0 : sides.1, bottom, isLeftToRight ? sides.1 : sides.0))
        default: return try rectFunction(function, arguments)
        }
    }

    /// An object's associated value, after setting it if a new one is passed.
    private func associated(_ arguments: Arguments) throws(Failure) -> Value {
        let (owner, name) = (try arguments[0], try arguments[1])
        // A key is an address, written the same way at every use, or a method's name.
        var text = unit.source.text(in: arguments.span(of: 1))
        if case .text(let name) = name { text = name.text }
        let key = vocabulary.names.intern("$associated " + text)
        if arguments.count > 2 { keep(try arguments[2], as: key, of: owner) }
        return storedProperty(key, of: owner) ?? .nothing
    }

    private func stride(isThrough: Bool, _ arguments: Arguments) throws(Failure) -> Value {
        try arguments.check(3)
        if let unknown = arguments.unknownNumber {
            reportUndecided(unknown, .loop, at: arguments.span)
            return try runtime.array(
                (0..<ForeignValue.sampleCount).map { _ in .foreign(unknown.derived()) }, at: arguments.span)
        }
        let (start, end, by) = (try arguments.number(0), try arguments.number(1), try arguments.number(2))
        guard by != 0 else { throw arguments.failure(.notFinite) }
        var numbers: [Value] = []
        var number = start
        while by > 0 ? number < end : number > end {
            try runtime.step(1, at: arguments.span)
            numbers.append(.number(number))
            number = start + Double(numbers.count) * by
        }
        if isThrough, number == end { numbers.append(.number(number)) }
        return try runtime.array(numbers, at: arguments.span)
    }

    private func rectFunction(_ function: LibraryFunction, _ arguments: Arguments) throws(Failure) -> Value {
        let rect = try arguments.rect(0)
        switch function {
        case .width: return .number(rect.width)
        case .height: return .number(rect.height)
        case .minX: return .number(rect.x)
        case .midX: return .number(rect.midX)
        case .maxX: return .number(rect.maxX)
        case .minY: return .number(rect.y)
        case .midY: return .number(rect.midY)
        case .maxY: return .number(rect.maxY)
        case .isEmptyRect: return .boolean(rect.isEmpty)
        case .insetRect: return .tuple(Tuple(rect.inset(by: try arguments.insets(1))))
        case .rectInset: return .tuple(Tuple(rect.inset(by: try arguments.number(1), try arguments.number(2))))
        default: return .tuple(Tuple(rect.offset(by: try arguments.number(1), try arguments.number(2))))
        }
    }
}

extension Value {
    /// The number of elements of an array or range; 0 for any other value.
    fileprivate var elementCount: Int {
        switch self {
        case .array(let array): array.elements.count
        case .range(let range): range.count
        default: 0
        }
    }

    /// The element at an index.
    fileprivate func element(_ index: Int) -> Value {
        switch self {
        case .array(let array): array.elements[index]
        case .range(let range): .number(Double(range.lower + index))
        default: .nothing
        }
    }
}
