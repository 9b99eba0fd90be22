internal import Masonry

extension Origin {
    /// The text that was run; nil for what no script made.
    package var sourceText: SourceText? { text as? SourceText }
}
