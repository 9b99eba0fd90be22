package import Masonry
package import Vocabulary

/// The value of an expression in a running script.
package enum Value {
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
    /// An element of a view's `constraints`.
    case equation(LayoutConstraint)
    case maker(ConstraintMaker)
    case function(FunctionValue)
    case builtin(Builtin)
    case axis(Axis)
    case direction(LayoutDirection)
    /// `.left`, passed to a method that takes attributes.
    case attributeName(Attribute)
    /// A class of a script or of UIKit whose objects are views or have their own members.
    case type(ClassValue)
    /// An object that is not a view.
    case object(ObjectValue)
    case dictionary(DictionaryValue)
    /// Something from UIKit that the language lacks.
    case foreign(ForeignValue)
    /// A variable shared with a closure; never visible to a script.
    case cell(Cell)

    /// Whether `equalTo` and similar methods accept the value.
    package var canBeRelatedTo: Bool {
        switch self {
        case .number, .tuple, .array, .view, .attribute, .guide: true
        default: false
        }
    }

    package var isNumber: Bool { if case .number = self { true } else { false } }
    package var isNothing: Bool { if case .nothing = self { true } else { false } }

    package var isAttributeName: Bool { if case .attributeName = self { true } else { false } }

    package static func tuple(_ tuple: Tuple) -> Value { .tuple(TupleValue(tuple)) }
    package static func constraint(_ constraint: any Constraint) -> Value { .constraint(ConstraintValue(constraint)) }
    package static func view(_ view: View?) -> Value { view.map { .view($0) } ?? .nothing }

    /// The kind with its article, for messages.
    package var phrase: String {
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
        case .equation: Receiver.equation.phrase
        case .maker: "a maker"
        case .function, .builtin: "a function"
        case .axis: "an axis"
        case .direction: "a reading direction"
        case .attributeName: "an attribute's name"
        case .type(let type): "the class \(type.name)"
        case .object(let object): "a \(object.type.name)"
        case .dictionary: "a dictionary"
        case .foreign(let foreign): "the unknown `\(foreign.name)`"
        case .cell: "a variable"
        }
    }

    /// The receiver whose members the value has; nil if it has none.
    package var receiver: Receiver? {
        switch self {
        case .text: .string
        case .tuple: .tuple
        case .array(let array): array.holdsViews ? .views : .array
        case .range: .range
        case .view(let view): view.isRoot ? .root : .view
        case .attribute: .attribute
        case .guide: .guide
        case .constraint: .constraint
        case .equation: .equation
        case .maker: .maker
        case .nothing, .boolean, .number, .function, .builtin, .axis, .direction, .attributeName, .type, .object,
            .dictionary, .foreign, .cell:
            nil
        }
    }
}
