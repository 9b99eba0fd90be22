internal import Masonry
internal import MasonryLanguage

/// Finds the lines of a project that made the constraints of a log.
final class LogSources {
    private let root: String
    /// The sources below the root, found at the first question.
    private lazy var paths = {
        var search = FolderSearch(suffixes: [".swift", ".m", ".mm"])
        return search.files(below: root).map { String($0.dropFirst(root.count + 1)) }
    }()
    private var texts: [String: SourceText] = [:]

    /// The most sources that are read for a key.
    private static let maxRead = 2_000
    /// How far below its head a statement of a block may be, in lines.
    private static let longestBlock = 60

    init(below project: ProjectFolder) { root = project.root }

    /// Nil where the project has no such line.
    func origin(of place: LogPlace) -> Origin? {
        if let file = place.file { return origin(inFile: file, line: place.line) }
        return place.key.flatMap { origin(ofKey: $0, place) }
    }

    // MARK: SnapKit's places

    private func origin(inFile name: String, line: Int) -> Origin? {
        let found = paths.filter { $0 == name || $0.hasSuffix("/" + name) }.compactMap(source)
            .filter { line >= 1 && line <= $0.lineCount }
        let likely = found.first { $0.text(in: $0.range(ofLine: line)).contains(".") } ?? found.first
        return likely.flatMap { origin(line, in: $0) }
    }

    // MARK: Masonry's keys

    /// The statement for the attribute in a block of the view whose variable is the key.
    private func origin(ofKey key: String, _ place: LogPlace) -> Origin? {
        let variable = key.split(separator: ".").last.map(String.init) ?? key
        var best: (origin: Origin, score: Int)?
        for path in paths.prefix(Self.maxRead) where !path.hasSuffix(".swift") {
            guard let source = source(path), source.text.contains("\(variable) mas_") else { continue }
            for line in 1...source.lineCount where Self.opensBlock(text(line, source), of: variable) {
                for (next, score) in statements(after: line, in: source, place) where score > best?.score ?? -1 {
                    if let origin = origin(next, in: source) { best = (origin, score) }
                }
            }
        }
        return best?.origin
    }

    /// `[self.marker mas_updateConstraints:`
    private static func opensBlock(_ text: String, of variable: String) -> Bool {
        guard let start = text.firstRange(of: "\(variable) mas_")?.lowerBound, text.contains("Constraints:") else {
            return false
        }
        let before = text[..<start].last
        return before.map { !$0.isLetter && !$0.isNumber && ($0 != "_" || text[..<start].dropLast().last == "[") }
            ?? false
    }

    /// The lines of a block that set the attribute; those that name the other view count more.
    private func statements(after head: Int, in source: SourceText, _ place: LogPlace) -> [(line: Int, score: Int)] {
        var found: [(line: Int, score: Int)] = []
        for line in head...min(source.lineCount, head + Self.longestBlock) {
            let text = text(line, source)
            if text.contains(".\(place.attribute)"), text.contains("make") {
                let names = place.otherKey.map { text.contains($0.split(separator: ".").last ?? "") } ?? false
                found.append((line, names ? 1 : 0))
            }
            if text.contains("}];") { break }
        }
        return found
    }

    // MARK: Files

    private func text(_ line: Int, _ source: SourceText) -> String { source.text(in: source.range(ofLine: line)) }

    private func origin(_ line: Int, in source: SourceText) -> Origin? {
        let range = source.range(ofLine: line)
        let text = source.text(in: range)
        let start = range.lowerBound + text.prefix { $0 == " " || $0 == "\t" }.utf8.count
        guard start < range.upperBound else { return nil }
        return Origin(source: source.name, line: line, range: start..<range.upperBound, text: source)
    }

    private func source(_ path: String) -> SourceText? {
        if let known = texts[path] { return known }
        guard let text = try? TextFile.read("\(root)/\(path)", .regular) else { return nil }
        let source = TextFile.source(path, text)
        texts[path] = source
        return source
    }
}
