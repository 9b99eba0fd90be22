internal import Masonry
internal import MasonryLanguage

/// Someone who has given the user of a session something to do.
protocol SessionGuide: AnyObject {
    /// The names of its own commands, without the `:`.
    var commands: [String] { get }
    /// The words about a layout after an input, and what is still open in it.
    func verdict(on layout: Layout) -> (lines: [String], open: [OpenView])
    /// Whether the user should find out how to resolve a finding, so that only the verdict is shown.
    func isForTheUser(_ finding: Finding) -> Bool
    /// Whether an edit of an input leads to where the user is to get.
    func isWanted(_ edit: Replacement) -> Bool
}
