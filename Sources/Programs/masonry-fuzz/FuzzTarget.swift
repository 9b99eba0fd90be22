import MasonryLanguage

/// What is fuzzed.
enum FuzzTarget: String, CaseIterable {
    /// Lexer and parser.
    case parser
    /// Whole programs, up to the pictures.
    case program
    /// The formatter, there and back.
    case formatter
    /// The layout engine, on scenes.
    case scene
    /// Whole programs of Objective-C, and their parser.
    case objectiveC = "objective-c"
    /// Whole programs of Swift, and their parser.
    case swift
    /// Calls of every name that an accent knows, on values of every kind.
    case calls
    /// The examples of all rules with changed tokens.
    case tokens

    /// What is wrong with what becomes of an input; empty if all is well.
    func complaints(about input: [UInt8]) -> [String] {
        switch self {
        case .parser: ParserFuzzing.complaints(about: script(input))
        case .program: ProgramFuzzing.complaints(about: script(input))
        case .formatter: FormatterFuzzingTarget.complaints(about: input)
        case .scene: SceneFuzzingTarget.complaints(about: input)
        case .objectiveC: Self.complaints(about: script(input, .objectiveC))
        case .swift: Self.complaints(about: script(input, .swift))
        case .calls: CallFuzzingTarget.complaints(about: input)
        case .tokens: TokenFuzzingTarget.complaints(about: input)
        }
    }

    private func script(_ input: [UInt8], _ accent: Accent = .masonry) -> SourceText {
        SourceText(name: "in", text: String(decoding: input, as: UTF8.self), accent: accent)
    }

    private static func complaints(about source: SourceText) -> [String] {
        ParserFuzzing.complaints(about: source) + ProgramFuzzing.complaints(about: source)
    }
}
