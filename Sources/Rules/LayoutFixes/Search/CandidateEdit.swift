internal import FixIts
internal import Diagnostics

/// A small change of a script that an operator proposes.
struct CandidateEdit {
    /// What the text replaces.
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
    /// Whether it is what people usually do about the problem, and so comes before others.
    var isUsual = false
    /// Whether it reads a name that nothing else reads.
    var readsUnused = false

    /// The text without a number that it guesses; nil if it guesses none.
    var guess: String?
    /// Whether it changes which views are in front.
    var changesOrder = false
    /// The second of two statements that change places.
    var swapped: Span?
    /// The statement that is added, where one is.
    var addition: Addition?

    /// What identifies it.
    struct Key: Hashable {
        let span: Span
        let text: String
    }

    var key: Key { Key(span: span, text: text) }

    /// A statement on a line of its own, without the line break.
    struct Addition {
        /// Before or after another statement, in an empty block, or in an `else` that is added.
        enum Position { case before, after, inside, inElse }

        let text: String
        let position: Position
    }

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
    /// A statement more, after another one.
    ///
    /// - Parameter place: what it has to do with, for blame; by default the other statement.
    func adding(
        _ text: String, after statement: Span, cost: Double, at place: Span? = nil, of subjects: [String] = []
    ) -> CandidateEdit {
        var edit = CandidateEdit(
            end(of: statement), "\n\(indent(of: statement))\(text)", cost: cost, at: place ?? statement, of: subjects)
        edit.addition = CandidateEdit.Addition(text: text, position: .after)
        return edit
    }

    /// A statement more, before another one.
    func adding(
        _ text: String, before statement: Span, cost: Double, of subjects: [String] = []
    ) -> CandidateEdit {
        var edit = CandidateEdit(
            statement.atStart, "\(text)\n\(indent(of: statement))", cost: cost, at: statement, of: subjects)
        edit.addition = CandidateEdit.Addition(text: text, position: .before)
        return edit
    }

    /// A change of a value, as one of the chain that it is in.
    func edit(_ span: Span, _ text: String, cost: Double) -> CandidateEdit {
        chain(around: span)?.edit(span, text, cost: cost)
            ?? CandidateEdit(span, text, cost: cost)
    }
}
