internal import Masonry

/// What an expression stands for while a script runs.
enum Value {
    case nothing
    case boolean(Bool)
    case number(Double)
    case text(TextValue)
    case tuple(TupleValue)
    case array(ArrayValue)
    case range(RangeValue)
    case view(View)
    case attribute(AttributeValue)
    case guide(GuideValue)
    case constraint(ConstraintValue)
    /// What a view's `constraints` are.
    case equation(LayoutConstraint)
    case maker(ConstraintMaker)
    case function(FunctionValue)
    case builtin(Builtin)
    case axis(Axis)
    case direction(LayoutDirection)
    /// `.left`, given to a method that takes attributes.
    case attributeName(Attribute)
    /// A variable that a closure shares; never seen by a script.
    case cell(Cell)

    /// Whether `equalTo` and its like can take the value.
    var canBeRelatedTo: Bool {
        switch self {
        case .number, .tuple, .array, .view, .attribute, .guide: true
        default: false
        }
    }

    static func tuple(_ tuple: Tuple) -> Value { .tuple(TupleValue(tuple)) }
    static func constraint(_ constraint: any Constraint) -> Value { .constraint(ConstraintValue(constraint)) }
    static func view(_ view: View?) -> Value { view.map { .view($0) } ?? .nothing }

    /// The kind with its article, as messages name it.
    var phrase: String {
        switch self {
        case .nothing: "nil"
        case .boolean: "a bool"
        case .number: "a number"
        case .text: "a string"
        case .tuple(let tuple): tuple.tuple.shape.phrase
        case .array: "an array"
        case .range: "a range"
        case .view(let view): view.kind == .guide ? "a guide" : "a view"
        case .attribute: "an attribute"
        case .guide: "a guide"
        case .constraint: "a constraint"
        case .equation: "an installed constraint"
        case .maker: "a maker"
        case .function, .builtin: "a function"
        case .axis: "an axis"
        case .direction: "a reading direction"
        case .attributeName: "the name of an attribute"
        case .cell: "a variable"
        }
    }

    /// Whose members the value has; nil where it has none.
    var receiver: Receiver? {
        switch self {
        case .text: .string
        case .tuple: .tuple
        case .array(let array): array.isOfViews ? .views : .array
        case .range: .range
        case .view(let view): view.isRoot ? .root : .view
        case .attribute: .attribute
        case .guide: .guide
        case .constraint: .constraint
        case .equation: .equation
        case .maker: .maker
        case .nothing, .boolean, .number, .function, .builtin, .axis, .direction, .attributeName, .cell: nil
        }
    }
}
