internal import LayoutTerms
internal import Vocabulary

// Words used as a value or a function.
extension ForeignWord {
    /// Functions that check a condition.
    static let assertions = ["assert", "XCTAssert", "XCTAssertEqual"]

    private static func calls(_ texts: String, _ advice: Advice, _ templates: String...) -> [ForeignWord] {
        words(texts, .name, advice).map {
            ForeignWord(text: $0.text, role: $0.role, advice: $0.advice, templates: templates)
        }
    }

    static let names: [ForeignWord] =
        words("True TRUE YES yes on", .name, "write `true` or `false`", "true")
        + words("False FALSE NO no off", .name, "write `true` or `false`", "false")
        + words("None null NULL nullptr Nil NSNull undefined", .name, "write `nil`", "nil")
        + words(
            "UIView UILabel UIButton UIImageView UITextField UIScrollView UILayoutGuide NSView MASViewClass View Label Button Image",
            .name,
            "declare a view instead of calling a class: `view name` or `view name in parent`")
        + words(
            "UIStackView NSStackView", .name,
            "there are no stack views in .mas: use \(code: .distribution); UIKit code runs as .swift or .m"
        )
        + words("Text", .name, "this is SwiftUI: declare a label, label name \"text\"")
        + words(
            "Spacer Divider", .name,
            "this is SwiftUI: set the space between views with constraints, \(code: .distribution)"
        )
        + words("ForEach", .name, "this is SwiftUI: to loop over elements, write \(code: .loop)")
        + words(
            "MASAxisTypeHorizontal UILayoutConstraintAxisHorizontal Horizontal HORIZONTAL horizontally", .name,
            "write the axis as `horizontal`", "horizontal")
        + words(
            "MASAxisTypeVertical UILayoutConstraintAxisVertical Vertical VERTICAL vertically", .name,
            "write the axis as `vertical`", "vertical")
        + words(
            "MASLayoutPriorityRequired UILayoutPriorityRequired", .name, "write the priority as `required`", "required")
        + words(
            "MASLayoutPriorityDefaultHigh UILayoutPriorityDefaultHigh defaultHigh priorityHigh", .name,
            "write the priority as `high`", "high")
        + words(
            "MASLayoutPriorityDefaultMedium defaultMedium priorityMedium", .name, "write the priority as `medium`",
            "medium")
        + words(
            "MASLayoutPriorityDefaultLow UILayoutPriorityDefaultLow defaultLow priorityLow", .name,
            "write the priority as `low`", "low")
        + words(
            "MASLayoutPriorityFittingSizeLevel UILayoutPriorityFittingSizeLevel fittingSizeLevel", .name,
            "write the priority as `fittingSize`", "fittingSize")
        + words(
            "UILayoutPriority LayoutPriority ConstraintPriority", .name,
            "use `required`, `high`, `medium`, `low`, `fittingSize` or a number up to 1000")
        + ["required", "high", "medium", "low", "fittingSize"].flatMap { (level: String) in
            words("UILayoutPriority.\(level)", .name, "write the priority as `\(level)`", level)
        }
        + words("UILayoutPriority.defaultHigh", .name, "write the priority as `high`", "high")
        + words("UILayoutPriority.defaultLow", .name, "write the priority as `low`", "low")
        + words("rightToLeft RTL", .name, "write the reading direction as `ltr` or `rtl`", "rtl")
        + words("leftToRight LTR", .name, "write the reading direction as `ltr` or `rtl`", "ltr")
        + words("UIColor NSColor Color", .name, "write a color as a string: view.color = \"red\"")
        + words("function def lambda fn", .name, "write a closure as { x in … }, a function as func name(x) { … }")
        + words(
            "parent superView parentView match_parent MATCH_PARENT fill_parent", .name,
            "in a chain, use `superview` for the parent view", "superview")
        + words("this", .name, "use `root` or `self` for the root view", "self")
        + words("screen window", .name, "use `root` for the view that fills the screen", "root")
        + words("make_constraints makeConstraint", .name, "add constraints with `make`", "make")
        + words("CGPointZero", .name, "write a point as (x, y)", "(0, 0)")
        + words("CGSizeZero", .name, "write a size as (width, height)", "(0, 0)")
        + words("UIEdgeInsetsZero", .name, "write insets as (top, left, bottom, right)", "(0, 0, 0, 0)")
        + words("CGRectZero", .name, "write a rectangle as (x, y, width, height)", "(0, 0, 0, 0)")
        + words("NSLog printf println echo puts", .name, "print values with `print(…)`", "print")
        + words("console System alert", .name, "print values with `print(…)`")
        + words(
            "console.log console.info console.warn console.error System.out.println Console.WriteLine fmt.Println",
            .name, "print values with `print(…)`", "print")
        + calls("range", "write a range as `0..<10`, or `1...10` to include the end", "0..<$", "$..<$2")
        + calls("len length size", "the number of elements is xs.count", "$.count")
        + calls("str String repr toString", "put a value into a string with \"\\(value)\"", "\"\\($)\"")
        + calls(
            "Double Float CGFloat float Number parseFloat", "all numbers have the same type: remove the conversion", "$"
        )
        + calls(
            "Int int parseInt", "all numbers have the same type: remove the conversion, or use `floor` to round down",
            "floor($)")
        + calls("stride", "multiply the numbers of a range: (0..<5).map { i in i * 2 }")
        + calls("zip", "loop over the positions of both arrays: for i in 0..<xs.count { … }")
        + calls(
            "constrain", "this is Cartography: make constraints with `makeConstraints`",
            "$.\(Member.makeConstraints.rawValue)")
        + calls("isinstance type typeof", "the type of a value can't be tested, but it can be compared with nil")
        + calls("input readline readLine prompt", "a script has no input: declare a value with `let`")
        + words("Math math", .name, "call the function directly: min, max, abs, round, floor, ceil or sqrt")
        + ["Math", "math"].flatMap { library in
            [Builtin.min, .max, .abs, .round, .floor, .ceil, .sqrt].flatMap {
                words("\(library).\($0.rawValue)", .name, "call the function directly", $0.rawValue)
            }
        }
        + words("pow", .name, "there is no power function: multiply")
        + words(
            "UIView.animate UIView.animateWithDuration UIView.transition animate withAnimation transition", .name,
            withoutTime)
        + words("NSLayoutConstraint", .name, "make a constraint with a chain: \(code: .chain("make.left", to: .root))")
        + words("require include", .name, "run another script with `import \"file.mas\"`")
        + words(assertions.joined(separator: " "), .name, "check a condition with `expect a == b`")
        + words("exit quit", .name, "a script ends at its last line; a session ends with :quit")
        + words(
            "do repeat loop", .name,
            "for a loop, write `while … { }` or `for … in … { }`; for a block alone, `if true { }`")

    /// The entry for `topLayoutGuide` without its view.
    static func guide(_ text: String) -> ForeignWord? {
        let name = find(text, .member)?.replacement ?? text
        guard BuiltInGuide(rawValue: name) != nil else { return nil }
        let member = "\(Builtin.root.rawValue).\(name)"
        return ForeignWord(
            text: text, role: .name, advice: "a guide belongs to a view: \(member)", replacement: member)
    }

    /// The entry for `card.title` if `title` is a view in `card`.
    static func ownName(_ view: String) -> ForeignWord {
        ForeignWord(
            text: view, role: .member,
            advice: "a child view is not a member of its parent: use its name, \(view)")
    }

    /// The entry for `wxh` if `w` and `h` are names: a size written like one with numbers.
    static func size(_ text: String, of known: [String]) -> ForeignWord? {
        let isSide = { (side: Substring) in known.contains(String(side)) || Double(side) != nil }
        for cross in text.indices where text[cross] == "x" {
            let (width, height) = (text[..<cross], text[text.index(after: cross)...])
            guard isSide(width), isSide(height) else { continue }
            let pair = "(\(width), \(height))"
            return ForeignWord(
                text: text, role: .name, advice: "with names or expressions, write a size as a tuple: \(pair)",
                replacement: pair)
        }
        return nil
    }
}
