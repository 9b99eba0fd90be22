/// Reads a session's inputs from a stream that is not a terminal: without a prompt, and a multi-line statement as one
/// input.
struct PipedInput {
    let loop: SessionLoop

    /// Runs until the end of the input, or a command to leave.
    func run() {
        var pending = ""
        while let line = readLine() {
            pending += pending.isEmpty ? line : "\n" + line
            if !loop.isComplete(pending) { continue }
            if !loop.handle(pending) { return }
            pending = ""
        }
        if !pending.isEmpty { _ = loop.handle(pending) }
    }
}
