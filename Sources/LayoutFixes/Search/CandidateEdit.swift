internal import FixIts
internal import Diagnostics
internal import LayoutTerms

/// A small change of a script that an operator proposes.
struct CandidateEdit {
    /// What the text takes the place of.
    let span: Span
    let text: String
    /// How unlikely the edit is, from about 1; less is likelier.
    let cost: Double
    /// What is changed, for blame: the chain, the number, the declaration.
    let place: Span
    /// The views that the changed statement is about, as they are written.
    var subjects: [String] = []
    /// The views that no longer keep their frames. They may become ambiguous; the fix says so.
    var opened: [String] = []
    /// Whether a constraint is added.
    var isInsertion = false

    /// The second of two statements that change places.
    var swapped: Span?

    /// Whether a statement is added, on a line of its own.
    var isStatement: Bool { text.hasPrefix("\n") || text.dropFirst().contains("\n") && span.lower == span.upper }

    init(_ span: Span, _ text: String, cost: Double, at place: Span? = nil, of subjects: [String] = []) {
        self.span = span
        self.text = text
        self.cost = cost
        self.place = place ?? span
        self.subjects = subjects
    }
}

extension ScriptOutline.Chain {
    /// A change of the chain.
    func edit(_ span: Span, _ text: String, cost: Double) -> CandidateEdit {
        CandidateEdit(span, text, cost: cost, at: syntax.span, of: scope.subjects)
    }
}

extension ScriptOutline {
    /// Another number, as a change of the chain that it is in.
    func edit(_ number: Number, _ value: Double, cost: Double) -> CandidateEdit {
        let chain = chains.first { $0.syntax.span.contains(number.span) }
        return chain?.edit(number.span, value.spelled, cost: cost)
            ?? CandidateEdit(number.span, value.spelled, cost: cost)
    }
}
