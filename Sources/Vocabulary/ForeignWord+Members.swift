internal import Masonry

// Behind a dot.
extension ForeignWord {
    package static let members: [ForeignWord] =
        words("equalToSuperview", .member, "this is SnapKit; here the superview is named", "equalTo(superview)")
        + words(
            "greaterThanOrEqualToSuperview", .member, "this is SnapKit; here the superview is named",
            "greaterThanOrEqualTo(superview)")
        + words(
            "lessThanOrEqualToSuperview", .member, "this is SnapKit; here the superview is named",
            "lessThanOrEqualTo(superview)")
        + words(
            "aspectRatio ratio aspect", .member,
            "a ratio relates one side of a view to its other: make.width.equalTo(a.height).multipliedBy(2)")
        + words("snp mas snap", .member, "the attributes and makeConstraints are the view's own: leave it out", "")
        + words(
            "make", .member,
            "constraints are made in a block, view.makeConstraints { make in … }, or with make alone while the view is current"
        )
        + words("view", .member, "the screen's view is `root` or `self` itself: leave it out", "")
        + words(
            "greaterThan more moreThan atLeast gte min minimum", .member,
            "the relations are equalTo, greaterThanOrEqualTo and lessThanOrEqualTo", "greaterThanOrEqualTo")
        + words(
            "lessThan less atMost lte max maximum", .member,
            "the relations are equalTo, greaterThanOrEqualTo and lessThanOrEqualTo", "lessThanOrEqualTo")
        + words(
            "equal equals eq is to", .member, "the relations are equalTo, greaterThanOrEqualTo and lessThanOrEqualTo",
            "equalTo")
        + anchors
        + words("w", .member, "the width is `width`", "width") + words("h", .member, "the height is `height`", "height")
        + words("isHidden", .member, "whether a view is hidden is `hidden`", "hidden")
        + words("visible isVisible", .member, "a view is seen where it is not hidden: v.hidden = false")
        + words(
            "below above leftOf rightOf toLeftOf toRightOf under beside after before", .member,
            "an edge of one view is related to one of the other: make.top.equalTo(other.bottom)")
        + words(
            "centerIn centerInParent centerInSuperview centered", .member,
            "the centre is related like an edge: make.center.equalTo(superview)")
        + words(
            "alignTop alignBottom alignLeft alignRight align pin pinTop pinTo", .member,
            "an edge is related to an edge: make.top.equalTo(superview)")
        + words(
            "toBe toEqual toBeCloseTo", .member,
            "what must hold is written as a condition: expect a.frame.width == 10")
        + words(
            "backgroundColor background bgColor tintColor fill colour", .member, "a view's colour is `color`", "color")
        + words("title placeholder string label titleLabel", .member, "what a view shows is `text`", "text")
        + words("constant", .member, "a constraint's constant is its `offset`", "offset")
        + words(
            "multiplier multiplied times scaledBy", .member, "the multiplier is set in the chain with `multipliedBy`",
            "multipliedBy")
        + words("divided", .member, "the multiplier is set in the chain with `dividedBy`", "dividedBy")
        + words("start", .member, "the side where reading starts is `leading`", "leading")
        + words("end", .member, "the side where reading ends is `trailing`", "trailing")
        + rectangleParts
        + [("Width", "width"), ("Height", "height")].flatMap { side in
            words(
                "min\(side.0) minimum\(side.0)", .member, "the least \(side.1) is said with `greaterThanOrEqualTo`",
                "\(side.1).\(Member.greaterThanOrEqualTo.rawValue)")
                + words(
                    "max\(side.0) maximum\(side.0)", .member, "the greatest \(side.1) is said with `lessThanOrEqualTo`",
                    "\(side.1).\(Member.lessThanOrEqualTo.rawValue)")
        }
        + words("x minX", .member, "the left edge is `left`", "left")
        + words("y minY", .member, "the top edge is `top`", "top")
        + words("maxX", .member, "the right edge is `right`", "right")
        + words("maxY", .member, "the bottom edge is `bottom`", "bottom")
        + words("center.x centre.x middle.x", .member, "the horizontal centre is `centerX`", "centerX")
        + words("center.y centre.y middle.y", .member, "the vertical centre is `centerY`", "centerY")
        + words("xCenter centreX horizontalCenter", .member, "the horizontal centre is `centerX`", "centerX")
        + words("yCenter centreY verticalCenter", .member, "the vertical centre is `centerY`", "centerY")
        + words("midX middleX", .member, "the horizontal centre is `centerX`", "centerX")
        + words("midY middleY", .member, "the vertical centre is `centerY`", "centerY")
        + words("middle", .member, "the centre is `center`, or one of `centerX` and `centerY`", "center")
        + words("all", .member, "the four edges together are `edges`", "edges")
        + words("origin", .member, "a view's place is in its frame: v.frame.x, v.frame.y")
        + words("padding spacing margin gap", .member, "room on the inside of edges is said with `inset`", "inset")
        + words(
            "margins marginsGuide layoutMargin", .member, "the guide inside of the margins is `layoutMarginsGuide`",
            "layoutMarginsGuide")
        + words(
            "update setOffset updateOffset setConstant change", .member,
            "the constant of a constraint is changed by its `offset`", "offset")
        + words(
            "relativeTo toView against from", .member,
            "the relations are equalTo, greaterThanOrEqualTo and lessThanOrEqualTo",
            "equalTo")
        + words("safeAreaLayoutGuide", .member, "the guide is `safeArea`", "safeArea")
        + words(
            "directionalEdges", .member, "this is SnapKit; here `edges`, or leading, trailing, top and bottom", "edges")
        + words("horizontalEdges horizontal", .member, "both edges are named", "left.right")
        + words("verticalEdges vertical", .member, "both edges are named", "top.bottom")
        + words("length size len", .member, "how many there are is `count`", "count")
        + words("push add insert addObject push_back", .member, "an element is added with `append`", "append")
        + words("low lowPriority", .member, "the priority is said with `priorityLow`", "priorityLow")
        + words("medium mediumPriority", .member, "the priority is said with `priorityMedium`", "priorityMedium")
        + words("high highPriority defaultHigh", .member, "the priority is said with `priorityHigh`", "priorityHigh")
        + words("reduce sum", .member, "values are added up in a loop: for x in xs { sum += x }")
        + words(
            "reversed reverse", .member,
            "an array keeps its order; its elements are read by position: xs[xs.count - 1 - i]")
        + words(
            "sorted sort", .member,
            "there is no sorting: write the elements in the order that is wanted, or swap them in a loop: if xs[i] > xs[i + 1] { … }"
        )
        + words(
            "frame.origin bounds.origin", .member, "a frame has x, y, width and height")
        + words(
            "frame.size bounds.size", .member,
            "a frame has x, y, width and height; a relation takes the view itself, equalTo(root), or root.width")
        + words("UIEdgeInsets.zero", .member, "no insets are written (0, 0, 0, 0)", "(0, 0, 0, 0)")
        + words("CGPoint.zero CGSize.zero", .member, "a pair of zeros is written (0, 0)", "(0, 0)")
        + words("CGRect.zero", .member, "a rectangle is written (x, y, width, height)", "(0, 0, 0, 0)")
        + words(
            "pop popLast shift removeLast removeFirst removeAt splice removeAll", .member,
            "an array only grows; another without some is made with filter: xs.filter { x in x != 3 }")
        + words("join joined", .member, "texts are joined in a loop: var text = \"\"; for x in xs { text += x }")
        + words(
            "slice prefix suffix dropFirst dropLast subarray", .member,
            "a part of an array is made of its positions: (0..<2).map { i in xs[i] }")
        + words(
            "upper lower uppercased lowercased trim split substring replace", .member,
            "a string is taken as it is: it is joined with `+`, and counted with `count`")
        + words("forEach each", .member, "a loop over elements is `for x in xs { … }`")
        + words(
            "toString description stringValue", .member, "a value is put into a string with \"\\(value)\"", "\"\\($)\"")
        + words(
            "toFixed toPrecision", .member, "numbers are rounded with round(…): round(x * 100) / 100 keeps two decimals"
        )
        + words("rounded", .member, "the function stands alone: round(…)", "round($)")
        + words(
            "setCompressionResistance setContentCompressionResistance setCompressionResistancePriority setCompression",
            .member, "it is a priority, for one axis", "setContentCompressionResistancePriority")
        + words(
            "setHugging setContentHugging setHuggingPriority", .member, "it is a priority, for one axis",
            "setContentHuggingPriority")
        + words(
            "excluding except without excludingEdge", .member,
            "the edges that are meant are named: make.left.right.bottom.equalTo(root)")
        + words("isEmpty empty", .member, "whether something is empty: xs.count == 0")
        + words("indices enumerated", .member, "positions are a range: for i in 0..<xs.count { … }")
        + words("objectAtIndex at", .member, "an element is read with brackets: xs[0]")
        + words("includes has", .member, "whether an element is there is `contains`", "contains")
        + words(
            "setNeedsLayout layoutSubviews layout", .member, "layout is asked for with `layoutIfNeeded`",
            "layoutIfNeeded")
        + words(
            "removeConstraints removeAllConstraints", .member,
            "a view's constraints are replaced with `remakeConstraints`")
        + words("addConstraint addConstraints", .member, "constraints are added with `makeConstraints { make in … }`")

    /// What style sheets and other libraries say of a view.
    static let membersOfViews: [ForeignWord] =
        words(
            "addView add addChild appendChild append insertSubview insert addSubviews addArrangedSubview",
            .memberOfView,
            "a view is put into another with `addSubview`", "addSubview")
        + words(
            "remake", .memberOfView,
            "a view's constraints are replaced in a block, header.remakeConstraints { make in … }, or with remake alone while the view is current"
        )
        + words(
            "update", .memberOfView,
            "constants are changed in a block, header.updateConstraints { make in … }, or with update alone while the view is current"
        )
        + words(
            "animate transition fadeIn fadeOut", .memberOfView, withoutTime)
        + words("removeView removeFromParent detach", .memberOfView, "a view is taken out", "removeFromSuperview")
        + words("children childViews childNodes", .memberOfView, "the views in a view are its `subviews`", "subviews")
        + words(
            "parent superView parentView parentNode", .memberOfView, "the view around is the `superview`", "superview")
        + words(
            "margin marginTop marginLeft marginRight marginBottom padding paddingTop paddingLeft paddingRight paddingBottom gap spacing inset insets offset",
            .memberOfView,
            "room around a view is said by its constraints: make.edges.equalTo(superview).inset(8), or make.left.equalTo(superview).offset(8)"
        )
        + words(
            "position display float flex align alignItems alignSelf justify justifyContent zIndex style css className grid",
            .memberOfView,
            "where a view is follows from constraints alone: make.left.top.equalTo(superview).offset(8)")
        + words(
            "size bounds.size", .memberOfView, "a view's size follows from constraints: make.size.equalTo(40x20)")
        + words(
            "contentSize contentOffset contentInset", .memberOfView,
            "what is in a scroll view makes its content as large as it is: tie its edges to the scroll view's")
        + words(
            "lines lineCount maxLines lineLimit", .memberOfView, "how many lines a text may have is `numberOfLines`",
            "numberOfLines")
        + words("show", .memberOfView, "a view is shown where it is not hidden: v.hidden = false")
        + words("hide", .memberOfView, "a view is hidden by an assignment: v.hidden = true")

    /// What others assign to a property of a view, and is said here by a call or a constraint.
    static let assignments: [ForeignWord] =
        words("visible isVisible", .assigned, "a view is seen where it is not hidden", "$.hidden = !$2")
        + words(
            "hugging contentHugging huggingPriority", .assigned, "it is a priority, for one axis",
            "$.\(Member.setContentHuggingPriority.rawValue)($2, horizontal)")
        + words(
            "compressionResistance contentCompressionResistance compressionResistancePriority compressionPriority compression",
            .assigned, "it is a priority, for one axis",
            "$.\(Member.setContentCompressionResistancePriority.rawValue)($2, horizontal)")
        + [("Width", "width"), ("Height", "height")].flatMap { side in
            [
                ("min minimum", "least", Member.greaterThanOrEqualTo), ("max maximum", "greatest", .lessThanOrEqualTo),
            ].flatMap { words, extreme, relation in
                Self.words(
                    words.split(separator: " ").map { $0 + side.0 }.joined(separator: " "), .assigned,
                    "the \(extreme) \(side.1) is said by a constraint",
                    "$.\(Member.makeConstraints.rawValue) { make in make.\(side.1).\(relation.rawValue)($2) }")
            }
        }

    /// How views look, and what is done with them, as style sheets and other libraries call it.
    package static let withoutLayout = UIKitName.withoutLayout.union([
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
    private static let anchors: [ForeignWord] = Attribute.allCases.prefix { $0 != .leftMargin }.map { attribute in
        ForeignWord(
            text: attribute.anchor, role: .member,
            advice: "this is UIKit's layout anchor; a constraint is made with make.\(attribute.rawValue).equalTo(…)",
            replacement: attribute.rawValue)
    }
}
