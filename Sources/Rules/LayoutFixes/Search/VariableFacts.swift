internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// What the variables, parameters and elements of loops of a script hold, by name.
struct VariableFacts {
    private(set) var names: Set<String> = []
    /// Those that hold fractions, which are factors rather than points.
    private(set) var fractions: Set<String> = []
    /// Those that could be assigned to.
    private(set) var mutable: Set<String> = []
    /// Those that hold constraints.
    private(set) var constraints: Set<String> = []
    /// The values that are a name alone, and the attributes that other values are.
    private(set) var namesAsValues: [(variable: String, use: ScriptOutline.NameUse)] = []
    private(set) var attributes: [String: Set<Attribute>] = [:]

    mutating func declare(_ name: String, isMutable: Bool = false, isFraction: Bool = false) {
        names.insert(name)
        if isMutable { mutable.insert(name) }
        if isFraction { fractions.insert(name) }
    }

    /// Notes a value that is assigned to a variable.
    ///
    /// - Parameter name: what the value is called, if it is a name alone.
    mutating func note(
        _ value: Expression, called name: String?, of variable: String, _ vocabulary: Vocabulary,
        _ scope: ScriptOutline.Scope
    ) {
        if ChainSyntax(value, vocabulary) != nil { constraints.insert(variable) }
        if let (_, word, _) = value.memberParts, case .attribute(let attribute)? = vocabulary.spelling(word) {
            attributes[variable, default: []].insert(attribute)
        } else if let name {
            let use = ScriptOutline.NameUse(name: name, span: value.span, scope: scope)
            namesAsValues.append((variable, use))
        }
    }
}
