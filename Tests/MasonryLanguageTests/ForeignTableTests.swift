import Diagnostics
import Scripts
import Syntax
import Testing
import Vocabulary

@testable import FixIts

/// The rows of the table of what other languages call things, which people add to by hand.
@Suite("The table of foreign words and forms") struct ForeignTableTests {
    @Test(arguments: ForeignTable.lines)
    func aLineIsARow(_ line: ForeignTable.Line) throws {
        let row = try #require(line.row, "\(line.text)")
        #expect(!row.advice.isEmpty)
        #expect(row.kind != .form || row.here != nil, "\(line.text)")
    }

    /// Samples between « and » are ones that each accent knows how to write.
    @Test(arguments: ForeignTable.rows.filter { $0.advice.contains("«") })
    func theCodeInAdviceIsASample(_ row: ForeignTable.Row) {
        for sample in row.advice.matches(of: #/«(.*?)»/#) { #expect(CodeSample(String(sample.1)) != nil) }
        let plain = row.advice.replacing("«", with: "").replacing("»", with: "")
        let isCall = CodeSample(plain) != nil
        #expect(isCall || Advice(withSamplesIn: row.advice).text(in: .masonry).hasPrefix(plain.prefix { $0 != "`" }))
    }

    // MARK: No row twice

    @Test func noWordHasTwoRows() {
        var known: Set<String> = []
        for row in ForeignTable.rows where row.kind != .form {
            for word in row.there.split(separator: " ") {
                let arguments = row.kind == .function ? row.here?.contains("$2") ?? false : false
                #expect(known.insert("\(row.kind.roles) \(word) \(arguments)").inserted, "\(row.kind) \(word)")
            }
        }
    }

    /// Without its row, a form is not translated, or in another way.
    @Test(arguments: ForeignTable.rows.filter { $0.kind == .form }.indices)
    func noFormIsOneOfAnother(_ index: Int) {
        let forms = ForeignForm.all
        let row = ForeignTable.rows.filter { $0.kind == .form }[index]
        let code = Self.example(of: row.there)
        let translated = { (forms: [ForeignForm]) in
            ForeignForm.translated(
                code, indentedBy: "", declaring: [], isWithBody: ForeignForm.all[index].hasBody, among: forms)?.text
        }
        let text = translated(forms)
        #expect(text != nil, "\(code)")
        #expect(text != translated(forms.enumerated().filter { $0.offset != index }.map(\.element)), "\(row)")
    }

    /// A form with something in its holes.
    private static func example(of form: String) -> String {
        let holes = [
            "A": "aa.bb", "B": "\n    print(1)\n", "D": "var", "I": "ii", "J": "jj", "K": "kk", "L": "la", "M": "3",
            "N": "4", "W": "ww + 1", "X": "xx + 2", "Y": "yy + 3", "Z": "zz + 4",
        ]
        return String(form.drop { $0 == "^" || $0 == " " }).replacing(
            #/\b([A-Z])(Anchor)?\b/#.wordBoundaryKind(.simple)
        ) { match in
            holes[String(match.1), default: String(match.1)] + (match.2 ?? "")
        }.replacing("\n end", with: "\nend")
    }

    // MARK: What is written here

    private static let replaced = ForeignTable.rows.filter { $0.here ?? "" != "" }

    @Test(arguments: replaced)
    func whatIsWrittenHereCanBeRead(_ row: ForeignTable.Row) throws {
        let here = try #require(row.here)
        let code =
            row.kind == .form
            ? Self.example(of: here.replacing("⏎", with: "\n"))
            : here.replacing("$2", with: "yy").replacing("$", with: "xx")
        #expect(Self.places(of: row.kind).contains { Self.isReadable($0.before + code + $0.after) }, "\(code)")
    }

    /// What may be around a replacement.
    private static func places(of kind: ForeignTable.Kind) -> [(before: String, after: String)] {
        switch kind {
        case .value, .function, .direction: [("let q = ", "")]
        case .assertion, .assigned: [("", "")]
        case .member: [("let q = x.", ""), ("let q = ", ""), ("let q = x.", "(y)")]
        case .viewMember: [("x.", ""), ("x.", "(y)")]
        case .operator: [("let q = x ", " y"), ("for x ", " y { }"), ("let q = ", "y"), ("if x { } ", " y { }")]
        case .statement, .type:
            [
                ("", " q(a) { }"), ("", " q = 1"), ("if x { } ", " y { }"), ("", " q in y { }"), ("", " q"),
                ("", " q \"t\""), ("", " q 4x4"), ("q", ""), ("", " a == b"),
            ]
        case .form:
            [
                ("", ""), ("", "\n}"), ("", " 1)"), ("", "\n})"), ("let q = ", ""), ("q", ""), ("q", " 1)"), ("q", ")"),
                ("f(1", ")"), ("q ", " 1"), ("for q ", "\n}"), ("f(", ")"),
            ]
        case .inSwift, .inObjectiveC: [("let q = x ", " y"), ("", " q(a) { }"), ("let q = ", "")]
        case .unit, .look: []
        }
    }

    private static func isReadable(_ code: String) -> Bool {
        Parser.program(of: SourceText(name: "t.mas", text: code), names: NameTable(), errorLimit: 1).errors
            .allSatisfy(\.problem.dependsOnContext)
    }
}
