internal import Masonry

/// Keys and values in order of their first setting; shared by all who refer to it.
final class DictionaryValue {
    private(set) var keys: [Value] = []
    private(set) var values: [Value] = []
    private var positions: [Key: Int] = [:]
    /// The undo unit in which the old pairs were last recorded.
    private var epoch: Int32 = -1
    private let meter: MemoryMeter

    /// What keys are compared by.
    private enum Key: Hashable {
        case text(String)
        case number(Double)
        case object(ObjectIdentifier)
        case nothing
    }

    /// The bytes that a pair takes.
    static let pairSize = 3 * MemoryLayout<Value>.stride + MemoryLayout<Key>.stride

    init(countedBy meter: MemoryMeter) {
        self.meter = meter
    }

    init(copying other: DictionaryValue) {
        (keys, values, positions, meter) = (other.keys, other.values, other.positions, other.meter)
        meter.add(keys.count * Self.pairSize)
    }

    deinit {
        meter.remove(keys.count * Self.pairSize)
        for index in values.indices { meter.heap.release(&values[index]) }
    }

    /// Nil where nothing was set.
    func value(of key: Value) -> Value? { positions[Self.key(key)].map { values[$0] } }

    /// Sets a value; who shares the dictionary records it first.
    func set(_ value: Value, of key: Value) {
        if let position = positions[Self.key(key)] {
            values[position] = value
            return
        }
        positions[Self.key(key)] = keys.count
        keys.append(key)
        values.append(value)
        meter.add(Self.pairSize)
    }

    /// Takes a pair out; who shares the dictionary records it first.
    func remove(_ key: Value) {
        guard let position = positions.removeValue(forKey: Self.key(key)) else { return }
        keys.remove(at: position)
        values.remove(at: position)
        for (key, other) in positions where other > position { positions[key] = other - 1 }
        meter.remove(Self.pairSize)
    }

    /// Prepares a change that all who refer to the dictionary see.
    func recordOnce(in log: UndoLog) {
        guard log.isFirstChange(&epoch) else { return }
        log.record { [self, keys, values, positions] in
            meter.add((keys.count - self.keys.count) * Self.pairSize)
            (self.keys, self.values, self.positions) = (keys, values, positions)
        }
    }

    private static func key(_ value: Value) -> Key {
        switch value {
        case .text(let text): .text(text.text)
        case .number(let number): .number(number)
        case .boolean(let boolean): .number(boolean ? 1 : 0)
        case .view(let view): .object(ObjectIdentifier(view))
        case .object(let object): object.caseName.map { .text(".\($0)") } ?? .object(ObjectIdentifier(object))
        case .array(let array): .object(ObjectIdentifier(array))
        case .dictionary(let dictionary): .object(ObjectIdentifier(dictionary))
        case .type(let type): .text(type.name)
        case .foreign(let foreign): .text(foreign.name)
        default: .nothing
        }
    }
}
