internal import Syntax
internal import Vocabulary

// Generic types of the source that are given types where they are used.
extension SwiftParser {
    /// `Box<UILabel>`: a type under the generic one, which says what its parameters are; nil where it is none of the source's.
    mutating func specialized(_ base: Expression) -> Expression? {
        guard case .name(let type) = base.kind else { return nil }
        var end = index
        let given = SwiftOutline.typeArguments(tokens, at: &end).map(\.name)
        guard let types = outline.typesByParameter(of: type, given: given) else { return nil }
        // What a type around it is given is only known when that is made.
        if let currentType, given.contains(where: { outline.isParameter($0, of: currentType) }) { return nil }
        let text = "\(names.text(type))<\(given.map(names.text).joined(separator: ", "))>"
        let name = DeclaredName(name: names.intern(text), span: base.span)
        if specializedTypes.insert(name.name).inserted {
            let methods = types.map { parameter, type in
                let own = DeclaredName(name: parameter, span: base.span)
                let value = Expression(kind: .name(type), span: base.span)
                return getter(of: own, isOfClass: false, [statement(.return(value), base.span)])
            }
            let syntax = self.type(name, superclass: type, [], methods, isImplied: false)
            syntax.isStructure = outline.isStructure(type)
            inner.append(statement(.class(syntax), base.span))
        }
        return Expression(kind: .name(name.name), span: base.span)
    }
}
