package import LayoutTerms

/// A statement that would resolve a finding, solved and checked.
public struct Repair: Hashable, Sendable {
    /// What it does, as an instruction: ``lower the priority of the `left` of line 6 to high``.
    public let title: String
    /// What it changes in the layout: `` `icon` becomes 176×32``.
    public let effect: String
    /// The statement. It can run at the top level, whatever the current view is. Empty if only edits do it.
    public let statement: String
    /// The change to the source: a statement in its accent to add, or what to change on which line; nil if neither is
    /// known.
    public let code: String?
    /// What is the same for two findings that one fix resolves.
    package var identity: String { statement.isEmpty ? title : statement }

    /// ``center `icon` in `card` (`icon` moves to 16, 16): on line 4, write …``
    package var advice: String {
        let edit = code.map { $0 == title ? "" : ": \($0)" } ?? ""
        return "\(title) (\(effect))\(edit)"
    }

    /// The views that are no longer ambiguous with it, and along which axes.
    package var settled: Set<OpenView> = []

    /// The edits of the source that do the same; empty if they are not known.
    public let edits: [Replacement]
    /// Whether it is very likely right: nothing is reported with it, and no other edit is nearly as likely.
    public package(set) var isSafe = false

    package init(
        title: String, effect: String, statement: String, code: String?, settled: Set<OpenView> = [],
        edits: [Replacement] = []
    ) {
        self.title = title
        self.effect = effect
        self.statement = statement
        self.code = code
        self.settled = settled
        self.edits = edits
    }

    /// The same with another title.
    package func titled(_ title: String) -> Repair {
        var other = Repair(
            title: title, effect: effect, statement: statement, code: code, settled: settled, edits: edits)
        other.isSafe = isSafe
        return other
    }

    /// A view that is ambiguous; along which axis, if it has constraints.
    package struct OpenView: Hashable, Sendable {
        package let name: String
        package let axis: Axis?

        package init(name: String, axis: Axis?) {
            self.name = name
            self.axis = axis
        }
    }
}
