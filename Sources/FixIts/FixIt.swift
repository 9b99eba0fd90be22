package import Evaluator
package import Diagnostics

/// What a rule answers to a failure.
package struct FixIt {
    /// The fact in better words than the failure's own; nil keeps those.
    var problem: Problem?
    /// Where the fact is shown; nil keeps the place of the failure.
    package var place: Span?
    /// What to write instead; nil where there are only better words.
    var edit: Edit?

    /// A text for a stretch of the failed source.
    struct Edit {
        let span: Span
        let text: String
    }

    package init(problem: Problem? = nil, place: Span? = nil, replacing span: Span, with text: String) {
        self.problem = problem
        self.place = place
        edit = Edit(span: span, text: text)
    }

    package init(problem: Problem, place: Span? = nil) {
        self.problem = problem
        self.place = place
    }
}
