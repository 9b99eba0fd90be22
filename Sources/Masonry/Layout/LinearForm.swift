/// `origin × o + extent × e + constant`: an attribute as an expression of where an item begins and how far it extends
/// along one axis.
struct LinearForm {
    /// The variables of the item's position and length.
    var origin: Int
    var extent: Int
    var originFactor: Double
    var extentFactor: Double
    var constant: Double

    /// The form's value, given the variables'.
    func value(_ values: [Double]) -> Double {
        values[origin] * originFactor + values[extent] * extentFactor + constant
    }
}
