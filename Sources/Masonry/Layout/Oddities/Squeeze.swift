/// A text that has less room than it needs, and the required constraints that leave it no more.
public struct Squeeze: Hashable, Sendable {
    public var view: String
    public var axis: Axis
    /// What the text needs along the axis, and what it has, in points.
    public var needed: Double
    public var given: Double
    /// What its compression resistance lost to: required constraints; where the text has no room at all, wishes too.
    public var causes: [Oddity.Cause]
    public var mend: Mend?

    public init(view: String, axis: Axis, needed: Double, given: Double, causes: [Oddity.Cause], mend: Mend? = nil) {
        self.view = view
        self.axis = axis
        self.needed = needed
        self.given = given
        self.causes = causes
        self.mend = mend
    }

    public enum Mend: Hashable, Sendable {
        /// That the constraint with this id asks for at least its constant: solved with that, the text has room.
        case atLeast(Int)
        /// That the text resists with this priority: solved with that, it has room.
        case resist(Double)
        /// That another view's wish, which is as strong as what is required, gives way first.
        case yield(IntrinsicEquation)
        /// That the label breaks its lines.
        case breakLines
    }
}
