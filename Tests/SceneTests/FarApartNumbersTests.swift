import Masonry
import SceneFuzzing
import Testing

/// What `scripts/soak` found among multipliers of a thousand and a thousandth, and is not mended yet.
struct FarApartNumbersTests {
    /// The equations ask for nothing that is not to be had, and `a.top` is open; it becomes -6e20, and the others are missed
    /// by 5e10.
    @Test
    func openPlacesStayNear() throws {
        let scene = Scene(width: 320, height: 480)
        try scene.setScale(0)
        let a = try View("a", in: scene.root)
        let b = try View("b", in: a)
        let c = try View("c", kind: .guide, in: b)
        try b.makeConstraints { make in
            try make.bottom.equalTo(a.bottom).multipliedBy(1000).offset(12).priority(751)
        }
        try a.makeConstraints { make in try make.height.equalTo(b.height).multipliedBy(1000).offset(18).priority(751) }
        try c.makeConstraints { make in
            try make.top.equalTo(a.bottom).multipliedBy(1000).offset(-50000).priority(751)
        }
        #expect(abs(a.top.value) < 1e-3)
        #expect(abs(a.height.value - 1000 * b.height.value - 18) < 1e-3)
        #expect(abs(c.top.value - a.top.value - 1000 * a.height.value + 50000) < 1e-3)
    }

    @Test
    func requiredEquationsHold() {
        #expect(SceneMaker.trial(seed: 4361, style: .badlyScaled).run().complaints == [])
    }
}
