internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

// The heights that a project's methods give the cell that starts.
extension AppleLibrary {
    private static let rowMethods = ["tableView:heightForRowAtIndexPath:", "tableView:heightForRowAt:"]
    /// How methods and constants of a cell's class that say its height are named, in small letters.
    private static let heightNames: Set = ["cellheight", "rowheight", "height"]
    private static let heightPrefixes = ["cellheightwith", "cellheightfor", "rowheightfor", "heightfor", "heightwith"]

    /// The height in points that the classes read so far give the rows of a table, or else that of the cell's own class; nil if
    /// there is none, or if it is unknown.
    func rowHeight(of cell: ClassValue, at span: Span) throws(Failure) -> Double? {
        var heights: Set<Double> = []
        for type in ownClasses where type !== cell {
            for name in Self.rowMethods.map(vocabulary.names.intern) where type.methods[name] != nil {
                guard let height = try number(name, of: type, isOfClass: false, at: span) else { return nil }
                heights.insert(height)
            }
        }
        if !heights.isEmpty { return heights.count == 1 ? heights.first : nil }
        for name in cell.classMethods.keys.map(vocabulary.text).filter(Self.isHeight).sorted() {
            heights.formUnion(
                [try number(vocabulary.names.intern(name), of: cell, isOfClass: true, at: span)].compactMap(\.self))
        }
        return heights.count == 1 ? heights.first : nil
    }

    private static func isHeight(_ selector: String) -> Bool {
        let word = selector.prefix { $0 != ":" }.lowercased()
        return heightNames.contains(word) || heightPrefixes.contains(where: word.hasPrefix)
    }

    /// The number that a method returns whatever is unknown, without any of its effects; nil for other values.
    private func number(_ name: Name, of type: ClassValue, isOfClass: Bool, at span: Span) throws(Failure) -> Double? {
        guard let method = isOfClass ? type.classMethods[name] : type.methods[name] else { return nil }
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
        guard case .number(let height)? = value, height > 0, decisions.isEmpty else { return nil }
        return height
    }
}
