internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// Why an assignment to a member fails, and what was probably meant.
extension Evaluator {
    /// The failure of an assignment, with the value whose member is assigned to.
    func holding(_ target: Int32, _ failure: Failure) -> Failure {
        guard failure.source === unit.source, case .member(let base, _) = unit.targets[Int(target)].target,
            let receiver = currentValue(of: base)
        else { return failure }
        return failure.holding([(unit.targets[Int(base)].span, receiver)])
    }

    /// The failure of an assigned value. A target that is not there comes first, as it does in the source.
    package func failure(_ failure: Failure, ofValue value: Code.Index, for target: Int32) -> Failure {
        guard failure.source === unit.source, unit.spans[Int(value)].contains(failure.span) else { return failure }
        switch failure.problem {
        case .attributeAsNumber, .operands, .unknownMember(_, of: Problem.attributes, _): break
        default: return failure
        }
        do throws(Failure) {
            try change(target, .set(.nothing))
        } catch {
            switch error.problem {
            case .unknownName, .unknownMember: return holding(target, error)
            default: break
            }
        }
        return holding(target, failure)
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
        return failure
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
