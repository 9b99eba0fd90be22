extension Problem.Question {
    /// What happens without an answer.
    var answer: String {
        switch self {
        case .truth: "it is treated as true"
        case .presence: "it is treated as present"
        case .comparison: "no comparison with it is true"
        case .loop: "the loop runs twice, as a sample"
        case .fallback: "the value after `??` is used"
        case .filter: "nothing is filtered"
        case .choice: "only the default case runs"
        case .assertion: "the assertion is not checked"
        }
    }
}
