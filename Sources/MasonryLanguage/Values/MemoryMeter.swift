/// Counts the bytes that a script's strings and arrays take.
final class MemoryMeter {
    private(set) var bytes = 0

    func add(_ count: Int) { bytes += count }
    func remove(_ count: Int) { bytes -= count }
}
