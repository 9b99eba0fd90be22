internal import Masonry

/// The steps of a trace that belong together: those of one maker, or later changes to its handles.
struct TraceBlock {
    private(set) var steps: [ChainStep] = []

    static func blocks(of steps: [ChainStep]) -> [TraceBlock] {
        var blocks: [TraceBlock] = []
        var isOver = true
        for step in steps {
            if isOver || step.event.startsBlock { blocks.append(TraceBlock()) }
            blocks[blocks.count - 1].steps.append(step)
            if case .returned = step.event { isOver = true } else { isOver = false }
        }
        return blocks
    }

    /// The location, unless it is the only line of an input.
    var place: String? {
        guard let place = steps.lazy.compactMap(\.link?.origin).first?.place else { return nil }
        return place.contains(":") ? place : nil
    }

    var hasFailed: Bool {
        if case .failed? = steps.last?.event { return true }
        return false
    }
}

extension ChainEvent {
    /// Whether it is a line of Masonry's source.
    var isSource: Bool {
        if case .source = self { true } else { false }
    }

    fileprivate var startsBlock: Bool {
        switch self {
        case .maker, .distributing, .leftOut: true
        default: false
        }
    }
}
