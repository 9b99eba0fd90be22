package import LayoutTerms

/// An edit of the script that resolves a finding, checked by running it.
public struct Repair: Hashable, Sendable {
    /// What it changes, and where: ``on line 6, write `left` instead of `right` ``.
    public let title: String
    /// The same in ever fewer words: ``in[5]: `left` instead of `right` ``, ``in[5]: `left` ``.
    package let briefs: [String]
    /// What it does to the layout: `` `icon` becomes 176×32``.
    public let effect: String
    /// The same in ever fewer words: `` `icon` 176×32, `title` to 16, 8``, `` `icon` 176×32, 1 more``.
    package let briefEffects: [String]
    /// The edits of the source.
    public let edits: [Replacement]
    /// How likely it is the right fix, from 0 to 1, as far as the report shows.
    public let likelihood: Double
    /// Whether it is very likely right: nothing is reported with it, and no other edit is nearly as likely.
    public let isSafe: Bool
    /// The views that are no longer ambiguous with it, and along which axes.
    package let settled: Set<OpenView>

    package init(
        title: String, briefs: [String], effect: String, briefEffects: [String], edits: [Replacement],
        settled: Set<OpenView>, likelihood: Double, isSafe: Bool
    ) {
        self.title = title
        self.briefs = briefs
        self.effect = effect
        self.briefEffects = briefEffects
        self.edits = edits
        self.settled = settled
        self.likelihood = likelihood
        self.isSafe = isSafe
    }

    /// ``on line 6, write `left` instead of `right` (`icon` moves to 16, 16)``
    package var advice: String { "\(title) (\(effect))" }

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
