internal import Simplex

/// The part of a constraint that every pass reads, as plain numbers.
struct PlainEquation {
    let shape: Shape
    /// The constraint's number in its scene.
    let id: Int32
    /// Orders the activations of the scene's constraints, and the declarations of its views.
    let activation: Int32
    /// In points.
    let constant: Double
}

extension PlainEquation {
    /// The immutable part.
    struct Shape {
        /// The views' places in the scene; -1 without a second view.
        let first: Int32
        let second: Int32
        private let firstAttribute: Attribute
        private let secondAttribute: Attribute
        let relation: LinearRelation
        private let kind: Kind
        let multiplier: Double
        let strength: LinearStrength

        private enum Kind {
            /// Fixed multiples of the positions and lengths of views' frames.
            case frames
            /// The same, but only when reading from left to right.
            case directed
            /// Margins, baselines, guides, scroll views, or positions in a superview's coordinates.
            case other
        }

        init(_ equation: Equation) {
            first = Int32(truncatingIfNeeded: equation.first.view.place)
            second = equation.second.map { Int32(truncatingIfNeeded: $0.view.place) } ?? -1
            firstAttribute = equation.first.attribute
            secondAttribute = equation.second?.attribute ?? equation.first.attribute
            relation = equation.relation.linear
            multiplier = equation.multiplier
            strength = LinearStrength(priority: equation.priority)
            let sides = [equation.first, equation.second].compactMap(\.self)
            let isOther =
                equation.second != nil && multiplier != 1 && !equation.first.attribute.isSize
                || !sides.allSatisfy(\.isPartOfItsFrame)
            kind = isOther ? .other : sides.contains(where: \.attribute.isDirectional) ? .directed : .frames
        }

        /// Whether `addTerms` covers the whole left side and the right side is only the constant.
        @inline(__always) func isPlain(in direction: LayoutDirection) -> Bool {
            kind == .frames || kind == .directed && direction == .leftToRight
        }

        /// Adds the terms of a plain equation between two items; the second is -1 if there is none.
        @inline(__always) func addTerms(_ firstItem: Int, _ secondItem: Int, to system: inout LinearSystem) {
            Self.add(firstAttribute, of: firstItem, 1, to: &system)
            if secondItem >= 0 && multiplier != 0 {
                Self.add(secondAttribute, of: secondItem, -multiplier, to: &system)
            }
        }

        @inline(__always) private static func add(
            _ attribute: Attribute, of item: Int, _ factor: Double, to system: inout LinearSystem
        ) {
            let left = 4 * item
            switch attribute {
            case .left, .leading: system.addTerm(factor, left)
            case .top, .firstBaseline: system.addTerm(factor, left + 1)
            case .width: system.addTerm(factor, left + 2)
            case .height: system.addTerm(factor, left + 3)
            case .right, .trailing:
                system.addTerm(factor, left)
                system.addTerm(factor, left + 2)
            case .bottom, .baseline, .lastBaseline:
                system.addTerm(factor, left + 1)
                system.addTerm(factor, left + 3)
            case .centerX:
                system.addTerm(factor, left)
                system.addTerm(factor * 0.5, left + 2)
            case .centerY:
                system.addTerm(factor, left + 1)
                system.addTerm(factor * 0.5, left + 3)
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
                .centerXWithinMargins, .centerYWithinMargins:
                preconditionFailure("a margin is no part of a plain equation")
            }
        }
    }
}

extension ViewAttribute {
    /// Whether the attribute always depends only on its own view's position and length, whatever the settings are.
    fileprivate var isPartOfItsFrame: Bool {
        if guide != nil { return false }
        switch attribute {
        case .width, .height, .centerX, .centerY: return true
        case .left, .right, .top, .bottom, .leading, .trailing: return view.kind != .scroll
        case .baseline, .firstBaseline, .lastBaseline: return !view.kind.hasText && view.kind != .scroll
        default: return false
        }
    }
}
