/// Which fixes are applied to a file.
enum FixChoice: Equatable {
    /// Those that are very likely right.
    case safe
    /// The one with this number in the report, from 1.
    case number(Int)

    /// The value of a bare `--fix`. The library's options with an optional value would take the next argument, a file.
    private static let safeWord = "safe"

    static let option = "--fix"

    /// The arguments, with `--fix` as an option that has a value.
    static func withValue(_ arguments: some Sequence<String>) -> [String] {
        arguments.map { $0 == option ? "\(option)=\(safeWord)" : $0 }
    }

    init?(argument: String) {
        if argument == Self.safeWord {
            self = .safe
            return
        }
        guard let number = Int(argument), number > 0 else { return nil }
        self = .number(number)
    }
}
