internal import Evaluator
package import Masonry
package import Diagnostics
internal import Vocabulary

/// A place in a script that lint rules look at.
package struct ScriptPlace {
    package let source: SourceText
    let span: Span

    package init(_ source: SourceText, _ span: Span) {
        (self.source, self.span) = (source, span)
    }

    /// Nil for something that no script did.
    package init?(_ origin: Origin?) {
        guard let origin, let source = origin.sourceText else { return nil }
        self.init(source, Span(origin.range))
    }

    /// From 1.
    package var line: Int { source.line(at: span.lower) }

    /// The text at the place.
    var word: String { source.text(in: span) }

    /// The text from the place to the end of its line.
    var rest: String {
        source.text(in: span.lower..<max(span.lower, source.range(ofLine: line).upperBound))
    }

    /// The spaces and tabs that its line starts with.
    var indentation: Substring { source.text(in: source.range(ofLine: line)).prefix { $0 == " " || $0 == "\t" } }

    /// The text before the place, up to this many bytes.
    func before(_ length: Int) -> String { source.text(in: max(0, span.lower - length)..<span.lower) }

    /// The edit that replaces the word.
    func replaced(by text: String) -> Replacement { Replacement(source: source, span: span, text: text) }

    /// The name of the view or value that the attribute at the place is related to; nil if it is `self`, the view's own
    /// name or not a name.
    func variable(unless view: String = "") -> String? {
        let argument = rest.drop { $0 != "(" }.dropFirst()
        let name = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let own = view.prefix { $0 != "#" }
        let isVariable = name.first?.isLetter == true && name != own && name != Builtin.`self`.rawValue
        return isVariable ? String(name) : nil
    }

    /// The view whose constraints the Objective-C block around the place makes; nil if that is not a plain name.
    var receiverOfBlock: String? {
        let before = before(2000)
        guard let block = before.ranges(of: "Constraints:^").last,
            let opening = before[..<block.lowerBound].lastIndex(of: "["),
            let end = before[opening..<block.lowerBound].firstIndex(of: " ")
        else { return nil }
        let name = before[before.index(after: opening)..<end]
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return isPlain && !name.isEmpty ? String(name) : nil
    }
}
