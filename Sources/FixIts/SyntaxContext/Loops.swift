internal import Vocabulary
internal import Syntax
internal import Diagnostics

extension SyntaxContext {
    /// The first of several names that the rest of the source does not use.
    func unusedName(_ some: [String], from position: Int) -> String? {
        let used = Set(tokens[position...].lazy.filter { $0.kind == .identifier }.map(\.name))
        return some.first { !used.contains(names.intern($0)) }
    }

    func isForHead(from start: Int) -> Bool { isReservedWord(.for, at: start) }
}
