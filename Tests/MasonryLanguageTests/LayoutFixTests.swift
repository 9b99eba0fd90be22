import Masonry
import MasonryLanguage
import Testing

/// What reports offer first where a relation, an attribute or a view is one that was hardly intended: run, it leaves nothing to
/// report.
struct LayoutFixTests {
    private static let card = """
        screen 320x480
        view card
        make.left.right.top.equalTo(root).inset(16)
        make.height.equalTo(120)

        """

    static let mistakes: [(script: String, code: String)] = [
        // 16 + 200 - 8 - 80 from the left are more than 16 + 8.
        (
            """
            screen 320x480
            view box
            make.left.top.equalTo(root).offset(16)
            make.width.equalTo(200)
            make.height.equalTo(40)
            button ok "OK" in box
            make.centerY.equalTo(box)
            make.right.equalTo(box).offset(-8)
            make.width.equalTo(80)
            make.left.lessThanOrEqualTo(box).offset(8)
            """, "on line 10, write make.left.greaterThanOrEqualTo(box).offset(8)"
        ),
        (
            "screen 320x480\nview sheet\nmake.left.right.bottom.equalTo(root)\nmake.height.equalTo(200)\n"
                + "make.top.lessThanOrEqualTo(root).offset(44)",
            "on line 5, write make.top.greaterThanOrEqualTo(root).offset(44)"
        ),
        // 17 letters take 136, which lies between the two.
        (
            card + "label title \"Monthly statement\" in card\nmake.left.top.equalTo(card).offset(12)\n"
                + "make.width.lessThanOrEqualTo(100)\nmake.width.greaterThanOrEqualTo(140)",
            "on line 8, write make.width.lessThanOrEqualTo(140); on line 7, write make.width.greaterThanOrEqualTo(100)"
        ),
        (
            """
            screen 320x480
            label title "A long song title that goes on", time "3:45"
            title.makeConstraints { make in
                make.left.top.equalTo(root).offset(16)
                make.right.greaterThanOrEqualTo(time.left).offset(-8)
            }
            time.makeConstraints { make in
                make.right.equalTo(root).offset(-16)
                make.centerY.equalTo(title)
            }
            """, "on line 5, write make.right.lessThanOrEqualTo(time.left).offset(-8)"
        ),
        (
            "screen 320x480\nview box\nmake.left.top.equalTo(root)\nmake.size.equalTo([10, 20])",
            "on line 4, write make.size.equalTo((10, 20))"
        ),
        (
            card + "view thumb in card\nmake.top.left.bottom.equalTo(card).inset(8)\nmake.size.equalTo(64)",
            "on line 6, write make.top.left.equalTo(card).inset(8)"
        ),
        // Both axes have one edge too many.
        (
            card + "view thumb in card\nmake.edges.equalTo(card).inset(8)\nmake.size.equalTo(64)",
            "on line 6, write make.left.top.equalTo(card).inset(8)"
        ),
        (
            "screen 320x480\nview bar\nmake.left.right.bottom.top.equalTo(root)\nmake.height.equalTo(49)",
            "on line 3, write make.left.right.bottom.equalTo(root)"
        ),
        (
            """
            screen 320x480
            scroll page
            make.edges.equalTo(root)
            view body
            make.edges.equalTo(page)
            make.width.equalTo(page)
            make.height.equalTo(900)
            """, "put `body` into `page`, which then scrolls it: on line 4, write view body in page"
        ),
        // Two that are 40 high and stand side by side.
        (
            """
            screen 320x480
            view a, b
            make.top.equalTo(root).offset(20)
            a.makeConstraints { make in make.left.equalTo(root).offset(16); make.width.equalTo(120); make.height.equalTo(40) }
            b.makeConstraints { make in make.left.equalTo(a.right).offset(8); make.width.equalTo(a); make.height.equalTo(a.width) }
            """, "write make.height.equalTo(a)"
        ),
        (
            """
            screen 320x480
            label price "Price"
            make.left.top.equalTo(root).offset(20)
            label sum "12.00"
            make.left.equalTo(price.right).offset(8)
            make.baseline.equalTo(price.top)
            """, "on line 6, write make.baseline.equalTo(price)"
        ),
        (
            """
            screen 320x480
            view keyboard
            make.left.right.bottom.equalTo(root)
            make.height.equalTo(216)
            view bar
            make.left.right.equalTo(root)
            make.height.equalTo(44)
            make.bottom.equalTo(keyboard.bottom)
            field text "Message" in bar
            make.left.right.equalTo(bar).inset(8)
            make.centerY.equalTo(bar)
            """, "on line 8, write make.bottom.equalTo(keyboard.top)"
        ),
        // 288 · 300 ÷ 400 are 216.
        (
            "screen 320x480\nimage photo 400x300\nmake.left.right.equalTo(root).inset(16)\nmake.top.equalTo(root)",
            "make.height.equalTo(photo.width).multipliedBy(0.75)"
        ),
        (
            "screen 320x480\nimage photo 400x300\nmake.left.right.top.equalTo(root)\n"
                + "make.height.equalTo(photo.width).multipliedBy(4 / 3)", "multipliedBy(0.75)"
        ),
        (
            "screen 320x480\nimage logo 200x50\nmake.centerX.top.equalTo(root)\nmake.width.equalTo(50)\n"
                + "make.height.equalTo(200)",
            "on line 4, write make.width.equalTo(200); on line 5, write make.height.equalTo(50)"
        ),
        // 320 - 4 · 10 are 3 · 93 and a third.
        (
            """
            screen 320x480
            view a, b, c
            make.top.equalTo(root).offset(20)
            make.height.equalTo(50)
            a.makeConstraints { make in make.left.equalTo(root).offset(10); make.width.equalTo(120) }
            b.makeConstraints { make in make.left.equalTo(a.right).offset(10); make.width.equalTo(a) }
            c.makeConstraints { make in make.left.equalTo(b.right).offset(10); make.width.equalTo(a) }
            c.makeConstraints { make in make.right.equalTo(root).offset(-10) }
            """, "so that `a`, `b` and `c` share the space: delete `make.width…` of line 5"
        ),
        // Half of 320, less half of 3 · 8.
        (
            """
            screen 320x480
            view a, b
            make.top.equalTo(root).offset(20)
            make.height.equalTo(100)
            a.makeConstraints { make in make.left.equalTo(root).offset(8); make.width.equalTo(root) }
            b.makeConstraints { make in make.left.equalTo(a.right).offset(8); make.width.equalTo(a) }
            """, "write make.width.equalTo(root).multipliedBy(0.5).offset(-12)"
        ),
        (
            """
            screen 320x480
            view t1, t2, t3, t4
            make.size.equalTo(150x100)
            t1.makeConstraints { make in make.left.top.equalTo(root).offset(6) }
            t2.makeConstraints { make in make.left.equalTo(t1.right).offset(8); make.top.equalTo(t1) }
            t3.makeConstraints { make in make.left.equalTo(t1); make.top.equalTo(t1.bottom).offset(8) }
            t4.makeConstraints { make in make.left.equalTo(t3.right).offset(8); make.top.equalTo(t2) }
            """, "on line 7, write make.top.equalTo(t3)"
        ),
        (
            """
            screen 320x480
            image avatar 72x72
            make.left.top.equalTo(root).offset(20)
            label name "Grace Hopper"
            make.left.equalTo(avatar.left).offset(12)
            make.top.equalTo(avatar)
            """, "on line 5, write make.left.equalTo(avatar.right).offset(12)"
        ),
        // 320 in 288.
        (
            """
            screen 320x480
            scroll page
            make.edges.equalTo(root).inset(16)
            view body in page
            make.edges.equalTo(page)
            make.width.equalTo(root)
            make.height.equalTo(900)
            """, "on line 6, write make.width.equalTo(page)"
        ),
        // One word of a chain that speaks of several.
        (
            """
            screen 320x480
            view a, b
            make.left.right.equalTo(root).inset(10)
            make.width.equalTo(50)
            make.height.equalTo(20)
            a.makeConstraints { make in make.top.equalTo(root) }
            b.makeConstraints { make in make.top.equalTo(a.bottom) }
            """, "remove `right` from line 3: on line 3, write make.left.equalTo(root).inset(10)"
        ),
        // Views may be called like attributes.
        (
            """
            screen 320x480
            view left, right
            make.top.equalTo(root).offset(20)
            make.height.equalTo(200)
            left.makeConstraints { make in make.left.equalTo(root).offset(8); make.right.equalTo(root.centerX).offset(-4) }
            right.makeConstraints { make in make.left.equalTo(left).offset(8); make.right.equalTo(root).offset(-8) }
            """, "write make.left.equalTo(left.right).offset(8)"
        ),
        (
            """
            screen 320x480
            view c1, c2
            make.left.right.equalTo(root).inset(16)
            make.height.equalTo(160)
            c1.makeConstraints { make in make.top.equalTo(root).offset(20) }
            c2.makeConstraints { make in make.top.equalTo(c1.bottom).offset(16) }
            button play "Play" in c2
            make.center.equalTo(c1)
            """, "on line 8, write make.center.equalTo(c2)"
        ),
        (
            "screen 320x480\nlabel title \"Title\"\nmake.left.right.equalTo(root).inset(16)\nmake.top.equalTo(root)\n"
                + "title.setContentHuggingPriority(required, horizontal)",
            "title.setContentHuggingPriority(high, horizontal)"
        ),
        // The edge across comes before what stands elsewhere.
        (
            """
            screen 320x320
            view grid
            make.edges.equalTo(root).inset(10)
            view a, b, c, d in grid
            select a
            make.top.left.equalTo(grid)
            select b
            make.top.right.equalTo(grid)
            make.left.equalTo(a).offset(10)
            make.size.equalTo(a)
            select c
            make.left.bottom.equalTo(grid)
            make.top.equalTo(a.bottom).offset(10)
            make.size.equalTo(a)
            select d
            make.right.bottom.equalTo(grid)
            make.size.equalTo(a)
            """, "make.left.equalTo(a.right).offset(10)"
        ),
        // What is so already is no answer.
        (
            """
            screen 320x480
            label key "Name"
            make.left.top.equalTo(root).offset(16)
            label value "Ada Lovelace"
            make.left.equalTo(key.right).offset(8)
            make.right.equalTo(root).offset(-16)
            make.baseline.equalTo(key)
            """, "key.setContentHuggingPriority(251, horizontal)"
        ),
    ]

    private func interpreter(_ script: String) -> Interpreter {
        let interpreter = Interpreter.offeringStatements()
        let outcome = interpreter.run(SourceText(name: "test.mas", text: script))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        return interpreter
    }

    /// A bar that is to follow the keyboard gets no advice to stay where it is.
    @Test func fixesThatMoveNothingComeLater() throws {
        let interpreter = interpreter(
            """
            screen 375x667
            view bar
            make.left.right.bottom.equalTo(root)
            make.height.equalTo(50)
            view keyboard
            make.left.right.bottom.equalTo(root)
            make.height.equalTo(260)
            bar.updateConstraints { make in make.bottom.equalTo(keyboard.top) }
            """)
        let finding = try #require(interpreter.scene.layout().findings.first)
        let effects = interpreter.repairs(of: finding).map(\.effect)
        // 667 - 260 - 50.
        #expect(effects.first == "`bar` moves to 0, 357")
        #expect(effects.contains("nothing moves"))
    }

    @Test func theFixOfALoopNamesItsVariable() throws {
        let interpreter = interpreter(
            """
            view header
            make.left.right.top.equalTo(root)
            make.height.equalTo(64)
            var above = header
            for i in 0..<3 {
                view row
                make.left.right.equalTo(root)
                make.top.equalTo(above.bottom)
                make.height.equalTo(56)
            }
            """)
        #expect(interpreter.lints.first?.help?.hasSuffix("at the end of the loop, keep the view: above = row") == true)
    }
}
