internal import Masonry
internal import Vocabulary
internal import Evaluator

/// The Swift syntax of exported screens.
struct SwiftSyntax: CodeSyntax {
    var root: String { "view" }
    var terminator: String { "" }

    func boolean(_ boolean: Bool) -> String { boolean ? "true" : "false" }

    func text(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\0": result += "\\0"
            case let scalar where scalar.isUnsafe:
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    func insets(_ insets: EdgeInsets) -> String {
        "UIEdgeInsets("
            + list([("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)])
            + ")"
    }

    func size(_ size: Size) -> String { "CGSize(\(list([("width", size.width), ("height", size.height)])))" }

    func rect(_ rect: Rect) -> String {
        "CGRect(\(list([("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)])))"
    }

    private func list(_ parts: [(label: String, number: Double)]) -> String {
        parts.map { "\($0.label): \($0.number.exactlySpelled)" }.joined(separator: ", ")
    }

    private func font(_ font: Font) -> String {
        let weight = font.weight == Font.regular ? "" : ", weight: .\(FontName.weightName(font.weight))"
        return ".systemFont(ofSize: \(font.size.exactlySpelled)\(weight))"
    }

    func color(named name: String) -> String { ".\(name)" }

    func color(_ red: Int, _ green: Int, _ blue: Int) -> String {
        "UIColor(red: \(red) / 255, green: \(green) / 255, blue: \(blue) / 255, alpha: 1)"
    }

    func priority(_ priority: Double) -> String {
        switch priority {
        case LayoutPriority.required: ".required"
        case LayoutPriority.high: ".defaultHigh"
        case LayoutPriority.low: ".defaultLow"
        case LayoutPriority.fittingSize: ".fittingSizeLevel"
        default: "UILayoutPriority(\(priority.exactlySpelled))"
        }
    }

    func declaration(of name: String, _ kind: ViewKind, class className: String, imageSize: Size?) -> String {
        switch (kind, imageSize) {
        case (.button, _) where className == kind.uiKitClass: "let \(name) = \(className)(type: .system)"
        case (.image, let imageSize?):
            "let \(name) = \(className)(image: UIGraphicsImageRenderer(size: \(size(imageSize))).image { _ in })"
        default: "let \(name) = \(className)()"
        }
    }

    func addition(of name: String, _ kind: ViewKind, to parent: String) -> String {
        "\(parent).\(kind == .guide ? "addLayoutGuide" : "addSubview")(\(name))"
    }

    func arrangement(of name: String, in stack: String) -> String { "\(stack).addArrangedSubview(\(name))" }

    func statement(_ setting: CodeSetting, of name: String, _ kind: ViewKind) -> String {
        switch setting {
        case .text(let text) where kind == .button: "\(name).setTitle(\(self.text(text)), for: .normal)"
        case .text(let text): assignment("\(name).text", self.text(text))
        case .placeholder(let text): assignment("\(name).placeholder", self.text(text))
        case .segment(let title, let index):
            "\(name).insertSegment(withTitle: \(text(title)), at: \(index), animated: \(boolean(false)))"
        case .contentInsets(let insets): assignment("\(name).contentEdgeInsets", self.insets(insets))
        case .axis(let axis): assignment("\(name).axis", ".\(axis.rawValue)")
        case .spacing(let spacing): assignment("\(name).spacing", spacing.exactlySpelled)
        case .customSpacing(let spacing, let view):
            "\(name).setCustomSpacing(\(spacing.exactlySpelled), after: \(view))"
        case .distribution(let distribution): assignment("\(name).distribution", ".\(distribution.rawValue)")
        case .alignment(let alignment): assignment("\(name).alignment", ".\(alignment.rawValue)")
        case .arrangesWithinMargins: assignment("\(name).isLayoutMarginsRelativeArrangement", boolean(true))
        case .font(let font):
            assignment("\(name).\(kind == .button ? "titleLabel?." : "")font", self.font(font))
        case .color(let color): assignment("\(name).backgroundColor", self.color(color))
        case .fitsText: assignment("\(name).isScrollEnabled", boolean(false))
        case .hidden: assignment("\(name).isHidden", boolean(true))
        case .numberOfLines(let number): assignment("\(name).numberOfLines", "\(number)")
        case .wrapWidth(let width): assignment("\(name).preferredMaxLayoutWidth", width.exactlySpelled)
        case .layoutMargins(let margins): assignment("\(name).layoutMargins", insets(margins))
        case .frame(let frame): assignment("\(name).frame", rect(frame))
        case .contentPriority(let kind, let axis, let priority):
            "\(name).\(kind.setter.rawValue)(\(self.priority(priority)), for: .\(axis.rawValue))"
        case .translatesAutoresizingMask(let isOn):
            assignment("\(name).translatesAutoresizingMaskIntoConstraints", boolean(isOn))
        case .exerciseAmbiguity: "\(name).exerciseAmbiguityInLayout()"
        case .rightToLeft: assignment("UIView.appearance().semanticContentAttribute", ".forceRightToLeft")
        case .scale(let scale): assignment("\(name).contentScaleFactor", scale.exactlySpelled)
        case .additionalSafeArea(let insets): assignment("additionalSafeAreaInsets", self.insets(insets))
        case .ownMinimumMargins: assignment("viewRespectsSystemMinimumLayoutMargins", boolean(false))
        }
    }

    func ownClass(_ name: String, under superclass: String, _ properties: [OwnProperty]) -> [String] {
        let getters = properties.map {
            ["    override var \($0.name): \($0.type) {", "        \($0.value(self))", "    }"]
        }
        return ["private final class \(name): \(superclass) {"] + getters.joined(separator: [""]) + ["}"]
    }

    func file(_ className: String, imports: [String], classes: [[String]], body: [[String]]) -> String {
        let headers = (imports + ["UIKit"]).sorted().map { "import \($0)" }
        let method = lines([["super.viewDidLoad()"]] + body, depth: 2)
        let controller =
            ["final class \(className): UIViewController {", "    override func viewDidLoad() {"] + method + [
                "    }", "}",
            ]
        return lines([headers] + classes + [controller], depth: 0).joined(separator: "\n") + "\n"
    }

    /// Swift keywords, and names that view controllers and closures use without a qualifier.
    var reserved: Set<String> {
        Set(
            """
            as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough \
            false fileprivate for func guard if import in init inout internal is let nil open operator \
            precedencegroup private protocol public repeat rethrows return self static struct subscript super switch \
            throw throws true try typealias var where while await async make view topLayoutGuide bottomLayoutGuide \
            additionalSafeAreaInsets viewRespectsSystemMinimumLayoutMargins
            """.split(separator: " ").map(String.init))
    }
}
