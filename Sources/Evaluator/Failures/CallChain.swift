/// The calls that led to a failure, innermost first; each place once, however often it was passed.
package struct CallChain {
    private var sites: [(call: Failure.Related, count: Int)] = []
    /// How many more calls there were than are kept.
    private var dropped = 0

    /// Places that are kept, and places that are shown: the innermost, and the outermost.
    private static let (kept, innermost, outermost) = (100, 5, 2)

    /// With the next call outwards.
    package func appending(_ call: Failure.Related) -> CallChain {
        var chain = self
        chain.append(call)
        return chain
    }

    private mutating func append(_ call: Failure.Related) {
        if let index = sites.firstIndex(where: { $0.call.span == call.span && $0.call.source === call.source }) {
            sites[index].count += 1
        } else if sites.count < Self.kept {
            sites.append((call, 1))
        } else {
            dropped += 1
            sites[Self.kept - 1] = (call, 1)
        }
    }

    /// The calls that are shown, each with how often it was made.
    package var places: [Failure.Related] {
        shown.map { call, count in
            var place = call
            place.count = count
            return place
        }
    }

    /// The last call, seen from the failure.
    var outermost: Failure.Related? { sites.last?.call }

    /// How many calls between them are not shown.
    package var hiddenCount: Int { sites.count - shown.count + dropped }

    private var shown: [(call: Failure.Related, count: Int)] {
        if sites.count <= Self.innermost + Self.outermost { return sites }
        return sites.prefix(Self.innermost) + sites.suffix(Self.outermost)
    }
}
