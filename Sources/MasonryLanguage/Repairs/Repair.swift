/// A statement that would settle a finding, checked by solving.
public struct Repair: Hashable, Sendable {
    /// What it does: `weaken #6 to high`.
    public let title: String
    /// What it changes in the layout: `icon becomes 176×32`.
    public let effect: String
    /// The statement, which can be run at the top level.
    public let statement: String
    /// The same as it is said in the accent of the source that the finding is of; nil where it can't be.
    public let code: String?
}
