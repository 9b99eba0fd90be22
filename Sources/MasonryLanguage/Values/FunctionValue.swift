/// A function or closure with the variables that it shares with its surroundings.
final class FunctionValue {
    let prototype: Prototype
    /// What the prototype's code is part of.
    let unit: CodeUnit
    let captures: [Cell]

    init(prototype: Prototype, unit: CodeUnit, captures: [Cell]) {
        self.prototype = prototype
        self.unit = unit
        self.captures = captures
    }
}
