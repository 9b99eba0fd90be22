extension Problem {
    /// Whether the problem is a name of another language or library, or a word of a statement. Then its arguments say
    /// nothing more.
    package var isForeign: Bool {
        switch self {
        case .unknownName(let name, _):
            ForeignWord.find(name, .name, .statement, .infix) != nil || StatementWord(rawValue: name) != nil
        case .unknownMember(let name, _, _):
            ForeignWord.find(name, .member, .memberOfView) != nil || ForeignWord.setter(name, of: .view) != nil
        default: false
        }
    }
}
