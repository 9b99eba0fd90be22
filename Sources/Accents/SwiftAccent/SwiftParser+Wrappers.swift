internal import Syntax
internal import Vocabulary
internal import AccentSyntax

// Properties with one of the source's property wrappers.
extension SwiftParser {
    /// Reads `@Wrapper(…) var name = value` as a property for the wrapper, and accessors for the wrapped and projected
    /// values.
    ///
    /// - Parameter place: the index of the wrapper's name.
    mutating func wrapped(by place: Int, _ members: inout Members) throws(Rejection) {
        advance()
        let name = try name(.name)
        let type: Name? = accept(.colon) ? try skipType() : nil
        var arguments: [Argument] = []
        if accept(.assign) {
            let value = try scoped { (parser) throws(Rejection) in try parser.initial(of: type) }
            arguments.append(
                Argument(label: names.intern(SwiftName.wrappedValue), labelSpan: name.span, value: value))
        }
        let end = index
        let wrapper = tokens[place]
        index = place + 1
        skipTypeArguments()
        if current.kind == .leftParen, current.isAdjacent { arguments += try self.arguments() }
        index = end
        let maker = Expression(kind: .name(wrapper.name), span: wrapper.span)
        let made = try made(wrapper.name, maker, arguments, wrapper.span, above: height)
        let storage = DeclaredName(name: names.intern("_" + names.text(name.name)), span: name.span)
        members.properties.append(ClassSyntax.Property(name: storage, initial: made))
        func part(_ word: String) -> Expression {
            let held = Expression(
                kind: .message(ownSelf(at: name.span), storage.name, nameSpan: name.span, []), span: name.span)
            return Expression(kind: .message(held, names.intern(word), nameSpan: name.span, []), span: name.span)
        }
        let value = part(SwiftName.wrappedValue)
        members.methods.append(getter(of: name, isClassMember: false, [statement(.return(value), name.span)]))
        let new = DeclaredName(name: names.intern("$new"), span: name.span)
        let set = statement(.assignment(value, .assign, Expression(kind: .name(new.name), span: name.span)), name.span)
        members.methods.append(
            setter(of: name, new, isClassMember: false, Block(statements: [set], span: name.span)))
        let projected = DeclaredName(name: names.intern("$" + names.text(name.name)), span: name.span)
        members.methods.append(
            getter(of: projected, isClassMember: false, [statement(.return(part("projectedValue")), name.span)]))
    }
}
