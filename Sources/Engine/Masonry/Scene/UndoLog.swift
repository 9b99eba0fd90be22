/// The inverses of the changes in a scene, so that a statement can be undone exactly.
///
/// A unit of undo starts at `mark()`. An object whose whole state is a single value records it once per unit
/// (`isFirstChange`); an object that grows records the inverse of each step. An object made within the unit needs
/// neither.
public final class UndoLog {
    // What every change uses is exempt from exclusivity checks: no inverse runs during an access to it.

    /// Whether inverses are kept. Off at first, so that a program that never undoes anything pays nothing.
    @exclusivity(unchecked) public var isRecording = false
    /// The number of the current unit. A new object stores it, so that its first changes are not recorded.
    @exclusivity(unchecked) public private(set) var epoch: Int32 = 0
    /// How many changes were ever recorded or undone: as long as it stays the same, so does all that is recorded here.
    @exclusivity(unchecked) package private(set) var changeCount = 0
    @exclusivity(unchecked) private var inverses: [() -> Void] = []
    /// The inverses that keep more memory alive than usual, with their additional weight.
    private var heavy: [(place: Int, weight: Int)] = []
    private var heavyWeight = 0
    /// The number of inverses; one that keeps removed objects alive counts as several.
    public var count: Int { inverses.count + heavyWeight }
    /// Counts the memory of the inverses.
    private let memory: MemoryTally
    /// The approximate bytes of an inverse, with its slot and the spare capacity of the log. Objects that it keeps
    /// alive count themselves.
    private static let bytesOfInverse = 112

    init(countedBy memory: MemoryTally) {
        self.memory = memory
    }

    /// Starts a unit of undo and returns the position in the log to roll back to.
    public func mark() -> Int {
        epoch &+= 1
        return inverses.count
    }

    /// The position in the log, without starting a unit.
    package var place: Int { inverses.count }

    /// Records the inverse of the next change.
    ///
    /// - Parameter weight: how many inverses of the common size it counts as, at least 1.
    public func record(weight: Int = 1, _ inverse: @escaping () -> Void) {
        guard isRecording else { return }
        if weight > 1 {
            heavy.append((inverses.count, weight - 1))
            heavyWeight += weight - 1
        }
        inverses.append(inverse)
        changeCount += 1
        memory.add(Self.bytesOfInverse)
    }

    /// Whether an object with this `stamp` changes for the first time in this unit, and so must record its old state.
    public func isFirstChange(_ stamp: inout Int32) -> Bool {
        guard isRecording, stamp != epoch else { return false }
        stamp = epoch
        return true
    }

    /// Undoes everything since `mark`, newest first.
    public func rollBack(to mark: Int) {
        run(take(from: mark))
    }

    /// Removes and returns the inverses recorded since `mark`, in order, for `run` at a later time.
    public func take(from mark: Int) -> [() -> Void] {
        let taken = Array(inverses[mark...])
        inverses.removeSubrange(mark...)
        while let last = heavy.last, last.place >= mark {
            heavyWeight -= last.weight
            heavy.removeLast()
        }
        memory.remove(taken.count * Self.bytesOfInverse)
        return taken
    }

    /// Runs inverses from `take`, newest first.
    public func run(_ inverses: [() -> Void]) {
        let wasRecording = isRecording
        isRecording = false
        for inverse in inverses.reversed() { inverse() }
        changeCount += inverses.count
        isRecording = wasRecording
        epoch &+= 1
    }
}
