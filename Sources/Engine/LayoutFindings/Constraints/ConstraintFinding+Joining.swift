internal import Masonry

extension [ConstraintFinding] {
    /// Joins the findings that one call causes for several attributes of a view.
    var joined: [ConstraintFinding] {
        var joined: [ConstraintFinding] = []
        var places: [Occasion: Int] = [:]
        for finding in self {
            guard let occasion = Occasion(finding) else {
                joined.append(finding)
                continue
            }
            guard let first = places[occasion] else {
                places[occasion] = joined.count
                joined.append(finding)
                continue
            }
            switch (joined[first].kind, finding.kind) {
            case (.ignoredConstant(let source, let attributes), .ignoredConstant(_, let more)):
                joined[first].kind = .ignoredConstant(source, attributes + more)
            case (.bareAttribute(let attributes), .bareAttribute(let more)):
                joined[first].kind = .bareAttribute(attributes + more)
                joined[first].origin = finding.origin
            default: break
            }
        }
        return joined
    }
}

/// A call in a chain on one view. It gets one finding, however many attributes it affects.
private struct Occasion: Hashable {
    let view: String
    let kind: Kind
    let source: String
    /// The line for an attribute without a relation, as a line may have several in a chain; otherwise the place.
    let place: Range<Int>

    enum Kind: Hashable {
        case movedEdges, ignoredConstant(ConstantSource), overwrittenConstant, bareAttribute, rival, duplicate
        case repeatedRelation, ignoredMultiplier, lostKey
    }

    /// Nil for findings that never cover several attributes, and where the place is unknown.
    init?(_ finding: ConstraintFinding) {
        guard let origin = finding.origin else { return nil }
        switch finding.kind {
        case .positiveOffset, .lateAttribute, .ownRelation, .multipliedStart, .outwardLimit, .inwardLimit, .unlike,
            .unevenSpacing, .unlikeSibling, .idleLimit:
            return nil
        case .movedEdges: kind = .movedEdges
        case .ignoredConstant(let source, _): kind = .ignoredConstant(source)
        case .overwrittenConstant: kind = .overwrittenConstant
        case .bareAttribute: kind = .bareAttribute
        case .repeatedRelation: kind = .repeatedRelation
        case .rival: kind = .rival
        case .duplicate: kind = .duplicate
        case .ignoredMultiplier: kind = .ignoredMultiplier
        case .lostKey: kind = .lostKey
        }
        view = finding.view
        source = origin.source
        place = kind == .bareAttribute ? origin.line..<origin.line : origin.range
    }
}
