import Testing

@testable import MasonryDrawing

struct LegendTests {
    private func legend(_ marks: [String], findings: Set<Int> = [], countsOn: Bool = true) -> Legend {
        let layout = Samples.build(100, 100) { _ in }
        return Legend(
            entries: marks.enumerated().map {
                Legend.Entry(mark: $1, subject: .item($0), color: 0, isFinding: findings.contains($0))
            }, style: ItemStyle(layout, depth: .none, theme: .dark), glyphs: Glyphs(isASCII: false),
            text: { subject, isBrief in
                switch subject {
                case .item(let item): isBrief ? "v\(item)" : "view number \(item)"
                case .series(let series): "v\(series.first)–v\(series.last)"
                case .unmarked(let items):
                    "no room for " + items.map { "v\($0.first)–v\($0.last)" }.joined(separator: " ")
                default: ""
                }
            }, countsOn: { countsOn && $1 == $0 + 1 && findings.contains($0) == findings.contains($1) })
    }

    @Test func `says briefly what does not fit in full`() {
        let marks = "abcdefghij".map(String.init)
        #expect(
            legend(marks).stacked(columns: 12, height: 5, rows: 5).lines == [
                "a: v0  f: v5", "b: v1  g: v6", "c: v2  h: v7", "d: v3  i: v8", "e: v4  j: v9",
            ])
        #expect(
            legend(marks, countsOn: false).stacked(columns: 12, height: 4, rows: 4).lines == [
                "a: v0  d: v3", "b: v1  e: v4", "c: v2  f: v5", "… 4 more",
            ])
    }

    @Test func `joins names that count on where it has little room`() {
        let marks = ["y", "z", "A", "B", "C", "D", "E", "F", "", "aa", "ac"]
        let extract = legend(marks, findings: [4]).stacked(columns: 24, height: 7, rows: 7)
        #expect(
            extract.lines == [
                "y: v0  z: v1  A: v2", "B: v3  C: v4  D–F: v5–v7", "aa: v9  ac: v10", "no room for v8–v8",
            ])
        #expect(extract.shown == marks.count)
    }

    @Test func `counts what has no code`() {
        let all = legend([String](repeating: "", count: 60), findings: [0, 9], countsOn: false)
        let extract = all.stacked(columns: 15, height: 4, rows: 4)
        #expect(extract.lines == ["view number 0", "view number 1", "view number 2", "… 57 more"])
        #expect(extract.shown == 3)
        #expect(all.stacked(columns: 15, height: 1, rows: 1).shown == 0)
    }
}
