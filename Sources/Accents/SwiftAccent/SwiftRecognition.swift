internal import Syntax
internal import Vocabulary
internal import Diagnostics

/// Tells Swift from the `.mas` language, by code that has no meaning there.
package struct SwiftRecognition {
    private let tokens: Tokens
    private let names = NameTable()
    /// Whether the text itself declares something called `view`.
    private let declaresView: Bool

    package init(_ text: String) {
        let tokens = Lexer.tokens(of: SourceText(name: "", text: text, accent: .swift), names: names)
        let view = names.intern("view")
        let words = Set(["let", "var", "view"].map(names.intern))
        declaresView = zip(tokens, tokens.dropFirst()).contains { $1.name == view && words.contains($0.name) }
        self.tokens = tokens
    }

    package var isSwift: Bool { tokens.indices.contains(where: isDistinctive) }

    private func isDistinctive(_ index: Int) -> Bool {
        let token = tokens[index]
        let next = kind(index + 1)
        switch name(index) {
        case SnapKitWord.snp.rawValue:
            return index > 0 && kind(index - 1) == .dot && next == .dot
        case "import": return token.startsLine && next == .identifier
        case "class", "extension":
            return next == .identifier && (kind(index + 2) == .colon || kind(index + 2) == .leftBrace)
        case "override": return next == .reserved || next == .identifier
        case "let", "var":
            guard next == .identifier else { return false }
            if kind(index + 2) == .colon { return kind(index + 3) == .identifier }
            return kind(index + 2) == .assign && kind(index + 3) == .identifier && kind(index + 4) == .leftParen
                && isClass(name(index + 3))
        case "view":
            // A member of a screen's view, or a call of its `addSubview`.
            guard next == .dot, !declaresView else { return false }
            if index == 0 { return true }
            return name(index + 2) == Member.addSubview.rawValue && kind(index + 3) == .leftParen
                && kind(index - 1) != .dot
        default: return false
        }
    }

    /// Whether a name is that of a class of UIKit, or one with a typing mistake.
    private func isClass(_ name: String) -> Bool {
        UIKitClass.nature(of: name) != nil
            || name.hasPrefix("UI") && NearestName.of(name, among: UIKitClass.extensible.sorted()) != nil
    }

    private func kind(_ index: Int) -> Token.Kind { index < tokens.count ? tokens[index].kind : .end }

    private func name(_ index: Int) -> String {
        kind(index) == .identifier || kind(index) == .reserved ? names.text(tokens[index].name) : ""
    }
}
