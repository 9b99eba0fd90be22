package import Vocabulary
internal import Syntax
package import Diagnostics

/// The code of a function, of which every evaluation makes a value.
package final class Prototype {
    /// The declared name; nil for a closure.
    let name: String?
    package let parameters: [Name]
    /// Where the name is declared, or the whole closure.
    package let span: Span
    package let captures: [Capture]
    package let plan: Plan

    /// What every call reads: plain values alone.
    package struct Plan {
        let parameterCount: Int
        /// Local variables, the parameters first.
        let slotCount: Int
        /// How many steps a call counts as.
        package let steps: Int
        package let body: Action.Block
        /// The value, where the body is one expression.
        package let expression: Code.Index?
        /// The slots of `make` and `superview`, in a closure given to a view's makeConstraints and the like.
        let makerSlots: (make: Int32, superview: Int32)?

        package func takes(_ count: Int) -> Bool {
            // A block given to a maker may leave the maker out.
            count == parameterCount || count == 1 && parameterCount == 0 && makerSlots != nil
        }
    }

    /// A variable of the surroundings, as the function that makes the value sees it.
    package enum Capture: Hashable {
        case local(Int32)
        case captured(Int32)
    }

    package init(name: String?, parameters: [Name], span: Span, captures: [Capture], plan: Plan) {
        self.name = name
        self.parameters = parameters
        self.span = span
        self.captures = captures
        self.plan = plan
    }

    var displayName: String { name ?? "{ … }" }
}
