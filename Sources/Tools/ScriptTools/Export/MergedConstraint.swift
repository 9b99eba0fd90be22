internal import Masonry
internal import Evaluator

/// Constraints of one view that a single chain expresses: `make.left.right.equalTo(card).inset(8)`.
struct MergedConstraint {
    /// The constraints that the chain makes, in order of activation.
    let parts: [LayoutConstraint]
    let attributes: [Attribute]
    let target: Target
    let constant: Constant
    /// The keys of the parts: `key`, or for several `key[0]`, `key[1]` …
    let key: String?

    enum Target {
        /// Only the constant.
        case none
        /// The same attribute of a view or its guide.
        case item(View, BuiltInGuide?)
        case attribute(ViewAttribute)
        /// The same attribute of each view.
        case each([View])
    }

    enum Constant {
        case offset(Double)
        /// Inwards from every edge.
        case inset(Double)
        case insets(EdgeInsets)
        case size(Size)
        case point(Point)
    }

    var relation: Relation { parts[0].relation }
    var multiplier: Double { parts[0].multiplier }
    var priority: Double { parts[0].priority }

    /// Joins the constraints of one view into few chains, keeping their order.
    static func joined(_ constraints: [LayoutConstraint], for library: any ChainLibrary) -> [MergedConstraint] {
        var chains: [MergedConstraint] = []
        var rest = constraints[...]
        while let first = rest.first {
            let longest = min(4, rest.count)
            let chain =
                (1...longest).reversed().lazy.compactMap { count in
                    MergedConstraint(Array(rest.prefix(count)), library)
                }.first { $0.parts.count > 1 }
                ?? MergedConstraint(arrayAtStartOf: rest, library) ?? MergedConstraint(single: first, library)
            chains.append(chain)
            rest = rest.dropFirst(chain.parts.count)
        }
        return chains
    }

    private init(single constraint: LayoutConstraint, _ library: any ChainLibrary) {
        parts = [constraint]
        attributes = [constraint.first.attribute]
        target = Self.target(of: constraint, library)
        constant = .offset(constraint.constant)
        key = constraint.key
    }

    private static func target(of constraint: LayoutConstraint, _ library: any ChainLibrary) -> Target {
        guard let second = constraint.second else { return .none }
        let isWhole =
            second.attribute == constraint.first.attribute && second.guide.map(library.relatesToWhole) != false
        return isWhole ? .item(second.view, second.guide) : .attribute(second)
    }

    /// Several attributes with one relation; nil if no chain can express them together.
    private init?(_ parts: [LayoutConstraint], _ library: any ChainLibrary) {
        let first = parts[0]
        let attributes = parts.map(\.first.attribute)
        guard Set(attributes).count == attributes.count, parts.allSatisfy({ $0.isLike(first) }),
            let constant = Self.constant(of: parts, attributes, takesPoints: library.takesPoints),
            let key = Self.key(of: parts)
        else { return nil }
        let target = Self.target(of: first, library)
        switch target {
        case .none:
            guard attributes.allSatisfy(\.isSize), parts.allSatisfy({ $0.second == nil }) else { return nil }
        case .item(let view, let guide):
            let isSame = parts.allSatisfy {
                $0.second.map { $0.view === view && $0.guide == guide } == true
                    && $0.second?.attribute == $0.first.attribute
            }
            guard isSame else { return nil }
        case .attribute(let attribute):
            guard parts.allSatisfy({ $0.hasSecond(attribute) }) else { return nil }
        case .each: return nil
        }
        self.parts = parts
        self.attributes = attributes
        self.target = target
        self.constant = constant
        self.key = key.text
    }

    /// One attribute related to the same attribute of several views; nil if only the first qualifies.
    private init?(arrayAtStartOf constraints: ArraySlice<LayoutConstraint>, _ library: any ChainLibrary) {
        guard library.takesArrays, let first = constraints.first else { return nil }
        let parts = Array(
            constraints.prefix { constraint in
                guard case .item(_, nil) = Self.target(of: constraint, library) else { return false }
                return constraint.first.attribute == first.first.attribute && constraint.isLike(first)
                    && constraint.constant == first.constant
            })
        guard parts.count > 1, let key = Self.key(of: parts) else { return nil }
        self.parts = parts
        attributes = [first.first.attribute]
        target = .each(parts.compactMap(\.second?.view))
        constant = .offset(first.constant)
        self.key = key.text
    }

    /// A call that sets all constants at once; nil if there is none.
    private static func constant(
        of parts: [LayoutConstraint], _ attributes: [Attribute], takesPoints: Bool
    ) -> Constant? {
        let constants = parts.map(\.constant)
        let areSizes = attributes.allSatisfy(\.isSize)
        if constants.allSatisfy({ $0 == constants[0] }) {
            let areMixed = !areSizes && attributes.contains(where: \.isSize)
            return areMixed && constants[0] != 0 ? nil : .offset(constants[0])
        }
        if attributes == [.width, .height], parts[0].second == nil {
            return .size(Size(width: constants[0], height: constants[1]))
        }
        if attributes == [.centerX, .centerY] {
            return takesPoints ? .point(Point(x: constants[0], y: constants[1])) : nil
        }
        let distances = zip(attributes, constants).compactMap { attribute, constant in
            attribute.constant(for: EdgeInsets(1)).map { $0 * constant }
        }
        guard distances.count == parts.count else { return nil }
        if distances.allSatisfy({ $0 == distances[0] }) { return .inset(distances[0]) }
        guard attributes == [.left, .right, .top, .bottom] else { return nil }
        return .insets(
            EdgeInsets(top: distances[2], left: distances[0], bottom: distances[3], right: distances[1]))
    }

    /// The common key from which the parts' keys derive; nil if there is none.
    private static func key(of parts: [LayoutConstraint]) -> Key? {
        guard let first = parts[0].key else { return parts.allSatisfy { $0.key == nil } ? Key(text: nil) : nil }
        guard first.hasSuffix("[0]") else { return nil }
        let key = String(first.dropLast(3))
        return parts.enumerated().allSatisfy { $0.element.key == "\(key)[\($0.offset)]" } ? Key(text: key) : nil
    }

    private struct Key {
        /// Nil if no part has a key.
        let text: String?
    }
}

extension LayoutConstraint {
    /// Whether one chain can make both constraints, provided it can express each.
    fileprivate func isLike(_ other: LayoutConstraint) -> Bool {
        relation == other.relation && multiplier == other.multiplier && priority == other.priority
    }
}
