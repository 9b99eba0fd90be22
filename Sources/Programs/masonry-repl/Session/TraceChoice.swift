internal import MasonryDrawing
internal import MasonryLanguage

/// The form in which a trace is asked for.
struct TraceChoice {
    /// Nil for the form that fits the language of the input.
    var form: TraceForm?

    /// Who writes Objective-C reads Masonry's source beside it.
    func form(for accent: Accent) -> TraceForm { form ?? (accent == .objectiveC ? .source : .links) }
}
