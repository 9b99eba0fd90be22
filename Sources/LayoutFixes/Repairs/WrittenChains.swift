internal import Masonry
internal import Syntax
internal import Evaluator
internal import Scripts
internal import Diagnostics

/// Finds the chains of sources that constraints were written in.
final class WrittenChains {
    private let interpreter: Interpreter
    private var tokens: [ObjectIdentifier: [Token]] = [:]

    init(_ interpreter: Interpreter) {
        self.interpreter = interpreter
    }

    /// The chain around a place; nil where there is none.
    ///
    /// - Parameter isNamed: whether its reader should learn which source it is.
    func chain(around origin: Origin, isNamed: Bool) -> WrittenChain? {
        guard let text = origin.sourceText else { return nil }
        let key = ObjectIdentifier(text)
        let tokens = tokens[key] ?? Lexer.tokens(of: text, names: interpreter.names)
        self.tokens[key] = tokens
        return WrittenChain(around: origin, in: text, tokens: tokens, isNamed: isNamed)
    }

    /// The active constraints that were written within a chain.
    func made(by chain: WrittenChain) -> [LayoutConstraint] {
        interpreter.scene.activeConstraints.filter { $0.origin.map(chain.contains) ?? false }
    }
}
