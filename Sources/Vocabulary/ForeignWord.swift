internal import LayoutTerms
package import Diagnostics

/// A word from another language or library, and what to write instead.
package struct ForeignWord: Hashable {
    /// The position of the word in the code.
    package enum Role: Hashable {
        /// At the start of a statement.
        case statement
        /// Between two values, like an operator.
        case infix
        /// As a value.
        case name
        /// After a dot.
        case member
        /// After a dot, on a view.
        case memberOfView
        /// After a dot, on a view, with something assigned to it.
        case assigned
    }

    package let text: String
    package let role: Role
    /// One sentence: how to do it here.
    package let advice: String
    /// What replaces the word. With a `(` it replaces the whole call, with a `.` after the following name, with a
    /// relation after its dot also the relation; `$` stands for the code before the word, and `$2` for the assigned
    /// value. Empty if the word is removed.
    package var replacement: String?
    /// What replaces a call, with `$` for its first argument and `$2` for its second.
    package var templates: [String] = []
    /// The property to assign instead of calling a method.
    package var assignedProperty: String?

    package init(
        text: String, role: Role, advice: String, replacement: String? = nil, templates: [String] = [],
        assignedProperty: String? = nil
    ) {
        self.text = text
        self.role = role
        self.advice = advice
        self.replacement = replacement
        self.templates = templates
        self.assignedProperty = assignedProperty
    }

    /// The entry for a word in one of several roles; the first role wins.
    package static func find(_ text: String, _ roles: Role...) -> ForeignWord? {
        roles.lazy.compactMap { table[Key(text: text, role: $0)] }.first
    }

    /// The entry for two members in a row, the second of which is at a place.
    package static func compound(endingIn text: String, at span: Span, in source: SourceText) -> ForeignWord? {
        let start = max(0, span.lower - 16)
        guard span.lower > 1, source.text(in: Span(span.lower - 1, span.lower)) == ".",
            let first =
                source.text(in: Span(start, span.lower - 1)).split(whereSeparator: { !$0.isLetter }).last
        else { return nil }
        return find("\(first).\(text)", .member)
    }

    /// The entry for `n.round()`, which is a function of the language.
    package static func function(_ text: String) -> ForeignWord? {
        guard let builtin = Builtin(rawValue: text), builtin.isFunction, builtin.sample?.hasPrefix("\(text)(") ?? false
        else {
            return nil
        }
        return ForeignWord(
            text: text, role: .member, advice: "call the function directly: \(text)(…)", replacement: "\(text)($)")
    }

    /// The entry for `setText` if the receiver has `text`.
    package static func setter(_ text: String, of receiver: Receiver) -> ForeignWord? {
        guard text.hasPrefix("set"), text.count > 3 else { return nil }
        let written = text.dropFirst(3).prefix(1).lowercased() + text.dropFirst(4)
        let property = find(written, .member)?.replacement ?? written
        guard let member = Member(rawValue: property), member.receivers.contains(receiver),
            member.isAssignable(of: receiver)
        else { return nil }
        return ForeignWord(
            text: text, role: .member, advice: "assign the property: \(property) = …", assignedProperty: property)
    }

    /// The entry for a member with one wrong letter.
    package static func member(misspelt text: String) -> ForeignWord? {
        guard text.utf8.count > 5 else { return nil }
        return NearestName.typo(text, among: members.lazy.map(\.text)).flatMap { find($0, .member) }
    }

    /// The names of reading directions elsewhere.
    package static let directions = [
        "right": "rtl", "rightToLeft": "rtl", "RightToLeft": "rtl", "left": "ltr", "leftToRight": "ltr",
        "LeftToRight": "ltr",
    ]

    private struct Key: Hashable {
        let text: String
        let role: Role
    }

    private static let table: [Key: ForeignWord] = {
        var table: [Key: ForeignWord] = [:]
        for word in statements + infixes + names + members + membersOfViews + assignments {
            table[Key(text: word.text, role: word.role)] = word
        }
        return table
    }()

    /// The advice for animations.
    static let withoutTime =
        "there are no animations: write the statements directly, for the layout at the end"

    /// The advice for a whole file of Objective-C.
    package static let objectiveC =
        "to run Objective-C, use a file that ends in .m, or --accent objective-c; here a function is func name(a, b) { … }"

    package static func words(
        _ texts: String, _ role: Role, _ advice: String, _ replacement: String? = nil
    ) -> [ForeignWord] {
        texts.split(separator: " ").map {
            ForeignWord(text: String($0), role: role, advice: advice, replacement: replacement)
        }
    }
}

extension ForeignWord {
    private static func calls(_ texts: String, _ advice: String, _ templates: String...) -> [ForeignWord] {
        words(texts, .name, advice).map {
            ForeignWord(text: $0.text, role: $0.role, advice: $0.advice, templates: templates)
        }
    }
}

// MARK: Statements

extension ForeignWord {
    private static let statements: [ForeignWord] =
        words("def function fun fn sub proc", .statement, "declare a function with `func name(a, b) { … }`", "func")
        + words("const final val constexpr auto dim local my", .statement, "declare a value with `let`", "let")
        + words(
            "int float double bool char Int Double Float String Bool CGFloat NSInteger id NSString NSNumber",
            .statement,
            "there are no type annotations: declare a value with `let`, a variable with `var`", "let")
        + words("elif elsif elseif elseIf", .statement, "write `else if` after the `}`", "else if")
        + words("with", .statement, "set up a view in a block: a.makeConstraints { make in … }")
        + words("unless", .statement, "write `if !(…) { … }`")
        + words("until", .statement, "write `while !(…) { … }`")
        + words("foreach forEach", .statement, "to loop over elements, write `for x in xs { … }`", "for")
        + words(
            "switch match when case default", .statement,
            "write `if … { } else if … { } else { }`")
        + words("guard", .statement, "write `if !(…) { return }`")
        + words(
            "do repeat loop", .statement,
            "for a loop, write `while … { }` or `for … in … { }`; for a block alone, `if true { }`")
        + words(
            "try throw throws catch", .statement,
            "there is no error handling: a statement that fails changes nothing", "")
        + words("async await defer", .statement, "statements run in order: remove the word", "")
        + words(
            "text textview textView TextView", .statement, "to show text, declare a label: label name \"text\"", "label"
        )
        + words(
            "imageview imageView ImageView picture", .statement, "declare an image with its size: image name 40x40",
            "image")
        + words(
            "scrollview scrollView ScrollView", .statement, "declare a scroll view with `scroll name`", "scroll")
        + words(
            "textfield textField TextField input", .statement, "declare a text field with `field name \"text\"`",
            "field")
        + words(
            "table tableview tableView TableView collection collectionview collectionView CollectionView", .statement,
            "declare a scroll view with `scroll name`", "scroll")
        + words(
            "stack row hstack HStack", .statement,
            "to put views in a row: [a, b].distribute(horizontal, spacing: 8)")
        + words(
            "column vstack VStack", .statement,
            "to put views in a column: [a, b].distribute(vertical, spacing: 8)")
        + words(
            "zstack ZStack", .statement,
            "later views are in front: declare view back, then view front")
        + words("delete del remove destroy", .statement, "remove a view with a.remove()", ".remove()")
        + words(
            "class struct enum protocol extension interface typedef typealias module", .statement,
            "there are no type declarations: a script has views, values and functions")
        + words(
            "static private public internal fileprivate override lazy weak mutating inout export extern", .statement,
            "there are no access levels or modifiers: remove the word", "")
        + words("div span section", .statement, "this is HTML: declare a view with `view name`", "view")
        + words("animate withAnimation transition", .statement, withoutTime)
        + words("then begin end endif done fi", .statement, "put the body in braces: `if … { … }`")
        + words("pass", .statement, "write an empty body as `{ }`")
        + words("assert precondition", .statement, "check a condition with `expect`", "expect")
        + words("echo puts printf println console", .statement, "print values with `print(…)`")
        + words(
            "include require using from", .statement,
            "run another script with `import \"file.mas\"`; libraries are not needed")
        + words("new", .statement, "declare a view with `view name`")
        + words(
            "UIView UILabel UIButton UIImageView UITextField UIScrollView UIStackView", .statement,
            "this is Objective-C: declare a view with `view name`, a label with `label name \"text\"`")
        + words(
            "@property @interface @implementation @end @class @protocol @synthesize @dynamic @import @selector @try",
            .statement, objectiveC)
        + words("MASConstraint NSArray NSMutableArray", .statement, "this is Objective-C: write `let name = …`")
        + words("where", .statement, "put an `if` in the body of the loop")
}

// MARK: Between values

extension ForeignWord {
    /// The units of other tools.
    package static let units = ["px", "pt", "pts", "dp", "sp", "em", "rem", "vw", "vh", "cm", "mm"]

    private static let infixes: [ForeignWord] =
        words("and AND", .infix, "write `&&`", "&&")
        + words("or OR", .infix, "write `||`", "||")
        + words("not NOT", .infix, "write `!` before the value", "!")
        + words("is eq equals equal", .infix, "write `==`", "==")
        + words("isnt ne differs", .infix, "write `!=`", "!=")
        + words("mod", .infix, "for the remainder, write `%`", "%")
        + words("div", .infix, "to divide, write `/`", "/")
        + words("of", .infix, "loop over elements with `in`: for x in xs { … }", "in")
        + words("then", .infix, "put the body in braces after the condition")
        + words("do", .infix, "put the body in braces after the condition")
        + words(units.joined(separator: " "), .infix, "numbers are points and have no unit", "")
        + words("elif elsif elseif elseIf", .infix, "write `else if`", "else if")
        + words("as", .infix, "there are no types and no conversions")
        + words("where", .infix, "put an `if` in the body of the loop")
        + words("lambda", .infix, "write a closure as `{ x in x + 1 }`")
        + words(
            "to until upTo upto through downTo downto", .infix,
            "write a range as `0..<4`, without the 4, or `0...4`, with the 4")
        + words("new", .infix, "declare a view with `view name`")
        + words("try await", .infix, "there is no error handling: remove the word", "")
}

// MARK: Values

extension ForeignWord {
    private static let names: [ForeignWord] =
        words("True TRUE YES yes on", .name, "write `true` or `false`", "true")
        + words("False FALSE NO no off", .name, "write `true` or `false`", "false")
        + words("None null NULL nullptr Nil NSNull undefined", .name, "write `nil`", "nil")
        + words(
            "UIView UILabel UIButton UIImageView UITextField UIScrollView UILayoutGuide NSView MASViewClass View Label Button Image",
            .name,
            "declare a view instead of calling a class: `view name` or `view name in parent`")
        + words(
            "UIStackView NSStackView", .name,
            "there are no stack views in .mas: use [a, b].distribute(horizontal, spacing: 8); UIKit code runs as .swift or .m"
        )
        + words("Text", .name, "this is SwiftUI: declare a label, label name \"text\"")
        + words(
            "Spacer Divider", .name,
            "this is SwiftUI: set the space between views with constraints, [a, b].distribute(horizontal, spacing: 8)"
        )
        + words("ForEach", .name, "this is SwiftUI: to loop over elements, write for x in xs { … }")
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
            "parent superView parentView", .name, "in a chain, use `superview` for the parent view", "superview")
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
        + words("NSLayoutConstraint", .name, "make a constraint with a chain: make.left.equalTo(root)")
        + words("require include", .name, "run another script with `import \"file.mas\"`")
        + words("assert XCTAssert XCTAssertEqual", .name, "check a condition with `expect a == b`")
        + words("exit quit", .name, "a script ends at its last line; a session ends with :quit")
        + words(
            "do repeat loop", .name,
            "for a loop, write `while … { }` or `for … in … { }`; for a block alone, `if true { }`")

    /// The entry for `topLayoutGuide` without its view.
    package static func guide(_ text: String) -> ForeignWord? {
        let name = find(text, .member)?.replacement ?? text
        guard BuiltInGuide(rawValue: name) != nil else { return nil }
        let member = "\(Builtin.root.rawValue).\(name)"
        return ForeignWord(
            text: text, role: .name, advice: "a guide belongs to a view: \(member)", replacement: member)
    }

    /// The entry for `card.title` if `title` is a view in `card`.
    package static func ownName(_ view: String) -> ForeignWord {
        ForeignWord(
            text: view, role: .member,
            advice: "a child view is not a member of its parent: use its name, \(view)")
    }

    /// The entry for `wxh` if `w` and `h` are names: a size written like one with numbers.
    package static func size(_ text: String, of known: [String]) -> ForeignWord? {
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
