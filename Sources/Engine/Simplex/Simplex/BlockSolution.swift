/// What solving the blocks of a set of forms finds. Once every block is solved, the boxes describe the optimal face:
/// lower = upper for a determined column.
struct BlockSolution: ~Copyable {
    /// By quantity, its box, and the magnitude that rounding is relative to: those of the forms until its block is
    /// solved.
    var lower: FlatArray<Double>
    var upper: FlatArray<Double>
    var extent: FlatArray<Double>
    /// The value of each column.
    var value: FlatArray<Double>
    /// Whether the column is determined after every priority.
    var isDetermined: FlatArray<Bool>
    /// The columns whose values may be off because the magnitudes differ too much.
    var inexact = FlatArray<Int32>()

    init(_ forms: borrowing Forms) {
        lower = forms.lower.copy()
        upper = forms.upper.copy()
        extent = forms.extent.copy()
        value = FlatArray(repeating: 0, count: forms.columns.count)
        isDetermined = FlatArray(repeating: false, count: forms.columns.count)
    }
}
