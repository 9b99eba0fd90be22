// The terms of layouts are part of the library.
@_exported public import LayoutTerms
