/// Counts the bytes that a script's strings and arrays take, and frees what they hold.
final class MemoryMeter {
    let heap = CellHeap()
    private(set) var bytes = 0

    func add(_ count: Int) { bytes += count }
    func remove(_ count: Int) { bytes -= count }
}
