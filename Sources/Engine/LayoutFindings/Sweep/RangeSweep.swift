/// Divides a range of numbers into stretches on which something is alike.
///
/// It looks at the ends, and between two places that differ. Two places in the same state have nothing else between them:
/// that is so where frames follow from linear equations of which the same ones decide at both.
package struct RangeSweep<State: Equatable, Report: Equatable> {
    /// What is found at one place.
    package struct Sample {
        /// What decides there.
        let state: State
        /// What is of interest.
        let report: Report
        /// Numbers that must change linearly as long as the state stays the same.
        var values: [Double] = []
        /// Numbers that change linearly, too, of which only the nearest whole number counts.
        var rounded: [Double] = []

        package init(state: State, report: Report, values: [Double] = [], rounded: [Double] = []) {
            self.state = state
            self.report = report
            self.values = values
            self.rounded = rounded
        }
    }

    /// Numbers with the same report.
    package struct Stretch {
        package let lower: Double
        package let upper: Double
        package let includesLower: Bool
        package let includesUpper: Bool
        package let report: Report
    }

    private struct Knot {
        let place: Double
        let sample: Sample
    }

    /// How close two places with different states are looked at if their reports are alike, and if they are not.
    private var coarse = 0.25
    private static var fine: Double { 0x1p-14 }
    private static var tolerance: Double { 1e-6 }
    /// How far from a limit between two reports the limit may be.
    private static var slop: Double { fine / 4 }

    /// The most samples.
    private let limit: Int
    /// Places between which nothing is taken for alike.
    private let cuts: [Double]
    private(set) package var sampleCount = 0
    /// The states of the last range in order, each once where several places have it.
    private(set) package var states: [State] = []

    /// - Parameters:
    ///   - limit: the most samples.
    ///   - cuts: places where something may change that changes back later.
    package init(limit: Int, cuts: [Double] = []) {
        (self.limit, self.cuts) = (limit, cuts)
    }

    /// Whether there were more samples to take, so that something may be missing.
    package var isIncomplete: Bool { sampleCount >= limit }

    /// The stretches in ascending order, which together are the whole range.
    package mutating func stretches<Failure>(
        from lower: Double, to upper: Double, _ sample: (Double) throws(Failure) -> Sample
    ) throws(Failure) -> [Stretch] {
        coarse = min(0.25, (upper - lower) / 256)
        let first = Knot(place: lower, sample: try take(lower, sample))
        states = [first.sample.state]
        if lower == upper {
            return [
                Stretch(
                    lower: lower, upper: upper, includesLower: true, includesUpper: true, report: first.sample.report)
            ]
        }
        let last = Knot(place: upper, sample: try take(upper, sample))
        var knots = [first]
        for place in Self.places(around: cuts) where lower < place && place < upper {
            let knot = Knot(place: place, sample: try take(place, sample))
            try divide(knots[knots.count - 1], knot, into: &knots, sample)
        }
        try divide(knots[knots.count - 1], last, into: &knots, sample)
        for knot in knots where knot.sample.state != states.last { states.append(knot.sample.state) }
        return try joined(knots, sample)
    }

    /// Each cut, and what is on either side of it.
    private static func places(around cuts: [Double]) -> [Double] {
        Set(cuts.flatMap { [$0 - slop, $0, $0 + slop] }).sorted()
    }

    private mutating func take<Failure>(
        _ place: Double, _ sample: (Double) throws(Failure) -> Sample
    ) throws(Failure) -> Sample {
        sampleCount += 1
        return try sample(place)
    }

    /// Appends what is between two knots, and the second.
    private mutating func divide<Failure>(
        _ one: Knot, _ other: Knot, into knots: inout [Knot], _ sample: (Double) throws(Failure) -> Sample
    ) throws(Failure) {
        let distance = other.place - one.place
        if one.sample.state == other.sample.state, !isIncomplete, let step = middleStep(one, other) {
            // A number is rounded to another one there: looks at it and on either side say all.
            let (before, after) = (step - Self.slop, step + Self.slop)
            let places = [before, Double.simplest(from: before, to: after), after]
            var looks: [Knot] = []
            for place in places { looks.append(Knot(place: place, sample: try take(place, sample))) }
            try divide(one, looks[0], into: &knots, sample)
            knots += looks.dropFirst()
            return try divide(looks[2], other, into: &knots, sample)
        }
        let isAlike = isAlike(one, other)
        let least = one.sample.report == other.sample.report ? coarse : Self.fine
        guard distance > least, !isIncomplete, !isAlike || !one.sample.values.isEmpty else {
            return knots.append(other)
        }
        let middle = Self.middle(one.place, other.place)
        let knot = Knot(place: middle, sample: try take(middle, sample))
        if isAlike, self.isAlike(one, knot), isLinear(one, knot, other) {
            return knots.append(other)
        }
        try divide(one, knot, into: &knots, sample)
        try divide(knot, other, into: &knots, sample)
    }

    private func isAlike(_ one: Knot, _ other: Knot) -> Bool {
        let (one, other) = (one.sample, other.sample)
        return one.state == other.state && one.report == other.report
            && zip(one.values, other.values).allSatisfy { Self.sign($0) == Self.sign($1) }
    }

    private static func sign(_ value: Double) -> Int {
        value.magnitude <= tolerance ? 0 : value < 0 ? -1 : 1
    }

    /// The place between two knots, apart from both, where a number is halfway between two whole ones; of several the one
    /// nearest to the middle.
    private func middleStep(_ one: Knot, _ other: Knot) -> Double? {
        let (distance, inside) = (other.place - one.place, 2 * Self.slop)
        let middle = one.place + distance / 2
        func nearest(_ places: [Double]) -> Double? {
            places.filter { $0 > one.place + inside && $0 < other.place - inside }
                .min { ($0 - middle).magnitude < ($1 - middle).magnitude }
        }
        let steps = zip(one.sample.rounded, other.sample.rounded).compactMap { first, last -> Double? in
            guard (last - first).magnitude > Self.tolerance else { return nil }
            func place(_ half: Double) -> Double { one.place + (half - first) / (last - first) * distance }
            let half = ((first + last) / 2).rounded(.down) + 0.5
            return nearest([half - 1, half, half + 1].map(place))
        }
        return nearest(steps)
    }

    /// A whole number as long as there is one.
    private static func middle(_ one: Double, _ other: Double) -> Double {
        let middle = one + (other - one) / 2
        let whole = middle.rounded(.down)
        return whole > one ? whole : middle
    }

    private func isLinear(_ one: Knot, _ middle: Knot, _ other: Knot) -> Bool {
        let share = (middle.place - one.place) / (other.place - one.place)
        let values = (one.sample.values, middle.sample.values, other.sample.values)
        guard values.0.count == values.1.count, values.0.count == values.2.count else { return false }
        return values.1.indices.allSatisfy { index in
            let expected = values.0[index] + share * (values.2[index] - values.0[index])
            return (values.1[index] - expected).magnitude <= Self.tolerance * max(1, expected.magnitude)
        }
    }

    private mutating func joined<Failure>(
        _ knots: [Knot], _ sample: (Double) throws(Failure) -> Sample
    ) throws(Failure) -> [Stretch] {
        var stretches: [Stretch] = []
        var (start, includesStart, report) = (knots[0].place, true, knots[0].sample.report)
        func end(_ place: Double, _ isIncluded: Bool) {
            stretches.append(
                Stretch(
                    lower: start, upper: place, includesLower: includesStart, includesUpper: isIncluded,
                    report: report))
        }
        for (one, other) in zip(knots, knots.dropFirst()) where other.sample.report != report {
            let place = Double.simplest(
                from: max(one.place - Self.slop, start),
                to: min(other.place + Self.slop, knots.last?.place ?? other.place))
            let here = try take(place, sample).report
            let isBefore = here == report
            let isAfter = here == other.sample.report
            end(place, isBefore)
            if !isBefore, !isAfter {
                (start, includesStart, report) = (place, true, here)
                end(place, true)
            }
            (start, includesStart, report) = (place, isAfter && !isBefore, other.sample.report)
        }
        end(knots[knots.count - 1].place, true)
        return stretches
    }
}

extension Double {
    /// The number in a range with the smallest denominator as a fraction.
    fileprivate static func simplest(from lower: Double, to upper: Double) -> Double {
        let whole = lower.rounded(.up)
        if whole <= upper { return whole }
        // Stern and Brocot's tree below 1.
        let base = lower.rounded(.down)
        var (left, right) = ((0.0, 1.0), (1.0, 1.0))
        for _ in 0..<64 {
            let middle = (left.0 + right.0, left.1 + right.1)
            let value = base + middle.0 / middle.1
            if value < lower {
                left = middle
            } else if value > upper {
                right = middle
            } else {
                return value
            }
        }
        return upper
    }
}
