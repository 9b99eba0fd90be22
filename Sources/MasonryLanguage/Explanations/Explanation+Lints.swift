internal import Evaluator
internal import Diagnostics

extension Explanation {
    static let lints = [
        Explanation(
            .positiveOffset,
            "An offset is added as it is: on a right or bottom edge a positive one leads out of the view, or into the neighbour that it was to keep away from. Give a negative one, or an inset, which counts inwards on every edge.",
            failing: "view a\nmake.left.top.equalTo(root).offset(10)\nmake.right.bottom.equalTo(root).offset(10)",
            mended: "view a\nmake.left.top.equalTo(root).offset(10)\nmake.right.bottom.equalTo(root).offset(-10)"),
        Explanation(
            .edgesOffset,
            "A number given to several edges, by `equalTo` or `offset`, is added to each as it is, so that the view is moved in its superview rather than made smaller. Insets count inwards.",
            failing: "view a\nmake.edges.equalTo(10)", mended: "view a\nmake.edges.equalTo(superview).inset(10)"),
        Explanation(
            .ignoredConstant,
            "Insets are for edges, a size for width and height, a point for centerX and centerY. Masonry ignores them on other attributes without a word. The constant of a constraint that a remake has taken away does nothing either.",
            failing: "view a\nmake.center.equalTo(root)\nmake.size.equalTo(root).inset(10)",
            mended: "view a\nmake.center.equalTo(root)\nmake.size.equalTo(root).offset(-20)"),
        Explanation(
            .overwrittenConstant,
            "A chain has one constant, which the number of a relation, offset, insets and the like all set: the last one counts, they are not added up.",
            failing: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(200).offset(40)",
            mended: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(200 + 40)"),
        Explanation(
            .bareAttribute,
            "A chain without a relation is installed all the same: a size is then equal to its constant, 0 where there is none, and any other attribute to the superview's. Say the relation.",
            failing: "view a\nmake.left.top.offset(10)\nmake.size.equalTo(50)",
            mended: "view a\nmake.left.top.equalTo(superview).offset(10)\nmake.size.equalTo(50)"),
        Explanation(
            .lateAttribute,
            "An attribute that is chained behind the relation of several does not share it: it is equal to the superview's. And a number that is related to behind it is given to all of the chain, as its constant. (Behind the relation of a single one it is an error.)",
            failing: "view a, b\nmake.left.top.equalTo(root)\nmake.right.bottom.equalTo(root).width",
            mended: "view a, b\nmake.left.top.equalTo(root)\nmake.right.bottom.equalTo(root)"),
        Explanation(
            .updateRival,
            "`update` changes the constant of a constraint whose attributes, relation, multiplier and priority are all the same. Where none is, it adds one, which now competes with the one that was meant.",
            failing:
                "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(100)\nupdate.width.equalTo(50).priorityLow()",
            mended: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(100)\nupdate.width.equalTo(50)"),
        Explanation(
            .duplicateConstraint,
            "The same constraint is active twice. Nothing changes, but to change it later takes two.",
            failing: "view a\nmake.edges.equalTo(root)\nmake.left.equalTo(root)",
            mended: "view a\nmake.edges.equalTo(root)"),
        Explanation(
            .ignoredMultiplier,
            "A multiplier belongs to the second attribute; a size that is compared with a number has none. And the left or top edge of a view around is where places in it are counted from: it is 0, and so is any multiple.",
            failing: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(100).multipliedBy(2)",
            mended: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(100 * 2)"),
        Explanation(
            .lostKey,
            "A relation to an array makes a copy of the constraint for each element, and the copies don't take the key over. Give it behind the relation.",
            failing: "view a, b\nmake.left.top.equalTo(root)\nmake.size.key(\"side\").equalTo([50])",
            mended: "view a, b\nmake.left.top.equalTo(root)\nmake.size.equalTo([50]).key(\"side\")"),
        Explanation(
            .ownRelation,
            "A constraint relates an attribute of a view to the same attribute of the same view. Without a constant it says nothing; with one it can't hold. Another view was meant, most often the superview.",
            failing: "view a\nmake.left.equalTo(a)\nmake.top.equalTo(superview)\nmake.size.equalTo(50)",
            mended: "view a\nmake.left.top.equalTo(superview)\nmake.size.equalTo(50)"),
        Explanation(
            .outwardLimit,
            "A limit lets an edge be farther out of the superview and not farther in, and the same limit is said of the edge across, where it does the opposite, or a text begins there. What is to stay inside has its left and top edges at least so far along, its right and bottom edges at most. A limit that lets an edge go into the view beside it and not away from it is told as well.",
            failing:
                "label toast \"Saved to your library\"\nmake.centerX.equalTo(root)\nmake.bottom.equalTo(root).offset(-40)\nmake.left.greaterThanOrEqualTo(root).offset(24)\nmake.right.greaterThanOrEqualTo(root).offset(-24)",
            mended:
                "label toast \"Saved to your library\"\nmake.centerX.equalTo(root)\nmake.bottom.equalTo(root).offset(-40)\nmake.left.greaterThanOrEqualTo(root).offset(24)\nmake.right.lessThanOrEqualTo(root).offset(-24)"
        ),
        Explanation(
            .unevenSpacing,
            "Views that follow one another all keep the same distance from the one before, but for one, which keeps none: its offset was forgotten. Labels are left alone, as two that belong together stand closer.",
            failing:
                "view a, b, c, d, e\nmake.left.right.equalTo(root)\nmake.height.equalTo(40)\na.makeConstraints { make in make.top.equalTo(root) }\nb.makeConstraints { make in make.top.equalTo(a.bottom).offset(8) }\nc.makeConstraints { make in make.top.equalTo(b.bottom).offset(8) }\nd.makeConstraints { make in make.top.equalTo(c.bottom) }\ne.makeConstraints { make in make.top.equalTo(d.bottom).offset(8) }",
            mended:
                "view a, b, c, d, e\nmake.left.right.equalTo(root)\nmake.height.equalTo(40)\na.makeConstraints { make in make.top.equalTo(root) }\nb.makeConstraints { make in make.top.equalTo(a.bottom).offset(8) }\nc.makeConstraints { make in make.top.equalTo(b.bottom).offset(8) }\nd.makeConstraints { make in make.top.equalTo(c.bottom).offset(8) }\ne.makeConstraints { make in make.top.equalTo(d.bottom).offset(8) }"
        ),
        Explanation(
            .unlikeAttributes,
            "An attribute is related to one of another kind: the height of a view to the width of the one beside it, which has a height of its own; or the line that a text stands on to the top, the bottom or the middle of another text. The like attribute was meant. What is as high as it is wide by one line is left alone, and so is what has a distance.",
            failing:
                "label price \"Price\", sum \"12.00\"\nprice.makeConstraints { make in make.left.top.equalTo(root).offset(40) }\nsum.makeConstraints { make in\n    make.left.equalTo(price.right).offset(8)\n    make.baseline.equalTo(price.top)\n}",
            mended:
                "label price \"Price\", sum \"12.00\"\nprice.makeConstraints { make in make.left.top.equalTo(root).offset(40) }\nsum.makeConstraints { make in\n    make.left.equalTo(price.right).offset(8)\n    make.baseline.equalTo(price)\n}"
        ),
        Explanation(
            .outsideSuperview,
            "The view reaches out of its superview, or lies wholly outside of it, where nothing of it can be tapped and little be seen. Mostly a sign is the wrong way round, an edge is related to the opposite edge, or there is not enough room. What is in scroll views, hidden or placed with its centre on an edge is left alone.",
            failing: "view a\nmake.left.right.top.equalTo(root).insets((0, -40, 0, 20))\nmake.height.equalTo(50)",
            mended: "view a\nmake.left.right.top.equalTo(root).insets((0, 40, 0, 20))\nmake.height.equalTo(50)"),
        Explanation(
            .overlappingViews,
            "A view covers one beside it by the way the two are tied: several have the same place behind another one, as the rows of a loop that all follow its header or are all at one edge of their superview, or an edge is tied to the same edge of a neighbour instead of the one across; or a text and what stands in one line with it, or is a text too, run into each other, as nothing keeps them apart or what ties them is less than nothing. Rows that a loop begins nearer to one another than they are high, and a button on the end of a field, are told as well. Views that are pinned to all of another, sit on its corner, lie within it or behind it, or are placed by their centres are left alone.",
            failing:
                "view header, list\nselect header\nmake.left.right.top.equalTo(root)\nmake.height.equalTo(60)\nselect list\nmake.left.right.bottom.equalTo(root)\nmake.top.equalTo(header)",
            mended:
                "view header, list\nselect header\nmake.left.right.top.equalTo(root)\nmake.height.equalTo(60)\nselect list\nmake.left.right.bottom.equalTo(root)\nmake.top.equalTo(header.bottom)"
        ),
        Explanation(
            .coveredText,
            "What is declared later lies in front: a view with a colour that is declared after a text, and lies over all of it, hides it. A background is declared first. What has views of its own, or others that lie on it, is left alone, as sheets and what dims the screen behind them are meant to cover.",
            failing:
                "label title \"Balance\"\nmake.left.top.equalTo(root).offset(40)\nview background\nbackground.color = \"blue\"\nmake.edges.equalTo(root)",
            mended:
                "view background\nbackground.color = \"blue\"\nmake.edges.equalTo(root)\nlabel title \"Balance\"\nmake.left.top.equalTo(root).offset(40)"
        ),
        Explanation(
            .squeezedText,
            "Required constraints leave a text less room than it needs, so that part of it is cut off. Ask for at least the size instead, let a label break into lines, or, where it may be cut off, lower its compression resistance. What only limits, by lessThanOrEqualTo, is taken as meant, unless nothing of the text can be read.",
            failing: "label badge \"128\"\nmake.center.equalTo(root)\nmake.size.equalTo(20)",
            mended:
                "label badge \"128\"\nmake.center.equalTo(root)\nmake.height.equalTo(20)\nmake.width.greaterThanOrEqualTo(20)"
        ),
        Explanation(
            .stretchedPicture,
            "A picture is as long as it is by itself along one side, and stretched or pressed along the other, so that its proportions are lost; or its two sizes are said the wrong way round. Let one side follow the other. A picture of which both sides are said otherwise is left alone, as it may be meant to be cut off.",
            failing: "image photo 400x300\nmake.left.right.top.equalTo(root)",
            mended:
                "image photo 400x300\nmake.left.right.top.equalTo(root)\nmake.height.equalTo(photo.width).multipliedBy(0.75)"
        ),
        Explanation(
            .emptyView,
            "Two opposite edges of a view are held at one place, so that nothing of it is left to see. Mostly one of them was meant for the other edge there. A size of 0 that is said is left alone, and so is what is hidden.",
            failing: "view a\nmake.top.left.equalTo(root)\nmake.right.equalTo(root.left)\nmake.height.equalTo(50)",
            mended: "view a\nmake.top.left.equalTo(root)\nmake.right.equalTo(root.right)\nmake.height.equalTo(50)"),
        Explanation(
            .scrollContent,
            "What is tied to the edges of a scroll view is what it scrolls. A label in it that breaks its lines needs a width, as the scroll view gives none: without one it is as long as its text, and scrolls sideways. What is as wide as a view around goes on beyond the scroll view that is narrower. And what is tied to a view around does not scroll at all, nor what lies beside the scroll view and is tied to its edges.",
            failing:
                "scroll page\nmake.edges.equalTo(root)\nlabel story \"Once upon a time there was a constraint that nobody had asked for.\" in page\nstory.numberOfLines = 0\nmake.edges.equalTo(page)",
            mended:
                "scroll page\nmake.edges.equalTo(root)\nlabel story \"Once upon a time there was a constraint that nobody had asked for.\" in page\nstory.numberOfLines = 0\nmake.edges.equalTo(page)\nmake.width.equalTo(page)"
        ),
        Explanation(
            .unsafeArea,
            "A text, or a view around it, is tied to an edge of the screen, and the text lies where its safe area does not reach: under a notch, a rounded corner or the bar at the bottom. What is to be read or tapped is tied to the safe area; a background goes on to the edge.",
            failing:
                "root.safeAreaInsets = (44, 0, 34, 0)\nbutton pay \"Pay\"\nmake.left.right.bottom.equalTo(root).inset(16)",
            mended:
                "root.safeAreaInsets = (44, 0, 34, 0)\nbutton pay \"Pay\"\nmake.left.right.equalTo(root).inset(16)\nmake.bottom.equalTo(root.safeArea).inset(16)"
        ),
        Explanation(
            .unusedFrame,
            "A frame is given to a view that constraints place: the next layout puts the view where they say, and the frame is never seen. Change the constraints, by update or remake.",
            failing: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(50)\na.frame = (100, 100, 60, 60)",
            mended: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(50)\nupdate.size.equalTo(60)"),
        Explanation(
            .emptyRelation,
            "A relation to an array makes a constraint for each element; of an empty one it makes none.",
            failing: "view a\nmake.edges.equalTo(root)\nmake.left.equalTo(a.subviews)",
            mended: "view a\nmake.edges.equalTo(root)"),
        Explanation(
            .percentMultiplier,
            "A multiplier is a factor: 50 makes a view fifty times as large as the one around it. A share in per cent is written as a part of 1. Such a part alone is a size in points, and hardly one that is meant.",
            failing: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(root).multipliedBy(50)",
            mended: "view a\nmake.left.top.equalTo(root)\nmake.size.equalTo(root).multipliedBy(0.5)"),
        Explanation(
            .fractionalQuotient,
            "A division gives the fraction back as well: 4 / 3 is 1.3333, and no 1 as with whole numbers of other languages. Beside `i % 3`, the column of a grid, floor(i / 3) is the row.",
            failing:
                "for i in 0..<4 {\n    view cell\n    make.size.equalTo(40)\n    make.left.equalTo(root).offset(i % 2 * 50)\n    make.top.equalTo(root).offset(i / 2 * 50)\n}",
            mended:
                "for i in 0..<4 {\n    view cell\n    make.size.equalTo(40)\n    make.left.equalTo(root).offset(i % 2 * 50)\n    make.top.equalTo(root).offset(floor(i / 2) * 50)\n}"
        ),
        Explanation(
            .idleComparison,
            "A comparison that stands alone asks something and does nothing with the answer: of two attributes whether they are the same attribute. A constraint is said with make, a value is set with one `=`, and what must hold is said with expect. In a session, which shows values, a comparison of values is no lint.",
            failing: "view a\nmake.edges.equalTo(root)\na.left == root.left", mended: "view a\nmake.edges.equalTo(root)"
        ),
        Explanation(
            .idleExpression,
            "A statement is a sum, a name or the like, whose value nothing is done with. Often it is the rest of the line before: a value goes on in the next line only where the first ends with an operator. A function is called with parentheses. A `let` in a block that hides the variable it is made of, and that nothing reads, was meant as an assignment. A chain that starts with `make` in a loop or a function is of the current view, whatever views that is given. A maker makes nothing any more when its block has ended. In a session, which shows values, a value alone is no lint.",
            failing: "let a = 10\n- 2\nprint(a)", mended: "let a = 10 -\n    2\nprint(a)"),
        Explanation(
            .commentedDivisor,
            "`//` starts a comment, so `7 // 2` is 7. For a whole quotient, as `//` gives in Python, write `floor(7 / 2)`.",
            failing: "let columns = 7 // 2\nprint(columns)", mended: "let columns = floor(7 / 2)\nprint(columns)"),
        Explanation(
            .foreignInterpolation,
            "Other languages put a value into a text with `${n}`, `{n}` or `%d`, which here is text like any other. Here it is \\(n).",
            failing: "let n = 3\nprint(\"n is ${n}\")", mended: "let n = 3\nprint(\"n is \\(n)\")"),
        Explanation(
            .invisibleCharacter,
            "A text or a comment has a character in it that is not seen, such as one that changes the reading direction of what follows: the line is not what it looks like. Where a text is to have one it is written out, as \\u{202E}.",
            failing: "print(\"abc\u{202E}def\")", mended: "print(\"abc\\u{202E}def\")"),
        Explanation(
            .unknownLint, "A comment switches off a lint that there is not.",
            failing: "view a\nmake.edges.equalTo(root) // lint:disable positive-inset",
            mended: "view a\nmake.edges.equalTo(root) // lint:disable positive-offset"),
    ]

    static let session = [
        Explanation(
            .command,
            "A session command starts with a colon. You can abbreviate it as long as only one command starts that way.",
            failing: ":quitt", mended: ":frames"),
        Explanation(
            .argument, "The command can't use this argument.", failing: ":size wide",
            mended: ":size 320x480"),
        Explanation(
            .help, "There is no help for this word; :help words lists the words with help.",
            failing: ":help elephants", mended: ":help view"),
        Explanation(
            .history, "There is nothing to undo or to redo.", failing: ":undo",
            mended: "view a\n:undo"),
        Explanation(
            .terminal, "The output is not a terminal, or a terminal that can't move the cursor.", failing: ":draw pin",
            mended: ":draw"),
        Explanation(.file, "A file can't be read or written.", failing: ":load nowhere/nothing.mas", mended: ":frames"),
        Explanation(
            .unknownView, "There is no view with this name.", failing: ":list header",
            mended: "view header\n:list header"
        ),
        Explanation(
            .unknownSlug, "There is no message with this name; :explain alone explains the last one, or lists them.",
            failing: ":explain elephants", mended: ":explain unknown-name"),
    ]
}
