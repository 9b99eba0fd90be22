import Testing

@testable import MasonryDrawing

struct LegendTests {
    private func legend(_ marks: [String], findings: Set<Int> = []) -> Legend {
        let layout = Samples.build(100, 100) { _ in }
        return Legend(
            entries: marks.enumerated().map {
                Legend.Entry(mark: $1, subject: .item($0), item: 0, isFinding: findings.contains($0))
            }, style: ItemStyle(layout, depth: .none, theme: .dark), ellipsis: "…"
        ) { subject, isBrief in
            guard case .item(let item) = subject else { return "" }
            return isBrief ? "v\(item)" : "view number \(item)"
        }
    }

    @Test func `says briefly what does not fit in full`() {
        let marks = "abcdefghij".map(String.init)
        #expect(
            legend(marks).stacked(columns: 12, height: 5, rows: 5).lines == [
                "a: v0  f: v5", "b: v1  g: v6", "c: v2  h: v7", "d: v3  i: v8", "e: v4  j: v9",
            ])
        #expect(
            legend(marks).stacked(columns: 12, height: 4, rows: 4).lines == [
                "a: v0  d: v3", "b: v1  e: v4", "c: v2  f: v5", "… 4 more",
            ])
    }

    @Test func `counts what has no code`() {
        let all = legend([String](repeating: "", count: 10), findings: [0, 9])
        let extract = all.stacked(columns: 15, height: 4, rows: 4)
        #expect(extract.lines == ["view number 0", "view number 1", "view number 2", "… 7 more"])
        #expect(extract.shown == 3)
        #expect(all.stacked(columns: 15, height: 1, rows: 1).shown == 0)
    }
}
