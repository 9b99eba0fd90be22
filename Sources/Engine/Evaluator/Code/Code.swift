package import Vocabulary
package import Syntax

/// A compiled expression. Names are resolved to places; spans and lists are stored separately. Children are indices
/// into the unit's codes.
package enum Code {
    package typealias Index = Int32

    case number(Double)
    case constant(Int32)
    case boolean(Bool)
    case nothing
    case joined(CodeList)
    case array(CodeList)
    case tuple(TupleShape, CodeList)
    case implicitMember(Name)
    case closure(Int32)

    case local(Int32)
    case captured(Int32)
    case global(Name)
    case builtin(Builtin)

    case negate(Index)
    case not(Index)
    case and(Index, Index)
    case or(Index, Index)
    case arithmetic(BinaryOperator, Index, Index)
    case bits(BinaryOperator, Index, Index)
    case comparison(BinaryOperator, Index, Index, isTolerant: Bool)
    /// Arithmetic or a comparison of a local variable with a literal on the right, without evaluating the operands'
    /// codes.
    case arithmeticWithNumber(BinaryOperator, local: Int32, Double, left: Index)
    case comparisonWithNumber(BinaryOperator, local: Int32, Double, left: Index)
    case range(Index, Index, isClosed: Bool)
    /// A division next to a remainder of the same operands.
    case quotient(Index, Index)

    case member(Index, Name)
    case index(Index, Index)
    case call(Index, CodeList, isLabeled: Bool, site: Int32)
    /// `array.append(element)`, by the array's index in the unit's targets.
    case append(Int32, Index)
    case memberCall(Index, Name, site: Int32)
    case conditional(Index, then: Index?, otherwise: Index)
    case conversion(Conversion, Index)
    /// Runs an assignment and returns its target's value after or before it.
    case assignment(Action.Index, target: Index, givesOld: Bool)
    case dictionary(keys: CodeList, values: CodeList)
    case message(Index, Name, site: Int32)
    /// A message to `self` that is handled by the superclass of the named class.
    case superMessage(Index, aboveClass: Name, Name, site: Int32)
    /// The storage of an object, bypassing its methods.
    case storage(Index, Name)
    /// A bare chain, by its index in the unit.
    case chain(Int32)

    /// The equivalent code with the operands' codes, if this one does not evaluate them.
    var spelledOut: Code {
        switch self {
        case .arithmeticWithNumber(let operation, _, _, let left): .arithmetic(operation, left, left + 1)
        case .comparisonWithNumber(let operation, _, _, let left):
            .comparison(operation, left, left + 1, isTolerant: false)
        case .quotient(let left, let right): .arithmetic(.divide, left, right)
        default: self
        }
    }

    /// A division or remainder with its operands.
    typealias Division = (operation: BinaryOperator, left: Index, right: Index)

    /// The code as a division or remainder; nil for other codes.
    var division: Division? {
        switch spelledOut {
        case .arithmetic(.divide, let left, let right): (.divide, left, right)
        case .arithmetic(.remainder, let left, let right): (.remainder, left, right)
        default: nil
        }
    }
}

/// Consecutive indices in the unit's lists.
package struct CodeList {
    package let start: Int32
    package let count: Int32

    package var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(start) + Int(count))) }

    package static let empty = CodeList(start: 0, count: 0)
}
