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
        private let firstSide: Side
        private let secondSide: Side
        let relation: LinearRelation
        private let kind: Kind
        let multiplier: Double
        let strength: LinearStrength
        private let isUnknown: Bool

        private enum Kind {
            /// Fixed multiples of the positions and lengths of views' frames.
            case frames
            /// The same, but only when reading from left to right.
            case directed
            /// Margins, baselines, guides or scroll views.
            case other
        }

        init(_ equation: Equation) {
            first = Int32(truncatingIfNeeded: equation.first.view.place)
            second = equation.second.map { Int32(truncatingIfNeeded: $0.view.place) } ?? -1
            firstSide = Side(equation.first.attribute)
            secondSide = Side(equation.second?.attribute ?? equation.first.attribute)
            relation = equation.relation.linear
            multiplier = equation.multiplier
            strength = LinearStrength(priority: equation.priority)
            isUnknown = !equation.unknown.isEmpty
            let sides = [equation.first, equation.second].compactMap(\.self)
            let isOther = !sides.allSatisfy(\.isPartOfFrame)
            kind = isOther ? .other : sides.contains(where: \.attribute.isDirectional) ? .directed : .frames
        }

        /// Whether it is certainly known, so that its constraint need not be asked.
        @inline(__always) var isKnown: Bool { !isUnknown && kind != .other }

        /// Whether the right side is only the constant, and `addTerms` covers the whole left side of an equation of
        /// siblings, or of a view and its superview.
        @inline(__always) func isPlain(in direction: LayoutDirection) -> Bool {
            kind == .frames || kind == .directed && direction == .leftToRight
        }

        /// Adds the terms of a plain equation between two items, in the coordinates of the closest common superview; the
        /// second is -1 if there is none. False if their positions take the places of other superviews, too.
        @inline(__always) func addTerms(
            _ first: Int, _ second: Int, _ items: SceneItems, to system: inout LinearSystem
        ) -> Bool {
            if second < 0 {
                firstSide.addTerms(of: first, times: 1, isPlaced: false, to: &system)
                return true
            }
            let (outsideFirst, outsideSecond) = (Int(items.parents[first]), Int(items.parents[second]))
            // A view is at the start of its own coordinates.
            let isFirstPlaced = first != second && outsideSecond != first
            let isSecondPlaced = first != second && outsideFirst != second
            if isFirstPlaced && isSecondPlaced && outsideFirst != outsideSecond && firstSide.isPosition {
                return false
            }
            firstSide.addTerms(of: first, times: 1, isPlaced: isFirstPlaced, to: &system)
            if multiplier != 0 {
                secondSide.addTerms(of: second, times: -multiplier, isPlaced: isSecondPlaced, to: &system)
            }
            return true
        }
    }

    /// A multiple of the attribute of one side.
    private struct Side {
        /// 0 for horizontal, 1 for vertical: the place of the position among the item's variables.
        let axis: UInt8
        let isPosition: Bool
        /// How many halves of the length the attribute includes.
        let halves: UInt8

        init(_ attribute: Attribute) {
            axis = attribute.axis == .horizontal ? 0 : 1
            isPosition = !attribute.isSize
            halves =
                switch attribute.part {
                case .low, .firstBaseline: 0
                case .center: 1
                case .high, .length, .lastBaseline: 2
                }
        }

        @inline(__always) func addTerms(
            of item: Int, times factor: Double, isPlaced: Bool, to system: inout LinearSystem
        ) {
            let position = 4 * item + Int(axis)
            if isPosition && isPlaced { system.addTerm(factor, position) }
            if halves > 0 { system.addTerm(halves == 2 ? factor : factor * 0.5, position + 2) }
        }
    }
}

extension ViewAttribute {
    /// Whether the attribute always depends only on its own view's position and length, whatever the settings are.
    fileprivate var isPartOfFrame: Bool {
        if guide != nil || attribute.isWithinMargins { return false }
        switch attribute.part {
        case .length, .center: return true
        case .low, .high: return view.kind != .scroll
        case .firstBaseline, .lastBaseline: return !view.kind.hasText && view.kind != .scroll
        }
    }
}
