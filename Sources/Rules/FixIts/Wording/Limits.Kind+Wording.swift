extension Limits.Kind {
    package func message(limit: Int) -> String {
        switch self {
        case .steps: "stopped after \(limit) steps: the step limit"
        case .calls: "calls are nested more than \(limit) deep: the recursion limit"
        case .nesting: "arrays are nested more than \(limit) deep: the nesting limit"
        case .viewNesting: "views are nested more than \(limit) deep: the nesting limit"
        case .views: "there are more than \(limit) views: the view limit"
        case .constraints: "more than \(limit) constraints are active: the constraint limit"
        case .text: "the string is longer than \(limit) bytes: the text limit"
        case .shownText: "the text is longer than \(limit) bytes: the text limit for views and keys"
        case .memory: "the script uses more than \(limit) bytes: the memory limit"
        case .changes: "the input makes more than \(limit) changes: the change limit"
        case .output: "more than \(limit) bytes were printed: the output limit"
        case .screens: "the condition takes more than \(limit) layouts to prove: try a smaller range"
        case .source: "the script is longer than \(limit) bytes: the text limit for scripts"
        }
    }
}
