package import Diagnostics
internal import Masonry

extension Origin {
    /// The source that made it; nil if no script did.
    package var sourceText: SourceText? { text as? SourceText }
}
