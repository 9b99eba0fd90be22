internal import Masonry

/// How a language writes the setup of a screen.
protocol CodeSyntax {
    /// The screen's own view, as seen from its view controller.
    var root: String { get }
    /// Ends a statement.
    var terminator: String { get }
    /// Reserved words, and names that a variable would hide.
    var reserved: Set<String> { get }

    func boolean(_ boolean: Bool) -> String
    func text(_ text: String) -> String
    func insets(_ insets: EdgeInsets) -> String
    func size(_ size: Size) -> String
    func rect(_ rect: Rect) -> String
    /// A UIKit color, by its name there.
    func color(named name: String) -> String
    /// A color by its components, from 0 to 255.
    func color(_ red: Int, _ green: Int, _ blue: Int) -> String
    /// A UIKit priority.
    func priority(_ priority: Double) -> String

    /// Creates a view or guide of a class.
    func declaration(of name: String, _ kind: ViewKind, class className: String, imageSize: Size?) -> String
    /// Adds a view or guide to another view.
    func addition(of name: String, _ kind: ViewKind, to parent: String) -> String
    /// Appends a view to a stack view's arranged subviews.
    func arrangement(of name: String, in stack: String) -> String
    func statement(_ setting: CodeSetting, of name: String, _ kind: ViewKind) -> String
    /// A view subclass with its own properties.
    func ownClass(_ name: String, under superclass: String, _ properties: [OwnProperty]) -> [String]
    /// The whole file around the body of a view controller's `viewDidLoad`.
    ///
    /// - Parameters:
    ///   - imports: besides UIKit.
    ///   - classes: the classes before the view controller, by paragraphs.
    ///   - body: by paragraphs.
    func file(_ className: String, imports: [String], classes: [[String]], body: [[String]]) -> String
}

extension CodeSyntax {
    func assignment(_ place: String, _ value: String) -> String { "\(place) = \(value)\(terminator)" }

    /// A color as scripts write it.
    func color(_ text: String) -> String {
        if text.first == "#" {
            let digits = text.dropFirst()
            let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
            return color(hex: Int(full, radix: 16) ?? 0)
        }
        guard let known = NamedColor(spelled: text) else { return color(hex: 0) }
        return known.uiKitName.map { color(named: $0) } ?? color(hex: known.hex)
    }

    private func color(hex: Int) -> String { color(hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF) }

    /// Paragraphs separated by empty lines, with non-empty lines indented to this depth.
    func lines(_ paragraphs: [[String]], depth: Int) -> [String] {
        let indent = String(repeating: "    ", count: depth)
        let all = paragraphs.filter { !$0.isEmpty }.joined(separator: [""])
        return all.map { $0.isEmpty ? "" : indent + $0 }
    }
}

extension NamedColor {
    /// UIKit's name of the color, without the suffix `Color`; nil if it has none.
    fileprivate var uiKitName: String? {
        switch self {
        case .grey: NamedColor.gray.rawValue
        case .lightgray: "lightGray"
        case .darkgray: "darkGray"
        case .pink, .teal, .indigo, .mint: "system" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        case .black, .white, .gray, .red, .green, .blue, .yellow, .orange, .purple, .cyan, .magenta, .brown: rawValue
        case .silver, .violet, .navy, .olive, .maroon, .lime, .gold, .coral, .salmon, .turquoise: nil
        }
    }
}

extension ViewKind {
    /// UIKit's class for views of this kind.
    var uiKitClass: String {
        switch self {
        case .view: "UIView"
        case .label: "UILabel"
        case .button: "UIButton"
        case .image: "UIImageView"
        case .field: "UITextField"
        case .scroll: "UIScrollView"
        case .guide: "UILayoutGuide"
        }
    }
}
