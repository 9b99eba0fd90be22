import Masonry

/// Makes rows of many views, of which each depends on the last one by thirds, so that rounding adds up or multiplies.
public enum ChainMaker {
    /// A random row of up to a thousand views.
    static func trial(seed: UInt64) -> SceneTrial {
        var generator = SeededGenerator(seed: seed)
        return trial(
            count: generator.pick([10, 100, 600, 700, 1000]),
            ratio: generator.pick([1, 1.0 / 3, 3, 1.0 / 3, 0.999]),
            gap: generator.pick([0, 1.0 / 3, 1e6 / 3, 1e-6 / 3]),
            ending: generator.pick(Ending.allCases))
    }

    /// What holds the last view.
    public enum Ending: CaseIterable, Sendable {
        case nothing
        /// The last view ends where the root does, which no width of the first need allow.
        case edge
        /// The last view has a width of its own, and the first has none.
        case width
    }

    /// - Parameters:
    ///   - ratio: the width of each view as a multiple of the last one's.
    ///   - gap: the distance from each view to the next, in points.
    public static func trial(count: Int, ratio: Double, gap: Double, ending: Ending) -> SceneTrial {
        var changes: [Change] = []
        var next = 1
        func constrain(
            _ view: Int, _ attribute: Attribute, to second: (Int, Attribute)?, _ multiplier: Double, _ constant: Double
        ) {
            changes.append(
                .constrain(
                    EquationSpec(
                        id: next, first: Side(view: view, attribute: attribute), relation: .equal,
                        second: second.map { Side(view: $0.0, attribute: $0.1) }, multiplier: multiplier,
                        constant: constant, priority: LayoutPriority.required)))
            next += 1
        }
        for view in 1...count { changes.append(.declare(ViewSpec(id: view, parent: 0))) }
        for view in 1...count {
            constrain(view, .left, to: view == 1 ? (0, .left) : (view - 1, .right), 1, gap)
            if view > 1 { constrain(view, .width, to: (view - 1, .width), ratio, 0) }
        }
        switch ending {
        case .nothing: constrain(1, .width, to: nil, 1, 100)
        case .edge: constrain(count, .right, to: (0, .right), 1, 0)
        case .width: constrain(count, .width, to: nil, 1, 1.0 / 3)
        }
        return SceneTrial(changes: changes + [.check], rigour: .required)
    }
}
