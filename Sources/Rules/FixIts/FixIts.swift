// A rule may look at all of these, so they are imported here for every file of the target.
@_exported public import Diagnostics
@_exported public import Evaluator
@_exported public import Masonry
@_exported public import Syntax
@_exported public import Vocabulary
