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

    /// What is wrong with what becomes of an input; nothing, it is to be hoped.
    func complaints(about input: [UInt8]) -> [String] {
        switch self {
        case .parser: ParserFuzzing.complaints(about: String(decoding: input, as: UTF8.self))
        case .program: ProgramFuzzing.complaints(about: String(decoding: input, as: UTF8.self))
        case .formatter: FormatterFuzzingTarget.complaints(about: input)
        case .scene: SceneFuzzingTarget.complaints(about: input)
        }
    }
}
