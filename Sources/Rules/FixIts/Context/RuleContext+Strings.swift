// What strings mean as other values.
extension RuleContext {
    /// The string literal that an expression is, or that is the value of its variable, and its text.
    func literal(of expression: Expression) -> (expression: Expression, text: String)? {
        switch expression.bare.kind {
        case .text(let text): return (expression.bare, text)
        case .name(let name) where source.accent == .masonry:
            guard let value = program.declaredValue(of: name, before: location.lower), case .text(let text) = value.kind
            else { return nil }
            return (value, text)
        default: return nil
        }
    }

    /// A string without its quotes, if that is code for a value of the expected kind.
    func unquoted(_ text: String, as expected: ExpectedValue) -> String? {
        let name = vocabulary.names.intern(text)
        let number = Double(text).flatMap { $0.isFinite ? $0.spelled(decimals: 6) : nil }
        switch expected {
        case .number:
            if text.hasSuffix("%"), let share = Double(text.dropLast()) { return (share / 100).spelled(decimals: 6) }
            let priorities = Builtin.allCases.filter(\.isPriority).map(\.rawValue)
            let priority = NearestName.of(text, among: priorities) ?? priorities.first { $0 == text }
            if source.accent == .swift, let priority { return ".\(priority)" }
            return number ?? (kind(of: name) == .number ? text : priority)
        case .related:
            let kind = kind(of: name)
            return number ?? (kind.isRelated || kind == .number ? text : nil) ?? unquoted(text, as: .size)
        case .view: return [.of(.view), .of(.root)].contains(kind(of: name)) ? text : nil
        case .size:
            let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
            return "\(width.spelled(decimals: 6))x\(height.spelled(decimals: 6))"
        case .axis: return Axis(rawValue: text)?.rawValue
        case .direction: return [Builtin.ltr, .rtl].map(\.rawValue).first { $0 == text }
        case .attributeName: return Attribute(rawValue: text).map { ".\($0.rawValue)" }
        default: return nil
        }
    }
}
