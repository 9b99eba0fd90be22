internal import Syntax

/// Another operator between two operands: `-` for `+`, `<` for `<=`, `..<` for `...`.
enum OtherOperation: EditOperator {
    static let example = EditExample(
        """
        view v
        make.left.equalTo(root).offset(16 «+→-» 8)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.operations.flatMap { operation in
            others(than: operation.kind).map { other, cost in
                let text = script.text(operation.operatorSpan).replacing(operation.kind.rawValue, with: other.rawValue)
                return CandidateEdit(
                    operation.operatorSpan, text, cost: cost, at: operation.span, of: operation.scope.subjects)
            }
        }
    }

    /// The operators that are written instead of one, and how unlikely that is.
    private static func others(than kind: BinaryOperator) -> [(BinaryOperator, Double)] {
        switch kind {
        case .add: [(.subtract, 1.6), (.multiply, 2)]
        case .subtract: [(.add, 1.6)]
        case .multiply: [(.divide, 1.8), (.add, 2.2)]
        case .divide: [(.multiply, 1.8), (.remainder, 2)]
        case .remainder: [(.divide, 2)]
        case .equal: [(.notEqual, 1.6)]
        case .notEqual: [(.equal, 1.6)]
        case .less: [(.lessOrEqual, 1.6), (.greater, 1.8), (.greaterOrEqual, 2)]
        case .lessOrEqual: [(.less, 1.6), (.greaterOrEqual, 1.8), (.greater, 2)]
        case .greater: [(.greaterOrEqual, 1.6), (.less, 1.8), (.lessOrEqual, 2)]
        case .greaterOrEqual: [(.greater, 1.6), (.lessOrEqual, 1.8), (.less, 2)]
        case .halfOpenRange: [(.closedRange, 1.4)]
        case .closedRange: [(.halfOpenRange, 1.4)]
        case .and: [(.or, 1.8)]
        case .or: [(.and, 1.8)]
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: []
        }
    }
}
