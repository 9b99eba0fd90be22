internal import Masonry
internal import Vocabulary
internal import Evaluator

/// The Objective-C syntax of exported screens.
struct ObjectiveCSyntax: CodeSyntax {
    var root: String { "self.view" }
    var terminator: String { ";" }

    func boolean(_ boolean: Bool) -> String { boolean ? "YES" : "NO" }

    func text(_ text: String) -> String {
        var result = "@\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            // C has no universal names for control characters, which are written byte by byte.
            case let scalar where scalar.properties.generalCategory == .control:
                for byte in String(scalar).utf8 { result += "\\" + digits(of: UInt32(byte), radix: 8, 3) }
            case let scalar where scalar.isUnsafe:
                let isShort = scalar.value <= 0xFFFF
                result += (isShort ? "\\u" : "\\U") + digits(of: scalar.value, radix: 16, isShort ? 4 : 8)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private func digits(of value: UInt32, radix: Int, _ count: Int) -> String {
        let digits = String(value, radix: radix)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    func insets(_ insets: EdgeInsets) -> String {
        "UIEdgeInsetsMake(\(list(insets.top, insets.left, insets.bottom, insets.right)))"
    }

    func size(_ size: Size) -> String { "CGSizeMake(\(list(size.width, size.height)))" }

    func rect(_ rect: Rect) -> String { "CGRectMake(\(list(rect.x, rect.y, rect.width, rect.height)))" }

    private func list(_ numbers: Double...) -> String { numbers.map(\.exactlySpelled).joined(separator: ", ") }

    private func font(_ font: Font) -> String {
        let name = FontName.weightName(font.weight)
        let weight = font.weight == Font.regular ? "" : " weight:UIFontWeight\(name.capitalizedFirst)"
        return "[UIFont systemFontOfSize:\(font.size.exactlySpelled)\(weight)]"
    }

    func color(named name: String) -> String { "[UIColor \(name)Color]" }

    func color(_ red: Int, _ green: Int, _ blue: Int) -> String {
        "[UIColor colorWithRed:\(red)/255.0 green:\(green)/255.0 blue:\(blue)/255.0 alpha:1]"
    }

    func priority(_ priority: Double) -> String {
        switch priority {
        case LayoutPriority.required: "UILayoutPriorityRequired"
        case LayoutPriority.high: "UILayoutPriorityDefaultHigh"
        case LayoutPriority.low: "UILayoutPriorityDefaultLow"
        case LayoutPriority.fittingSize: "UILayoutPriorityFittingSizeLevel"
        default: priority.exactlySpelled
        }
    }

    func declaration(of name: String, _ kind: ViewKind, class className: String, imageSize: Size?) -> String {
        let value =
            switch (kind, imageSize) {
            case (.button, _) where className == kind.uiKitClass:
                "[\(className) buttonWithType:UIButtonTypeSystem]"
            case (.image, let imageSize?):
                "[[\(className) alloc] initWithImage:[[[UIGraphicsImageRenderer alloc] initWithSize:\(size(imageSize))] "
                    + "imageWithActions:^(UIGraphicsImageRendererContext *context) {}]]"
            default: "[\(className) new]"
            }
        return "\(className) *\(name) = \(value);"
    }

    func addition(of name: String, _ kind: ViewKind, to parent: String) -> String {
        "[\(parent) \(kind == .guide ? "addLayoutGuide" : "addSubview"):\(name)];"
    }

    func arrangement(of name: String, in stack: String) -> String { "[\(stack) addArrangedSubview:\(name)];" }

    func statement(_ setting: CodeSetting, of name: String, _ kind: ViewKind) -> String {
        switch setting {
        case .text(let text) where kind == .button:
            "[\(name) setTitle:\(self.text(text)) forState:UIControlStateNormal];"
        case .text(let text): assignment("\(name).text", self.text(text))
        case .placeholder(let text): assignment("\(name).placeholder", self.text(text))
        case .segment(let title, let index):
            "[\(name) insertSegmentWithTitle:\(text(title)) atIndex:\(index) animated:\(boolean(false))];"
        case .contentInsets(let insets): assignment("\(name).contentEdgeInsets", self.insets(insets))
        case .axis(let axis):
            assignment("\(name).axis", "UILayoutConstraintAxis\(axis.rawValue.capitalizedFirst)")
        case .spacing(let spacing): assignment("\(name).spacing", spacing.exactlySpelled)
        case .customSpacing(let spacing, let view):
            "[\(name) setCustomSpacing:\(spacing.exactlySpelled) afterView:\(view)];"
        case .distribution(let distribution):
            assignment("\(name).distribution", "UIStackViewDistribution\(distribution.rawValue.capitalizedFirst)")
        case .alignment(let alignment):
            assignment("\(name).alignment", "UIStackViewAlignment\(alignment.rawValue.capitalizedFirst)")
        case .arrangesWithinMargins: assignment("\(name).layoutMarginsRelativeArrangement", boolean(true))
        case .font(let font):
            assignment("\(name).\(kind == .button ? "titleLabel." : "")font", self.font(font))
        case .color(let color): assignment("\(name).backgroundColor", self.color(color))
        case .fitsText: assignment("\(name).scrollEnabled", boolean(false))
        case .hidden: assignment("\(name).hidden", boolean(true))
        case .numberOfLines(let number): assignment("\(name).numberOfLines", "\(number)")
        case .wrapWidth(let width): assignment("\(name).preferredMaxLayoutWidth", width.exactlySpelled)
        case .layoutMargins(let margins): assignment("\(name).layoutMargins", insets(margins))
        case .frame(let frame): assignment("\(name).frame", rect(frame))
        case .contentPriority(let kind, let axis, let priority):
            "[\(name) \(kind.setter.rawValue):\(self.priority(priority)) "
                + "forAxis:UILayoutConstraintAxis\(axis.rawValue.capitalizedFirst)];"
        case .translatesAutoresizingMask(let isOn):
            assignment("\(name).translatesAutoresizingMaskIntoConstraints", boolean(isOn))
        case .exerciseAmbiguity: "[\(name) exerciseAmbiguityInLayout];"
        case .rightToLeft:
            assignment(
                "[UIView appearance].semanticContentAttribute", "UISemanticContentAttributeForceRightToLeft")
        case .scale(let scale): assignment("\(name).contentScaleFactor", scale.exactlySpelled)
        case .additionalSafeArea(let insets): assignment("self.additionalSafeAreaInsets", self.insets(insets))
        case .ownMinimumMargins: assignment("self.viewRespectsSystemMinimumLayoutMargins", boolean(false))
        }
    }

    func ownClass(_ name: String, under superclass: String, _ properties: [OwnProperty]) -> [String] {
        let getters = properties.flatMap {
            ["- (\($0.type))\($0.name) {", "    return \($0.value(self));", "}", ""]
        }
        return ["@interface \(name) : \(superclass)", "@end", "", "@implementation \(name)", ""] + getters + ["@end"]
    }

    func file(_ className: String, imports: [String], classes: [[String]], body: [[String]]) -> String {
        let headers = ["#import <UIKit/UIKit.h>"] + imports.map { "#import <\($0)/\($0).h>" }
        let interface = ["@interface \(className) : UIViewController", "@end"]
        let method = ["- (void)viewDidLoad {"] + lines([["[super viewDidLoad];"]] + body, depth: 1) + ["}"]
        let implementation = ["@implementation \(className)", ""] + method + ["", "@end"]
        return lines([headers] + classes + [interface, implementation], depth: 0).joined(separator: "\n") + "\n"
    }

    /// The keywords of C and Objective-C, and names used by their headers and Masonry's blocks.
    var reserved: Set<String> {
        Set(
            """
            auto break case char const continue default do double else enum extern float for goto if inline int long \
            register restrict return short signed sizeof static struct switch typedef typeof union unsigned void \
            volatile while asm bool true false id self super nil in out inout byref bycopy oneway make errno \
            stdin stdout stderr NULL YES NO
            """.split(separator: " ").map(String.init))
    }
}

extension IntrinsicEquation.Kind {
    /// The method that sets the priority.
    var setter: Member {
        switch self {
        case .hugging: .setContentHuggingPriority
        case .compressionResistance: .setContentCompressionResistancePriority
        }
    }
}

extension String {
    /// The text with its first letter capitalized.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
