import Masonry
import Testing

@Suite("Number formatting")
struct NumberSpellingTests {
    @Test(
        arguments: [
            (16, "16"), (106.666_666, "106.67"), (-0.5, "-0.5"), (-0.001, "0"), (1e20, "1e+20"),
        ] as [(Double, String)])
    func points(_ number: Double, _ text: String) { #expect(number.spelled == text) }

    /// What is rounded to 1 or to 0 would read as if it were not there.
    @Test(
        arguments: [
            (1, "1"), (0.5, "0.5"), (1.0 / 3, "0.3333"), (0.999_99, "0.99999"), (1.000_000_1, "1.0000001"),
            (0.000_02, "0.00002"), (0, "0"), (-1, "-1"), (-0.999_999, "-0.999999"), (1e-12, "0"),
        ] as [(Double, String)])
    func factors(_ number: Double, _ text: String) { #expect(number.spelledFactor == text) }
}
