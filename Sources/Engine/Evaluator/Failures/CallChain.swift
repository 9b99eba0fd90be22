/// The calls that led to a failure, innermost first; each place once, with a count.
package struct CallChain {
    private var sites: [(call: Failure.Related, count: Int)] = []
    /// The number of further calls that were not kept.
    private var dropped = 0

    /// The numbers of places kept and shown: the innermost and the outermost.
    private static let (kept, innermost, outermost) = (100, 5, 2)

    /// The chain with the next outer call.
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

    /// The calls shown, each with its count.
    package var places: [Failure.Related] {
        shown.map { call, count in
            var place = call
            place.count = count
            return place
        }
    }

    /// The outermost call.
    var outermost: Failure.Related? { sites.last?.call }

    /// The number of calls between them that are not shown.
    package var hiddenCount: Int { sites.count - shown.count + dropped }

    private var shown: [(call: Failure.Related, count: Int)] {
        if sites.count <= Self.innermost + Self.outermost { return sites }
        return sites.prefix(Self.innermost) + sites.suffix(Self.outermost)
    }
}
