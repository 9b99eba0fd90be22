/// The code of a function, of which every evaluation makes a value.
final class Prototype {
    /// The declared name; nil for a closure.
    let name: String?
    let parameters: [Name]
    /// Where the name is declared, or the whole closure.
    let span: Span
    let body: Action.Block
    /// The value, where the body is one expression.
    let expression: Code.Index?
    /// How many steps a call counts as.
    let steps: Int
    /// Local variables, the parameters first.
    let slotCount: Int
    let captures: [Capture]
    /// The slots of `make` and `superview`, in a closure given to a view's makeConstraints and the like.
    let makerSlots: (make: Int32, superview: Int32)?

    /// A variable of the surroundings, as the function that makes the value sees it.
    enum Capture: Hashable {
        case local(Int32)
        case captured(Int32)
    }

    init(
        name: String?, parameters: [Name], span: Span, body: Action.Block, expression: Code.Index?, steps: Int,
        slotCount: Int, captures: [Capture], makerSlots: (make: Int32, superview: Int32)?
    ) {
        self.name = name
        self.parameters = parameters
        self.span = span
        self.body = body
        self.expression = expression
        self.steps = steps
        self.slotCount = slotCount
        self.captures = captures
        self.makerSlots = makerSlots
    }

    var displayName: String { name ?? "{ … }" }
}
