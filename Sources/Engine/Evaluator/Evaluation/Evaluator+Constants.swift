internal import Masonry
internal import Vocabulary
internal import Diagnostics

// The constants of constraints in chains and assignments.
extension Evaluator {
    /// Sets the constant from a call or assignment.
    func setConstant(
        _ member: Member, of constraint: any Constraint, _ arguments: Arguments
    ) throws(Failure) {
        let span = arguments.span(of: 0)
        let isLink = !arguments.isAssignment
        stamp(arguments.callSpan)
        noteRemade(constraint, arguments.callSpan)
        switch member {
        case .offset where arguments.name.hasPrefix(Spelling.prefix), .valueOffset:
            let value = try arguments[0]
            try modeled(span) { () throws(ConstraintError) in
                _ = try constraint.valueOffset(constant(value))
            }
        case .offset:
            if case .tuple = try arguments[0], !arguments.isAssignment {
                throw arguments.wrongKind(
                    0, expected: .number,
                    hint: .pairOffsets)
            }
            let number = try arguments.number(0)
            try library?.observe(.number(arguments))
            try modeled(span) { () throws(ConstraintError) in
                if isLink { try constraint.offset(number) } else { try constraint.setOffset(number) }
            }
        case .inset:
            if case .tuple(let value) = try arguments[0], value.tuple.count == 4, !arguments.isAssignment {
                throw arguments.wrongKind(0, expected: .number, hint: .fourInsets)
            }
            if case .tuple = try arguments[0], !unit.dialect.hasLibraries {
                throw arguments.wrongKind(
                    0, expected: .number, hint: .oneInset)
            }
            let number = try arguments.number(0)
            try library?.observe(.number(arguments))
            try modeled(span) { () throws(ConstraintError) in
                if isLink { try constraint.inset(number) } else { try constraint.setInset(number) }
            }
        case .insets:
            let insets = try arguments.insets(0)
            try modeled(span) { () throws(ConstraintError) in
                if isLink { try constraint.insets(insets) } else { try constraint.setInsets(insets) }
            }
        case .sizeOffset:
            let size = try arguments.size(0)
            try modeled(span) { () throws(ConstraintError) in
                if isLink { try constraint.sizeOffset(size) } else { try constraint.setSizeOffset(size) }
            }
        default:
            let point = try arguments.point(0)
            try modeled(span) { () throws(ConstraintError) in
                if isLink { try constraint.centerOffset(point) } else { try constraint.setCenterOffset(point) }
            }
        }
    }

    func set(_ member: Member, of constraint: any Constraint, to value: Value, _ span: Span) throws(Failure) {
        try checkUsable(constraint, span)
        let arguments = assigned(member, value, span)
        guard member == .isActive else { return try setConstant(member, of: constraint, arguments) }
        let isActive = try arguments.boolean(0)
        stamp(span)
        try step(installing: constraint, at: span)
        do throws(Failure) {
            try modeled(span) { () throws(ConstraintError) in
                if isActive { try constraint.activate() } else { try constraint.deactivate() }
            }
        } catch {
            guard let refused = constraint.leaves.first(where: { !$0.isActive }) else { throw error }
            throw foreignLibrary?.explained(error, of: refused, among: constraint.leaves) ?? error
        }
        try checkConstraintCount(at: span)
    }
}
