internal import Masonry

/// A statement that would resolve a finding, checked by solving.
public struct Repair: Hashable, Sendable {
    /// What it does, as an instruction: ``lower the priority of the `left` of line 6 to high``.
    public let title: String
    /// What it changes in the layout: `` `icon` becomes 176×32``.
    public let effect: String
    /// The statement, which can be run at the top level, whatever view is current.
    public let statement: String
    /// How the source would be changed: a statement in its accent to add, or what to change on which line; nil where neither
    /// is known.
    public let code: String?
    /// ``center `icon` in `card` (`icon` moves to 16, 16): on line 4, write …``
    var advice: String {
        let edit = code.map { $0 == title ? "" : ": \($0)" } ?? ""
        return "\(title) (\(effect))\(edit)"
    }

    /// The views that are open, and along which axes, and are so no longer with it.
    var settled: Set<OpenView> = []

    /// A view that has no one frame; along which axis, where it has any constraints.
    struct OpenView: Hashable, Sendable {
        let name: String
        let axis: Axis?

        init?(_ finding: Finding) {
            switch finding.kind {
            case .ambiguous(let view, let axis, _): (name, self.axis) = (view, axis)
            case .unplaced(let view): (name, axis) = (view, nil)
            case .conflict, .openContent, .unsettled, .inexact: return nil
            }
        }
    }
}
