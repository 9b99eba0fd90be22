internal import MasonryLanguage
internal import Synchronization

/// The Xcode, Swift package or Git projects around the Swift and Objective-C files that tools read, each indexed once.
final class SourceProjects: ProjectFinder, Sendable {
    private let options: ProjectOptions
    /// Files that are one program with each file around which a project is looked for.
    private let named: [String]
    private let known = Mutex<[String: ProjectIndex]>([:])

    /// How names of entries that only the top folder of a project has end.
    private static let marks = [".xcodeproj", ".xcworkspace", "/Package.swift", "/Podfile", "/.git"]
    private static let suffixes = [".swift", ".m", ".mm", ".h", ".pch"]
    /// Larger files are data.
    private static let maxFiles = 20_000

    init(_ options: ProjectOptions, named: [String] = []) {
        (self.options, self.named) = (options, named)
    }

    func project(around source: SourceText) -> (index: ProjectIndex, path: String)? {
        guard source.name != TextFile.standardInput, !Demo.isPath(source.name) else { return nil }
        let root = root(around: source.name)
        guard root != nil || named.count > 1 else { return nil }
        let index = known.withLock { known in
            if let known = known[root ?? ""] { return known }
            let new = newIndex(below: root)
            known[root ?? ""] = new
            return new
        }
        return (index, Folder.shown(Folder.absolute(source.name)))
    }

    func screen(for source: SourceText) -> ProjectScreen? {
        if let asked = options.startScreen { return asked }
        if source.accent == .masonry { return nil }
        return ProjectScreen(
            size: Device.current.size, safeArea: Device.current.safeArea, cellHeight: options.cellHeight,
            isAssumed: true)
    }

    /// The folder of the project around a file; nil without one.
    private func root(around file: String) -> String? {
        if options.noProject { return nil }
        if let folder = options.project { return Folder.absolute(folder) }
        guard let folder = Folder.parent(of: Folder.absolute(file)) else { return nil }
        return Folder.above(folder) { folder in
            Folder.names(in: folder).contains { name in Self.marks.contains { "/\(name)".hasSuffix($0) } }
        }
    }

    private func newIndex(below root: String?) -> ProjectIndex {
        var files: [String] = []
        if let root {
            var search = FolderSearch(suffixes: Self.suffixes)
            // Some developers have a prefix header of their own.
            search.kept = [".pch"]
            files = search.files(below: root).filter { !Folder.isLink($0) }
        }
        files += named.map(Folder.absolute).filter { !files.contains($0) }
        let images = root.map { ProjectImages(below: $0) }
        return ProjectIndex(of: files.prefix(Self.maxFiles).map(Folder.shown)) {
            images?.size(named: $0)
        } read: {
            try? TextFile.read($0, .regular)
        }
    }
}
