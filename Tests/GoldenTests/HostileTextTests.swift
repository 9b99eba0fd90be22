import Masonry
import MasonryDrawing
import MasonryLanguage
import Testing

/// Whatever a script puts a control character, a bidirectional override or an unseen character into, none comes out raw.
struct HostileTextTests {
    private static let hostile = [
        "\u{1B}[31m", "\u{7}", "\u{9B}31m", "\u{0}", "\u{7F}", "\u{85}", "\r", "\t", "\u{202E}", "\u{2066}", "\u{200F}",
        "\u{61C}",
        "\u{2028}", "\u{FEFF}", "\u{200B}", "\u{AD}", "\u{E0041}", "\u{FFF9}",
    ]

    /// Scripts in which `§` is put in place of each, as it is and escaped.
    private static let scripts = [
        "label a \"X§Y\"", "field a \"§\"; make.edges.equalTo(root)", "view a; a.color = \"r§\"", "print(\"a§b\")",
        "\"a§b\"",
        "[\"a§b\"]", "let s = \"§\"; \"\\(s)\"", "let = 3 // §", "§", "view a§b", "let s = \"abc§", "let x = 3§4",
        "print(a§: 3)",
        "root.x§y", "import \"x§.mas\"", "expect 1 == 2, \"m§\"", "let s = \"a§\"; expect s == \"b\"",
        "view a; make.left.equalTo(3).key(\"k§\"); make.left.equalTo(4).key(\"k§\")",
        "view a; make.left.equalTo(\"§\")",
        "view a; a.key = \"k§\"; make.left.equalTo(3); make.left.equalTo(4)",
        "view a; make.left.key(\"§\").equalTo(root).equalTo(root)",
        "view a; let c = make.left.equalTo(3).key(\"§\"); c; c.description", "func f() { foo(\"§\") }; f()",
        "\"§\".foo", "\"§\"()",
        "label a \"§ § §\"; a.numberOfLines = 0; make.width.equalTo(10)", "let s = \"\\q§\"", "let s = \"\\§\"",
        "[1][\"§\"]",
        "MASAttachKeys(root); \"§\" - 1",
    ]

    @Test(arguments: scripts)
    func nothingIsRaw(_ script: String) {
        for hostile in Self.hostile {
            let escaped = hostile.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
            for text in [hostile, escaped] {
                let source = SourceText(
                    name: "na\(hostile)me.mas", text: script.replacing("§", with: text), isInput: false)
                for (what, shown) in Self.shown(source) {
                    // What is printed keeps its tabs.
                    let kept: [Unicode.Scalar] = what == "what is shown" ? ["\n", "\t"] : ["\n"]
                    let raw = shown.unicodeScalars.filter { $0.isUnsafe && !kept.contains($0) }
                    #expect(raw.isEmpty, "\(script) with \(escaped): \(what)")
                }
            }
        }
    }

    /// All that people see of what a script comes to.
    private static func shown(_ source: SourceText) -> [(what: String, text: String)] {
        let interpreter = Interpreter()
        let outcome = interpreter.run(source)
        let layout = interpreter.scene.layout()
        let findings = layout.findings.map { Diagnostic($0, in: layout) }
        let reports = (outcome.diagnostics + findings).map(DiagnosticRenderer().render)
        let report = Report(
            layout: layout, output: interpreter.output, expectations: interpreter.expectations,
            diagnostics: outcome.diagnostics)
        let code = LayoutFormat.code.flatMap { format in
            format.languages.map {
                ("\(format) in \($0)", SceneCode(interpreter.scene, as: format, in: $0)?.text ?? "")
            }
        }
        return code + [
            ("a report", reports.joined()), ("JSON", report.json), ("SVG", SVGPicture().draw(layout)),
            ("a picture", TerminalPicture().draw(layout)), ("ASCII", TerminalPicture(isASCII: true).draw(layout)),
            ("the tree", TreeListing().draw(layout)), ("frames", FrameTable().draw(layout)),
            ("constraints", ConstraintListing().draw(layout)), ("the prompt", interpreter.prompt),
            ("what is shown", (outcome.values.joined() + interpreter.output).visible(keepingNewlines: true)),
        ]
    }
}
