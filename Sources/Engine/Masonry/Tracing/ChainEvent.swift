/// A step of a maker or a constraint, with the resulting state, as plain values.
public enum ChainEvent: Hashable, Sendable {
    // Building the chain.

    /// A maker was made for a view. The view's own frame no longer counts.
    case maker(view: String, ConstraintMaker.Mode, turnsOffTranslation: Bool)
    /// The maker made a constraint on a view and put it at the end of its array. `delegate` is the constraint's, `children`
    /// that of its children.
    case added(ConstraintShape, on: String, children: DelegateKind?, delegate: DelegateKind?, MakerChange)
    /// A delegate replaced a constraint that it held with a composite. `children` is the delegate of the composite's
    /// children, `delegate` its own.
    case replaced(
        ConstraintShape, by: ConstraintShape, in: DelegateKind, children: DelegateKind?, delegate: DelegateKind?,
        MakerChange)
    /// A composite had its delegate make a constraint, became its delegate and added it to its children.
    case joined(ConstraintShape, composite: ConstraintShape, madeBy: DelegateKind, delegate: DelegateKind?, MakerChange)
    /// A composite was put around constraints that stay in the maker's array.
    case grouped(ConstraintShape, children: DelegateKind?, maker: [ConstraintShape])
    /// A constraint is copied for each element of an array; the calls on the copies come next.
    case copying(HandleRecord, elements: Int)
    /// A call changed a constraint.
    case changed(HandleRecord, Change)
    /// `with` or `and` returned the same constraint.
    case passed

    // Installing.

    /// A maker starts to install its constraints.
    case installing(view: String, ConstraintMaker.Mode, [ConstraintShape])
    /// A layout constraint became active. `isAgain`: an earlier install made it. Without a rule, it returned to the
    /// view that held it before.
    case installed(InstalledRecord, InstallRule?, isAgain: Bool)
    /// `update` found a layout constraint that differs only in the constant, and changed that.
    case matched(InstalledRecord, oldConstant: Double)
    /// `update` found none on the view where it looked. `nearest` is the most similar one, if one has the same first
    /// attribute.
    case missed(HandleRecord, on: String, nearest: InstalledRecord?, [EquationDifference])
    /// The constant of a layout constraint was changed, not by a handle.
    case adjusted(InstalledRecord, oldConstant: Double)
    /// The priority of a layout constraint was changed, not by a handle.
    case weighed(InstalledRecord, oldPriority: Double)
    /// Installing had nothing to do.
    case alreadyActive(InstalledRecord)
    /// A layout constraint was deactivated, also because its view was removed; nil if there was none.
    case uninstalled(InstalledRecord?, wasActive: Bool)
    /// A maker returned its constraints.
    case returned([ConstraintShape])

    /// Views are distributed, with their own makers.
    case distributing(views: Int, Axis, spacing: Double?, length: Double?, lead: Double, tail: Double, in: String)
    /// A step failed.
    case failed(ConstraintError)
    /// This many steps were dropped, because there were too many.
    case leftOut(Int)
    /// A line of Masonry's source ran; only for a tracer that records them, besides the steps above.
    case source(SourceLine)

    /// The call that changed a constraint.
    public enum Change: Hashable, Sendable {
        case relation
        case constant(old: Double)
        /// The constant does not apply to the attribute.
        case ignoredConstant(LayoutConstant)
        case multiplier
        case priority
        case key
    }

    /// A kind of object that can be the delegate of a constraint.
    public enum DelegateKind: String, Hashable, Sendable {
        case maker, composite
    }

    /// A maker's array, before and after.
    public struct MakerChange: Hashable, Sendable {
        public let before: [ConstraintShape]
        public let after: [ConstraintShape]

        public init(before: [ConstraintShape], after: [ConstraintShape]) {
            self.before = before
            self.after = after
        }
    }

    /// Why a layout constraint is installed on its view.
    public enum InstallRule: Hashable, Sendable {
        case closestCommonSuperview(String, String)
        /// A size that is compared with the constant alone.
        case view
        /// There is no second view, so the superview is used.
        case superview
    }
}
