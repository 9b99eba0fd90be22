internal import Masonry

/// How a language writes what screens are set up with.
protocol CodeSyntax {
    /// The screen's own view, where its view controller says it.
    var root: String { get }
    /// Ends a statement.
    var terminator: String { get }
    /// Words and names that a variable can't have, or that it would hide.
    var reserved: Set<String> { get }

    func boolean(_ boolean: Bool) -> String
    func text(_ text: String) -> String
    func insets(_ insets: EdgeInsets) -> String
    func size(_ size: Size) -> String
    func rect(_ rect: Rect) -> String
    /// A color of UIKit's, by what it is called there.
    func color(named name: String) -> String
    /// A color by its parts, from 0 to 255.
    func color(_ red: Int, _ green: Int, _ blue: Int) -> String
    /// A priority for UIKit.
    func priority(_ priority: Double) -> String

    /// Makes a view, or a guide, of a class.
    func declaration(of name: String, _ kind: ViewKind, class className: String, imageSize: Size?) -> String
    /// Puts a view, or a guide, into another.
    func addition(of name: String, _ kind: ViewKind, to parent: String) -> String
    /// Has a stack view arrange a view behind those that it does.
    func arrangement(of name: String, in stack: String) -> String
    func statement(_ setting: CodeSetting, of name: String, _ kind: ViewKind) -> String
    /// A view class with properties of its own.
    func ownClass(_ name: String, under superclass: String, _ properties: [OwnProperty]) -> [String]
    /// The whole file around what a view controller does when its view is loaded.
    ///
    /// - Parameters:
    ///   - imports: beside UIKit.
    ///   - classes: what stands before the view controller, by paragraphs.
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

    /// Paragraphs with empty lines between them, each line that is not empty this deep in braces.
    func lines(_ paragraphs: [[String]], depth: Int) -> [String] {
        let indent = String(repeating: "    ", count: depth)
        let all = paragraphs.filter { !$0.isEmpty }.joined(separator: [""])
        return all.map { $0.isEmpty ? "" : indent + $0 }
    }
}

extension NamedColor {
    /// What UIKit calls the color, without `Color` behind it; nil for one that it has no name for.
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
    /// UIKit's class of such views.
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
