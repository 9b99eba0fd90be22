/// The bytes that something holds at once, about: its objects say what they take when they come and when they go.
package final class MemoryTally {
    package private(set) var bytes = 0

    package init() {}

    package func add(_ count: Int) { bytes += count }
    package func remove(_ count: Int) { bytes -= count }
}
