public import Diagnostics
public import Masonry

/// Finds the project around a file.
public protocol ProjectFinder {
    /// The project, and the path by which it knows the file; nil if there is none.
    func project(around source: SourceText) -> (index: ProjectIndex, path: String)?
    /// The screen on which a source is to run, if nothing ran before; nil for the scene's own.
    func screen(for source: SourceText) -> ProjectScreen?
}

extension ProjectFinder {
    public func screen(for source: SourceText) -> ProjectScreen? { nil }
}

/// The screen of a device, in points.
public struct ProjectScreen: Sendable {
    public let size: Size
    public let safeArea: EdgeInsets
    /// The height that a table or a collection gives the cell that starts; nil for that of its content.
    public let cellHeight: Double?
    /// Whether nobody asked for it.
    public let isAssumed: Bool

    public init(size: Size, safeArea: EdgeInsets, cellHeight: Double? = nil, isAssumed: Bool = false) {
        (self.size, self.safeArea, self.cellHeight, self.isAssumed) = (size, safeArea, cellHeight, isAssumed)
    }
}
