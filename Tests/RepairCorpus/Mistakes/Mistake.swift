/// A kind of mistake that people make in layouts.
protocol Mistake: Sendable {
    /// What people call it.
    static var kind: String { get }
    /// How often it is made, next to the others.
    static var frequency: Int { get }

    /// Every mistake of this kind that can be made in the script: edits, most of which change the layout.
    static func edits(in tree: ScriptTree) -> [[TextEdit]]
}
