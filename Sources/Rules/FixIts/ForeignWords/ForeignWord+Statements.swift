internal import LayoutTerms
internal import Vocabulary

// Words at the start of a statement, and between values.
extension ForeignWord {
    /// The types that a declaration elsewhere starts with.
    private static let types =
        "int float double bool char Int Double Float String Bool CGFloat NSInteger id NSString NSNumber"

    /// Whether a word is a type.
    static func isType(_ word: String) -> Bool {
        types.split(separator: " ").contains { $0 == word } || UIKitClass.isLibrary(word)
    }

    static let statements: [ForeignWord] =
        words("def function fun fn sub proc", .statement, "declare a function with `func name(a, b) { … }`", "func")
        + words("const final val constexpr auto dim local my", .statement, "declare a value with `let`", "let")
        + words(
            types, .statement,
            "there are no type annotations: declare a value with `let`, a variable with `var`", "let")
        + words("elif elsif elseif elseIf", .statement, "write `else if` after the `}`", "else if")
        + words("with", .statement, "set up a view in a block: \(code: .block(of: "a"))")
        + words("unless", .statement, "write `if !(…) { … }`")
        + words("until", .statement, "write `while !(…) { … }`")
        + words("foreach forEach", .statement, "to loop over elements, write `\(code: .loop)`", "for")
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
            "to put views in a row: \(code: .distribution)")
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

    // MARK: Between values

    /// The units of other tools.
    package static let units = ["px", "pt", "pts", "dp", "sp", "em", "rem", "vw", "vh", "cm", "mm"]

    static let infixes: [ForeignWord] =
        words("and AND", .infix, "write `&&`", "&&")
        + words("or OR", .infix, "write `||`", "||")
        + words("not NOT", .infix, "write `!` before the value", "!")
        + words("is eq equals equal", .infix, "write `==`", "==")
        + words("isnt ne differs", .infix, "write `!=`", "!=")
        + words("mod", .infix, "for the remainder, write `%`", "%")
        + words("div", .infix, "to divide, write `/`", "/")
        + words("of", .infix, "loop over elements with `in`: \(code: .loop)", "in")
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
