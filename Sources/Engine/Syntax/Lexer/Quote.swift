/// A quote that other languages and word processors put around text.
package enum Quote {
    case single, backtick, typographic, typographicSingle

    package static func opening(_ scalar: Unicode.Scalar?) -> Quote? {
        switch scalar {
        case "'": .single
        case "`": .backtick
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}", "\u{300C}": .typographic
        case "\u{2018}", "\u{2019}": .typographicSingle
        default: nil
        }
    }

    var closings: [Unicode.Scalar] {
        switch self {
        case .single: ["'"]
        case .backtick: ["`"]
        case .typographic:
            ["\u{201C}", "\u{201D}", "\u{201E}", "\u{00BB}", "\u{00AB}", "\u{300C}", "\u{300D}", "\""]
        case .typographicSingle: ["\u{2019}", "\u{2018}", "'", "\""]
        }
    }
}
