/// Counts the approximate bytes in use: objects add their size when they are created and subtract it when they are
/// freed.
package final class MemoryTally {
    @exclusivity(unchecked) package private(set) var bytes = 0

    package init() {}

    package func add(_ count: Int) { bytes += count }
    package func remove(_ count: Int) { bytes -= count }
}
