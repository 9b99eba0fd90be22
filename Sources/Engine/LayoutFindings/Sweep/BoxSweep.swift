internal import Masonry

/// Finds where a condition fails among screens that vary in several dimensions.
///
/// Along each dimension it sweeps the dimensions after it. Two places between which the states of such a sweep stay the same,
/// one after the other, have nothing else between them, as the borders of a state are straight.
package struct BoxSweep {
    /// What is found at one point.
    package typealias Sample = RangeSweep<LayoutState, Bool>.Sample

    /// Numbers of one dimension.
    package struct Side: Hashable {
        package let lower: Double
        package let upper: Double
        package let includesLower: Bool
        package let includesUpper: Bool
        /// Whether it is how wide texts are, not a length.
        private(set) var isText = false

        package init(
            _ lower: Double, _ upper: Double, includesLower: Bool = true, includesUpper: Bool = true,
            isText: Bool = false
        ) {
            self.lower = lower
            self.upper = upper
            self.includesLower = includesLower
            self.includesUpper = includesUpper
            self.isText = isText
        }

        fileprivate init<State, Report>(_ stretch: RangeSweep<State, Report>.Stretch) {
            self.init(
                stretch.lower, stretch.upper, includesLower: stretch.includesLower,
                includesUpper: stretch.includesUpper)
        }

        /// A place that belongs to it, the one that `ScreenStretch` shows.
        fileprivate func shown(isText: Bool) -> Double {
            ScreenStretch.shown(
                from: lower, to: upper, includesLower: includesLower, includesUpper: includesUpper, isText: isText)
        }
    }

    private indirect enum State: Equatable {
        case point(LayoutState)
        case line([State])
    }

    private indirect enum Report: Equatable {
        case point(Bool)
        case line([Report])

        var hasFailure: Bool {
            switch self {
            case .point(let holds): !holds
            case .line(let parts): parts.contains(where: \.hasFailure)
            }
        }
    }

    private struct Swept {
        var state: State
        var report: Report
        var values: [Double]
        var rounded: [Double] = []
        /// One for each dimension.
        var failures: [[Side]]
    }

    private let limit: Int
    private let cuts: [[Double]]
    private var sampleCount = 0

    /// - Parameters:
    ///   - limit: the most points to look at.
    ///   - cuts: for each dimension, places where something may change that changes back later.
    package init(limit: Int, cuts: [[Double]] = []) {
        (self.limit, self.cuts) = (limit, cuts)
    }

    /// Whether there were more points to look at.
    package var isIncomplete: Bool { sampleCount >= limit }

    /// The boxes in which a condition fails, in ascending order; each has a side for each dimension.
    package mutating func failures<Failure>(
        on box: [Side], _ sample: ([Double]) throws(Failure) -> Sample
    ) throws(Failure) -> [[Side]] {
        try swept(box[...], at: [], sample).failures
    }

    private mutating func swept<Failure>(
        _ box: ArraySlice<Side>, at point: [Double], _ sample: ([Double]) throws(Failure) -> Sample
    ) throws(Failure) -> Swept {
        guard let side = box.first else {
            sampleCount += 1
            let found = try sample(point)
            return Swept(
                state: .point(found.state), report: .point(found.report), values: found.values,
                rounded: found.rounded, failures: found.report ? [] : [[]])
        }
        let own = cuts.indices.contains(point.count) ? cuts[point.count] : []
        var sweep = RangeSweep<State, Report>(limit: max(2, limit - sampleCount), cuts: own)
        var failures: [Double: [[Side]]] = [:]
        func look(_ place: Double) throws(Failure) -> RangeSweep<State, Report>.Sample {
            let found = try swept(box.dropFirst(), at: point + [place], sample)
            failures[place] = found.failures
            return RangeSweep.Sample(
                state: found.state, report: found.report, values: found.values, rounded: found.rounded)
        }
        let stretches = try sweep.stretches(from: side.lower, to: side.upper, look)
        var failed: [[Side]] = []
        for stretch in stretches where stretch.report.hasFailure {
            let own = Side(stretch)
            if box.count == 1 {
                failed.append([own])
                continue
            }
            // The other dimensions can fail elsewhere at each place; the first place is reported.
            let first = own.shown(isText: side.isText)
            if failures[first] == nil { _ = try look(first) }
            failed += (failures[first] ?? []).map { [own] + $0 }
        }
        return Swept(
            state: .line(sweep.states), report: .line(stretches.map(\.report)), values: [], failures: failed)
    }
}
