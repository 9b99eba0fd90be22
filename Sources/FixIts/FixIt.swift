package import Evaluator
package import Diagnostics

/// What a rule answers to a failure.
package struct FixIt {
    /// The fact in better words than the failure's own; nil keeps those.
    var problem: Problem?
    /// Where the fact is shown; nil keeps the place of the failure.
    var place: Span?
    /// Another place that explains it; nil keeps that of the failure.
    var related: Failure.Related?
    /// How it is done; nil keeps what the words of the problem say.
    var help: String?
    /// What to write instead; nil where there are only better words.
    package var edit: Edit?

    /// A text for a stretch of the failed source.
    package struct Edit {
        let span: Span
        let text: String
    }

    package init(
        problem: Problem? = nil, place: Span? = nil, related: Failure.Related? = nil, help: String? = nil,
        replacing span: Span, with text: String
    ) {
        self.problem = problem
        self.place = place
        self.related = related
        self.help = help
        edit = Edit(span: span, text: text)
    }

    package init(
        problem: Problem? = nil, place: Span? = nil, related: Failure.Related? = nil, help: String? = nil
    ) {
        self.problem = problem
        self.place = place
        self.related = related
        self.help = help
    }
}
