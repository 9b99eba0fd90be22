internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

// The sizes that methods and constants of a project give the cell that starts, where they come to known numbers.
extension AppleLibrary {
    private static let rowMethods = ["tableView:heightForRowAtIndexPath:", "tableView:heightForRowAt:"]
    private static let itemMethods = [
        "collectionView:layout:sizeForItemAtIndexPath:", "collectionView:layout:sizeForItemAt:",
    ]
    /// How constants of a cell's class that say its size are named.
    private static let rowNames = ["cellHeight", "rowHeight", "height"]
    private static let itemNames = ["cellSize", "itemSize", "size"]

    /// The height in points that the delegates of a cell's table give its rows, or else that of the cell's own class; nil if there
    /// is none, or if it is unknown.
    func rowHeight(of cell: ClassValue, at span: Span) throws(Failure) -> Double? {
        let values = try sizes(Self.rowMethods, Self.rowNames, of: cell, at: span)
        let heights = Set(values.map { if case .number(let height) = $0, height > 0 { height } else { 0.0 } })
        return heights.count == 1 ? heights.first.flatMap { $0 > 0 ? $0 : nil } : nil
    }

    /// The same for the size of a collection's items.
    func itemSize(of cell: ClassValue, at span: Span) throws(Failure) -> Size? {
        let values = try sizes(Self.itemMethods, Self.itemNames, of: cell, at: span)
        let sizes = values.map { if case .tuple(let box) = $0 { box.tuple.size } else { nil as Size? } }
        guard let first = sizes.first, let size = first, sizes.allSatisfy({ $0 == first }), size.width > 0,
            size.height > 0
        else { return nil }
        return size
    }

    /// What the delegates say, else what constants of the cell's class do.
    private func sizes(
        _ methods: [String], _ names: [String], of cell: ClassValue, at span: Span
    ) throws(Failure) -> [Value] {
        if let symbol = cell.symbol { runtime.declareDelegates(ofCell: symbol) }
        var values: [Value] = []
        for type in ownClasses where type !== cell && isBeside(type, cell) {
            for name in methods.map(vocabulary.names.intern) {
                guard let method = type.methods[name] else { continue }
                values.append(try value(of: method, in: type, isOfClass: false, at: span) ?? .nothing)
            }
        }
        if !values.isEmpty { return values }
        for name in names.map(vocabulary.names.intern) {
            guard let method = cell.classMethod(name) else { continue }
            return [try value(of: method, in: cell, isOfClass: true, at: span) ?? .nothing]
        }
        return []
    }

    /// Whether the code of a class is in a file that names a cell.
    private func isBeside(_ type: ClassValue, _ cell: ClassValue) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        return type.methods.values.contains { method in
            let source = method.unit.source
            guard seen.insert(ObjectIdentifier(source)).inserted else { return false }
            return tokens(of: source).inside(Span(0, source.length)).contains { $0.isWord && $0.name == cell.symbol }
        }
    }

    /// What a method returns whatever is unknown, without any of its effects; nil if it rests on something unknown.
    private func value(
        of method: FunctionValue, in type: ClassValue, isOfClass: Bool, at span: Span
    ) throws(Failure) -> Value? {
        let mark = undoLog.mark()
        let before = (runtime.reports, ignored, unknownUses, decidedNames, decisions)
        (decidedNames, decisions) = ([], [])
        defer {
            undoLog.rollBack(to: mark)
            (runtime.reports, ignored, unknownUses, decidedNames, decisions) = before
        }
        var own = Value.type(type)
        if !isOfClass {
            let object = try newObject(type, at: span)
            own = .object(object)
            try initializeStorage(of: object, own, at: span)
        }
        let arguments = method.prototype.parameters.dropFirst().map {
            Value.foreign(ForeignValue(vocabulary.text($0)))
        }
        let value = try runtime.skippingFailure { () throws(Failure) in
            try runtime.call(.function(method), [own] + arguments, at: span)
        }
        return decisions.isEmpty ? value : nil
    }
}
