extension Failure.Related {
    /// The text under the place.
    var message: String { role.message + (count > 1 ? ", \(count) times" : "") }
}

extension Failure.Related.Role {
    fileprivate var message: String {
        switch self {
        case .declaration: "declared here"
        case .firstDeclaration: "first declared here"
        case .laterDeclaration: "it is declared here, further down"
        case .declarationInBlock: "it is declared here, in a block"
        case .declarationInMethod: "it is declared here, in another method"
        case .declarationHere: "it is declared here"
        case .ownDeclaration: "this statement declares it"
        case .addition: "it is added here"
        case .removal: "it was removed here"
        case .getter: "its getter makes it"
        case .call(let name?): "`\(name)` was called here"
        case .call(nil): "called here"
        case .import: "imported here"
        case .explanation(let text): text
        }
    }
}
