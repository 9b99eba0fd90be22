/// The parameters and statements of a function or a closure.
final class FunctionSyntax {
    let parameters: [Parameter]
    let body: Block
    /// From the opening to the closing brace, parameters included.
    let span: Span

    init(parameters: [Parameter], body: Block, span: Span) {
        self.parameters = parameters
        self.body = body
        self.span = span
    }

    struct Parameter {
        let name: DeclaredName
        /// The type that an accent writes beside a parameter; the language itself has none.
        var type: TypeName?
        /// Whether an accent lets the parameter be assigned.
        var isVariable = false
    }
}
