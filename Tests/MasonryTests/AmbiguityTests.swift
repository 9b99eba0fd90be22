import Masonry
import Testing

/// What is open, and within which range; the numbers are worked out by hand in each test.
struct AmbiguityTests {
    private func text(_ ambiguity: Ambiguity) -> [String] {
        let open = ambiguity.components.map { component in
            let (lower, upper) = (component.range.lower?.spelled ?? "", component.range.upper?.spelled ?? "")
            return "\(component.component.rawValue) \(component.value.spelled) of \(lower)...\(upper)"
        }
        return ["\(ambiguity.view) \(ambiguity.axis.rawValue)"] + open
    }

    @Test func aPositionIsDeterminedByTheSuperview() throws {
        let stage = Stage()
        let card = try stage.view("card")
        try card.makeConstraints { make in try make.edges.equalTo(stage.root).inset(16) }
        let icon = try stage.view("icon", in: card)
        try icon.makeConstraints { make in
            try make.left.equalTo(card)
            try make.size.equalTo(32)
        }
        #expect(
            stage.scene.ambiguities().map(text) == [["icon vertical", "y 0 of ..."]])
    }

    @Test func oneConstraintResolvesTwoConnectedViews() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in
            try make.right.equalTo(stage.root).offset(-10)
            try make.top.height.equalTo(stage.root)
        }
        // The right edge is at 310, so the least width, 0, begins there.
        #expect(
            stage.scene.ambiguities().map(text) == [
                ["view horizontal", "x 310 of ...310", "width 0 of 0..."]
            ])
    }

    @Test func twoSeparateAmbiguitiesTakeTwoConstraints() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in
            try make.top.height.equalTo(stage.root)
            try make.width.greaterThanOrEqualTo(40)
        }
        #expect(
            stage.scene.ambiguities().map(text) == [
                [
                    "view horizontal", "x 0 of ...", "width 40 of 40...",
                ]
            ])
    }

    @Test func twoImagesWithEqualPriorities() throws {
        let stage = Stage()
        let images = try [("a", 60.0), ("b", 80)].map { name, width in
            try View(name, kind: .image, imageSize: Size(width: width, height: 20), in: stage.root)
        }
        for image in images { try image.makeConstraints { make in try make.top.equalTo(stage.root) } }
        try images[0].makeConstraints { make in try make.left.equalTo(stage.root).offset(16) }
        try images[1].makeConstraints { make in
            try make.left.equalTo(images[0].right).offset(8)
            try make.right.equalTo(stage.root).offset(-16)
        }
        // 320 - 16 - 8 - 16 = 280 for both, which want 140: the 140 too many are anyone's, and the earlier takes them.
        #expect(
            stage.scene.ambiguities().map(text) == [
                ["a horizontal", "width 200 of 60...200"],
                ["b horizontal", "x 224 of 84...224", "width 80 of 80...220"],
            ])
    }

    @Test func aViewPinnedInAnAmbiguousViewIsNotAmbiguous() throws {
        let stage = Stage()
        let card = try stage.view("card")
        try card.makeConstraints { make in
            try make.size.equalTo(50)
            try make.left.equalTo(stage.root)
        }
        let icon = try stage.view("icon", in: card)
        try icon.makeConstraints { make in try make.edges.equalTo(card) }
        #expect(stage.scene.ambiguities().map(\.view) == ["card"])
    }

    @Test func anExercisedViewKeepsItsFrame() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in
            try make.top.left.height.equalTo(stage.root)
            try make.width.lessThanOrEqualTo(40)
        }
        view.exerciseAmbiguity()
        #expect(
            stage.scene.ambiguities().map(text) == [["view horizontal", "width 40 of 0...40"]])
    }

    @Test func aDeterminedSceneHasNoAmbiguities() throws {
        let stage = Stage()
        _ = try stage.view("unplaced")
        let view = try stage.view("view")
        try view.makeConstraints { make in try make.edges.equalTo(stage.root) }
        #expect(stage.scene.ambiguities().isEmpty)
    }
}
