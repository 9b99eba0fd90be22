package import Diagnostics

/// What to do about a problem: words, and samples of code that each accent writes in its own way.
///
/// A string literal is advice; `\(code:)` puts a sample into it.
package struct Advice: Hashable, Sendable {
    fileprivate enum Part: Hashable {
        case words(String)
        case code(CodeSample)
    }

    private var parts: [Part]

    private init(parts: [Part]) { self.parts = parts }

    /// Advice without code that depends on the accent.
    package init(_ words: String) { parts = [.words(words)] }

    /// The advice for a script in the accent.
    package func text(in accent: Accent) -> String {
        let spelling = AccentSpelling(accent: accent)
        return parts.map { part in
            switch part {
            case .words(let words): words
            case .code(let sample): sample.text(in: spelling)
            }
        }.joined()
    }

    package static func + (first: Advice, second: Advice) -> Advice { Advice(parts: first.parts + second.parts) }
}

extension Advice: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self.init(value) }

    package init(stringInterpolation: Interpolation) { self.init(parts: stringInterpolation.parts) }

    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            parts.append(.words(value.description))
        }

        package mutating func appendInterpolation(code sample: CodeSample) { parts.append(.code(sample)) }
    }
}
