public import Masonry
internal import ObjectiveCAccent
public import Vocabulary
public import Syntax
public import Diagnostics
internal import SwiftAccent
internal import AccentSyntax
internal import FixIts

extension SourceText {
    /// The source parsed in its accent.
    ///
    /// - Parameters:
    ///   - errorLimit: the most errors reported.
    ///   - interruption: stops parsing early.
    public func program(
        names: NameTable, errorLimit: Int = Parser.errorLimit, interruption: Interruption? = nil
    ) -> Program {
        asOtherLanguage(
            program(as: accent, names: names, errorLimit: errorLimit, interruption: interruption), interruption)
    }

    private func program(
        as accent: Accent, names: NameTable, errorLimit: Int, interruption: Interruption?
    ) -> Program {
        let program =
            switch accent {
            case .masonry: Parser.program(of: self, names: names, errorLimit: errorLimit, interruption: interruption)
            case .objectiveC:
                ObjectiveCParser.program(of: self, names: names, errorLimit: errorLimit, interruption: interruption)
            case .swift:
                SwiftParser.program(of: self, names: names, errorLimit: errorLimit, interruption: interruption)
            }
        return program.answered(names, errorLimit: errorLimit)
    }

    /// For a file that is entirely Objective-C or Swift except for its name, a single error that says so; any other
    /// program unchanged.
    private func asOtherLanguage(_ program: Program, _ interruption: Interruption?) -> Program {
        guard !isInput, let first = program.errors.first, accent == .objectiveC || program.errors.count > 1,
            case let other = Accent.recognized(in: text), other != accent, other != .masonry
        else { return program }
        let source = SourceText(name: name, text: text, accent: other)
        let read = source.program(as: other, names: NameTable(), errorLimit: 1, interruption: interruption)
        guard read.errors.isEmpty else { return program }
        return Program(
            source: self, statements: [], errors: [SyntaxError(other == .swift ? .swift : .objectiveC, first.span)],
            tokens: Tokens(),
            isIncomplete: program.isIncomplete)
    }

    /// Whether the text is a complete input, so that no further line is needed.
    public var isComplete: Bool {
        var isComplete = true
        DeepStack.run { isComplete = !program(names: NameTable()).isIncomplete }
        return isComplete
    }

    /// The statements before the first unreadable line, as bytes from the start; nil if all can be read.
    public var readableStart: Range<Int>? {
        var start: Range<Int>?
        DeepStack.run {
            guard let error = program(names: NameTable()).errors.first else { return }
            var end = range(ofLine: line(at: error.span.lower)).lowerBound
            // A statement that starts above the error may be the cause.
            while end > 0 {
                let above = SourceText(name: name, text: text(in: 0..<end), isInput: isInput, accent: accent)
                if above.program(names: NameTable()).errors.isEmpty { break }
                end = range(ofLine: line(at: end - 1)).lowerBound
            }
            start = 0..<end
        }
        return start
    }
}
