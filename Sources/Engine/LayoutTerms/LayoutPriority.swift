/// The named priorities. A priority is any number above 0 and up to 1000. A constraint never gives way to one with a
/// lower priority.
public enum LayoutPriority {
    public static let required = 1000.0
    public static let high = 750.0
    public static let medium = 500.0
    public static let low = 250.0
    public static let fittingSize = 50.0

    /// The name of the priority in descriptions; nil for a priority without a name.
    public static func name(of priority: Double) -> String? {
        switch priority {
        case high: "high"
        case medium: "medium"
        case low: "low"
        case fittingSize: "fitting size"
        default: nil
        }
    }
}
