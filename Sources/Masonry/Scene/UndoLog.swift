/// The inverses of what was changed in a scene, so that a statement can be taken back exactly.
///
/// A unit of undo starts at `mark()`. An object that can say its whole state in one value records it once a unit
/// (`isFirstChange`); one that grows records the inverse of each step. An object made within the unit needs neither.
public final class UndoLog {
    /// Whether inverses are kept; off at first, so that a program that never goes back pays nothing.
    public var isRecording = false
    /// Counts the units; an object made now carries it so that its first changes are not recorded.
    public private(set) var epoch = 0
    private var inverses: [() -> Void] = []
    /// How many inverses are kept.
    public var count: Int { inverses.count }

    /// Starts a unit of undo and returns the place in the log to go back to.
    public func mark() -> Int {
        epoch += 1
        return inverses.count
    }

    /// Keeps what takes the next change back.
    public func record(_ inverse: @escaping () -> Void) {
        if isRecording { inverses.append(inverse) }
    }

    /// Whether an object that keeps `stamp` changes for the first time in this unit, and so must record its old state.
    public func isFirstChange(_ stamp: inout Int) -> Bool {
        guard isRecording, stamp != epoch else { return false }
        stamp = epoch
        return true
    }

    /// Takes back everything since `mark`, newest first.
    public func rollBack(to mark: Int) {
        run(take(from: mark))
    }

    /// Hands over the inverses recorded since `mark`, in order of recording, for `run` at a later time.
    public func take(from mark: Int) -> [() -> Void] {
        let taken = Array(inverses[mark...])
        inverses.removeSubrange(mark...)
        return taken
    }

    /// Runs inverses that `take` handed over, newest first.
    public func run(_ inverses: [() -> Void]) {
        let wasRecording = isRecording
        isRecording = false
        for inverse in inverses.reversed() { inverse() }
        isRecording = wasRecording
        epoch += 1
    }
}
