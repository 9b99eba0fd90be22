// The basis at which solving starts, and the one at which it ends.
extension BlockSolver {
    /// Replaces the slack basis by the starting basis and rests its nonbasic quantities at their current bounds and
    /// breakpoints. False if this exceeds the work it could save, or leads out of the bounds.
    mutating func startFromBasis() -> Bool {
        let limit = work + 16 * simplex.tableau.termCount
        simplex.isLeaving.refill(false, count: globalOf.count)
        for local in 0..<globalOf.count {
            simplex.isLeaving[local] = simplex.isBasic(local) && start[Int(globalOf[local])] != LinearBasis.Rest.basic
        }
        for local in 0..<globalOf.count where start[Int(globalOf[local])] == LinearBasis.Rest.basic {
            simplex.exchangeColumn(local)
            if work > limit { return false }
        }
        for local in 0..<globalOf.count where !simplex.isBasic(local) {
            if let value = position(of: start[Int(globalOf[local])], Int(globalOf[local])) {
                simplex.rest(local, at: value)
            }
        }
        _ = simplex.refreshValues()
        return violation() == 0
    }

    /// The value at which the quantity rests; nil if it has no such bound or breakpoint.
    private mutating func position(of rest: Int32, _ quantity: Int) -> Double? {
        switch rest {
        case LinearBasis.Rest.basic, LinearBasis.Rest.elsewhere: return nil
        case LinearBasis.Rest.lower: return forms.lower[quantity] == -.infinity ? nil : forms.lower[quantity]
        case LinearBasis.Rest.upper: return forms.upper[quantity] == .infinity ? nil : forms.upper[quantity]
        default:
            let pieces = forms.pieces.range(of: quantity)
            let index = pieces.lowerBound + Int(rest - LinearBasis.Rest.piece)
            return index < pieces.upperBound ? forms.pieces[index].position : nil
        }
    }

    mutating func recordBasis() {
        makeRoomForRests()
        for local in 0..<globalOf.count {
            let quantity = Int(globalOf[local])
            basis.rests[quantity] =
                simplex.isBasic(local) ? LinearBasis.Rest.basic : rest(of: quantity, at: simplex.value[local])
        }
    }

    /// Records that a quantity rests where it did in an earlier pass.
    mutating func takeOverRest(of quantity: Int, _ other: Int, from earlier: inout BlockSolver) {
        if earlier.basis.rests.isEmpty { return }
        makeRoomForRests()
        basis.rests[quantity] = earlier.basis.rests[other]
    }

    private mutating func makeRoomForRests() {
        if !basis.rests.isEmpty { return }
        basis.rests = ContiguousArray(repeating: LinearBasis.Rest.elsewhere, count: forms.quantityCount)
    }

    private mutating func rest(of quantity: Int, at value: Double) -> Int32 {
        let pieces = forms.pieces.range(of: quantity)
        for index in pieces where forms.pieces[index].position == value {
            return LinearBasis.Rest.piece + Int32(truncatingIfNeeded: index - pieces.lowerBound)
        }
        if value == forms.lower[quantity] { return LinearBasis.Rest.lower }
        return value == forms.upper[quantity] ? LinearBasis.Rest.upper : LinearBasis.Rest.elsewhere
    }
}
