internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

extension Session {
    /// The text of an exported layout.
    ///
    /// - Parameter name: the base name for code.
    func text(of layout: Layout, as format: ExportFormat, named name: String) -> String {
        switch format {
        case .svg: return SVGPicture(theme: canvas.settings.theme).draw(layout)
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
