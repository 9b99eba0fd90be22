internal import LayoutTerms
internal import Vocabulary

// Words after a dot.
extension ForeignWord {
    static let members: [ForeignWord] =
        words("equalToSuperview", .member, "this is SnapKit: name the superview", "equalTo(superview)")
        + words(
            "greaterThanOrEqualToSuperview", .member, "this is SnapKit: name the superview",
            "greaterThanOrEqualTo(superview)")
        + words(
            "lessThanOrEqualToSuperview", .member, "this is SnapKit: name the superview",
            "lessThanOrEqualTo(superview)")
        + words(
            "aspectRatio ratio aspect", .member,
            "for a ratio, relate width to height: make.width.equalTo(a.height).multipliedBy(2)")
        + words("snp mas snap", .member, "views have attributes and makeConstraints directly: remove it", "")
        + words(
            "make", .member,
            "make constraints in a block, \(code: .block(of: "view")), or with `make` alone for the current view"
        )
        + words("view", .member, "`root` and `self` are the screen's view: remove it", "")
        + words(
            "greaterThan more moreThan atLeast gte min minimum", .member,
            "use equalTo, greaterThanOrEqualTo or lessThanOrEqualTo", "greaterThanOrEqualTo")
        + words(
            "lessThan less atMost lte max maximum", .member,
            "use equalTo, greaterThanOrEqualTo or lessThanOrEqualTo", "lessThanOrEqualTo")
        + words(
            "equal equals eq is to", .member, "use equalTo, greaterThanOrEqualTo or lessThanOrEqualTo",
            "equalTo")
        + anchors
        + words("write rite wright", .member, "use `right`", "right")
        + words("w", .member, "use `width`", "width") + words("h", .member, "use `height`", "height")
        + words("isHidden", .member, "use `hidden`", "hidden")
        + words("visible isVisible", .member, "to show a view, v.hidden = false")
        + words(
            "below above leftOf rightOf toLeftOf toRightOf under beside after before", .member,
            "relate an edge to an edge of the other view: make.top.equalTo(other.bottom)")
        + words(
            "centerIn centerInParent centerInSuperview centered", .member,
            "to center a view, \(code: .chain("make.center", to: .superview))")
        + words(
            "alignTop alignBottom alignLeft alignRight align pin pinTop pinTo", .member,
            "relate an edge to an edge: \(code: .chain("make.top", to: .superview))")
        + words(
            "toBe toEqual toBeCloseTo", .member,
            "write the expectation as a condition: expect a.frame.width == 10")
        + words(
            "backgroundColor background bgColor tintColor fill colour", .member, "use `color` for the color of a view",
            "color")
        + words("title placeholder string label titleLabel", .member, "use `text` for the text of a view", "text")
        + words("constant", .member, "use `offset` for the constant of a constraint", "offset")
        + words(
            "multiplier multiplied times scaledBy", .member, "set the multiplier in the chain with `multipliedBy`",
            "multipliedBy")
        + words("divided", .member, "set the multiplier in the chain with `dividedBy`", "dividedBy")
        + words("start", .member, "use `leading` for the side where text starts", "leading")
        + words("end", .member, "use `trailing` for the side where text ends", "trailing")
        + rectangleParts
        + [("Width", "width"), ("Height", "height")].flatMap { side in
            words(
                "min\(side.0) minimum\(side.0)", .member, "for a minimum \(side.1), use `greaterThanOrEqualTo`",
                "\(side.1).\(Member.greaterThanOrEqualTo.rawValue)")
                + words(
                    "max\(side.0) maximum\(side.0)", .member, "for a maximum \(side.1), use `lessThanOrEqualTo`",
                    "\(side.1).\(Member.lessThanOrEqualTo.rawValue)")
        }
        + words("x minX", .member, "use `left` for the left edge", "left")
        + words("y minY", .member, "use `top` for the top edge", "top")
        + words("maxX", .member, "use `right` for the right edge", "right")
        + words("maxY", .member, "use `bottom` for the bottom edge", "bottom")
        + words("center.x centre.x middle.x", .member, "use `centerX` for the horizontal center", "centerX")
        + words("center.y centre.y middle.y", .member, "use `centerY` for the vertical center", "centerY")
        + words("xCenter centreX horizontalCenter", .member, "use `centerX` for the horizontal center", "centerX")
        + words("yCenter centreY verticalCenter", .member, "use `centerY` for the vertical center", "centerY")
        + words("midX middleX", .member, "use `centerX` for the horizontal center", "centerX")
        + words("midY middleY", .member, "use `centerY` for the vertical center", "centerY")
        + words("middle", .member, "use `center`, `centerX` or `centerY`", "center")
        + words("all", .member, "use `edges` for all four edges", "edges")
        + words("origin", .member, "a view's position is in its frame: v.frame.x, v.frame.y")
        + words("padding spacing margin gap", .member, "set the distance from the edges with `inset`", "inset")
        + words(
            "margins marginsGuide layoutMargin", .member, "use the guide `layoutMarginsGuide`",
            "layoutMarginsGuide")
        + words(
            "update setOffset updateOffset setConstant change", .member,
            "change the constant of a constraint with `offset`", "offset")
        + words(
            "relativeTo toView against from", .member,
            "use equalTo, greaterThanOrEqualTo or lessThanOrEqualTo",
            "equalTo")
        + words("safeAreaLayoutGuide", .member, "use the guide `safeArea`", "safeArea")
        + words(
            "directionalEdges", .member, "this is SnapKit: use `edges`, or leading, trailing, top and bottom", "edges")
        + words("horizontalEdges horizontal", .member, "name both edges", "left.right")
        + words("verticalEdges vertical", .member, "name both edges", "top.bottom")
        + words("length size len", .member, "the number of elements is `count`", "count")
        + words("push add insert addObject push_back", .member, "add an element with `append`", "append")
        + words("low lowPriority", .member, "set the priority with `priorityLow`", "priorityLow")
        + words("medium mediumPriority", .member, "set the priority with `priorityMedium`", "priorityMedium")
        + words("high highPriority defaultHigh", .member, "set the priority with `priorityHigh`", "priorityHigh")
        + words("reduce sum", .member, "add up values in a loop: for x in xs { sum += x }")
        + words(
            "reversed reverse", .member,
            "arrays can't be reversed: read the elements from the end, xs[xs.count - 1 - i]")
        + words(
            "sorted sort", .member,
            "arrays can't be sorted: write the elements in order, or swap them in a loop: if xs[i] > xs[i + 1] { … }"
        )
        + words(
            "frame.origin bounds.origin", .member, "a frame has x, y, width and height")
        + words(
            "frame.size bounds.size", .member,
            "a frame has x, y, width and height; a relation takes the view itself, \(code: .chain(to: .root)), or root.width"
        )
        + words("UIEdgeInsets.zero", .member, "for zero insets, write (0, 0, 0, 0)", "(0, 0, 0, 0)")
        + words("CGPoint.zero CGSize.zero", .member, "write a pair of zeros as (0, 0)", "(0, 0)")
        + words("CGRect.zero", .member, "write a rectangle as (x, y, width, height)", "(0, 0, 0, 0)")
        + words(
            "pop popLast shift removeLast removeFirst removeAt splice removeAll", .member,
            "elements can't be removed from an array: make another with xs.filter { x in x != 3 }")
        + words("join joined", .member, "join texts in a loop: var text = \"\"; for x in xs { text += x }")
        + words(
            "slice prefix suffix dropFirst dropLast subarray", .member,
            "to take a part of an array, (0..<2).map { i in xs[i] }")
        + words(
            "upper lower uppercased lowercased trim split substring replace", .member,
            "strings can only be joined, with `+`, and counted, with `count`")
        + words("forEach each", .member, "to loop over elements, write `\(code: .loop)`")
        + words(
            "toString description stringValue", .member, "put a value into a string with \"\\(value)\"", "\"\\($)\"")
        + words(
            "toFixed toPrecision", .member, "round numbers with round(…): round(x * 100) / 100 keeps two decimals"
        )
        + words("rounded", .member, "call the function directly: round(…)", "round($)")
        + words(
            "setCompressionResistance setContentCompressionResistance setCompressionResistancePriority setCompression",
            .member, "set this priority for one axis", "setContentCompressionResistancePriority")
        + words(
            "setHugging setContentHugging setHuggingPriority", .member, "set this priority for one axis",
            "setContentHuggingPriority")
        + words(
            "excluding except without excludingEdge", .member,
            "name the edges you want: \(code: .chain("make.left.right.bottom", to: .root))")
        + words("isEmpty empty", .member, "to test for emptiness, xs.count == 0")
        + words("indices enumerated", .member, "to loop over positions, for i in 0..<xs.count { … }")
        + words("objectAtIndex at", .member, "read an element with brackets: xs[0]")
        + words("includes has", .member, "use `contains`", "contains")
        + words(
            "setNeedsLayout layoutSubviews layout", .member, "request layout with `layoutIfNeeded`",
            "layoutIfNeeded")
        + words(
            "removeConstraints removeAllConstraints", .member,
            "replace the constraints of a view with `remakeConstraints`")
        + words("addConstraint addConstraints", .member, "add constraints with `\(code: .call(.makeConstraints))`")

    /// Properties of style sheets and other libraries.
    static let membersOfViews: [ForeignWord] =
        words(
            "addView add addChild appendChild append insertSubview insert addSubviews addArrangedSubview add_child "
                + "add_view add_widget addWidget addElement insertView insertChild append_child",
            .memberOfView,
            "add a view to another with `addSubview`", "addSubview")
        + words(
            "remake", .memberOfView,
            "replace constraints in a block, \(code: .block(.remakeConstraints, of: "header")), or with `remake` alone for the current view"
        )
        + words(
            "update", .memberOfView,
            "change constants in a block, \(code: .block(.updateConstraints, of: "header")), or with `update` alone for the current view"
        )
        + words(
            "animate transition fadeIn fadeOut", .memberOfView, withoutTime)
        + words(
            "removeView removeFromParent detach", .memberOfView, "remove a view with `removeFromSuperview`",
            "removeFromSuperview")
        + words("children childViews childNodes", .memberOfView, "use `subviews`", "subviews")
        + words(
            "parent superView parentView parentNode", .memberOfView, "use `superview`", "superview")
        + words(
            "margin marginTop marginLeft marginRight marginBottom padding paddingTop paddingLeft paddingRight paddingBottom gap spacing inset insets offset",
            .memberOfView,
            "set margins with constraints: \(code: .chain("make.edges", to: .superview, then: ".inset(8)")), or \(code: .chain("make.left", to: .superview, then: ".offset(8)"))"
        )
        + words(
            "position display float flex align alignItems alignSelf justify justifyContent zIndex style css className grid",
            .memberOfView,
            "position a view with constraints: \(code: .chain("make.left.top", to: .superview, then: ".offset(8)"))")
        + words(
            "size bounds.size", .memberOfView,
            "set the size of a view with constraints: \(code: .chain("make.size", to: .size(40, 20)))")
        + words(
            "contentSize contentOffset contentInset", .memberOfView,
            "the views inside determine the content size of a scroll view: tie their edges to its edges")
        + words(
            "lines lineCount maxLines lineLimit", .memberOfView, "use `numberOfLines`",
            "numberOfLines")
        + words("show", .memberOfView, "to show a view, v.hidden = false")
        + words("hide", .memberOfView, "to hide a view, v.hidden = true")

    /// Properties of views in other languages that need a call or a constraint here.
    static let assignments: [ForeignWord] =
        words("visible isVisible", .assigned, "a view has `hidden` instead", "$.hidden = !$2")
        + words(
            "hugging contentHugging huggingPriority", .assigned, "set this priority for one axis",
            "$.\(Member.setContentHuggingPriority.rawValue)($2, horizontal)")
        + words(
            "compressionResistance contentCompressionResistance compressionResistancePriority compressionPriority compression",
            .assigned, "set this priority for one axis",
            "$.\(Member.setContentCompressionResistancePriority.rawValue)($2, horizontal)")
        + [("Width", "width"), ("Height", "height")].flatMap { side in
            [
                ("min minimum", "minimum", Member.greaterThanOrEqualTo), ("max maximum", "maximum", .lessThanOrEqualTo),
            ].flatMap { words, extreme, relation in
                Self.words(
                    words.split(separator: " ").map { $0 + side.0 }.joined(separator: " "), .assigned,
                    "set a \(extreme) \(side.1) with a constraint",
                    "$.\(Member.makeConstraints.rawValue) { make in make.\(side.1).\(relation.rawValue)($2) }")
            }
        }

    /// Properties of style sheets and other libraries that only change how views look or behave.
    static let withoutLayout = UIKitName.withoutLayout.union([
        "opacity", "border", "borderRadius", "radius", "shadow", "bold", "italic", "textAlign", "fontWeight",
        "alignment",
        "rotation", "onTap", "onClick", "bringToFront", "sendToBack", "cursor", "elevation",
    ])

    /// What a frame has in UIKit.
    private static let rectangleParts: [ForeignWord] = [
        ("minX", "$.x"), ("midX", "($.x + $.width / 2)"), ("maxX", "($.x + $.width)"), ("minY", "$.y"),
        ("midY", "($.y + $.height / 2)"), ("maxY", "($.y + $.height)"), ("left", "$.x"), ("right", "($.x + $.width)"),
        ("top", "$.y"), ("bottom", "($.y + $.height)"),
    ].map {
        ForeignWord(
            text: "frame.\($0.0)", role: .member, advice: "a frame has x, y, width and height", replacement: $0.1)
    }

    /// UIKit's layout anchors.
    private static let anchors: [ForeignWord] = Attribute.allCases.filter { !$0.isWithinMargins }.map { attribute in
        ForeignWord(
            text: attribute.anchor, role: .member,
            advice: "this is a UIKit anchor: use make.\(attribute.rawValue).equalTo(…)",
            replacement: attribute.rawValue)
    }
}
