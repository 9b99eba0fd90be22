/// The declaration of a view that other languages make with a call.
enum ViewDeclaration {
    /// The statement for `label("Title")`, whose name is a word of the language.
    static func text(of name: String, saying word: String, _ given: [String]) -> String? {
        guard let word = StatementWord(rawValue: word), word.declaresView, given.count <= 1 else { return nil }
        return ([word.rawValue, name] + given).joined(separator: " ")
    }

    /// The statement for a view of a UIKit class.
    static func text(of name: String, ofClass type: String) -> String? {
        guard case .view(let kind, _)? = UIKitClass.nature(of: type) else { return nil }
        return switch kind {
        case .label, .button, .field: "\(kind.rawValue) \(name) \"\(name)\""
        case .image: "\(kind.rawValue) \(name) 40x40"
        case .view, .scroll, .guide: "\(kind.rawValue) \(name)"
        }
    }
}
