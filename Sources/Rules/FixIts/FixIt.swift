/// The answer of a rule to a failure.
package struct FixIt {
    /// The problem in better words; nil keeps the failure's own.
    var problem: Problem?
    /// The place to show; nil keeps that of the failure.
    var place: Span?
    /// Another place that explains it; nil keeps that of the failure.
    var related: Failure.Related?
    /// The help; nil keeps that of the problem.
    var help: Advice?
    /// The edit; nil if the rule only has better words.
    package var edit: Edit?

    /// A replacement for a range of the failed source.
    package struct Edit {
        let span: Span
        let text: String
    }

    package init(
        problem: Problem? = nil, place: Span? = nil, related: Failure.Related? = nil, help: Advice? = nil,
        replacing span: Span, with text: String
    ) {
        self.problem = problem
        self.place = place
        self.related = related
        self.help = help
        edit = Edit(span: span, text: text)
    }

    package init(
        problem: Problem? = nil, place: Span? = nil, related: Failure.Related? = nil, help: Advice? = nil
    ) {
        self.problem = problem
        self.place = place
        self.related = related
        self.help = help
    }
}
