/// What the program tells its caller.
enum ExitStatus: Int32 {
    case success = 0
    /// An error, a failed expectation, or a conflict in the final layout.
    case failure = 1
    /// Another finding, where findings are asked to count.
    case finding = 2
    case noSuchFile = 66
    case interrupted = 130
}
