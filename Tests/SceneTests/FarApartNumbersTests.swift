import Masonry
import SceneFuzzing
import Testing

/// What `scripts/soak` found among multipliers of a thousand and a thousandth.
struct FarApartNumbersTests {
    /// The equations ask for nothing that is not to be had, and `a.top` is open. A tie that followed a coefficient which
    /// only rounding kept from 0 would move it to -6e20.
    @Test func openPositionsStayClose() throws {
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
        // Of fifty thousand million points no more than a thousand-millionth.
        #expect(abs(a.height.value - 1000 * b.height.value - 18) < 50)
        #expect(abs(c.top.value - a.top.value - 1000 * a.height.value + 50000) < 50)
    }

    /// Missed by 1e11, beside values of 1e20 that should not be.
    @Test func requiredEquationsHold() {
        #expect(SceneMaker.trial(seed: 4361, style: .badlyScaled).run().complaints == [])
    }
}
