internal import Masonry

/// A word that other languages and libraries have, and what is written here for it.
struct ForeignWord: Hashable {
    /// Where the word stands.
    enum Role: Hashable {
        /// At the start of a statement.
        case statement
        /// Between values, as an operator does.
        case infix
        /// In the place of a value.
        case name
        /// Behind a dot.
        case member
        /// Behind a dot, of a view.
        case memberOfView
        /// Behind a dot, of a view, where something is assigned to it.
        case assigned
    }

    let text: String
    let role: Role
    /// One sentence: how it is done here.
    let advice: String
    /// What can stand in the word's place: with a `(` in that of its whole call, with a `.` behind the name that follows,
    /// with a relation behind its dot in that of the relation too, with `$` for what stands before it, and `$2` for what is
    /// assigned to it; empty where it is left out.
    var replacement: String?
    /// What can stand in the place of a call, with `$` for what it is given and `$2` for the second of that.
    var templates: [String] = []
    /// The property that is assigned where others call a method.
    var assignedProperty: String?

    /// The entry for a word in one of some roles, the first of which wins.
    static func find(_ text: String, _ roles: Role...) -> ForeignWord? {
        roles.lazy.compactMap { table[Key(text: text, role: $0)] }.first
    }

    /// `n.round()` for what is a function of the language.
    static func function(_ text: String) -> ForeignWord? {
        guard let builtin = Builtin(rawValue: text), builtin.isFunction, builtin.sample?.hasPrefix("\(text)(") ?? false
        else {
            return nil
        }
        return ForeignWord(
            text: text, role: .member, advice: "the function stands alone: \(text)(…)", replacement: "\(text)($)")
    }

    /// `setText` for `text`, where what is told it has that.
    static func setter(_ text: String, of receiver: Receiver) -> ForeignWord? {
        guard text.hasPrefix("set"), text.count > 3 else { return nil }
        let written = text.dropFirst(3).prefix(1).lowercased() + text.dropFirst(4)
        let property = find(written, .member)?.replacement ?? written
        guard let member = Member(rawValue: property), member.receivers.contains(receiver),
            member.isAssignable(of: receiver)
        else { return nil }
        return ForeignWord(
            text: text, role: .member, advice: "a property is assigned: \(property) = …", assignedProperty: property)
    }

    /// The entry for a member of which one letter is wrong.
    static func member(misspelt text: String) -> ForeignWord? {
        guard text.utf8.count > 5 else { return nil }
        return NearestName.slip(text, among: members.lazy.map(\.text)).flatMap { find($0, .member) }
    }

    /// What a reading direction may be called elsewhere.
    static let directions = [
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

    /// What is said of what animates.
    static let withoutTime =
        "there is no time here: a layout is what an animation would end at, so its statements stand alone"

    static func words(
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
        words("def function fun fn sub proc", .statement, "a function is declared with `func name(a, b) { … }`", "func")
        + words("const final val constexpr auto dim local my", .statement, "a value is named with `let`", "let")
        + words(
            "int float double bool char Int Double Float String Bool CGFloat NSInteger id NSString NSNumber",
            .statement,
            "types are not written: a value is named with `let`, a variable with `var`", "let")
        + words("elif elsif elseif elseIf", .statement, "a further condition is `else if`, behind the `}`", "else if")
        + words("with", .statement, "what a view has is said in a block of its own: a.makeConstraints { make in … }")
        + words("unless", .statement, "there is no `unless`; write `if !(…) { … }`")
        + words("until", .statement, "there is no `until`; write `while !(…) { … }`")
        + words("foreach forEach", .statement, "a loop over elements is `for x in xs { … }`", "for")
        + words(
            "switch match when case default", .statement,
            "there is no `switch`; write `if … { } else if … { } else { }`")
        + words("guard", .statement, "there is no `guard`; write `if !(…) { return }`")
        + words(
            "do repeat loop", .statement, "a loop is `while … { }` or `for … in … { }`; a block alone is `if true { }`")
        + words(
            "try throw throws catch", .statement,
            "errors are not handled here: a statement that fails is taken back as a whole", "")
        + words("async await defer", .statement, "everything runs at once, in order; leave the word out", "")
        + words(
            "text textview textView TextView", .statement, "a text is shown by a label: label name \"text\"", "label")
        + words(
            "imageview imageView ImageView picture", .statement, "an image is declared with its size: image name 40x40",
            "image")
        + words(
            "scrollview scrollView ScrollView", .statement, "a scroll view is declared with `scroll name`", "scroll")
        + words(
            "textfield textField TextField input", .statement, "a text field is declared with `field name \"text\"`",
            "field")
        + words(
            "table tableview tableView TableView collection collectionview collectionView CollectionView", .statement,
            "what scrolls is declared with `scroll name`", "scroll")
        + words(
            "stack row hstack HStack", .statement,
            "views stand in a row by constraints: [a, b].distribute(horizontal, spacing: 8)")
        + words(
            "column vstack VStack", .statement,
            "views stand in a column by constraints: [a, b].distribute(vertical, spacing: 8)")
        + words(
            "zstack ZStack", .statement,
            "views lie over each other in the order in which they are declared: view back, then view front")
        + words("delete del remove destroy", .statement, "a view is taken away with a.remove()", ".remove()")
        + words(
            "class struct enum protocol extension interface typedef typealias module", .statement,
            "there are no types here: a script has views, values and functions")
        + words(
            "static private public internal fileprivate override lazy weak mutating inout export extern", .statement,
            "there are no access levels and modifiers here; leave the word out", "")
        + words("div span section", .statement, "this is HTML; a view is declared with `view name`", "view")
        + words("animate withAnimation transition", .statement, withoutTime)
        + words("then begin end endif done fi", .statement, "a body stands in braces: `if … { … }`")
        + words("pass", .statement, "an empty body is `{ }`")
        + words("assert precondition", .statement, "what must hold is said with `expect`", "expect")
        + words("echo puts printf println console", .statement, "values are written with `print(…)`")
        + words(
            "include require using from", .statement,
            "another script is run with `import \"file.mas\"`; libraries are not needed")
        + words("new", .statement, "a view is declared with `view name`")
        + words(
            "UIView UILabel UIButton UIImageView UITextField UIScrollView UIStackView", .statement,
            "this is Objective-C: a view is declared here with `view name`, a label with `label name \"text\"`")
        + words(
            "@property @interface @implementation @end @class @protocol @synthesize @dynamic @import @selector @try",
            .statement, SyntaxProblem.objectiveC.help ?? "")
        + words("MASConstraint NSArray NSMutableArray", .statement, "this is Objective-C: here `let name = …`")
        + words("where", .statement, "a condition in a loop is an `if` in its body")
}

// MARK: Between values

extension ForeignWord {
    /// What other tools measure in.
    static let units = ["px", "pt", "pts", "dp", "sp", "em", "rem", "vw", "vh", "cm", "mm"]

    private static let infixes: [ForeignWord] =
        words("and AND", .infix, "`and` is written `&&`", "&&")
        + words("or OR", .infix, "`or` is written `||`", "||")
        + words("not NOT", .infix, "`not` is written `!` before the value", "!")
        + words("is eq equals equal", .infix, "equality is written `==`", "==")
        + words("isnt ne differs", .infix, "inequality is written `!=`", "!=")
        + words("mod", .infix, "the remainder is written `%`", "%")
        + words("div", .infix, "division is written `/`", "/")
        + words("of", .infix, "a loop goes through elements with `in`: for x in xs { … }", "in")
        + words("then", .infix, "there is no `then`: the body stands in braces behind the condition")
        + words("do", .infix, "there is no `do`: the body stands in braces behind the head")
        + words(units.joined(separator: " "), .infix, "numbers are points and have no unit", "")
        + words("elif elsif elseif elseIf", .infix, "a further condition is `else if`", "else if")
        + words("as", .infix, "types are not written, and values are not converted")
        + words("where", .infix, "a condition in a loop is an `if` in its body")
        + words("lambda", .infix, "a closure is written `{ x in x + 1 }`")
        + words(
            "to until upTo upto through downTo downto", .infix,
            "a range is written `0..<4`, without the 4, or `0...4`, with it")
        + words("new", .infix, "a view is declared with `view name`")
        + words("try await", .infix, "errors are not handled here; leave the word out", "")
}

// MARK: Values

extension ForeignWord {
    private static let names: [ForeignWord] =
        words("True TRUE YES yes on", .name, "the truth values are `true` and `false`", "true")
        + words("False FALSE NO no off", .name, "the truth values are `true` and `false`", "false")
        + words("None null NULL nullptr Nil NSNull undefined", .name, "no value is written `nil`", "nil")
        + words(
            "UIView UILabel UIButton UIImageView UITextField UIScrollView UILayoutGuide NSView MASViewClass View Label Button Image",
            .name,
            "a view is not made by calling its class: it is declared, `view name` or `view name in parent`")
        + words(
            "UIStackView NSStackView", .name,
            "there are no stack views in .mas: line views up with [a, b].distribute(horizontal, spacing: 8); UIKit code runs as .swift or .m"
        )
        + words("Text", .name, "this is SwiftUI: a text is shown by a label, label name \"text\"")
        + words(
            "Spacer Divider", .name,
            "this is SwiftUI: what lies between views is said by constraints: [a, b].distribute(horizontal, spacing: 8)"
        )
        + words("ForEach", .name, "this is SwiftUI: a loop over elements is for x in xs { … }")
        + words(
            "MASAxisTypeHorizontal UILayoutConstraintAxisHorizontal Horizontal HORIZONTAL horizontally", .name,
            "the axis is written `horizontal`", "horizontal")
        + words(
            "MASAxisTypeVertical UILayoutConstraintAxisVertical Vertical VERTICAL vertically", .name,
            "the axis is written `vertical`", "vertical")
        + words("MASLayoutPriorityRequired UILayoutPriorityRequired", .name, "the priority is `required`", "required")
        + words(
            "MASLayoutPriorityDefaultHigh UILayoutPriorityDefaultHigh defaultHigh priorityHigh", .name,
            "the priority is `high`", "high")
        + words(
            "MASLayoutPriorityDefaultMedium defaultMedium priorityMedium", .name, "the priority is `medium`", "medium")
        + words(
            "MASLayoutPriorityDefaultLow UILayoutPriorityDefaultLow defaultLow priorityLow", .name,
            "the priority is `low`", "low")
        + words(
            "MASLayoutPriorityFittingSizeLevel UILayoutPriorityFittingSizeLevel fittingSizeLevel", .name,
            "the priority is `fittingSize`", "fittingSize")
        + words(
            "UILayoutPriority LayoutPriority ConstraintPriority", .name,
            "the priorities are `required`, `high`, `medium`, `low` and `fittingSize`")
        + ["required", "high", "medium", "low", "fittingSize"].flatMap { (level: String) in
            words("UILayoutPriority.\(level)", .name, "the priority is `\(level)`", level)
        }
        + words("UILayoutPriority.defaultHigh", .name, "the priority is `high`", "high")
        + words("UILayoutPriority.defaultLow", .name, "the priority is `low`", "low")
        + words("rightToLeft RTL", .name, "the reading directions are `ltr` and `rtl`", "rtl")
        + words("leftToRight LTR", .name, "the reading directions are `ltr` and `rtl`", "ltr")
        + words("UIColor NSColor Color", .name, "a colour is a string: view.color = \"red\"")
        + words("function def lambda fn", .name, "a closure is written { x in … }, a function func name(x) { … }")
        + words(
            "parent superView parentView", .name, "in a chain the view that a view is in is `superview`", "superview")
        + words("this", .name, "the root is `root` or `self`", "self")
        + words("screen window", .name, "the view that is the screen is `root`", "root")
        + words("make_constraints makeConstraint", .name, "constraints are added with `make`", "make")
        + words("CGPointZero", .name, "a point is written (x, y)", "(0, 0)")
        + words("CGSizeZero", .name, "a size is written (width, height)", "(0, 0)")
        + words("UIEdgeInsetsZero", .name, "insets are written (top, left, bottom, right)", "(0, 0, 0, 0)")
        + words("CGRectZero", .name, "a rectangle is written (x, y, width, height)", "(0, 0, 0, 0)")
        + words("NSLog printf println echo puts", .name, "values are written with `print(…)`", "print")
        + words("console System alert", .name, "values are written with `print(…)`")
        + words(
            "console.log console.info console.warn console.error System.out.println Console.WriteLine fmt.Println",
            .name, "values are written with `print(…)`", "print")
        + calls("range", "a range is written `0..<10`, or `1...10` with its end", "0..<$", "$..<$2")
        + calls("len length size", "how many there are is a member: xs.count", "$.count")
        + calls("str String repr toString", "a value is put into a string with \"\\(value)\"", "\"\\($)\"")
        + calls(
            "Double Float CGFloat float Number parseFloat", "every number is of one kind: leave the conversion out", "$"
        )
        + calls(
            "Int int parseInt", "every number is of one kind: leave the conversion out, or take the whole number below",
            "floor($)")
        + calls("stride", "a range is counted through, and its numbers multiplied: (0..<5).map { i in i * 2 }")
        + calls("zip", "two arrays are gone through by position: for i in 0..<xs.count { … }")
        + calls(
            "constrain", "this is Cartography; a view's constraints are made with `makeConstraints`",
            "$.\(Member.makeConstraints.rawValue)")
        + calls("isinstance type typeof", "a value's kind is not asked for; a value may be compared with nil")
        + calls("input readline readLine prompt", "a script reads nothing: a value is named with `let`")
        + words("Math math", .name, "the functions stand alone: min max abs round floor ceil sqrt")
        + ["Math", "math"].flatMap { library in
            [Builtin.min, .max, .abs, .round, .floor, .ceil, .sqrt].flatMap {
                words("\(library).\($0.rawValue)", .name, "the functions stand alone", $0.rawValue)
            }
        }
        + words("pow", .name, "there is no power; multiply")
        + words(
            "UIView.animate UIView.animateWithDuration UIView.transition animate withAnimation transition", .name,
            withoutTime)
        + words("NSLayoutConstraint", .name, "a constraint is made with a chain: make.left.equalTo(root)")
        + words("require include", .name, "another script is run with `import \"file.mas\"`")
        + words("assert XCTAssert XCTAssertEqual", .name, "what must hold is said with `expect a == b`")
        + words("exit quit", .name, "a script ends where its text does; a session with :quit")
        + words("do repeat loop", .name, "a loop is `while … { }` or `for … in … { }`; a block alone is `if true { }`")

    /// `topLayoutGuide` without the view that it is of.
    static func guide(_ text: String) -> ForeignWord? {
        let name = find(text, .member)?.replacement ?? text
        guard BuiltInGuide(rawValue: name) != nil else { return nil }
        let member = "\(Builtin.root.rawValue).\(name)"
        return ForeignWord(
            text: text, role: .name, advice: "a guide is one of a view's: \(member)", replacement: member)
    }

    /// `card.title`, where `title` is a view in `card`.
    static func ownName(_ view: String) -> ForeignWord {
        ForeignWord(
            text: view, role: .member,
            advice: "a view in another is no member of it: everywhere it is known by its own name, \(view)")
    }

    /// `wxh`, where `w` and `h` are names: a size in the way of one in numbers.
    static func size(_ text: String, of known: [String]) -> ForeignWord? {
        let isSide = { (side: Substring) in known.contains(String(side)) || Double(side) != nil }
        for cross in text.indices where text[cross] == "x" {
            let (width, height) = (text[..<cross], text[text.index(after: cross)...])
            guard isSide(width), isSide(height) else { continue }
            let pair = "(\(width), \(height))"
            return ForeignWord(
                text: text, role: .name, advice: "a size of what has a name is a tuple: \(pair)", replacement: pair)
        }
        return nil
    }
}
