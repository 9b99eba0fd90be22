import Masonry
import MasonryLanguage

/// The words and marks of the language, as libFuzzer reads a dictionary.
enum FuzzDictionary {
    static var text: String {
        (words + marks).map { "\"\($0.map(escaped).joined())\"\n" }.joined()
    }

    private static var words: [String] {
        ReservedWord.allCases.map(\.rawValue) + StatementWord.allCases.map(\.rawValue)
            + Builtin.allCases.map(\.rawValue) + Member.allCases.map(\.rawValue)
            + accents + Attribute.allCases.map(\.rawValue) + BuiltInGuide.allCases.map(\.rawValue)
    }

    /// The most frequent tokens of the accents' sources.
    private static let accents = [
        "UIView", "UILabel", "UIStackView", "UIViewController", "addArrangedSubview", "initWithFrame:", "viewDidLoad",
        "@implementation", "@interface", "@property", "@end", "@selector(", "#define ", "#import ", "typedef ",
        "switch", "case ", "default:", "self.view", "[self ", "mas_makeConstraints:^(MASConstraintMaker *make) {",
        "class ", "struct ", "enum ", "extension ", "override ", "init(", "didSet {", "guard ", "defer {", "where ",
        "snp.makeConstraints { make in ", "equalToSuperview()", ".snp.", "$0", "lazy var ", "static ",
        ".constraint(equalTo: ",
    ]

    private static let marks = [
        "..<", "...", "+=", "-=", "*=", "/=", "==", "!=", "<=", ">=", "&&", "||", "\\(", "\\u{202E}", "//", "/*", "*/",
        "#!",
        "@\"", "@[", "@(", "{ x in ", ".equalTo(", ".offset(", "make.", "1e308", "320x480", "\n", "\u{202E}",
    ]

    private static func escaped(_ character: Character) -> String {
        switch character {
        case "\"", "\\": "\\\(character)"
        case " "..."~": String(character)
        default: String(character).utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }
}
