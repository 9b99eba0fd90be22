// The language as one library: re-exports the public parts of the lower layers.
@_exported public import ConsoleLogs
@_exported public import Diagnostics
@_exported public import Evaluator
@_exported public import FixIts
@_exported public import LayoutFixes
@_exported public import LayoutLints
@_exported public import ScriptTools
@_exported public import Scripts
@_exported public import Syntax
@_exported public import Vocabulary
