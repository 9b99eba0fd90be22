import Masonry
import Testing

/// The messages that a chain sends, in the order of Masonry 1.1.0's source.
struct SourceTracingTests {
    private let stage = Stage()

    /// The messages of some code, indented by two spaces for each that is still being answered.
    private func messages(_ body: () throws -> Void) throws -> [String] {
        try lines(body).filter { $0.file != nil }.map { String(repeating: "  ", count: $0.depth) + $0.text }
    }

    private func lines(_ body: () throws -> Void) throws -> [SourceLine] {
        let tracer = ConstraintTracer(recordsSource: true)
        stage.scene.tracer = tracer
        defer { stage.scene.tracer = nil }
        try body()
        return tracer.steps.compactMap { if case .source(let line) = $0.event { line } else { nil } }
    }

    /// The messages of a chain alone.
    private func chain(_ view: View, _ chain: (ConstraintMaker) throws -> Void) throws -> [String] {
        let maker = try ConstraintMaker(view: view)
        return try messages { try chain(maker) }
    }

    @Test func theFirstAttributeIsTheMakers() throws {
        let a = try stage.view("a")
        let messages = try messages { try a.makeConstraints { make in _ = try make.left } }
        #expect(
            messages == [
                "UIView -mas_makeConstraints:",
                "  MASConstraintMaker -initWithView:",
                "MASConstraintMaker -left",
                "  MASConstraintMaker -addConstraintWithLayoutAttribute:",
                "    MASConstraintMaker -constraint:addConstraintWithLayoutAttribute:",
                "      MASViewAttribute -initWithView:layoutAttribute:",
                "        MASViewAttribute -initWithView:item:layoutAttribute:",
                "      MASViewConstraint -initWithFirstViewAttribute:",
                "MASConstraintMaker -install",
                "  MASViewConstraint -install",
                "    MASLayoutConstraint +constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:",
            ])
    }

    @Test func furtherAttributesGoFromTheConstraintToItsDelegate() throws {
        let messages = try chain(stage.view("a")) { make in _ = try make.top.left.right }
        #expect(
            messages.dropFirst(6).map { $0 } == [
                "MASViewConstraint -left",
                "  MASViewConstraint -addConstraintWithLayoutAttribute:",
                "    MASConstraintMaker -constraint:addConstraintWithLayoutAttribute:",
                "      MASViewAttribute -initWithView:layoutAttribute:",
                "        MASViewAttribute -initWithView:item:layoutAttribute:",
                "      MASViewConstraint -initWithFirstViewAttribute:",
                "      MASCompositeConstraint -initWithChildren:",
                "      MASConstraintMaker -constraint:shouldBeReplacedWithConstraint:",
                "MASCompositeConstraint -right",
                "  MASCompositeConstraint -addConstraintWithLayoutAttribute:",
                "    MASCompositeConstraint -constraint:addConstraintWithLayoutAttribute:",
                "      MASConstraintMaker -constraint:addConstraintWithLayoutAttribute:",
                "        MASViewAttribute -initWithView:layoutAttribute:",
                "          MASViewAttribute -initWithView:item:layoutAttribute:",
                "        MASViewConstraint -initWithFirstViewAttribute:",
            ])
    }

    @Test func theBlockOfALinkIsThereBeforeItsArgument() throws {
        let (a, b) = (try stage.view("a"), try stage.view("b"))
        let maker = try ConstraintMaker(view: a)
        let left = try maker.left
        let messages = try messages { try left.equalTo(b.attribute(.right)) }
        #expect(
            messages == [
                "MASViewConstraint -equalTo",
                "  UIView -mas_right",
                "    MASViewAttribute -initWithView:layoutAttribute:",
                "      MASViewAttribute -initWithView:item:layoutAttribute:",
                "  MASViewConstraint -equalToWithRelation",
                "    MASViewConstraint -setSecondViewAttribute:",
            ])
    }

    @Test func aCompositePassesARelationOn() throws {
        let messages = try chain(stage.view("a")) { make in try make.size.equalTo(stage.root) }
        let child = [
            "    MASViewConstraint -equalToWithRelation",
            "      MASViewConstraint -setSecondViewAttribute:",
            "        MASViewAttribute -initWithView:layoutAttribute:",
            "          MASViewAttribute -initWithView:item:layoutAttribute:",
        ]
        #expect(
            messages == [
                "MASConstraintMaker -size",
                "  MASConstraintMaker -addConstraintWithAttributes:",
                "    UIView -mas_width",
                "      MASViewAttribute -initWithView:layoutAttribute:",
                "        MASViewAttribute -initWithView:item:layoutAttribute:",
                "    UIView -mas_height",
                "      MASViewAttribute -initWithView:layoutAttribute:",
                "        MASViewAttribute -initWithView:item:layoutAttribute:",
                "    MASViewConstraint -initWithFirstViewAttribute:",
                "    MASViewConstraint -initWithFirstViewAttribute:",
                "    MASCompositeConstraint -initWithChildren:",
                "MASCompositeConstraint -equalTo",
                "  MASCompositeConstraint -equalToWithRelation",
            ] + child + child)
    }

    @Test func aValueSetsTheConstant() throws {
        let messages = try chain(stage.view("a")) { make in try make.width.equalTo(10).priorityLow() }
        #expect(
            messages.dropFirst(6).map { $0 } == [
                "MASViewConstraint -equalTo",
                "  MASViewConstraint -equalToWithRelation",
                "    MASViewConstraint -setSecondViewAttribute:",
                "      MASViewConstraint -setLayoutConstantWithValue:",
                "        MASViewConstraint -setOffset:",
                "          MASViewConstraint -setLayoutConstant:",
                "MASViewConstraint -priorityLow",
                "  MASViewConstraint -priority",
            ])
    }

    @Test func anInsetBecomesInsetsOfEachChild() throws {
        let messages = try chain(stage.view("a")) { make in try make.attributes([.left, .width]).inset(8) }
        #expect(
            messages.drop { !$0.hasSuffix("-inset") }.map { $0 } == [
                "MASCompositeConstraint -inset",
                "  MASCompositeConstraint -setInset:",
                "    MASViewConstraint -setInset:",
                "      MASViewConstraint -setInsets:",
                "        MASViewConstraint -setLayoutConstant:",
                "    MASViewConstraint -setInset:",
                "      MASViewConstraint -setInsets:",
            ])
    }

    @Test func anArrayMakesCopiesThatReplaceTheConstraint() throws {
        let a = try stage.view("a")
        let b = try stage.view("b")
        let messages = try chain(a) { make in try make.top.equalTo([stage.root, b]) }
        let copy = [
            "    MASViewConstraint -copyWithZone:",
            "      MASViewConstraint -initWithFirstViewAttribute:",
            "      MASViewConstraint -setLayoutConstant:",
            "    MASViewConstraint -setSecondViewAttribute:",
            "      MASViewAttribute -initWithView:layoutAttribute:",
            "        MASViewAttribute -initWithView:item:layoutAttribute:",
        ]
        #expect(
            messages.dropFirst(6).map { $0 } == [
                "MASViewConstraint -equalTo", "  MASViewConstraint -equalToWithRelation",
            ] + copy + copy + [
                "    MASCompositeConstraint -initWithChildren:",
                "    MASConstraintMaker -constraint:shouldBeReplacedWithConstraint:",
            ])
    }

    @Test func updateComparesTheNewestFirst() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.width.equalTo(10)
            try make.width.equalTo(20).priorityLow()
            try make.height.equalTo(30)
        }
        let search = try lines { try a.updateConstraints { make in try make.width.equalTo(40) } }
            .drop { !$0.text.hasSuffix("layoutConstraintSimilarTo:") }
        #expect(
            search.map(\.text) == [
                "MASViewConstraint -layoutConstraintSimilarTo:", "#3 a.height == 30: another firstAttribute",
                "#2 a.width == 20: another priority", "#1 a.width == 10: similar", "existingConstraint.constant = 40",
                "[self.constraints removeAllObjects], returned: [width]",
            ])
    }

    @Test func theClosestCommonSuperviewIsSoughtFromTheSecondView() throws {
        let a = try stage.view("a")
        let b = try stage.view("b")
        let inner = try stage.view("inner", in: a)
        let search = try lines { try inner.makeConstraints { make in try make.left.equalTo(b) } }
            .drop { !$0.text.hasSuffix("mas_closestCommonSuperview:") }
        #expect(
            search.map(\.text) == [
                "UIView -mas_closestCommonSuperview:", "b: compared with inner, a, root",
                "root: compared with inner, a, root, which it is", "[root addConstraint:#1]",
                "[inner.mas_installedConstraints addObject:self]",
                "[self.constraints removeAllObjects], returned: [left]",
            ])
    }

    @Test func remakeUninstallsAfterTheBlock() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.width.equalTo(10) }
        let messages = try messages { try a.remakeConstraints { make in _ = try make.height } }
        let install = messages.firstIndex(of: "MASConstraintMaker -install") ?? 0
        #expect(messages[0] == "UIView -mas_remakeConstraints:" && install > 2)
        #expect(
            messages[(install + 1)...].prefix(3).map { $0 } == [
                "  MASViewConstraint +installedConstraintsForView:", "  MASViewConstraint -uninstall",
                "  MASViewConstraint -install",
            ])
    }

    @Test func installedAgainAConstraintIsNew() throws {
        let a = try stage.view("a")
        let handles = try a.makeConstraints { make in
            try make.left.top.height.equalTo(10)
            try make.width.equalTo(10)
        }
        try handles[1].uninstall()
        try handles[1].priority(250).multipliedBy(2)
        try a.makeConstraints { make in try make.width.equalTo(20) }
        try handles[1].install()
        let layout = stage.scene.layout()
        #expect(layout.conflicts.isEmpty)
        #expect(layout.constraints.filter { $0.equation.hasPrefix("a.width") }.map(\.priority) == [1000, 250])
    }
}
