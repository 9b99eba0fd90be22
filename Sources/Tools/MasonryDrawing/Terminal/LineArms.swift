/// The directions in which lines leave the middle of a cell.
struct LineArms: OptionSet, Hashable {
    let rawValue: UInt8

    static let up = LineArms(rawValue: 1)
    static let right = LineArms(rawValue: 2)
    static let down = LineArms(rawValue: 4)
    static let left = LineArms(rawValue: 8)

    static let horizontal: LineArms = [.left, .right]
    static let vertical: LineArms = [.up, .down]
}
