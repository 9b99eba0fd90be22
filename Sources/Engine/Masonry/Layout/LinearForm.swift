/// `origin × o + extent × e + constant`: an attribute in terms of an item's start and extent along one axis.
struct LinearForm {
    let item: Int
    let axis: Axis
    /// 1 for a position, 0 for a length.
    var originFactor: Double
    /// The variable of the length that counts: the item's own or that of its content area.
    var extent: Int
    var extentFactor: Double
    var constant: Double

    /// The variable of the item's position.
    var origin: Int { LayoutVariables.origin(item, axis) }

    /// The value of the form for given variables.
    func value(_ values: [Double]) -> Double {
        values[origin] * originFactor + values[extent] * extentFactor + constant
    }
}
