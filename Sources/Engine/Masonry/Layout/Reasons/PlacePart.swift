/// The part of a row that belongs to one axis of one view.
struct PlacePart {
    /// The view's position, its length, and the length of a scroll view's content.
    typealias Vector = SIMD4<Double>

    /// The number of the view's axis.
    var place: Int
    var vector: Vector
}

extension PlacePart.Vector {
    /// The largest absolute coefficient.
    var size: Double { Swift.max(max(), -self.min()) }

    /// The factor between this vector and another one; nil if they are not multiples.
    func quotient(by other: Self) -> Double? {
        guard let slot = indices.first(where: { other[$0] != 0 }), self[slot] != 0 else { return nil }
        let factor = self[slot] / other[slot]
        return (self - factor * other).size <= 1e-12 * size ? factor : nil
    }
}
