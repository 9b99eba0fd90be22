internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

// What views are called throughout a script, and how that is written where.
extension ScriptOutline {
    /// The common name of an expression throughout the script: `card` for `self.card`, `root` for `self.view`; nil if it is no
    /// name.
    func name(of expression: Expression, in scope: Scope) -> String? {
        if source.accent == .masonry { return expression.isPath ? text(expression.span) : nil }
        switch expression.kind {
        case .name(let name):
            let text = vocabulary.text(name)
            if isSelf(expression, scope) { return scope.ownView }
            return source.accent == .objectiveC && text.hasPrefix("_") ? String(text.dropFirst()) : text
        case .parentheses(let inner), .conversion(_, let inner): return self.name(of: inner, in: scope)
        case .message(let base, let name, _, let arguments) where arguments.isEmpty:
            let word = vocabulary.text(name)
            if word == SnapKitWord.snp.rawValue { return self.name(of: base, in: scope) }
            if word == LibraryMessage.view.rawValue, isSelf(base, scope) { return Builtin.root.rawValue }
            if case .guide(.safeArea)? = vocabulary.foreignSpelling(name) {
                return self.name(of: base, in: scope).map { "\($0).\(BuiltInGuide.safeArea.rawValue)" }
            }
            return isSelf(base, scope) || scene.parents[word] != nil ? word : nil
        default: return nil
        }
    }

    /// Whether the expression is the object whose method it is in: `self`, or a variable that was set to it.
    func isSelf(_ expression: Expression, _ scope: Scope) -> Bool {
        guard case .name(let name) = expression.kind else { return false }
        return name == vocabulary.ownSelf || scope.kind(of: vocabulary.text(name)) == .own
    }

    /// How a name is written at a place: as it is elsewhere in the method, or else in the script.
    func written(_ name: String, in scope: Scope) -> String {
        if source.accent == .masonry { return name }
        return writings.usual(name, inMethod: scope.method) ?? (name == Builtin.root.rawValue ? spelling.root : name)
    }

    /// Notes how a name is written.
    mutating func remember(_ name: String, _ span: Span, _ scope: Scope) {
        guard source.accent != .masonry else { return }
        // `card.snp` is what makes constraints of `card`.
        let written = text(span).replacing(/\.snp$/, with: "")
        writings.add(name, as: written, inMethod: scope.method)
    }

    /// The view that `self` is in the methods of a class, judging by the views added to it.
    func ownView(of type: ClassSyntax) -> String? {
        if type.hasOwnView { return nil }
        let nodes = type.methods.lazy.flatMap { SyntaxNode.function($0.function).nodes }
        for case .expression(let expression) in nodes {
            guard let call = expression.call, isAddition(call.name), let added = call.arguments.first?.value,
                case .name(vocabulary.ownSelf) = call.receiver.kind, let child = name(of: added, in: Scope()),
                let parent = scene.parents[child]
            else { continue }
            return parent
        }
        return nil
    }

    /// Whether a message adds a view to its receiver.
    func isAddition(_ name: Name) -> Bool {
        vocabulary.spelling(name) == .member(.addSubview)
            || vocabulary.text(name) + ":" == LibraryMessage.addArrangedSubview.rawValue
    }
}
