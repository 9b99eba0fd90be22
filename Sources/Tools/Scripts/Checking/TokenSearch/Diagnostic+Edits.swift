internal import Diagnostics
internal import Syntax
internal import Vocabulary

// Diagnostics with what the search found.
extension Diagnostic {
    /// Whether it is about one of these lines.
    func isIn(_ lines: ClosedRange<Int>) -> Bool { line.map(lines.contains) ?? false }

    /// Whether it has its own report with a fix.
    func isFixed(among all: [Diagnostic], besides diagnostic: Diagnostic) -> Bool {
        all.contains { $0 != diagnostic && $0.message == message && $0.line == line && $0.replacement != nil }
    }

    /// The same with another edit, or with none.
    func with(_ edit: Replacement?) -> Diagnostic {
        var changed = self
        changed.replacement = edit
        return changed
    }

    /// The same with an edit, and why.
    func with(_ edit: Replacement, _ help: String) -> Diagnostic {
        Diagnostic(
            severity: severity, slug: slug, message: message, labels: labels, notes: notes, help: help,
            replacement: edit, rule: rule)
    }

    /// The same with what is written here instead of a form of another language.
    func translated(by edit: Replacement, _ help: String) -> Diagnostic {
        // That a name must be declared, or a member removed, is no help then.
        let isMisled = rule == "undeclared-name" || Slug(slug) == .unknownMember && replacement == nil
        return Diagnostic(
            severity: severity, slug: slug, message: message, labels: labels, notes: notes,
            help: isMisled ? help : self.help ?? help, replacement: edit, rule: rule)
    }

    /// What the search found instead, at the place of its edit.
    func edited(_ edit: TokenEdit, in source: SourceText) -> Diagnostic {
        Diagnostic(
            severity: severity, slug: slug, message: edit.sentence,
            labels: [Label(source: source, span: edit.span)], notes: [], help: nil,
            replacement: Replacement(source: source, span: edit.span, text: edit.text), rule: nil)
    }
}
