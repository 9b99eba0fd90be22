internal import Masonry

/// What a script does, one after the other.
struct Statement {
    let kind: Kind
    let span: Span

    indirect enum Kind {
        case screen(Expression)
        /// Declares views of a kind; a guide is one.
        case views(ViewKind, [NewView], parent: Expression?)
        case select([Expression])
        case variable(DeclaredName, isConstant: Bool, type: TypeName?, value: Expression)
        case function(DeclaredName, FunctionSyntax)
        case `return`(Expression?)
        /// The branches in order, and what runs when no condition holds.
        case `if`([Branch], otherwise: Block?)
        case `for`(DeclaredName, in: Expression, Block)
        /// A loop with what it does between its rounds; one that is tested last has a first round in any case.
        case `while`(Expression, Block, step: [Expression], isTestedLast: Bool)
        /// Runs from the first case that has the value, or the default, to a `break`.
        case `switch`(Expression, [Case])
        case block(Block)
        case `class`(ClassSyntax)
        /// Runs what a screen of the classes read so far starts with.
        case start
        case `break`
        case `continue`
        case `import`(Expression)
        case expect(Expression, message: Expression?)
        case assignment(Expression, AssignmentOperator, Expression)
        case expression(Expression)
    }

    struct Branch {
        let condition: Expression
        let body: Block
    }

    /// A case without values is the default.
    struct Case {
        let values: [Expression]
        let body: Block
    }

    /// A view that a statement declares, with the text or the size behind its name.
    struct NewView {
        let name: DeclaredName
        let content: Expression?
    }

    /// Where the statement itself declares a name, if it does.
    func declaration(of name: Name) -> Span? {
        switch kind {
        case .views(_, let views, _): views.first { $0.name.name == name }?.name.span
        case .variable(let declared, _, _, _), .function(let declared, _): declared.name == name ? declared.span : nil
        default: nil
        }
    }
}
