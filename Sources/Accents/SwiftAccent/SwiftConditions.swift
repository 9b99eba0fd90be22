internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

/// Removes the tokens that conditional compilation excludes from a release build of an iOS app for the simulator.
struct SwiftConditions {
    private let source: SourceText
    private let names: NameTable
    /// The place of each open `#if`, whether its current lines count, and whether a branch of it was taken.
    private var open: [(start: Span, counts: Bool, wasTaken: Bool)] = []
    private var errors: [SyntaxError] = []

    private init(_ source: SourceText, _ names: NameTable) {
        self.source = source
        self.names = names
    }

    static func kept(
        _ tokens: Tokens, of source: SourceText, _ names: NameTable
    ) -> (tokens: Tokens, errors: [SyntaxError]) {
        var conditions = Self(source, names)
        let kept = tokens.filter { conditions.keeps($0) }.withoutOverflow
        if let last = conditions.open.last {
            conditions.errors.append(SyntaxError(.unclosed("#if", found: .end), last.start))
        }
        return (kept, conditions.errors)
    }

    private var counts: Bool { open.allSatisfy(\.counts) }

    private mutating func keeps(_ token: Token) -> Bool {
        guard token.kind == .directive, let line = line(token) else { return token.kind == .end || counts }
        let start = Span(token.span.lower, token.span.lower + 1 + line.word.utf8.count)
        if line.word != "if", open.isEmpty {
            errors.append(SyntaxError(.unexpectedClosing("#" + line.word), start))
        } else if let error = SyntaxError.unbalanced(in: line.rest, before: .endOfLine) {
            errors.append(error)
        }
        switch line.word {
        case "if":
            let isRead = counts
            let holds = isRead && Condition(line.rest, source, names).holds
            open.append((start, holds, holds || !isRead))
        case "elseif":
            guard let last = open.popLast() else { break }
            let holds = !last.wasTaken && Condition(line.rest, source, names).holds
            open.append((last.start, holds, last.wasTaken || holds))
        case "else":
            guard let last = open.popLast() else { break }
            open.append((last.start, !last.wasTaken, true))
        default: _ = open.popLast()
        }
        return false
    }

    /// The word after the `#`, and the tokens after it; nil for a directive that is not conditional compilation.
    private func line(_ directive: Token) -> (word: String, rest: Tokens)? {
        var lexer = Lexer(source, names: names, range: directive.span.lower + 1..<directive.span.upper)
        lexer.readAll()
        guard let first = lexer.tokens.first, case let word = source.text(in: first.span),
            Lexer.conditionWords.contains("#" + word)
        else { return nil }
        return (word, lexer.tokens.dropFirst().dropLast())
    }
}

extension SwiftConditions {
    /// The condition after `#if` or `#elseif`.
    private struct Condition {
        private let tokens: Tokens
        private let source: SourceText
        private let names: NameTable
        private var index = 0

        init(_ tokens: Tokens, _ source: SourceText, _ names: NameTable) {
            self.tokens = Tokens(tokens)
            self.source = source
            self.names = names
        }

        var holds: Bool {
            var copy = self
            return copy.either(depth: 0)
        }

        private mutating func accept(_ kind: Token.Kind) -> Bool {
            guard index < tokens.count, tokens[index].kind == kind else { return false }
            index += 1
            return true
        }

        private mutating func either(depth: Int) -> Bool {
            var holds = both(depth)
            while accept(.or) {
                let next = both(depth)
                holds = holds || next
            }
            return holds
        }

        private mutating func both(_ depth: Int) -> Bool {
            var holds = single(depth)
            while accept(.and) {
                let next = single(depth)
                holds = holds && next
            }
            return holds
        }

        private mutating func single(_ depth: Int) -> Bool {
            guard depth < Parser.nestingLimit else { return false }
            if accept(.not) { return !single(depth + 1) }
            if accept(.leftParen) {
                let holds = either(depth: depth + 1)
                _ = accept(.rightParen)
                return holds
            }
            guard index < tokens.count else { return false }
            let word = source.text(in: tokens[index].span)
            index += 1
            guard accept(.leftParen) else { return word == "true" }
            var arguments: [String] = []
            while index < tokens.count, !accept(.rightParen) {
                arguments.append(source.text(in: tokens[index].span))
                index += 1
            }
            return Self.holds(word, of: arguments)
        }

        private static func holds(_ question: String, of arguments: [String]) -> Bool {
            let first = arguments.first ?? ""
            return switch question {
            case "os": first == "iOS"
            case "arch": first == "arm64"
            case "targetEnvironment": first == "simulator"
            case "canImport": !otherModules.contains(first)
            case "swift", "compiler": first == ">="
            default: false
            }
        }

        /// Modules that iOS does not have, or about which nothing is known here.
        private static let otherModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "SwiftUI", "Glibc", "WinSDK"]
    }
}
