internal import Masonry
internal import Diagnostics

extension Repair.OpenView {
    init?(_ finding: Finding) {
        switch finding.kind {
        case .ambiguous(let view, let axis, _): self.init(name: view, axis: axis)
        case .unplaced(let view): self.init(name: view, axis: nil)
        case .conflict, .openContent, .unsettled, .inexact: return nil
        }
    }
}
