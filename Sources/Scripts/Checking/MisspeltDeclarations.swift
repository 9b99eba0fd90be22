internal import Vocabulary
internal import Evaluator
internal import Syntax
internal import Diagnostics

// Names that are misspelt where they are declared.
extension NameChecker {
    /// The failures, those over a name that is like one which is declared, and which nothing uses, as one: what is written more
    /// than once in one way, and once in another, was meant in the first.
    static func joinedByDeclaration(_ failures: [Failure], in source: SourceText, _ names: NameTable) -> [Failure] {
        var uses: [String: [Int]] = [:]
        var meant: [String: String] = [:]
        var foreign: Set<String> = []
        for (index, failure) in failures.enumerated() {
            guard case .unknownName(let name, let hint) = failure.problem, failure.source === source else { continue }
            switch hint {
            case .nearest(let nearest), .assigned(let nearest?): meant[name] = meant[name] ?? nearest
            case .none, .parent, .called: break
            // What is a word of another language as well may be a name that was declared wrong.
            case .foreign, .statement: foreign.insert(name)
            default: continue
            }
            uses[name, default: []].append(index)
        }
        let repeated = uses.filter { $0.value.count > 1 && (meant[$0.key] != nil || foreign.contains($0.key)) }
        if repeated.isEmpty { return failures }
        var places: [String: [Span]] = [:]
        var declared: [String] = []
        var before = ""
        for token in Lexer.tokens(of: source, names: names) where token.kind == .identifier || token.kind == .reserved {
            let text = source.text(in: token.span)
            if token.kind == .identifier {
                places[text, default: []].append(token.span)
                if StatementWord(rawValue: before)?.declaresView ?? false { declared.append(text) }
            }
            before = text
        }
        let unused = declared.filter { places[$0]?.count == 1 }
        for name in foreign { meant[name] = meant[name] ?? NearestName.slip(name, among: unused) }
        var joined: [Failure?] = failures
        for (name, indices) in repeated {
            guard let declared = meant[name], let place = places[declared], place.count == 1 else { continue }
            for index in indices.dropFirst() { joined[index] = nil }
            joined[indices[0]] = Failure(
                .unknownName(name, .misspelt(declared)), source, failures[indices[0]].span,
                related: Failure.Related(source: source, span: place[0], message: "it is declared here"),
                replacement: (place[0], name))
        }
        return joined.compactMap(\.self)
    }
}
