internal import Masonry

// What Swift's libraries have beside what the language and Objective-C's have.
extension Evaluator {
    /// Does what a message says; nil where Swift has nothing of the name for such a receiver.
    func tellSwift(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        if case .array(let array) = receiver, let value = try tellSwift(array, message) { return value }
        switch (vocabulary.text(message.name), receiver, message.values.first) {
        case ("then", _, .function?):
            // Sets up what was just made.
            _ = try call(message.values[0], [receiver], at: message.span)
            return receiver
        case ("addSubviews", .view(let view), _?):
            for value in message.values {
                guard case .array(let array) = value else {
                    _ = try call(.addSubview, of: view, told(value, message))
                    continue
                }
                for element in array.elements { _ = try call(.addSubview, of: view, told(element, message)) }
            }
            return .nothing
        default: return nil
        }
    }

    private func told(_ value: Value, _ message: Message) -> Arguments {
        Arguments(
            evaluator: self, name: Member.addSubview.rawValue, values: [value],
            site: CallSite(arguments: .empty, nameSpan: message.nameSpan), span: message.span)
    }

    private func tellSwift(_ array: ArrayValue, _ message: Message) throws(Failure) -> Value? {
        let values = message.values
        switch (vocabulary.text(message.name), values.count) {
        case ("isEmpty", 0): return .boolean(array.elements.isEmpty)
        case ("indices", 0): return .range(RangeValue(lower: 0, upper: array.elements.count))
        case ("reversed", 0): return try self.array(array.elements.reversed(), at: message.span)
        case ("dropFirst", 0): return try self.array(Array(array.elements.dropFirst()), at: message.span)
        case ("dropLast", 0): return try self.array(Array(array.elements.dropLast()), at: message.span)
        case ("enumerated", 0):
            var pairs: [Value] = []
            for (index, element) in array.elements.enumerated() {
                try step(at: message.span)
                pairs.append(try self.array([.number(Double(index)), element], at: message.span))
            }
            return try self.array(pairs, at: message.span)
        case ("forEach", 1):
            for element in array.elements {
                try step(at: message.span)
                _ = try call(values[0], spread(element, over: values[0]), at: message.span)
            }
            return .nothing
        case ("map", 1), ("compactMap", 1):
            var results: [Value] = []
            for element in array.elements {
                try step(at: message.span)
                let result = try call(values[0], spread(element, over: values[0]), at: message.span)
                if vocabulary.text(message.name) == "map" || !result.isNothing { results.append(result) }
            }
            return try self.array(results, at: message.span)
        default: return nil
        }
    }

    /// A closure of several parameters takes a pair apart.
    private func spread(_ element: Value, over callee: Value) -> [Value] {
        guard case .function(let function) = callee, function.prototype.parameters.count > 1,
            case .array(let parts) = element, parts.elements.count == function.prototype.parameters.count
        else { return [element] }
        return parts.elements
    }
}
