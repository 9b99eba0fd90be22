package import Vocabulary
internal import Syntax
package import Diagnostics

/// The code of a function. Every evaluation creates a function value from it.
package final class Prototype {
    /// The declared name; nil for a closure.
    let name: String?
    package let parameters: [Name]
    /// The span of the declared name, or of the whole closure.
    package let span: Span
    package let captures: [Capture]
    package let plan: Plan

    /// The data that every call reads, as plain values only.
    package struct Plan {
        let parameterCount: Int
        /// Local variables, starting with the parameters.
        let slotCount: Int
        /// The number of steps of a call.
        package let steps: Int
        package let body: Action.Block
        /// The returned expression, if the body is a single one.
        package let expression: Code.Index?
        /// The slots of `make` and `superview`, in a closure passed to a view's `makeConstraints` or a similar method.
        let makerSlots: (make: Int32, superview: Int32)?

        package func takes(_ count: Int) -> Bool {
            // A maker block may omit the maker parameter.
            count == parameterCount || count == 1 && parameterCount == 0 && makerSlots != nil
        }
    }

    /// A captured variable, as seen by the function that creates the value.
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
