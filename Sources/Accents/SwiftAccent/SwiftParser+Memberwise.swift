internal import Syntax
internal import Vocabulary
internal import AccentSyntax

// Memberwise initializers of structures.
extension SwiftParser {
    /// The parameters of a structure's memberwise initializer, and the index of the structure's name; nil if it has
    /// none, or if that is not certain.
    mutating func memberwiseParameters(of type: Name) -> (place: Int, parameters: [Parameter])? {
        let harmless = [
            "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "Sendable",
            "Error",
            "CustomStringConvertible",
        ]
        // A property wrapper is initialized where it is used.
        if outline.isWrapper(type) { return nil }
        guard outline.isMemberwise(type, { harmless.contains(names.text($0)) }) else { return nil }
        if let known = memberwise[type] { return known }
        memberwise.updateValue(nil, forKey: type)
        guard let word = tokens.indices.dropLast().first(where: { isStructure(type, at: $0) }),
            let start = tokens[word...].firstIndex(where: { $0.kind == .leftBrace })
        else { return nil }
        let saved = (index, tupleLabels, elementType, wrapper)
        defer { (index, tupleLabels, elementType, wrapper) = saved }
        var parameters: [Parameter] = []
        let end = end(ofBracketAt: start) - 1
        var position = start + 1
        while position < end {
            let token = tokens[position]
            if [.leftBrace, .leftParen, .leftBracket].contains(token.kind) {
                position = self.end(ofBracketAt: position)
                continue
            }
            defer { position += 1 }
            guard token.kind == .reserved, ["let", "var"].contains(names.text(token.name)) else {
                // A wrapped property may be initialized in another way.
                if token.kind == .at { return nil }
                continue
            }
            if isModified(position) { continue }
            let name = tokens[position + 1]
            guard name.kind == .identifier else { return nil }
            index = position + 2
            var isOptional = false
            if accept(.colon) {
                guard (try? skipType()) != nil || index > position + 3 else { return nil }
                isOptional = [.question, .not].contains(previous.kind)
            }
            let isConstant = names.text(token.name) == "let"
            switch current.kind {
            case .comma: return nil
            case .assign where isConstant: continue
            case .leftBrace where !current.startsLine && !isWord("didSet", ahead: 1) && !isWord("willSet", ahead: 1):
                continue
            default: break
            }
            let place = DeclaredName(name: name.name, span: name.span)
            let hasValue = current.kind == .assign || isOptional && !isConstant
            parameters.append(
                Parameter(
                    label: name.name, name: place,
                    value: hasValue ? Expression(kind: .nothing, span: name.span) : nil))
        }
        let found = (word + 1, parameters)
        memberwise[type] = found
        return found
    }

    private func isStructure(_ type: Name, at place: Int) -> Bool {
        names.text(tokens[place].name) == "struct" && tokens[place].kind == .identifier
            && tokens[place + 1].name == type
    }

    /// Whether a property is static or lazy.
    private func isModified(_ place: Int) -> Bool {
        var position = place - 1
        while position > 2, !tokens[position + 1].startsLine {
            // `private(set)`
            if tokens[position].kind == .rightParen { position -= 3 }
            guard tokens[position].kind == .identifier else { return false }
            if ["static", "class", "lazy"].contains(names.text(tokens[position].name)) { return true }
            position -= 1
        }
        return false
    }
}
