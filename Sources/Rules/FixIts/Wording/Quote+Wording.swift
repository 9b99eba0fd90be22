extension Quote {
    /// The kind of quotes, as messages name it.
    var name: String {
        switch self {
        case .single: "single ones"
        case .backtick: "backticks"
        case .typographic, .typographicSingle: "typographic ones"
        }
    }
}
