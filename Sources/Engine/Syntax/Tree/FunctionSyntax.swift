package import Diagnostics

/// The parameters and statements of a function or a closure.
package final class FunctionSyntax {
    package let parameters: [Parameter]
    package let body: Block
    /// The whole function or closure, including its parameters and braces.
    package let span: Span

    package init(parameters: [Parameter], body: Block, span: Span) {
        self.parameters = parameters
        self.body = body
        self.span = span
    }

    package struct Parameter {
        package let name: DeclaredName
        /// The parameter's type in an accent. The language itself has none.
        package var type: TypeName?
        /// Whether an accent lets the parameter be assigned.
        package var isVariable = false

        package init(name: DeclaredName, type: TypeName? = nil, isVariable: Bool = false) {
            self.name = name
            self.type = type
            self.isVariable = isVariable
        }
    }
}
