internal import Vocabulary
internal import Evaluator

// Swift's key paths: functions that return a value and know its setter.
extension AppleLibrary {
    /// Handles a message to a key path.
    func perform(_ known: LibraryMessage, _ function: FunctionValue, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .settable:
            guard case .function(let setter) = try values[0] else { return .function(function) }
            return .function(
                FunctionValue(
                    prototype: function.prototype, unit: function.unit, captures: Array(function.captures),
                    setter: setter))
        case .followed: return try runtime.call(.function(function), Array(values), at: message.span)
        case .setFollowed:
            guard let setter = function.setter else { return nil }
            return try runtime.call(.function(setter), Array(values), at: message.span)
        default: return nil
        }
    }
}
