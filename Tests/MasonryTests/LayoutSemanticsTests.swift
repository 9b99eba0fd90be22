import Masonry
import Testing

/// What a layout means beyond the equations: intrinsic sizes, wrapping, baselines, margins, guides, scroll views
/// and given frames.
struct LayoutSemanticsTests {
    let stage = Stage()

    private func label(_ name: String, _ text: String) throws -> View {
        try View(name, kind: .label, text: text, in: stage.root)
    }

    private func pinToTheLeft(_ view: View) throws {
        try view.makeConstraints { make in try make.left.top.equalTo(stage.root) }
    }

    // MARK: Intrinsic sizes

    @Test(arguments: [
        ("Masonry", 56.0, 20.0), ("", 0, 0), ("漢字", 32, 20), ("e\u{301}", 8, 20), ("👍", 16, 20),
    ])
    func labelsTakeEightPointsAColumn(_ text: String, _ width: Double, _ height: Double) throws {
        let title = try label("title", text)
        try pinToTheLeft(title)
        #expect(title.frame == Rect(x: 0, y: 0, width: width, height: height))
    }

    @Test func buttonsImagesAndFields() throws {
        let button = try View("ok", kind: .button, text: "OK", in: stage.root)
        let photo = try View("photo", kind: .image, imageSize: Size(width: 30, height: 40), in: stage.root)
        let field = try View("name", kind: .field, text: "a name", in: stage.root)
        for view in [button, photo, field] { try pinToTheLeft(view) }
        #expect(button.frame == Rect(x: 0, y: 0, width: 32, height: 32))
        #expect(photo.frame == Rect(x: 0, y: 0, width: 30, height: 40))
        #expect(field.frame == Rect(x: 0, y: 0, width: 0, height: 34))
        #expect(field.intrinsicContentSize == Size(width: -1, height: 34))
        #expect(stage.root.intrinsicContentSize == nil)
    }

    @Test func changingTheTextChangesTheSize() throws {
        let title = try label("title", "ab")
        try pinToTheLeft(title)
        #expect(title.frame.width == 16)
        title.text = "abc"
        #expect(title.frame.width == 24)
    }

    // MARK: Wrapping

    @Test(arguments: [
        // "the quick brown fox" at 80 points is 10 columns: "the quick", "brown fox".
        ("the quick brown fox", 80.0, 0, 40.0),
        ("the quick brown fox", 79.9, 0, 40), ("the quick brown fox", 72, 0, 40),
        ("the quick brown fox", 64, 0, 80), ("the quick brown fox", 64, 2, 40),
        ("the quick brown fox", 152, 0, 20), ("abcdefghij", 40, 0, 40), ("abcdefghij", 1, 0, 200),
        ("a\nb", 80, 0, 40), ("the quick brown fox", 80, 1, 20),
    ])
    func labelsWrapAtTheirSolvedWidth(_ text: String, _ width: Double, _ lines: Int, _ height: Double) throws {
        try stage.scene.setScale(0)
        let title = try label("title", text)
        try title.setNumberOfLines(lines)
        try title.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.width.equalTo(width)
        }
        #expect(title.frame.height == height)
    }

    @Test func preferredWidthWraps() throws {
        let title = try label("title", "the quick brown fox")
        try title.setNumberOfLines(0)
        try title.setPreferredMaxLayoutWidth(80)
        try pinToTheLeft(title)
        #expect(title.frame == Rect(x: 0, y: 0, width: 72, height: 40))
    }

    @Test func aWidthThatFollowsTheHeightCannotBeDetermined() throws {
        let title = try label("title", "aa bb cc dd ee ff")
        try title.setNumberOfLines(0)
        try title.setContentCompressionResistancePriority(100, .horizontal)
        try title.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            // One line makes it 60 wide, where it needs three; three make it 180 wide, where it needs one.
            try make.width.equalTo(title.height).multipliedBy(3)
        }
        let kinds = stage.scene.layout().findings.map(\.slug)
        #expect(kinds == ["unsettled"])
    }

    // MARK: Baselines

    @Test func baselinesOfTextAndOfViews() throws {
        try stage.scene.setScale(0)
        let title = try label("title", "x")
        let button = try View("ok", kind: .button, text: "OK", in: stage.root)
        let field = try View("field", kind: .field, text: "f", in: stage.root)
        let box = try stage.view("box")
        let empty = try label("empty", "")
        for view in [title, button, field, box, empty] {
            try view.makeConstraints { make in
                try make.left.top.equalTo(stage.root)
                try make.height.equalTo(50)
            }
        }
        #expect(title.firstBaseline.value == 16 && title.lastBaseline.value == 46 && title.baseline.value == 46)
        #expect(button.firstBaseline.value == 31 && button.lastBaseline.value == 31)
        #expect(field.firstBaseline.value == 31 && field.lastBaseline.value == 31)
        #expect(box.firstBaseline.value == 0 && box.lastBaseline.value == 50 && box.baseline.value == 50)
        #expect(empty.firstBaseline.value == 0 && empty.lastBaseline.value == 50)
    }

    @Test func aTitleOfTwoLinesHasTwoBaselines() throws {
        let button = try View("ok", kind: .button, text: "Try\nagain", in: stage.root)
        try button.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.height.equalTo(60)
        }
        // 40 points of text in the middle of 60.
        #expect(button.firstBaseline.value == 26 && button.lastBaseline.value == 46)
    }

    // MARK: Margins and guides

    @Test func marginsAreEightAndSixteenAtTheRootsSides() throws {
        let outer = try stage.view("outer")
        let inner = try stage.view("inner", in: outer)
        try outer.makeConstraints { make in
            try make.left.equalTo(stage.root.leftMargin)
            try make.right.equalTo(stage.root.rightMargin)
            try make.top.equalTo(stage.root.topMargin)
            try make.bottom.equalTo(stage.root.bottomMargin)
        }
        try inner.makeConstraints { make in try make.edges.equalTo(outer.layoutMarginsGuide) }
        #expect(outer.frame == Rect(x: 16, y: 8, width: 288, height: 464))
        #expect(inner.frame == Rect(x: 8, y: 8, width: 272, height: 448))
        try outer.setLayoutMargins(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inner.frame == Rect(x: 2, y: 1, width: 282, height: 460))
        #expect(outer.centerXWithinMargins.value == 16 + 2 + 141)
        #expect(outer.centerYWithinMargins.value == 8 + 1 + 230)
    }

    @Test func leadingMarginFollowsTheDirection() throws {
        try stage.root.setLayoutMargins(EdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
        stage.scene.direction = .rightToLeft
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.leading.equalTo(stage.root.leadingMargin)
            try make.width.equalTo(100)
        }
        #expect(a.frame.x == 190)
    }

    @Test func safeAreaAndTheTwoLayoutGuides() throws {
        try stage.root.setSafeAreaInsets(EdgeInsets(top: 44, left: 1, bottom: 34, right: 2))
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in try make.edges.equalTo(stage.root.safeArea) }
        try b.makeConstraints { make in
            try make.left.right.equalTo(stage.root)
            try make.top.equalTo(stage.root.topLayoutGuide)
            try make.bottom.equalTo(stage.root.bottomLayoutGuide)
        }
        #expect(a.frame == Rect(x: 1, y: 44, width: 317, height: 402))
        #expect(b.frame == Rect(x: 0, y: 44, width: 320, height: 402))
        #expect(stage.root.topLayoutGuide.height.value == 44)
        #expect(stage.root.topLayoutGuide.top.value == 0)
        #expect(stage.root.bottomLayoutGuide.top.value == 446)
        #expect(stage.root.bottomLayoutGuide.bottom.value == 480)
        #expect(stage.root.safeArea.centerX.value == 159.5)
    }

    @Test func declaredGuidesAreLaidOut() throws {
        let guide = try stage.view("gap", kind: .guide)
        let a = try stage.view("a")
        try guide.makeConstraints { make in
            try make.left.top.height.equalTo(stage.root)
            try make.width.equalTo(40)
        }
        try a.makeConstraints { make in
            try make.left.equalTo(guide.right)
            try make.top.bottom.right.equalTo(stage.root)
        }
        #expect(a.frame == Rect(x: 40, y: 0, width: 280, height: 480))
        #expect(guide.superview == stage.root)
        #expect(stage.root.subviews == [a])
        #expect(stage.scene.layout().items.map(\.kind) == [.view, .guide, .view])
        #expect(throws: ConstraintError.guideHasNoSubviews("gap")) { try stage.view("x", in: guide) }
    }

    // MARK: Scroll views

    @Test func contentAreaIsAsLargeAsItsContent() throws {
        let scroll = try stage.view("scroll", kind: .scroll)
        let content = try stage.view("content", in: scroll)
        try scroll.makeConstraints { make in try make.edges.equalTo(stage.root).insets(EdgeInsets(10)) }
        try content.makeConstraints { make in
            try make.edges.equalTo(scroll)
            try make.width.equalTo(scroll)
            try make.height.equalTo(1000)
        }
        let item = stage.scene.layout().item(named: "scroll")
        #expect(item?.contentSize == Size(width: 300, height: 1000))
        #expect(item?.frame == Rect(x: 10, y: 10, width: 300, height: 460))
        #expect(content.frame == Rect(x: 0, y: 0, width: 300, height: 1000))
        #expect(stage.scene.layout().findings.isEmpty)
    }

    @Test func centersOfAScrollViewAreThoseOfItsFrame() throws {
        let scroll = try stage.view("scroll", kind: .scroll)
        let dot = try stage.view("dot", in: scroll)
        try scroll.makeConstraints { make in try make.edges.equalTo(stage.root) }
        try dot.makeConstraints { make in
            try make.center.equalTo(scroll)
            try make.size.equalTo(10)
        }
        #expect(dot.frame == Rect(x: 155, y: 235, width: 10, height: 10))
    }

    @Test func contentIsDeterminedAfterAnEarlierView() throws {
        let a = try stage.view("a")
        let scroll = try stage.view("scroll", kind: .scroll)
        try scroll.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.size.equalTo(100)
        }
        try scroll.addSubview(a)
        try a.makeConstraints { make in
            try make.left.equalTo(scroll.right)
            try make.right.equalTo(scroll.left).offset(320)
            try make.top.equalTo(scroll)
            try make.height.equalTo(10)
        }
        // The content's width is a's left and 320 less a's width, of which a's width is settled first, at 0.
        #expect(a.frame == Rect(x: 320, y: 0, width: 0, height: 10))
        #expect(stage.scene.layout().item(named: "scroll")?.contentSize?.width == 320)
    }

    @Test func siblingsSeeAScrollViewsFrame() throws {
        let scroll = try stage.view("scroll", kind: .scroll)
        let inside = try stage.view("inside", in: scroll)
        let beside = try stage.view("beside")
        try scroll.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.size.equalTo(100)
        }
        try inside.makeConstraints { make in
            try make.edges.equalTo(scroll)
            try make.size.equalTo(500)
        }
        try beside.makeConstraints { make in
            try make.left.equalTo(scroll.right)
            try make.top.equalTo(scroll.bottom)
            try make.size.equalTo(5)
        }
        #expect(beside.frame == Rect(x: 100, y: 100, width: 5, height: 5))
    }

    @Test func multipliersInAScrollViewAreTakenInItsContentsCoordinates() throws {
        stage.scene.direction = .rightToLeft
        let scroll = try stage.view("scroll", kind: .scroll)
        let wide = try stage.view("wide", in: scroll)
        let a = try stage.view("a", in: scroll)
        try scroll.setFrame(Rect(x: 10, y: 0, width: 200, height: 100))
        try wide.makeConstraints { make in
            try make.edges.equalTo(scroll)
            try make.width.equalTo(500)
        }
        try a.makeConstraints { make in
            try make.leading.equalTo(scroll.trailing).multipliedBy(0.5)
            try make.width.equalTo(40)
            try make.top.height.equalTo(wide)
        }
        // Half of 500 from the content's right edge.
        #expect(a.frame.x == 210)
    }

    // MARK: Given frames

    @Test func viewsWithoutConstraintsKeepTheirFrame() throws {
        let a = try stage.view("a")
        let b = try stage.view("b", in: a)
        #expect(stage.scene.layout().findings.map(\.kind) == [.unplaced(view: "a"), .unplaced(view: "b")])
        try a.setFrame(Rect(x: 5, y: 6, width: 70, height: 80))
        try b.setFrame(Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(b.left.value == 6 && b.top.value == 8)
        #expect(stage.scene.layout().findings.isEmpty)
        try a.makeConstraints { make in try make.edges.equalTo(stage.root) }
        #expect(a.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func aGivenFrameIsNeverBroken() throws {
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try b.makeConstraints { make in
            try make.edges.equalTo(stage.root)
            try make.width.equalTo(a)
        }
        try a.setFrame(Rect(x: 0, y: 0, width: 50, height: 50))
        let layout = stage.scene.layout()
        #expect(a.frame.width == 50)
        #expect(layout.constraints.map(\.isBroken) == [false, false, false, false, true])
    }

    // MARK: Fitting size

    @Test func fittingSizeIsSolvedApart() throws {
        let card = try stage.view("card")
        let title = try View("title", kind: .label, text: "Masonry", in: card)
        try card.makeConstraints { make in try make.edges.equalTo(stage.root) }
        try title.makeConstraints { make in try make.edges.equalTo(card).inset(8) }
        #expect(card.fittingSize == Size(width: 72, height: 36))
        #expect(card.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func theRootTakesASize() throws {
        try stage.root.setFrame(Rect(x: 7, y: 7, width: 100, height: 200))
        #expect(stage.root.frame == Rect(x: 0, y: 0, width: 100, height: 200))
        #expect(throws: ConstraintError.negativeLength(-1)) {
            try stage.scene.setSize(Size(width: -1, height: 0))
        }
    }
}
