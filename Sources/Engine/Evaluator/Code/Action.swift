internal import LayoutTerms
package import Syntax
package import Vocabulary
package import Diagnostics

/// A compiled statement. Children are indices into the unit's codes or actions.
package enum Action {
    package typealias Index = Int32

    case screen(Code.Index)
    case views(Int32)
    case select(CodeList)
    case declare(Place, Code.Index, isConstant: Bool, Span)
    /// A closure in its own variable, so that it can call itself.
    case declareFunction(Place, Int32, Span)
    case `return`(Code.Index)
    case `if`(Code.Index, then: Block, otherwise: Index?)
    case block(Block)
    case `for`(Place, Code.Index, Block)
    case `while`(Code.Index, Block, step: CodeList, isTestedLast: Bool)
    /// By its index in the unit.
    case `switch`(Int32)
    case declareClass(Int32)
    case start
    case `break`
    case `continue`
    case `import`(Code.Index)
    case expect(Code.Index, message: Code.Index?)
    /// `expect left OPERATOR right`, which reports both sides.
    case expectComparison(BinaryOperator, Code.Index, Code.Index, whole: Code.Index, message: Code.Index?)
    /// An expectation on ranges of screens, and a choice by the screen, by their indices in the unit.
    case expectOn(Int32)
    case when(Int32)
    /// An assignment, possibly of arithmetic with the old value.
    case assign(Place, BinaryOperator?, Code.Index)
    /// An assignment to a member or an element, by its index in the unit's targets.
    case assignTarget(Int32, BinaryOperator?, Code.Index)
    case evaluate(Code.Index)
    /// Creates the variables of a block's functions, so that earlier functions can refer to them.
    case prepareFunctions(CodeList)

    package struct Block {
        let actions: CodeList
        /// Whether the block selects views, so that the selection is restored after it.
        let selects: Bool
    }
}

/// Blocks for some screens, and the one for all others.
package struct ScreenChoice {
    let branches: [(condition: ScreenConditionOf<Code.Index>, body: Action.Block)]
    let otherwise: Action.Block?
}

/// Conditions that hold on ranges of screens.
package struct ScreenExpectation {
    struct Range {
        let dimension: ScreenRange.Dimension
        /// Nil for a reading direction.
        let lower: Code.Index?
        let upper: Code.Index?
    }

    let ranges: [Range]
    let conditions: CodeList
    let message: Code.Index?
}

/// The location of a variable.
package enum Place {
    case local(Int32)
    case captured(Int32)
    case global(Name)
}

/// A target that can be changed in place.
package enum Target {
    case variable(Place, isConstant: Bool)
    case member(Int32, Name)
    /// A property that is set by a message.
    case property(Int32, Name)
    case storage(Code.Index, Name)
    case element(Int32, Code.Index)
    /// A temporary value: only members of an object it refers to can be assigned.
    case value(Code.Index)
}
