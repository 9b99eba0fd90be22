internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Diagnostics

// Explains why an assignment to a member fails, and what was probably intended.
extension Evaluator {
    /// The failure of an assignment, with the value whose member is assigned.
    func holding(_ target: Int32, _ failure: Failure) -> Failure {
        guard failure.source === unit.source, case .member(let base, _) = unit.targets[Int(target)].target,
            let receiver = currentValue(of: base)
        else { return failure }
        return failure.holding([(unit.targets[Int(base)].span, receiver)])
    }

    /// The failure of an assigned value. An invalid target comes first, as in the source.
    package func failure(_ failure: Failure, ofValue value: Code.Index, for target: Int32) -> Failure {
        guard failure.source === unit.source, unit.spans[Int(value)].contains(failure.span) else { return failure }
        switch failure.problem {
        case .attributeAsNumber, .operands: break
        case .unknownMember(let name, of: Problem.attributes, _) where NamedColor(rawValue: name) == nil: break
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

    /// The failure of an assignment, at its value if that does not fit.
    func assigning(
        _ failure: Failure, _ target: Int32, _ code: Code.Index, _ value: Value
    ) -> Failure {
        if failure.problem.isAboutValue, failure.source === unit.source,
            failure.span.upper == unit.targets[Int(target)].span.upper
        {
            return failure.moved(to: unit.spans[Int(code)]).holding([(unit.spans[Int(code)], value)])
        }
        return failure
    }

}
