/// The numbers of `stride(from: 0, to: 10, by: 2)`.
struct Multiples {
    private let start: Int
    private let count: Int
    private let step: Int

    /// - Parameter bounds: the first number, the one after the last, and the step, as they are written.
    init?(from bounds: [String]) {
        let numbers = bounds.compactMap { Int($0) }
        guard numbers.count == 3, numbers.allSatisfy((-1_000_000...1_000_000).contains), numbers[2] > 0,
            numbers[1] > numbers[0]
        else { return nil }
        (start, step) = (numbers[0], numbers[2])
        count = (numbers[1] - start + step - 1) / step
    }

    /// The numbers in the language, which has ranges without steps.
    var text: String { "(0..<\(count)).map({ i in \(start == 0 ? "" : "\(start) + ")i * \(step) })" }
}
