internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

// What an outline lists.
extension ScriptOutline {
    /// A name and what it stands for.
    struct Known {
        /// `number` is a variable that holds a number, `data` one that holds texts, truths or several numbers.
        enum Kind { case view, variable, number, data, index, parameter, own }

        let name: String
        let kind: Kind
        /// The statement that declares it.
        let declaration: Span
    }

    /// What is visible at a place, and what it is in.
    struct Scope {
        var known = SharedList<Known>()
        /// The views that bare chains and the maker of a block are about, as they are written.
        var subjects: [String] = []
        /// Where those are named; nil where they were just declared.
        var subjectsPlace: Span?
        /// The statement that declares or selects those of bare chains.
        var selection: Span?
        /// Whether the place is in the block of a `makeConstraints` or its like.
        var isInBlock = false
        /// The number of the method around the place.
        var method = 0
        /// The view that `self` is, as it is written elsewhere; nil for an object with a view of its own.
        var ownView: String?

        func names(_ kinds: Known.Kind...) -> [String] {
            var seen: Set<String> = []
            return known.reversed().filter { kinds.contains($0.kind) && seen.insert($0.name).inserted }.map(\.name)
        }

        func kind(of name: String) -> Known.Kind? { known.last { $0.name == name }?.kind }
    }

    struct Chain {
        let syntax: ChainSyntax
        let scope: Scope
        /// The statement that the chain is.
        let statement: Span?
        /// Nil where the chain sets a value.
        let target: Target?
    }

    /// What a chain is related to: `v.right`, or `v` without an attribute.
    struct Target {
        /// What it is called elsewhere.
        let name: String
        /// Where it is written; nil where the superview is meant.
        let span: Span?
        /// The attribute and its word, from its dot.
        let attribute: (name: Attribute, nameSpan: Span, span: Span)?
    }

    struct Number {
        let value: Double
        let span: Span
        let scope: Scope
        /// Whether the number counts: in a range, an index, a product or a quotient.
        let isCount: Bool
    }

    struct NameUse {
        let name: String
        let span: Span
        let scope: Scope
    }

    struct Declaration {
        let names: [String]
        let kind: ViewKind
        let parent: Expression?
        let span: Span
        let scope: Scope
    }

    struct Loop {
        let body: Block
        let scope: Scope
        /// The scope at the end of the body.
        let inner: Scope
        let assigned: Set<String>
    }

    /// An empty branch of an `if`.
    struct EmptyBranch {
        /// The `if`.
        let statement: Span
        /// Nil where there is no `else`.
        let block: Span?
        let scope: Scope
    }

    /// Two operands with an operator between them.
    struct Operation {
        let kind: BinaryOperator
        let left: Span
        let right: Span
        let scope: Scope

        var span: Span { left.joined(with: right) }
        /// What is between the operands.
        var operatorSpan: Span { Span(left.upper, right.lower) }
    }

    /// The arguments of a call, or the parts of a tuple.
    struct ArgumentList {
        let arguments: [Argument]
        /// The name of what is called; nil for a tuple.
        let name: String?
        let scope: Scope
    }
}
