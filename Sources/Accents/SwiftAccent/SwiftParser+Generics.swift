internal import Syntax
internal import Vocabulary

// The source's own generic types, with type arguments.
extension SwiftParser {
    /// `Box<UILabel>` as a subclass of the generic type that knows its type arguments; nil if that is not one of the
    /// source's.
    mutating func specialized(_ base: Expression) -> Expression? {
        guard case .name(let type) = base.kind else { return nil }
        var end = index
        let given = SwiftOutline.typeArguments(tokens, at: &end).map(\.name)
        guard let types = outline.typesByParameter(of: type, given: given) else { return nil }
        // The arguments of an enclosing type are only known at run time.
        if let currentType, given.contains(where: { outline.isParameter($0, of: currentType) }) { return nil }
        let text = "\(names.text(type))<\(given.map(names.text).joined(separator: ", "))>"
        let name = DeclaredName(name: names.intern(text), span: base.span)
        if specializedTypes.insert(name.name).inserted {
            let methods = types.map { parameter, type in
                let own = DeclaredName(name: parameter, span: base.span)
                let value = Expression(kind: .name(type), span: base.span)
                return getter(of: own, isClassMember: false, [statement(.return(value), base.span)])
            }
            let syntax = self.type(name, superclass: type, [], methods, isImplied: false)
            syntax.isStructure = outline.isStructure(type)
            inner.append(statement(.class(syntax), base.span))
        }
        return Expression(kind: .name(name.name), span: base.span)
    }
}
