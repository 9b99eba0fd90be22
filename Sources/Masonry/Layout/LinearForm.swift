/// `origin × o + extent × e + constant`: an attribute in terms of an item's start and extent along one axis.
struct LinearForm {
    /// The variables of the item's position and length.
    var origin: Int
    var extent: Int
    var originFactor: Double
    var extentFactor: Double
    var constant: Double

    /// The value of the form for given variables.
    func value(_ values: [Double]) -> Double {
        values[origin] * originFactor + values[extent] * extentFactor + constant
    }
}
