internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A variable declared with a pointer, as in C: `UIView *panel = [[UIView alloc] init];`.
enum PointerDeclaration: SyntaxRule {
    static let id: RuleID = "pointer-declaration"

    static let page = RulePage(
        meaning: "Declare a view with the word for its kind, and a value with `let` or `var`.",
        examples: [
            RulePage.Example(
                before: "UILabel *title = [[UILabel alloc] init];",
                after: "label title \"title\""),
            RulePage.Example(
                before: "NSMutableArray *views = [NSMutableArray array];\nprint(views)",
                after: "var views = []\nprint(views)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), let edit = context.pointer(at: found.position) else {
            return nil
        }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    /// `UIView *panel = [[UIView alloc] init];`, `NSArray *views = @[panel];`
    fileprivate func pointer(at type: Int) -> Edit? {
        guard type + 2 < tokens.count, tokens[type + 1].kind == .times, tokens[type + 2].kind == .identifier else {
            return nil
        }
        let (kind, name) = (text(at: type), text(at: type + 2))
        let last = endOfLine(of: type)
        let end = tokens[last + 1]
        let whole = tokens[type].span.joined(
            with: end.kind == .semicolon && !end.startsLine ? end.span : tokens[last].span)
        let isAssigned = last > type + 3 && tokens[type + 3].kind == .assign
        guard isAssigned || last == type + 2 else { return nil }
        let value = isAssigned ? text(from: type + 4, through: last) : ""
        let isMade = value.hasPrefix("[[\(kind) alloc]") || value == "[\(kind) new]" || !isAssigned
        if isMade, let view = ViewDeclaration.text(of: name, ofClass: kind) { return (whole, view) }
        let isArray = ["NSArray", "NSMutableArray"].contains(kind)
        let word: ReservedWord = kind == "NSMutableArray" ? .var : .let
        if isArray, isMade || value == "[\(kind) array]" {
            return (whole, "\(ReservedWord.var.rawValue) \(name) = []")
        }
        let literal = value.replacing("@[", with: "[").replacing("@\"", with: "\"").replacing("@(", with: "(")
        return !isAssigned || literal.hasPrefix("[") && !value.hasPrefix("@[") || literal.contains("@")
            ? nil : (whole, "\(word.rawValue) \(name) = \(literal)")
    }
}
