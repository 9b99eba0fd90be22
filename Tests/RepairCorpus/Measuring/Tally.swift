/// How many of some cases had which result.
struct Tally {
    /// The columns of the table.
    static let columns = [
        "broken", "found", "silent", "unseen", "first", "first 3", "any", "wrong but clean",
    ]

    private var broken = 0
    private var found = 0
    /// Nothing is reported, though the mistake is seen at a glance.
    private var silent = 0
    /// Nothing is reported, and the mistake is not seen at a glance.
    private var silentUnseen = 0
    private var first = 0
    private var firstThree = 0
    private var any = 0
    private var wrongButClean = 0
    /// The right fixes that are right after every statement.
    private(set) var rightThroughout = 0

    init(_ cases: [Measurement]) {
        for measurement in cases { add(measurement) }
    }

    private mutating func add(_ measurement: Measurement) {
        broken += 1
        if measurement.isFound {
            found += 1
        } else if measurement.isSeen {
            silent += 1
        } else {
            silentUnseen += 1
        }
        if let number = measurement.rightFix {
            any += 1
            if number <= 3 { firstThree += 1 }
            if number == 1 { first += 1 }
        }
        if measurement.isWrongButClean { wrongButClean += 1 }
        if measurement.isRightThroughout == true { rightThroughout += 1 }
    }

    var counts: [Int] { [broken, found, silent, silentUnseen, first, firstThree, any, wrongButClean] }
}
