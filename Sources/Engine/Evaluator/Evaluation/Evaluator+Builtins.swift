internal import Masonry
package import Vocabulary
internal import Diagnostics

// Built-in names.
extension Evaluator {
    package func value(of builtin: Builtin) -> Value {
        switch builtin {
        case .self where unit.dialect.hasLibraries: library?.mainObject ?? .view(scene.root)
        case .root, .self, .superview: .view(scene.root)
        case .horizontal: .axis(.horizontal)
        case .vertical: .axis(.vertical)
        case .ltr: .direction(.leftToRight)
        case .rtl: .direction(.rightToLeft)
        case .required: .number(LayoutPriority.required)
        case .high: .number(LayoutPriority.high)
        case .medium: .number(LayoutPriority.medium)
        case .low: .number(LayoutPriority.low)
        case .fittingSize: .number(LayoutPriority.fittingSize)
        case .make, .update, .remake, .min, .max, .abs, .round, .floor, .ceil, .sqrt, .print, .attachKeys, .makePoint,
            .makeSize, .makeInsets, .makeRect, .point, .size, .insets, .rect:
            .builtin(builtin)
        }
    }

    func call(_ builtin: Builtin, _ arguments: Arguments) throws(Failure) -> Value {
        if let unknown = arguments.unknownNumber, builtin.isArithmetic { return .foreign(unknown.derived()) }
        switch builtin {
        case .min, .max:
            try arguments.check(2...(.max))
            var result = try arguments.number(0)
            for index in 1..<arguments.count {
                let number = try arguments.number(index)
                result = builtin == .min ? Swift.min(result, number) : Swift.max(result, number)
            }
            return .number(result)
        case .abs, .round, .floor, .ceil, .sqrt:
            try arguments.check(1)
            return .number(try rounded(builtin, try arguments.number(0), arguments))
        case .print:
            try arguments.check(0...(.max))
            try print(Array(arguments), at: arguments.span)
            return .nothing
        case .attachKeys:
            return try attachKeys(arguments)
        case .makePoint: return try tuple(.point, arguments, labeled: false)
        case .makeSize: return try tuple(.size, arguments, labeled: false)
        case .makeInsets: return try tuple(.insets, arguments, labeled: false)
        case .makeRect: return try tuple(.rect, arguments, labeled: false)
        case .point: return try tuple(.point, arguments, labeled: true)
        case .size: return try tuple(.size, arguments, labeled: true)
        case .insets: return try tuple(.insets, arguments, labeled: true)
        case .rect: return try tuple(.rect, arguments, labeled: true)
        default: throw arguments.failure(.notCallable(value(of: builtin).phrase))
        }
    }

    private func rounded(_ builtin: Builtin, _ number: Double, _ arguments: Arguments) throws(Failure) -> Double {
        switch builtin {
        case .abs: return Swift.abs(number)
        case .round: return number.rounded()
        case .floor: return number.rounded(.down)
        case .ceil: return number.rounded(.up)
        default:
            if number < 0 { throw arguments.failure(.notFinite) }
            return number.squareRoot()
        }
    }

    func tuple(_ shape: TupleShape, _ arguments: Arguments, labeled: Bool) throws(Failure) -> Value {
        if shape == .rect, unit.dialect.hasTypedValues || arguments.label(of: 0) == "origin", arguments.count == 2,
            let origin = arguments.pair(0), let size = arguments.pair(1)
        {
            return .structure(.rect, origin + size)
        }
        let names = shape.parts.map(\.name)
        if labeled, unit.dialect.hasCSemantics {
            // Only a type: its values are created by a function.
            throw failure(.unknownName(arguments.name, .nearest("\(arguments.name)Make")), arguments.site.nameSpan)
        }
        try arguments.check(shape.count, labels: labeled ? names.map { [$0] } : [])
        var parts: [Value] = []
        for index in 0..<shape.count {
            if labeled, arguments.label(of: index) == nil {
                throw arguments.failure(
                    .missingLabel(of: arguments.name, expected: [names[index]]), arguments.span(of: index))
            }
            let value = try arguments[index]
            if case .foreign = value, library != nil {
                parts.append(value)
            } else {
                parts.append(.number(try arguments.number(index)))
            }
        }
        return .structure(shape, parts)
    }

    /// The arguments alternating with their texts.
    private func attachKeys(_ arguments: Arguments) throws(Failure) -> Value {
        for index in stride(from: 0, to: arguments.count - 1, by: 2) {
            let key = try shown(try arguments.text(index + 1), at: arguments.span(of: index))
            switch try arguments[index] {
            case .view(let view):
                try checkUsable(view, arguments.span(of: index))
                view.key = key
            case .constraint(let value): value.constraint.key(key)
            default: throw arguments.failure(.attachKey, arguments.span(of: index))
            }
        }
        return .nothing
    }
}

extension Builtin {
    /// Whether it computes a number from numbers.
    fileprivate var isArithmetic: Bool {
        switch self {
        case .min, .max, .abs, .round, .floor, .ceil, .sqrt: true
        default: false
        }
    }
}
