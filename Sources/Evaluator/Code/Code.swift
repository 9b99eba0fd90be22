package import Vocabulary
package import Syntax

/// An expression made ready to run: names are places, spans and lists stand beside. Children are indices into the
/// unit's codes.
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
    /// Arithmetic and comparisons of a local variable and a literal behind it, which take neither's code to run.
    case arithmeticWithNumber(BinaryOperator, local: Int32, Double, left: Index)
    case comparisonWithNumber(BinaryOperator, local: Int32, Double, left: Index)
    case range(Index, Index, isClosed: Bool)
    /// A division beside a remainder of the same two.
    case quotient(Index, Index)

    case member(Index, Name)
    case index(Index, Index)
    case call(Index, CodeList, isLabelled: Bool, site: Int32)
    /// `array.append(element)`, by the array's place in the unit's targets.
    case append(Int32, Index)
    case memberCall(Index, Name, site: Int32)
    case conditional(Index, then: Index?, otherwise: Index)
    case conversion(Conversion, Index)
    /// Runs an assignment, and reads its target behind or before it.
    case assignment(Action.Index, target: Index, givesOld: Bool)
    case dictionary(keys: CodeList, values: CodeList)
    case message(Index, Name, site: Int32)
    /// What is sent to `self` as the class above the named one would take it.
    case superMessage(Index, aboveClass: Name, Name, site: Int32)
    /// The storage of an object, past its methods.
    case storage(Index, Name)
    /// A bare chain, by its place in the unit.
    case chain(Int32)

    /// The code with its operands' codes, where it runs without them.
    var spelledOut: Code {
        switch self {
        case .arithmeticWithNumber(let operation, _, _, let left): .arithmetic(operation, left, left + 1)
        case .comparisonWithNumber(let operation, _, _, let left):
            .comparison(operation, left, left + 1, isTolerant: false)
        case .quotient(let left, let right): .arithmetic(.divide, left, right)
        default: self
        }
    }

    /// A division or a remainder, and what is divided by what.
    typealias Division = (operation: BinaryOperator, left: Index, right: Index)

    /// The code as a division or a remainder; nil for others.
    var division: Division? {
        switch spelledOut {
        case .arithmetic(.divide, let left, let right): (.divide, left, right)
        case .arithmetic(.remainder, let left, let right): (.remainder, left, right)
        default: nil
        }
    }
}

/// Indices that stand side by side in the unit's lists.
package struct CodeList {
    package let start: Int32
    package let count: Int32

    package var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(start) + Int(count))) }

    package static let empty = CodeList(start: 0, count: 0)
}
