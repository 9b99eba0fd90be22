internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Overloaded functions outside types.
extension SwiftParser {
    /// The unique name of one of several functions with a name. The first keeps its own.
    func overloaded(_ name: Name, _ position: Int) -> Name {
        position == 0 ? name : names.intern("\(names.text(name))$\(position)")
    }

    /// The call of the overload that the arguments match best, by their labels and by their evident types; nil if there
    /// is only one function with the name, or if none matches.
    mutating func overload(
        of name: Name, _ arguments: [Argument], _ callee: Expression, _ start: Span, above parts: Int
    ) throws(Rejection) -> Expression? {
        if scopes.dropFirst().contains(where: { $0[name] != nil }) { return nil }
        let all = overloads(of: name)
        if all.count < 2 { return nil }
        var best: (name: Name, parameters: [Parameter], fits: Int)?
        for (own, parameters) in all {
            guard let given = signature(own, parameters).match(arguments.map(\.label)) else { continue }
            let fits = zip(parameters, given).reduce(0) { sum, pair in
                guard case .one(let argument) = pair.1, let type = pair.0.wholeType else { return sum }
                return sum + Self.fitness(of: arguments[argument].value, for: names.text(type))
            }
            if best.map({ fits > $0.fits }) ?? true { best = (own, parameters, fits) }
        }
        guard let best else { return nil }
        let function = Expression(kind: .name(best.name), span: callee.span)
        return try expression(
            .call(function, arranged(arguments, best.parameters, at: callee.span.atEnd)), start, above: parts)
    }

    /// A function outside types: its unique name and its parameters.
    typealias Overload = (name: Name, parameters: [Parameter])

    /// The functions outside types with a name, of this file or else of another.
    mutating func overloads(of name: Name) -> [Overload] {
        guard let places = outline.overloads[name] else { return overloadsElsewhere(of: name) }
        return places.enumerated().map { position, place in
            let own = overloaded(name, position)
            if parameterLists[own] == nil {
                // Ends the recursion if a default value calls the function itself.
                parameterLists[own] = []
                parameterLists[own] = parameters(at: place + 1)
            }
            return (own, parameterLists[own] ?? [])
        }
    }

    /// How well an expression matches a type: 1 if it evidently has it, -1 if it can't have it, 0 if that is not
    /// evident.
    private static func fitness(of value: Expression, for type: String) -> Int {
        let kinds: [[String]] = [
            ["Int", "UInt", "UInt32", "UInt64", "Int64", "CGFloat", "Double", "Float", "TimeInterval"], ["String"],
            ["Bool"], ["Array"],
        ]
        let kind: Int
        switch value.kind {
        case .number: kind = 0
        case .text, .interpolation: kind = 1
        case .boolean: kind = 2
        case .array: kind = 3
        default: return 0
        }
        return kinds[kind].contains(type) ? 1 : -1
    }
}
