internal import Vocabulary
internal import Syntax
internal import AccentSyntax

// Subscripts of the source's own types.
extension SwiftParser {
    /// Reads `subscript(label name: Type) -> Type { … }` as the methods that get and set `value[label: position]`.
    mutating func elementMethods(isClassMember: Bool) throws(Rejection) -> [ClassSyntax.Method] {
        let start = current.span
        advance()
        return try scoped { (parser) throws(Rejection) in
            let parameters = try parser.parameters()
            for parameter in parameters { parser.declare(parameter.name.name, isWhole: parameter.isWhole) }
            // In a subscript, a parameter's own name is not a label.
            let labels = parameters.map { $0.label == $0.name.name ? nil : $0.label }
            let isPlain = labels.count == 1 && labels[0] == nil
            let accessors = try parser.accessors(at: start)
            func method(
                _ name: String, _ labels: [Name?], _ first: [DeclaredName], _ body: Block, _ parser: inout SwiftParser
            ) -> ClassSyntax.Method {
                let own = DeclaredName(name: parser.names.intern(Builtin.`self`.rawValue), span: start)
                let function = FunctionSyntax(
                    parameters: ([own] + first + parameters.map(\.name)).map {
                        FunctionSyntax.Parameter(name: $0, isVariable: true)
                    }, body: body, span: parser.span(from: start))
                let types = first.map { _ in nil } + parameters.map(\.wholeType)
                let (selector, overload) = parser.overloaded(
                    parser.selector(parser.names.intern(name), labels), isClassMember, types)
                return ClassSyntax.Method(
                    selector: selector, isClassMember: isClassMember, function: function, types: types,
                    overload: overload)
            }
            var methods: [ClassSyntax.Method] = []
            if let body = accessors.get {
                methods.append(
                    method(
                        isPlain ? LibraryMessage.elementAt.word : SwiftName.subscriptWord, labels, [], body, &parser))
            }
            if let (new, body) = accessors.set {
                let index = parser.names.intern("atIndexedSubscript")
                methods.append(
                    method(
                        isPlain ? LibraryMessage.setElement.word : SwiftName.subscriptSetter,
                        [nil] + (isPlain ? [index] : labels), [new], body, &parser))
            }
            return methods
        }
    }

}
