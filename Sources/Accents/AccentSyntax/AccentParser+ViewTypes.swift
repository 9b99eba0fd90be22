package import Syntax
package import Vocabulary

// Declared types of views, which say what an unknown value is.
extension AccentParser {
    /// A value with the type that the source gives it, if that is a class of views and the value may be unknown.
    ///
    /// - Parameter isOfElements: whether it is the type of the elements of a collection.
    package func typed(_ value: Expression, as type: Name?, isOfElements: Bool = false) -> Expression {
        guard let conversion = conversion(to: type, isOfElements: isOfElements), mayBeUnknown(value) else {
            return value
        }
        return Expression(kind: .conversion(conversion, value), span: value.span)
    }

    /// What a declared type says of an unknown value; nil for a type that is no class of views.
    package func conversion(to type: Name?, isOfElements: Bool = false) -> Conversion? {
        guard let type, isOfViews(type) else { return nil }
        return isOfElements ? .elements(type) : .declared(type)
    }

    private func isOfViews(_ type: Name) -> Bool {
        if case .view? = UIKitClass.nature(of: names.text(type)) { true } else { false }
    }

    /// Whether a value comes from a variable or a call, and is not a new view.
    private func mayBeUnknown(_ value: Expression) -> Bool {
        switch value.kind {
        case .name(let name): !isOfViews(name)
        case .message(let receiver, _, _, _), .call(let receiver, _): mayBeUnknown(receiver)
        case .parentheses(let inner), .conversion(_, let inner), .member(let inner, _, _): mayBeUnknown(inner)
        default: false
        }
    }
}
