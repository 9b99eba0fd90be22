/// What an input has used of its limits.
struct InputUsage {
    /// The steps since the input started, and the count at which to check the limits next.
    var steps = 0
    var nextCheck = 0
    /// The nesting of the arrays that are being compared.
    var comparisonDepth = 0
    /// The UTF-8 bytes that the input has printed or displayed.
    var outputSize = 0
}
