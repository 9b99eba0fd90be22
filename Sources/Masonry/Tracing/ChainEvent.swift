/// What a maker or a constraint did, with the state it left behind, as plain values.
public enum ChainEvent: Hashable, Sendable {
    // Building the chain.

    /// A maker was made for a view, which from now on leaves its frame to constraints.
    case maker(view: String, ConstraintMaker.Mode, turnsOffTranslation: Bool)
    /// The maker made a constraint on a view and put it at the end of its array. `delegate` is the constraint's, `children`
    /// that of its children.
    case added(ConstraintShape, on: String, children: DelegateKind?, delegate: DelegateKind?, MakerChange)
    /// A delegate put a composite in the place of a constraint that it held. `children` is the delegate of the composite's
    /// children, `delegate` its own.
    case replaced(
        ConstraintShape, by: ConstraintShape, in: DelegateKind, children: DelegateKind?, delegate: DelegateKind?,
        MakerChange)
    /// A composite had its delegate make a constraint, became the delegate of that and took it among its children.
    case joined(ConstraintShape, composite: ConstraintShape, madeBy: DelegateKind, delegate: DelegateKind?, MakerChange)
    /// A composite was put around constraints that stay in the maker's array.
    case grouped(ConstraintShape, children: DelegateKind?, maker: [ConstraintShape])
    /// A constraint is copied for each of so many elements of an array; what the copies are told comes next.
    case copying(HandleRecord, elements: Int)
    /// A constraint took what it was told.
    case changed(HandleRecord, Change)
    /// A word that is there for the reader gave back the same constraint.
    case passed

    // Installing.

    /// A maker starts to install what it has.
    case installing(view: String, ConstraintMaker.Mode, [ConstraintShape])
    /// A layout constraint became active. `isAgain`: it was made by an earlier install. Without a rule it
    /// went back to where it had been.
    case installed(InstalledRecord, InstallRule?, isAgain: Bool)
    /// `update` found a layout constraint that differs in the constant alone, and changed that.
    case matched(InstalledRecord, oldConstant: Double)
    /// `update` found none on the view that it looked on; `nearest` is the most alike, if one has the same first attribute.
    case missed(HandleRecord, on: String, nearest: InstalledRecord?, [EquationDifference])
    /// A layout constraint was given another constant, not by a handle.
    case adjusted(InstalledRecord, oldConstant: Double)
    /// A layout constraint was given another priority, not by a handle.
    case weighed(InstalledRecord, oldPriority: Double)
    /// Installing had nothing to do.
    case alreadyActive(InstalledRecord)
    /// A layout constraint was deactivated, as are those of a view that is taken out; nil where there was none.
    case uninstalled(InstalledRecord?, wasActive: Bool)
    /// A maker handed over its constraints.
    case returned([ConstraintShape])

    /// Views are placed one after another by makers of their own.
    case distributing(views: Int, Axis, spacing: Double?, length: Double?, lead: Double, tail: Double, in: String)
    /// A step was refused.
    case failed(ConstraintError)
    /// So many steps were too many to keep.
    case leftOut(Int)

    /// What a constraint was told.
    public enum Change: Hashable, Sendable {
        case relation
        case constant(old: Double)
        /// The value is of a kind that the attribute has no use for.
        case ignoredConstant(LayoutConstant)
        case multiplier
        case priority
        case key
    }

    /// What can be a constraint's delegate.
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

    /// Why a layout constraint is installed where it is.
    public enum InstallRule: Hashable, Sendable {
        case closestCommonSuperview(String, String)
        /// A size that is compared with the constant.
        case view
        /// No second view was said, so the superview is meant.
        case superview
    }
}
