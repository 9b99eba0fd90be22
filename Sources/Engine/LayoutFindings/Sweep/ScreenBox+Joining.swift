package import Masonry

extension [ScreenBox] {
    /// Screens that were found on lines of these boxes, in few words: those that go on are joined, and what is so in both
    /// reading directions, or with all texts, is said once.
    ///
    /// - Parameter found: each with what varies last.
    package func joined(_ found: [[ScreenStretch]]) -> [[ScreenStretch]] {
        let scales = Set(flatMap(\.textScales))
        let usual = scales.contains(1) ? 1 : scales.min() ?? 1
        var groups = found.joinedWhereTheyGoOn.map { FoundScreens(screens: $0) }.withoutContained
        if contains(where: { $0.directions.count > 1 }) {
            groups = groups.joined(whereThereAre: 2) { $0.inBothDirections }
        }
        if scales.count > 1 { groups = groups.joined(whereThereAre: scales.count) { $0.withAllTexts(usual) } }
        return groups.withoutContained.map(\.screens)
    }
}

extension [[ScreenStretch]] {
    fileprivate var joinedWhereTheyGoOn: [[ScreenStretch]] {
        reduce(into: []) { joined, next in
            // Other directions and texts may come between.
            let index = joined.lastIndex { last in
                last.dropLast() == next.dropLast() && last.last?.direction == next.last?.direction
                    && last.last?.joined(with: next[next.count - 1]) != nil
            }
            if let index, let both = joined[index].last?.joined(with: next[next.count - 1]) {
                joined[index] = next.dropLast() + [both]
            } else {
                joined.append(next)
            }
        }
    }
}

/// Screens on which the same was found.
private struct FoundScreens: Hashable {
    var screens: [ScreenStretch]
    /// Whether that is so with all texts that were asked for.
    var hasAllTexts = false

    var inBothDirections: FoundScreens {
        var both = self
        for index in screens.indices { both.screens[index].direction = nil }
        return both
    }

    /// Itself if texts vary.
    func withAllTexts(_ usual: Double) -> FoundScreens {
        guard let last = screens.last, last.dimension != .text else { return self }
        return FoundScreens(screens: [last.with(textScale: usual)], hasAllTexts: true)
    }

    private var sizes: ScreenStretch? { screens.first { $0.dimension != .text } }
    private var texts: ScreenStretch? { screens.first { $0.dimension == .text } }

    func contains(_ other: FoundScreens) -> Bool {
        let (own, others) = (screens.last?.direction, other.screens.last?.direction)
        guard own == nil || own == others else { return false }
        if let sizes, let others = other.sizes, !sizes.contains(others) { return false }
        if hasAllTexts { return true }
        if let texts { return !other.hasAllTexts && other.texts.map(texts.contains) ?? false }
        return !other.hasAllTexts && other.texts == nil
    }
}

extension [FoundScreens] {
    /// Joins those that differ in one thing only, if there is one for each of its values.
    fileprivate func joined(whereThereAre count: Int, by plain: (FoundScreens) -> FoundScreens) -> [FoundScreens] {
        let counts = Dictionary(grouping: self, by: plain).mapValues(\.count)
        var joined: [FoundScreens] = []
        for screens in self {
            let all = plain(screens)
            if counts[all] != count { joined.append(screens) } else if !joined.contains(all) { joined.append(all) }
        }
        return joined
    }

    fileprivate var withoutContained: [FoundScreens] {
        enumerated().filter { index, screens in
            !enumerated().contains { place, other in
                place != index && other.contains(screens) && (place < index || !screens.contains(other))
            }
        }.map(\.element)
    }
}
