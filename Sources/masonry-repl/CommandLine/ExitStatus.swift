/// What the program tells its caller.
enum ExitStatus: Int32 {
    case success = 0
    /// An error, a failed expectation, or a conflict in the final layout.
    case failure = 1
    /// Another finding, where findings are asked to count.
    case finding = 2
    case noSuchFile = 66
    /// What was printed could not be written: `Console` ends the program with it.
    case outputLost = 74
    case interrupted = 130

    /// The worse of two that several files came to.
    func joined(with other: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [.interrupted, .noSuchFile, .failure, .finding]
        return order.first { $0 == self || $0 == other } ?? .success
    }
}
