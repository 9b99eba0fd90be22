/// The program's exit statuses.
enum ExitStatus: Int32 {
    case success = 0
    /// An error, a failed expectation, or a conflict in the final layout; of two versions, other frames.
    case failure = 1
    /// Another finding, if findings should fail; a version with an error, of which there is nothing to compare.
    case finding = 2
    /// Wrong arguments, or a configuration with an error.
    case usage = 64
    case noSuchFile = 66
    /// The output could not be written. For a stream, `Console` ends the program with this status.
    case outputLost = 74
    case interrupted = 130
    /// The reader of the pipe is gone: `Console` ends the program by the signal that means this, 128 + SIGPIPE.
    case closedPipe = 141

    /// The worse of two statuses.
    func joined(with other: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [.interrupted, .outputLost, .noSuchFile, .failure, .finding]
        return order.first { $0 == self || $0 == other } ?? .success
    }
}
