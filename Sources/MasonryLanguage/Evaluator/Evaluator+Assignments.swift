internal import Masonry

// Why an assignment to a member fails, and what was probably meant.
extension Evaluator {
    /// The failure of an assigned value; arithmetic on an attribute was meant for another, whose own failure comes first.
    func assigned(
        _ failure: Failure, _ target: Int32, _ operation: AssignmentOperator, _ code: Code.Index
    ) -> Failure {
        switch failure.problem {
        case .attributeAsNumber, .operands: break
        case .unknownName(_, let hint) where hint.isNone && failure.replacement == nil: break
        case .unknownMember(_, of: Problem.attributes, _): break
        default: return failure
        }
        guard unit.source.accent == .masonry, operation == .assign, failure.source === unit.source,
            case .member(_, let name) = unit.targets[Int(target)].target
        else { return failure }
        if case .member? = vocabulary.spelling(name) { return failure }
        do throws(Failure) {
            try change(target, .set(.nothing))
            return failure
        } catch {
            switch error.problem {
            case .unknownMember where failure.problem.isOfUnknownName:
                if case .unknownMember = failure.problem { return error }
                return error.replacement == nil ? error : failure
            case _ where failure.problem.isOfUnknownName: return failure
            case .attributeAssigned, .memberOnlyRead, .unknownName, .unknownMember:
                return assigning(error, target, operation, code)
            default: return failure
            }
        }
    }

    /// The failure of an assignment: about its value where that does not fit; for `view.left = root.left` with the
    /// constraint that was meant.
    func assigning(
        _ failure: Failure, _ target: Int32, _ operation: AssignmentOperator, _ code: Code.Index
    ) -> Failure {
        if failure.problem.isAboutValue, failure.source === unit.source,
            failure.span.upper == unit.targets[Int(target)].span.upper
        {
            let moved = failure.moved(to: unit.spans[Int(code)])
            if case .wrongKind(_, let expected, "an array", _) = failure.problem,
                ["a rectangle", "insets", "a size", "a point"].contains(expected),
                let tuple = unit.source.tuple(inBrackets: moved.span)
            {
                return moved.replacing(moved.span, with: tuple)
            }
            if case .wrongKind(_, let expected, "a number", _) = failure.problem,
                let count = ["a size": 2, "a point": 2, "insets": 4][expected]
            {
                let numbers = Array(repeating: unit.source.text(in: moved.span), count: count)
                return moved.replacing(moved.span, with: "(\(numbers.joined(separator: ", ")))")
            }
            if case .wrongKind(_, "a number", "a string", _) = failure.problem,
                let number = number(inQuotes: unit.source.text(in: moved.span))
            {
                return moved.replacing(moved.span, with: number)
            }
            guard case .wrongKind(of: "`\(Member.text.rawValue)`", _, "a number", _) = failure.problem else {
                return moved
            }
            let number = unit.source.text(in: unit.spans[Int(code)])
            let isLiteral = if case .number = unit.codes[Int(code)] { true } else { false }
            return moved.replacing(moved.span, with: isLiteral ? "\"\(number)\"" : "\"\\(\(number))\"")
        }
        if case .masonry(.requirementAfterInstall) = failure.problem, failure.source === unit.source,
            case .member(let base, _) = unit.targets[Int(target)].target
        {
            let constraint = unit.source.text(in: unit.targets[Int(base)].span)
            let whole = unit.targets[Int(target)].span.joined(with: unit.spans[Int(code)])
            let (off, on) = (Member.deactivate.rawValue, Member.activate.rawValue)
            return failure.replacing(
                whole, with: "\(constraint).\(off)(); \(unit.source.text(in: whole)); \(constraint).\(on)()")
        }
        if case .indexOutOfRange(let index, let count) = failure.problem, index == count, operation == .assign,
            failure.source === unit.source, case .element(let base, _) = unit.targets[Int(target)].target
        {
            let whole = unit.targets[Int(target)].span.joined(with: unit.spans[Int(code)])
            let array = unit.source.text(in: unit.targets[Int(base)].span)
            return failure.replacing(
                whole, with: "\(array).\(Member.append.rawValue)(\(unit.source.text(in: unit.spans[Int(code)])))")
        }
        if case .memberOnlyRead(let name, _) = failure.problem, operation == .assign,
            case .member(let base, _) = unit.targets[Int(target)].target,
            let instead = screenInstead(
                ofAssigning: name, to: unit.spans[Int(code)], of: unit.targets[Int(base)].span)
                ?? unit.source.call(setting: name, of: unit.targets[Int(base)].span, to: unit.spans[Int(code)])
        {
            return failure.replacing(instead.span, with: instead.text)
        }
        guard let attribute = failure.problem.attributeAssigned, operation == .assign,
            case .member(let base, _) = unit.targets[Int(target)].target
        else { return failure }
        let value = unit.spans[Int(code)]
        let instead = unit.source.constraint(
            on: unit.targets[Int(base)].span, attribute, equalTo: value,
            insteadOf: unit.targets[Int(target)].span.joined(with: value))
        return failure.replacing(instead.span, with: instead.text)
    }

    /// `0` for `"0"`.
    private func number(inQuotes text: String) -> String? {
        guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\""), unit.source.accent == .masonry else {
            return nil
        }
        let contents = String(text.dropFirst().dropLast())
        return Double(contents).map { $0.isFinite } == true ? contents : nil
    }
}

extension Problem {
    /// Whether it is of a name alone, with or without a dot, which says less than what the name was assigned to.
    fileprivate var isOfUnknownName: Bool {
        switch self {
        case .unknownName, .unknownMember(_, of: Problem.attributes, _): true
        default: false
        }
    }
}
