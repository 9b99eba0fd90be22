package import Masonry

/// Keys and values in insertion order, with reference semantics.
package final class DictionaryValue {
    private var contents = Contents()
    /// The undo unit in which the old pairs were last recorded.
    private var epoch: Int32 = -1
    private let meter: MemoryMeter
    /// The bytes reported to the meter.
    package private(set) var bytes: Int
    /// The bytes of an empty dictionary, including its tables.
    private static let size = 224

    private struct Contents {
        package var keys: [Value] = []
        package var values: [Value] = []
        package var positions: [Key: Int] = [:]
        /// The bytes of keys and values besides their slots.
        var boxes = 0

        /// The bytes of the whole capacity: a table of positions is at most three quarters full.
        package var bytes: Int {
            (keys.capacity + values.capacity) * MemoryLayout<Value>.stride
                + positions.capacity * 4 / 3 * (MemoryLayout<Key>.stride + MemoryLayout<Int>.stride) + boxes
        }
    }

    /// The comparable form of a key.
    private enum Key: Hashable {
        case text(String)
        case number(Double)
        case object(ObjectIdentifier)
        case nothing
    }

    /// The approximate bytes of a pair.
    package static let pairSize = 3 * MemoryLayout<Value>.stride + 2 * MemoryLayout<Key>.stride

    package init(countedBy meter: MemoryMeter) {
        self.meter = meter
        bytes = Self.size
        meter.add(bytes)
    }

    package init(copying other: DictionaryValue) {
        (contents, meter, bytes) = (other.contents, other.meter, 0)
        recount()
    }

    deinit {
        meter.remove(bytes)
        for index in contents.values.indices { meter.heap.release(&contents.values[index]) }
    }

    package var keys: [Value] { contents.keys }
    package var values: [Value] { contents.values }

    private func recount() {
        let now = Self.size + contents.bytes
        meter.add(now - bytes)
        bytes = now
    }

    /// Nil if not set.
    package func value(of key: Value) -> Value? { contents.positions[Self.key(key)].map { contents.values[$0] } }

    /// The bytes copied by setting another pair: all of them if there is no spare capacity.
    package var bytesToGrow: Int {
        contents.positions.count == contents.positions.capacity ? 2 * bytes + Self.pairSize : Self.pairSize
    }

    /// Sets a value. If the dictionary is shared, record it first.
    package func set(_ value: Value, of key: Value) {
        if let position = contents.positions[Self.key(key)] {
            contents.boxes += value.uncountedSize - contents.values[position].uncountedSize
            contents.values[position] = value
        } else {
            contents.positions[Self.key(key)] = contents.keys.count
            contents.keys.append(key)
            contents.values.append(value)
            contents.boxes += key.uncountedSize + value.uncountedSize
        }
        recount()
    }

    /// Removes a pair. If the dictionary is shared, record it first.
    package func remove(_ key: Value) {
        guard let position = contents.positions.removeValue(forKey: Self.key(key)) else { return }
        contents.boxes -= contents.keys[position].uncountedSize + contents.values[position].uncountedSize
        contents.keys.remove(at: position)
        contents.values.remove(at: position)
        for (key, other) in contents.positions where other > position { contents.positions[key] = other - 1 }
        recount()
    }

    /// The bytes kept for undoing the next change: all of them at the first change of a unit.
    package func bytesToRecord(in log: UndoLog) -> Int {
        var stamp = epoch
        return log.isFirstChange(&stamp) ? bytes : 0
    }

    /// Prepares a change of a shared dictionary.
    package func recordOnce(in log: UndoLog) {
        guard log.isFirstChange(&epoch) else { return }
        let old = KeptCopy(contents, taking: bytes, countedBy: meter)
        log.record { [self] in
            contents = old.contents
            recount()
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
        case .constraint(let value): .object(ObjectIdentifier(value.constraint))
        case .equation(let equation): .object(ObjectIdentifier(equation))
        case .function(let function): .object(ObjectIdentifier(function))
        case .type(let type): .text(type.name)
        case .foreign(let foreign): .text(foreign.name)
        default: .nothing
        }
    }
}
