package import Masonry

/// Screens that vary in one dimension.
package struct ScreenLine {
    package let side: ScreenBox.Side
    /// What does not vary.
    package let start: ScreenStretch.Screen
    /// What is as it is not usually, to be told of.
    package var fixed: [ScreenStretch] = []

    /// Its screens as a box.
    package var box: ScreenBox { ScreenBox([side]) }

    /// A part of it.
    package func screens(of part: BoxSweep.Side, _ direction: LayoutDirection?) -> [ScreenStretch]? {
        box.stretches(of: [part], from: start, direction).map { fixed + $0 }
    }
}

extension ScreenBox {
    /// The lines to sweep: each dimension from end to end, while the other is at either end; texts also as they are usually.
    package func lines(from own: ScreenStretch.Screen) -> [ScreenLine] {
        guard let first = sides.first else { return [ScreenLine(side: .sizes(own.size, own.size), start: own)] }
        guard sides.count > 1, case .text(let factors) = sides[1] else { return [ScreenLine(side: first, start: own)] }
        let ends = Set([box[0].lower, box[0].upper]).sorted()
        return textScales.map { scale in
            let (screen, fixed) = ScreenBox([sides[1]]).point(scale, from: own)
            return ScreenLine(side: first, start: screen, fixed: scale == 1 ? [] : fixed)
        }
            + (factors.lowerBound == factors.upperBound ? [] : ends).compactMap { end in
                let (screen, fixed) = ScreenBox([first]).point(end, from: own)
                return fixed.isEmpty ? nil : ScreenLine(side: sides[1], start: screen, fixed: fixed)
            }
    }

    /// How wide texts are on the lines along which sizes vary; none if texts don't vary, or alone.
    var textScales: [Double] {
        guard sides.count > 1, case .text(let factors) = sides[1] else { return [] }
        return Set([factors.lowerBound, factors.contains(1) ? 1 : factors.upperBound, factors.upperBound]).sorted()
    }

    /// The screen at a place of the only dimension, also as a stretch, unless it doesn't belong to it.
    private func point(_ place: Double, from own: ScreenStretch.Screen) -> (ScreenStretch.Screen, [ScreenStretch]) {
        (screen(at: [place], from: own), stretches(of: [BoxSweep.Side(place, place)], from: own, nil) ?? [])
    }
}
