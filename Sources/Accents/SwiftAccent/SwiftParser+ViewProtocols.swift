internal import AccentSyntax
internal import Syntax
internal import Vocabulary

// Protocols of views, which say what an unknown value is.
extension SwiftParser {
    /// The class of views that a protocol demands of its types; any other type as it is.
    func viewClass(of type: Name?) -> Name? {
        guard let type, outline.isProtocol(type) else { return type }
        var found: [Name] = []
        _ = outline.inherited(type) { [names] head in
            if head != type, case .view? = UIKitClass.nature(of: names.text(head)) { found.append(head) }
            return false
        }
        // The classes above a class come before it.
        return found.last ?? type
    }

    /// The type that the called function returns; nil if it is not known.
    func result(of value: Expression) -> Name? {
        switch value.kind {
        case .message(_, let name, _, _): return outline.result(of: name)
        case .call(let callee, _):
            switch callee.kind {
            case .name(let name), .member(_, let name, _): return outline.result(of: name)
            default: return nil
            }
        case .parentheses(let inner), .conversion(_, let inner): return result(of: inner)
        default: return nil
        }
    }
}
