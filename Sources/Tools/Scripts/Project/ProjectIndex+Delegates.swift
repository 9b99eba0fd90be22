internal import Diagnostics
internal import Syntax
internal import Vocabulary

// The files that say how large the cells of a table or a collection are.
extension ProjectIndex {
    private static let methods = ["heightForRowAt", "sizeForItemAt"]
    /// The most files that are read for one cell.
    private static let maxDelegates = 8

    static func sizesCells(_ text: String) -> Bool { methods.contains(where: text.utf8.contains) }

    /// The files with such a method that name the class of a cell; none if they are too many.
    func delegates(ofCell name: String, near path: String, _ names: NameTable) -> [Place] {
        let cell = names.intern(name)
        let found = sizingFiles.compactMap { file -> Place? in
            guard let source = source(file),
                Lexer.tokens(of: source, names: names).contains(where: { $0.kind == .identifier && $0.name == cell })
            else { return nil }
            return Place(file: file, span: Span(0, source.length + 1))
        }
        return found.count > Self.maxDelegates ? nearest(found, to: path) : found
    }
}

extension String.UTF8View {
    /// Whether a word is in the text.
    fileprivate func contains(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        return withContiguousStorageIfAvailable { bytes in
            var start = 0
            while start + wanted.count <= bytes.count {
                if bytes[start] == wanted[0], bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
                    return true
                }
                start += 1
            }
            return false
        } ?? false
    }
}
