internal import Masonry

extension Diagnostic {
    /// What a stray view has to say, at the constraint that put it there.
    ///
    /// - Parameter source: gives the source of a name that an `Origin` has; nil for one that is not at hand.
    init(_ stray: Stray, source: (String) -> SourceText?) {
        let side = "\(stray.distance.spelled) \(stray.distance == 1 ? "point" : "points") "
        let way =
            switch stray.side {
            case .left: "to the left"
            case .right: "to the right"
            case .top: "upwards"
            default: "downwards"
            }
        let causes = stray.causes.map { cause in
            let isSize = cause.equation.contains(".width ") || cause.equation.contains(".height ")
            return "\(cause.member) \(cause.equation)" + (isSize ? "" : " = \(cause.value.spelled)")
        }
        let labels = stray.causes.prefix(1).compactMap { cause -> Label? in
            guard let origin = cause.origin, let text = source(origin.source) else { return nil }
            return Label(source: text, span: Span(origin.range))
        }
        self.init(
            severity: .warning, slug: Slug.outsideSuperview.rawValue,
            message: stray.isWhole
                ? "`\(stray.view)` lies wholly outside of `\(stray.superview)`, \(side)\(way)"
                : "`\(stray.view)` reaches out of `\(stray.superview)`, \(side)\(way)",
            labels: labels, notes: causes.isEmpty ? [] : ["because of " + causes.joined(separator: ", ")],
            help: stray.mistake.map { Self.help(on: $0, of: stray) })
    }

    private static func help(on mistake: Stray.Mistake, of stray: Stray) -> String {
        switch mistake {
        case .outwardConstant:
            "offsets count to the right and downwards: into `\(stray.superview)`, a left or top edge takes a positive one, a "
                + "right or bottom edge a negative one; insets count inwards on every edge"
        case .oppositeEdge(let first, let second):
            "is `\(first)` to be at `\(second)`? with `\(second.item).\(first.attribute.rawValue)` it would be on the "
                + "other side"
        case .outerView(let name):
            "`\(stray.view)` is in `\(stray.superview)`, and `\(name)` is around that: was `\(stray.superview)` meant?"
        case .emptySuperview:
            "`\(stray.superview)` has no \(stray.side.axis == .horizontal ? "width" : "height")"
        }
    }
}
