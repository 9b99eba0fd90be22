import Foundation
import Masonry
import MasonryLanguage
import Testing

@Suite("The JSON report")
struct JSONReportTests {
    private func report(_ text: String) -> String {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.mas", text: text))
        return JSONReport(
            layout: interpreter.scene.layout(), output: interpreter.output, expectations: interpreter.expectations,
            diagnostics: outcome.diagnostics
        ).text
    }

    @Test func hasTheShapeOfThePage() throws {
        let text = report(
            "view a\nmake.left.equalTo(root).offset(1).key(\"k\")\nmake.width.equalTo(100 / 3)\nprint(\"hi\")\nexpect 1 == 2"
        )
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            Set(object.keys) == [
                "screen", "views", "constraints", "findings", "expectations", "output", "diagnostics",
            ])
        #expect(text.contains(#""screen": {"width": 320, "height": 480, "scale": 1, "direction": "ltr"}"#))
        #expect(
            text.contains(
                #"{"name": "root", "kind": "view", "parent": null, "frame": {"x": 0, "y": 0, "width": 320, "height": 480}"#
            ))
        #expect(
            text.contains(
                #""rootFrame": {"x": 1, "y": 0, "width": 33.333333, "height": 0}, "ambiguous": ["y", "height"]}"#))
        #expect(
            text.contains(
                #"""
                {"id": 1, "description": "<LayoutConstraint:k View:a.left == View:root.left + 1>", "key": "k", \#
                "first": {"item": "a", "attribute": "left"}, "relation": "==", \#
                "second": {"item": "root", "attribute": "left"}, "multiplier": 1, "constant": 1, \#
                "priority": 1000, "installedOn": "root", "broken": false, "line": 2, "steps": []}
                """#))
        #expect(text.contains(#""expectations": {"passed": 0, "failed": 1}"#))
        #expect(text.contains(#""output": "hi\n""#))
        #expect(text.contains(#""slug": "expectation-failed""#))
    }

    @Test func diagnosticsHaveTheirPlacesAndEdits() {
        let text = report("view header\nprint(\"é\", hedaer)")
        #expect(text.contains(#""source": "a.mas", "line": 2, "column": 12, "labels": [{"source": "a.mas", "#))
        let place =
            #""start": {"line": 2, "column": 12, "offset": 24}, "end": {"line": 2, "column": 18, "offset": 30}, "#
        #expect(text.contains(place + #""message": "did you mean `header`?", "primary": true}]"#))
        #expect(text.contains(place + #""text": "header"}"#))
        #expect(text.contains(#""write": "print(\"é\", header)""#))
    }

    @Test func lintsHaveTheirRepair() throws {
        let interpreter = Interpreter()
        let script = "view a\nmake.left.top.equalTo(root).offset(-10)\nmake.width.height.equalTo(50)"
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        let text = JSONReport(layout: try #require(interpreter.layout()), lints: LayoutReporter(interpreter).lints).text
        #expect(text.contains(#""kind": "outside-superview""#))
        #expect(
            text.contains(
                #""repairs": [{"title": "on line 2, write `offset(10)` instead of `offset(-10)`", "effect""#))
    }

    @Test func textIsEscaped() {
        let text = report("print(\"\\u{1B}\\u{202E}\\\"\\\\\\t\")")
        #expect(text.contains(#""output": "\u001b\u202e\"\\\t\n""#))
    }
}
