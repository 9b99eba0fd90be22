public import Masonry
internal import ObjectiveCAccent
public import Vocabulary
public import Syntax
public import Diagnostics
internal import SwiftAccent
internal import AccentSyntax
internal import FixIts

extension SourceText {
    /// The source as its accent reads it.
    ///
    /// - Parameters:
    ///   - errorLimit: how many errors are reported.
    ///   - interruption: ends reading early.
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

    /// Of a file that is Objective-C or Swift from end to end but for its name, one error that says so; any other program as
    /// it is.
    private func asOtherLanguage(_ program: Program, _ interruption: Interruption?) -> Program {
        guard !isInput, let first = program.errors.first, accent == .objectiveC || program.errors.count > 1,
            case let other = Accent.recognised(in: text), other != accent, other != .masonry
        else { return program }
        let source = SourceText(name: name, text: text, accent: other)
        let read = source.program(as: other, names: NameTable(), errorLimit: 1, interruption: interruption)
        guard read.errors.isEmpty else { return program }
        return Program(
            source: self, statements: [], errors: [SyntaxError(other == .swift ? .swift : .objectiveC, first.span)],
            tokens: [],
            isIncomplete: program.isIncomplete)
    }

    /// Whether the text is a complete input: more lines could not be what it waits for.
    public var isComplete: Bool {
        var isComplete = true
        DeepStack.run { isComplete = !program(names: NameTable()).isIncomplete }
        return isComplete
    }

    /// The statements before the first line that can't be read, as bytes from the start; nil where all can be read.
    public var readableStart: Range<Int>? {
        var start: Range<Int>?
        DeepStack.run {
            guard let error = program(names: NameTable()).errors.first else { return }
            var end = range(ofLine: line(at: error.span.lower)).lowerBound
            // What begins above the error may be what it breaks.
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
