package import LayoutTerms
package import Vocabulary
package import Diagnostics

/// A statement in the syntax tree.
package struct Statement {
    package let kind: Kind
    package let span: Span
    /// What is written in it and could not be read.
    package let unexpected: [UnexpectedSyntax]

    package init(kind: Kind, span: Span, unexpected: [UnexpectedSyntax] = []) {
        self.kind = kind
        self.span = span
        self.unexpected = unexpected
    }

    package indirect enum Kind {
        case screen(Expression)
        /// Declares views of a kind. Guides count as views.
        case views(ViewKind, [NewView], parent: Expression?)
        case select([Expression])
        case variable(DeclaredName, isConstant: Bool, type: TypeName?, value: Expression)
        case function(DeclaredName, FunctionSyntax)
        case `return`(Expression?)
        /// The branches in order, and the block to run if no condition is true.
        case `if`([Branch], otherwise: Block?)
        case `for`(DeclaredName, in: Expression, Block)
        /// A loop. `step` is evaluated after each iteration. A loop that is tested last runs at least once.
        case `while`(Expression, Block, step: [Expression], isTestedLast: Bool)
        /// Runs from the first case that has the value, or the default, to a `break`.
        case `switch`(Expression, [Case])
        case block(Block)
        case `class`(ClassSyntax)
        /// Starts a screen with the classes declared so far, as UIKit would.
        case start
        case `break`
        case `continue`
        case `import`(Expression)
        case expect(Expression, message: Expression?)
        /// Conditions, each an expression, that hold on all of these screens.
        case expectOn([ScreenRange], Block, message: Expression?)
        /// The branches in order, and the block for the screens that none of them is for.
        case when([ScreenBranch], otherwise: Block?)
        case assignment(Expression, AssignmentOperator, Expression)
        case expression(Expression)
    }

    package struct Branch {
        package let condition: Expression
        package let body: Block

        package init(condition: Expression, body: Block) {
            self.condition = condition
            self.body = body
        }
    }

    /// Constraints and settings for some screens.
    package struct ScreenBranch {
        package let condition: ScreenConditionOf<Expression>
        /// The condition as it is written.
        package let written: Expression
        package let body: Block
    }

    /// A case without values is the default.
    package struct Case {
        package let values: [Expression]
        package let body: Block

        package init(values: [Expression], body: Block) {
            self.values = values
            self.body = body
        }
    }

    /// A view that a statement declares, with the text or size after its name.
    package struct NewView {
        package let name: DeclaredName
        package let content: Expression?
    }

    /// The names that the statement itself declares, without those of classes.
    package var declaredNames: [Name] {
        switch kind {
        case .views(_, let views, _): views.map(\.name.name)
        case .variable(let declared, _, _, _), .function(let declared, _): [declared.name]
        default: []
        }
    }

    /// The place where the statement itself declares a name; nil if it does not.
    package func declaration(of name: Name) -> Span? {
        switch kind {
        case .views(_, let views, _): views.first { $0.name.name == name }?.name.span
        case .variable(let declared, _, _, _), .function(let declared, _): declared.name == name ? declared.span : nil
        default: nil
        }
    }
}
