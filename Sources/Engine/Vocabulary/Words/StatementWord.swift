/// The words that start a statement if the code after them fits. Elsewhere they are ordinary names.
public enum StatementWord: String, CaseIterable, Sendable {
    case screen, view, label, button, image, field, scroll, guide, select, expect, `import`, when

    /// The statement word with a name, if it is one.
    package init?(_ name: Name) {
        let index = Int(name.index) - ReservedWord.allCases.count
        guard Self.allCases.indices.contains(index) else { return nil }
        self = Self.allCases[index]
    }

    /// Whether the statement declares views.
    package var declaresView: Bool {
        switch self {
        case .view, .label, .button, .image, .field, .scroll, .guide: true
        case .screen, .select, .expect, .import, .when: false
        }
    }

    /// How the statement is written.
    package var usage: String {
        switch self {
        case .screen: "screen 320x480"
        case .view, .scroll, .guide: "\(rawValue) NAME in PARENT"
        case .label, .button, .field: "\(rawValue) NAME \"text\" in PARENT"
        case .image: "image NAME 40x40 in PARENT"
        case .select: "select NAME"
        case .expect: "expect CONDITION"
        case .import: "import \"FILE.mas\""
        case .when: "when width < 600 { … } else { … }"
        }
    }

    /// The word with its article, as in "an `image`".
    package var named: String { "\(self == .image ? "an" : "a") `\(rawValue)`" }

    /// A short description.
    public var summary: String {
        switch self {
        case .screen: "sets the root's size"
        case .view: "declares views and selects them"
        case .label: "declares a label with text"
        case .button: "declares a button with a title"
        case .image: "declares an image of a size"
        case .field: "declares a text field"
        case .scroll: "declares a scroll view"
        case .guide: "declares a layout guide"
        case .select: "selects the current views"
        case .expect: "checks that a condition is true"
        case .import: "runs another script once"
        case .when: "holds constraints and settings only on some screens"
        }
    }
}
