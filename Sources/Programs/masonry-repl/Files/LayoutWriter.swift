internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Writes layouts in the formats of files.
struct LayoutWriter {
    let reporter: LayoutReporter
    /// How pictures are drawn.
    let drawing: SVGPicture
    /// The language of code, if the format has it, and the base of its name.
    var language: CodeLanguage?
    var name = ""
    /// The scripts that were run.
    var paths: [String] = []
    /// What a report for programs contains about the script.
    var diagnostics: [Diagnostic] = []
    let lints: [Diagnostic]
    /// The picture of a terminal.
    let picture: () -> String

    func bytes(of layout: Layout, as format: LayoutFormat) throws(PixelPicture.Failure) -> [UInt8] {
        switch format {
        case .text, .ascii: Array(picture().utf8)
        case .svg, .png, .pdf: try drawing.file(of: layout, as: format)
        case .json:
            Array(
                Report(
                    layout: layout, paths: paths, output: reporter.interpreter.output,
                    expectations: reporter.interpreter.expectations, diagnostics: diagnostics, lints: lints,
                    repairs: reporter.repairs(of: layout.findings), tool: .own
                ).json.utf8)
        case .masonry, .snapkit, .nslayoutconstraint, .anchors:
            Array((reporter.interpreter.code(as: format, in: language, named: name)?.text ?? "").utf8)
        }
    }
}
