/// The named priorities. Any number above 0 up to 1000 is one; a higher one is never given up for a lower.
public enum LayoutPriority {
    public static let required = 1000.0
    public static let high = 750.0
    public static let medium = 500.0
    public static let low = 250.0
    public static let fittingSize = 50.0

    /// How a description names the priority; nil for one without a name.
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
