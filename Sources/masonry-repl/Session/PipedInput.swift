/// Reads a session's inputs from what is no terminal: without a prompt, a statement of several lines as one input.
struct PipedInput {
    let loop: SessionLoop

    /// Goes on to the end of the input, or until it says to leave.
    func run() {
        var pending = ""
        while let line = readLine() {
            pending += pending.isEmpty ? line : "\n" + line
            if !loop.session.isComplete(pending) && !pending.hasPrefix(":") { continue }
            if !loop.handle(pending) { return }
            pending = ""
        }
        if !pending.isEmpty { _ = loop.handle(pending) }
    }
}
