internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

extension Session {
    /// The bytes of an exported layout.
    ///
    /// - Parameter name: the base name for code.
    func bytes(
        of layout: Layout, as format: ExportFormat, named name: String
    ) throws(PixelPicture.Failure) -> [UInt8] {
        switch format {
        case .png: try PixelPicture(layout, theme: canvas.settings.theme).png()
        case .pdf: try PixelPicture(layout, theme: canvas.settings.theme).pdf()
        default: Array(text(of: layout, as: format, named: name).utf8)
        }
    }

    private func text(of layout: Layout, as format: ExportFormat, named name: String) -> String {
        switch format {
        case .svg, .png, .pdf: return SVGPicture(theme: canvas.settings.theme).draw(layout)
        case .json:
            return JSONReport(
                layout: layout, output: interpreter.output, expectations: interpreter.expectations,
                lints: interpreter.lints, repairs: interpreter.repairs(of: layout.findings)
            ).text
        case .txt:
            let size = presenter.size()
            var picture = presenter.picture(canvas.settings, columns: size.columns, rows: size.rows)
            picture.colors = .none
            return picture.draw(layout)
        case .code(let format, let language):
            return interpreter.code(as: format, in: language, named: name).text
        }
    }
}
