internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary

// Values that are nil because there is nothing to read, and positions that no element has.
extension Evaluator {
    /// The failure over a nil that was read from what is empty, or from the screen's view, with that named; any other as it
    /// is.
    func naming(emptinessBehind failure: Failure) -> Failure {
        let source = failure.source
        let path: Span
        switch failure.problem {
        case .noMembers(_, "nil", _):
            guard let before = source.path(before: failure.span) else { return failure }
            path = Span(before.lower, before.upper - 1)
        case .masonry(.unsupportedAttribute("nil")): path = failure.span
        case .masonry(.tooFewViewsToDistribute): return naming(emptyArrayOf: failure)
        default: return failure
        }
        guard failure.related == nil, failure.replacement == nil, source.accent == .masonry,
            let reason = emptiness(of: source.text(in: path))
        else { return failure }
        return failure.related(
            to: Failure.Related(
                source: source, span: Span(path.lower, path.lower + reason.owner.utf8.count), message: reason.text))
    }

    /// The failure of distributing an array that is declared as empty and never added to, with that named.
    private func naming(emptyArrayOf failure: Failure) -> Failure {
        let (source, call) = (failure.source, failure.source.text(in: failure.span))
        let name = call.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let text = source.text(in: 0..<failure.span.lower)
        let additions = ["[\(name) add", "[_\(name) add", "\(name).append", "\(name).insert", "\(name) += "]
        guard !name.isEmpty, failure.related == nil, !additions.contains(where: text.contains),
            let declaration = text.ranges(of: "\(name) = ").first
        else { return failure }
        let value = text[declaration.upperBound...].prefix { $0 != "\n" && $0 != ";" }
        guard
            [
                "[]", "@[]", "[NSMutableArray array]", "[NSMutableArray new]", "[[NSMutableArray alloc] init]",
                "[UIView]()",
            ]
            .contains(String(value).trimmed)
        else { return failure }
        let place = text[..<declaration.lowerBound].utf8.count
        let how =
            source.accent == .objectiveC ? "[\(name) addObject:view]" : "\(name).\(Member.append.rawValue)(view)"
        return failure.related(
            to: Failure.Related(
                source: source, span: Span(place, place + name.utf8.count),
                message: "it stays empty: nothing is added to it, as by \(how)"))
    }

    /// Why the last member of a path is nil, and whose it is.
    private func emptiness(of path: String) -> (owner: Substring, text: String)? {
        guard let dot = path.lastIndex(of: "."),
            path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { return nil }
        let (owner, member) = (path[..<dot], path[path.index(after: dot)...])
        switch member {
        case "first", "last":
            return (
                owner,
                "it is empty, so its `\(member)` is nil: if \(owner).\(Member.count.rawValue) > 0 { … } asks first"
            )
        case "superview":
            return (owner, "it is the screen's view, which is in no other, so its `\(member)` is nil")
        default: return nil
        }
    }

    /// For `xs[x]` in a loop over `xs`, whose variable is no position: the failure, with the variable alone.
    func elementInstead(ofIndexing array: Span, by index: Span, _ value: Value) -> Failure? {
        let source = unit.source
        guard source.accent == .masonry, !value.isNumber else { return nil }
        let (array, name) = (source.text(in: array), source.text(in: index))
        let head = "\(ReservedWord.for.rawValue) \(name) \(ReservedWord.in.rawValue) \(array) {"
        guard source.text(in: 0..<index.lower).contains(head) else { return nil }
        return failure(
            .wrongKind(
                of: "an index", expected: "a number", found: value.phrase,
                help: "`\(name)` is the element itself, and not its position"), index
        ).replacing(Span(index.lower - array.utf8.count - 1, index.upper + 1), with: name)
    }

    /// The failure over the position behind the last element, with the last one, or with the sign of the loop that counts too far.
    func naming(loopPast failure: Failure, of array: Span) -> Failure {
        let source = failure.source
        let (name, array) = (source.text(in: failure.span), source.text(in: array))
        let count = "\(array).\(Member.count.rawValue)"
        if name == count { return failure.replacing(failure.span.atEnd, with: " - 1") }
        guard source.accent != .swift, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return failure
        }
        let tokens = Lexer.tokens(of: source, in: 0..<failure.span.lower, names: vocabulary.names)
        func isCount(behind sign: Int) -> Bool {
            let start = tokens[sign].span.upper
            let rest = source.text(in: start..<(start + count.utf8.count + 3)).drop { $0 == " " }
            return rest.hasPrefix(count) && rest.dropFirst(count.count).first.map { " {);".contains($0) } ?? false
        }
        for (position, token) in tokens.enumerated().reversed() where token.kind == .identifier {
            guard source.text(in: token.span) == name, position + 1 < tokens.count else { continue }
            let sign: (place: Int, text: String)
            if tokens[position + 1].kind == .lessOrEqual {
                sign = (position + 1, BinaryOperator.less.rawValue)
            } else if position > 0, source.text(in: tokens[position - 1].span) == ReservedWord.for.rawValue,
                let range = tokens[position...].firstIndex(where: { $0.kind == .closedRange || $0.kind == .leftBrace }),
                tokens[range].kind == .closedRange
            {
                sign = (range, BinaryOperator.halfOpenRange.rawValue)
            } else {
                continue
            }
            guard isCount(behind: sign.place) else { return failure }
            return failure.related(
                to: Failure.Related(
                    source: source, span: tokens[sign.place].span, message: "this counts up to \(count) itself")
            ).replacing(tokens[sign.place].span, with: sign.text)
        }
        return failure
    }
}
