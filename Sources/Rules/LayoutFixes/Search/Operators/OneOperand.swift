internal import Syntax

/// One of two operands alone, or a condition without its `!`.
enum OneOperand: EditOperator {
    static let example = EditExample(
        """
        view v
        make.left.equalTo(root).offset(«16 + 8→16»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let arithmetic: Set<BinaryOperator> = [.add, .subtract, .multiply, .divide, .remainder]
        let operands = script.near.operations.filter { arithmetic.contains($0.kind) }.flatMap { operation in
            [operation.left, operation.right].map {
                CandidateEdit(operation.span, script.text($0), cost: 2.2, of: operation.scope.subjects)
            }
        }
        return operands
            + script.negations.filter(\.isLogical).map { CandidateEdit($0.span, script.text($0.operand), cost: 1.4) }
    }
}
