internal import Masonry

/// What can go wrong while a script runs.
enum Problem {
    // Names.
    case unknownName(String, nearest: String?)
    case redeclared(String)
    case startingName(String)
    case constantAssigned(String)
    case unknownMember(String, of: String, nearest: String?)
    case noMembers(String, of: String)
    case memberOnlyRead(String, of: String)
    case memberNotCalled(String)
    case propertyCalled(String)
    case emptyChain(String)
    case noCurrentView(String)
    // Calls.
    case notCallable(String)
    case argumentCount(of: String, expected: String, found: Int)
    case unknownLabel(String, of: String, expected: [String])
    case missingLabel(of: String, expected: [String])
    case bothLabels(of: String, [String])
    // Kinds of value.
    case wrongKind(of: String, expected: String, found: String, help: String?)
    case operands(String, String, String)
    case comparison(String, String, attribute: String?)
    case condition(String)
    case notNumberInTuple(String)
    case tupleCount(Int)
    case tupleLabels([String])
    case attachKey
    // Numbers.
    case divisionByZero
    case notFinite
    case notWhole(String, Double)
    case reversedRange(Int, Int)
    case indexOutOfRange(Int, count: Int)
    // Bounds.
    case limit(Limits.Kind, Int)
    case interrupted
    // Imports.
    case importCycle(String)
    case importOutside(String)
    case importUnreadable(String, reason: String)
    case importedErrors([Diagnostic])
    // What an accent's libraries have and the language does not.
    case unknownCall(String, of: String)
    case unknownObject(String)
    case unknownNumber(String)
    case ignored([String])
    // Expectations.
    case expectation(String?, sides: [String])
    // The object model.
    case masonry(ConstraintError)
    case removed(String)
    case noConstraint(Int)
}
