import FormatterFuzzing

/// A script keeps its tree and its comments in the formatter's layout, in lines of a length that the input decides, and
/// the layout is the one that it stays in.
enum FormatterFuzzingTarget {
    static func complaints(about input: [UInt8]) -> [String] {
        guard let first = input.first else { return [] }
        let text = String(decoding: input, as: UTF8.self)
        return FormatterTrial.complaints(about: text, width: [16, 40, 100][Int(first) % 3])
    }
}
