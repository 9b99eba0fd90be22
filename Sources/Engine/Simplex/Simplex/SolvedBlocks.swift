/// Which blocks were solved, so that a later pass can take over those that are still the same.
struct SolvedBlocks: ~Copyable {
    let isRecording: Bool
    /// By column: the solved block whose first column it is; −1 for others.
    private let blockOfFirst: FlatArray<Int32>
    /// By column: the work that solving its block took, if it is the first.
    private let workOfFirst: FlatArray<Int>

    /// Nothing, where passes are not recorded.
    init() {
        isRecording = false
        blockOfFirst = FlatArray()
        workOfFirst = FlatArray()
    }

    init(columnCount: Int) {
        isRecording = true
        blockOfFirst = FlatArray(repeating: -1, count: columnCount)
        workOfFirst = FlatArray(repeating: 0, count: columnCount)
    }

    /// The block that starts with a column, if it was solved.
    @inline(__always) func block(startingWith column: Int) -> Int? {
        blockOfFirst[column] < 0 ? nil : Int(blockOfFirst[column])
    }

    /// The work that solving the block took that starts with a column.
    func work(ofBlockStartingWith column: Int) -> Int { workOfFirst[column] }

    /// Records that a block is solved.
    func finish(_ block: Int, _ blocks: borrowing Blocks, work: Int) {
        let first = blocks.columns[blocks.columnStart[block]]
        blockOfFirst[first] = Int32(truncatingIfNeeded: block)
        workOfFirst[first] = work
    }
}

extension BlockSolver {
    /// Takes over the solution of a block if an earlier pass solved the same one.
    mutating func takeOver(
        _ blocks: borrowing Blocks, _ block: Int, from earlier: inout BlockSolver, _ earlierBlocks: borrowing Blocks
    ) -> Bool {
        let firstColumn = Int(blocks.columnStart[block])
        let firstForm = Int(blocks.formStart[block])
        // A block of one column is solved at once.
        if !blocks.hasForms(block) { return false }
        let variable = forms.columns[blocks.columns[firstColumn]]
        guard Int(variable) < earlier.forms.columnOf.count else { return false }
        let earlierStart = Int(earlier.forms.columnOf[variable])
        guard earlierStart >= 0, earlier.solved.isRecording,
            let other = earlier.solved.block(startingWith: earlierStart)
        else { return false }
        let otherFirstColumn = Int(earlierBlocks.columnStart[other])
        let otherFirstForm = Int(earlierBlocks.formStart[other])
        let columnCount = Int(blocks.columnStart[block + 1]) - firstColumn
        let formCount = Int(blocks.formStart[block + 1]) - firstForm
        guard Int(earlierBlocks.columnStart[other + 1]) - otherFirstColumn == columnCount,
            Int(earlierBlocks.formStart[other + 1]) - otherFirstForm == formCount
        else { return false }
        for index in 0..<columnCount {
            let column = Int(blocks.columns[firstColumn + index])
            let otherColumn = Int(earlierBlocks.columns[otherFirstColumn + index])
            guard forms.columns[column] == earlier.forms.columns[otherColumn],
                isSame(column, as: otherColumn, of: &earlier)
            else { return false }
        }
        for index in 0..<formCount {
            let form = Int(blocks.forms[firstForm + index])
            let otherForm = Int(earlierBlocks.forms[otherFirstForm + index])
            guard forms.hasSameTerms(form, as: otherForm, of: &earlier.forms),
                isSame(
                    forms.columns.count + form, as: earlier.forms.columns.count + otherForm, of: &earlier)
            else { return false }
        }
        for index in 0..<columnCount {
            let column = Int(blocks.columns[firstColumn + index])
            let otherColumn = Int(earlierBlocks.columns[otherFirstColumn + index])
            takeOver(column, otherColumn, from: &earlier)
            solution.value[column] = earlier.solution.value[otherColumn]
            solution.isDetermined[column] = earlier.solution.isDetermined[otherColumn]
            solution.extent[column] = earlier.solution.extent[otherColumn]
        }
        for index in 0..<formCount {
            takeOver(
                forms.columns.count + Int(blocks.forms[firstForm + index]),
                earlier.forms.columns.count + Int(earlierBlocks.forms[otherFirstForm + index]), from: &earlier)
        }
        let work = earlier.solved.work(ofBlockStartingWith: earlierStart)
        simplex.tableau.charge(work)
        solved.finish(block, blocks, work: work)
        return true
    }

    /// Opens the boxes of a block again that contains a touched quantity. False for other blocks.
    mutating func renew(_ block: Int, of blocks: borrowing Blocks, where isTouched: borrowing FlatArray<Bool>) -> Bool {
        let columns = Int(blocks.columnStart[block])..<Int(blocks.columnStart[block + 1])
        let ownForms = Int(blocks.formStart[block])..<Int(blocks.formStart[block + 1])
        var isAnyTouched = false
        for index in columns where isTouched[blocks.columns[index]] { isAnyTouched = true }
        for index in ownForms where isTouched[forms.columns.count + Int(blocks.forms[index])] { isAnyTouched = true }
        if !isAnyTouched { return false }
        for index in columns { renew(Int(blocks.columns[index])) }
        for index in ownForms { renew(forms.columns.count + Int(blocks.forms[index])) }
        return true
    }

    private mutating func renew(_ quantity: Int) {
        solution.lower[quantity] = forms.lower[quantity]
        solution.upper[quantity] = forms.upper[quantity]
        solution.extent[quantity] = forms.extent[quantity]
    }

    /// Whether a quantity starts from the same bounds and errors as one of an earlier pass.
    private mutating func isSame(_ quantity: Int, as other: Int, of earlier: inout BlockSolver) -> Bool {
        guard forms.lower[quantity].bitPattern == earlier.forms.lower[other].bitPattern,
            forms.upper[quantity].bitPattern == earlier.forms.upper[other].bitPattern,
            forms.extent[quantity].bitPattern == earlier.forms.extent[other].bitPattern,
            forms.lowerScale[quantity].bitPattern == earlier.forms.lowerScale[other].bitPattern,
            forms.upperScale[quantity].bitPattern == earlier.forms.upperScale[other].bitPattern
        else { return false }
        let (pieces, others) = (forms.pieces.range(of: quantity), earlier.forms.pieces.range(of: other))
        if pieces.count != others.count { return false }
        for index in 0..<pieces.count {
            let (piece, otherPiece) = (
                forms.pieces[pieces.lowerBound + index], earlier.forms.pieces[others.lowerBound + index]
            )
            if !piece.isSame(as: otherPiece) { return false }
        }
        return true
    }

    private mutating func takeOver(_ quantity: Int, _ other: Int, from earlier: inout BlockSolver) {
        solution.lower[quantity] = earlier.solution.lower[other]
        solution.upper[quantity] = earlier.solution.upper[other]
        takeOverRest(of: quantity, other, from: &earlier)
    }
}
