internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Tells Objective-C from the `.mas` language, by code that has no meaning there.
package struct ObjectiveCRecognition {
    private let tokens: Tokens
    private let names = NameTable()
    /// The index after the `]` of each `[` that is closed.
    private let ends: [Int: Int]

    package init(_ text: String) {
        tokens = Lexer.tokens(of: SourceText(name: "", text: text, accent: .objectiveC), names: names)
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .leftBracket { open.append(index) }
            if token.kind == .rightBracket, let opening = open.popLast() { ends[opening] = index + 1 }
        }
        self.ends = ends
    }

    package var isObjectiveC: Bool { tokens.indices.contains(where: isDistinctive) }

    private func isDistinctive(_ index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .directive: return true
        case .caret: return [.leftParen, .leftBrace, .identifier].contains(kind(index + 1))
        case .arrow, .increment, .decrement: return true
        case .at:
            if kind(index + 1) == .leftBrace { return true }
            return kind(index + 1) == .identifier && tokens[index + 1].isAdjacent
                && !["YES", "NO"].contains(name(index + 1))
        case .leftBracket: return startsMessage(index)
        case .identifier:
            if index > 0, kind(index - 1) == .at { return false }
            return startsDeclaration(index) || isUIKitName(name(index))
        case .reserved where ReservedWord(token.name) == .for:
            return kind(index + 1) == .leftParen && isCStyleLoop(index + 1)
        case .minus, .plus: return token.startsLine && kind(index + 1) == .leftParen && startsMethod(index + 1)
        default: return false
        }
    }

    private func kind(_ index: Int) -> Token.Kind { index < tokens.count ? tokens[index].kind : .end }
    private func name(_ index: Int) -> String { kind(index) == .identifier ? names.text(tokens[index].name) : "" }

    /// Whether a message starts here, such as `[a b` or `[[…] b`: a value directly followed by a name.
    private func startsMessage(_ index: Int) -> Bool {
        var next = index + 1
        switch kind(next) {
        case .identifier:
            next += 1
            while kind(next) == .dot, kind(next + 1) == .identifier { next += 2 }
        case .leftBracket:
            guard let end = ends[next] else { return false }
            next = end
        default: return false
        }
        return kind(next) == .identifier && (kind(next + 1) == .colon || kind(next + 1) == .rightBracket)
    }

    /// Whether a declaration such as `UIView *v`, `CGFloat x` or `__weak …` is here, where a statement may start.
    private func startsDeclaration(_ index: Int) -> Bool {
        let startsStatement =
            switch index == 0 ? .semicolon : kind(index - 1) {
            case .semicolon, .leftBrace, .rightBrace, .leftParen: true
            default: tokens[index].startsLine
            }
        guard startsStatement else { return false }
        if TypeWord(name(index)) != nil, kind(index + 1) == .identifier { return true }
        guard kind(index + 1) == .times, kind(index + 2) == .identifier else { return false }
        return kind(index + 3) == .assign || kind(index + 3) == .semicolon
            || kind(index + 3) == .reserved && ReservedWord(tokens[index + 3].name) == .in
    }

    /// Whether a name is one of UIKit or Objective-C, but not of the language.
    private func isUIKitName(_ name: String) -> Bool {
        guard name.hasPrefix("UI") || name.hasPrefix("NS") || name == "YES" || name == "NO" else { return false }
        let third = name.utf8.dropFirst(2).first ?? 0
        let isType = name.utf8.count == 2 || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(third) || name == "YES"
        return isType && Builtin(rawValue: name) == nil
    }

    private func isCStyleLoop(_ index: Int) -> Bool {
        TypeWord(name(index + 1)) != nil || kind(index + 2) == .times
    }

    /// The maximum number of tokens in a method's result type.
    private static let longestType = 40

    /// Whether a method starts here, such as `- (void)name`.
    private func startsMethod(_ index: Int) -> Bool {
        let type = index..<min(index + Self.longestType, tokens.count)
        guard let closing = type.first(where: { kind($0) == .rightParen }) else { return false }
        return kind(closing + 1) == .identifier && kind(index + 1) == .identifier
            && [.leftBrace, .colon, .semicolon].contains(kind(closing + 2))
    }
}
