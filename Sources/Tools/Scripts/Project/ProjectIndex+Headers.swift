internal import Diagnostics
internal import Syntax
internal import Vocabulary

// What the files of Objective-C see of each other.
extension ProjectIndex {
    /// The macro by which Masonry's attributes have names without a prefix.
    private static let shorthand = "MAS_SHORTHAND"

    /// The files that a file includes, directly or through others, and the prefix headers, if one of them has Masonry's attributes
    /// without a prefix; nil if none has.
    func filesWithShorthand(around path: String, _ names: NameTable) -> Set<Int>? {
        guard let file = file(of: path) else { return nil }
        let prefixes = paths.indices.filter { paths[$0].hasSuffix(".pch") }.map { Place(file: $0, span: Span(0, 0)) }
        var pending = [file] + nearest(prefixes, to: path).map(\.file)
        var seen: Set<Int> = []
        var hasShorthand = false
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, let source = source(next) else { continue }
            for token in Lexer.tokens(of: source, names: names) where token.kind == .directive {
                let line = source.text(in: token.span).dropFirst().split { " \t".contains($0) }
                guard line.count > 1 else { continue }
                if line[0] == "define", line[1] == Self.shorthand { hasShorthand = true }
                guard ["import", "include"].contains(line[0]), line[1].first == "\"" || line[1].first == "<" else {
                    continue
                }
                let header = line[1].dropFirst().prefix { !"\">".contains($0) }
                pending += files(named: header.split(separator: "/").last.map(String.init) ?? "", near: paths[next])
            }
        }
        return hasShorthand ? seen : nil
    }

    private func files(named name: String, near path: String) -> [Int] {
        let found = paths.indices.filter { paths[$0] == name || paths[$0].hasSuffix("/" + name) }
        return nearest(found.map { Place(file: $0, span: Span(0, 0)) }, to: path).map(\.file)
    }

    /// Whether a file, or the header of the same name, is among files.
    func isSeen(_ file: Int, in files: Set<Int>) -> Bool {
        let header = paths[file].split(separator: ".").dropLast().joined(separator: ".") + ".h"
        return files.contains(file) || files.contains { paths[$0] == header }
    }
}
