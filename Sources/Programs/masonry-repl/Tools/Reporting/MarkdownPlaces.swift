internal import MasonryLanguage

/// The places of a file of Markdown, for what was found in a code block: the block was read without the indentation and the
/// quote marks before its lines.
struct MarkdownPlaces {
    /// The whole file.
    let file: SourceText
    /// The block, at its lines.
    let block: SourceText

    /// The first line of the block that is not blank.
    var firstLine: Int { (1...block.lineCount).first { !block.range(ofLine: $0).isEmpty } ?? 1 }

    /// A finding with the places and the edits of the file.
    func finding(_ finding: Report.Finding) -> Report.Finding {
        var finding = finding
        finding.changePlaces(place)
        for (index, fix) in finding.fixes.enumerated() {
            for (number, edit) in fix.edits.enumerated() where edit.place.source == file.name {
                finding.fixes[index].edits[number].text = edit.text.replacing(
                    "\n", with: "\n" + margin(ofLine: edit.place.start.line))
            }
        }
        return finding
    }

    func place(_ place: Report.Place) -> Report.Place {
        guard place.source == file.name else { return place }
        var place = place
        (place.start, place.end) = (position(place.start), position(place.end))
        return place
    }

    private func position(_ position: Report.Position) -> Report.Position {
        let margin = margin(ofLine: position.line)
        let inLine = position.offset - block.range(ofLine: position.line).lowerBound
        let offset = file.range(ofLine: position.line).lowerBound + margin.utf8.count + inLine
        return Report.Position(
            line: position.line, column: position.column + margin.unicodeScalars.count,
            screenColumn: file.screenColumn(at: offset), offset: offset)
    }

    /// What the file has before a line of the block.
    private func margin(ofLine line: Int) -> String {
        let whole = file.text(in: file.range(ofLine: line))
        let own = block.text(in: block.range(ofLine: line))
        return whole.hasSuffix(own) ? String(whole.dropLast(own.count)) : ""
    }
}
