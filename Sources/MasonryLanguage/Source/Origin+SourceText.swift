internal import Masonry

extension Origin {
    /// The text that was run; nil for what no script made.
    var sourceText: SourceText? { text as? SourceText }
}
