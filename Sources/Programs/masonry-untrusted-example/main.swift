// Runs several scripts that no one has reviewed at once, each with limits and a deadline.

import Masonry
import MasonryDrawing
import MasonryLanguage

/// The result of a script: values that can leave the task that ran it.
struct Answer: Sendable {
    var picture = ""
    var output = ""
    var reports: [String] = []
}

/// Runs a script in its own interpreter, so that it shares nothing with others.
func answer(to script: String, by deadline: ContinuousClock.Instant) async -> Answer {
    var limits = Limits()
    limits.steps = 1_000_000
    limits.views = 1_000
    limits.constraints = 5_000
    limits.memory = 16 << 20
    limits.output = 10_000
    let stop = Interruption()
    stop.deadline = deadline
    return await withTaskCancellationHandler {
        // Imports are refused unless `files:` provides them.
        let interpreter = Interpreter(limits: limits, interruption: stop)
        let outcome = interpreter.run(SourceText(name: "a guest's script", text: script), showsValues: false)
        let renderer = DiagnosticRenderer()
        var answer = Answer(output: interpreter.output.visible(keepingNewlines: true))
        answer.reports = outcome.diagnostics.map(renderer.render)
        if let layout = interpreter.layout() {
            answer.picture = TerminalPicture(columns: 40, rows: 8).draw(layout)
            answer.reports += layout.findings.prefix(10).map { finding in
                renderer.render(Diagnostic(finding, in: layout))
            }
        }
        return answer
    } onCancel: {
        stop.request()
    }
}

let scripts = [
    "screen 160x64; label hello \"hello\"; make.center.equalTo(root); print(hello.frame)",
    "while true { view v }",
    "import \"/etc/passwd\"",
    "print(\"\\u{1B}[2J\\u{202E}harmless\")",
    "var s = \"x\"; while true { s += s }",
]
let deadline = ContinuousClock.now.advanced(by: .seconds(5))
let answers = await withTaskGroup(of: (Int, Answer).self) { group in
    for (number, script) in scripts.enumerated() {
        group.addTask { (number, await answer(to: script, by: deadline)) }
    }
    var answers: [Int: Answer] = [:]
    for await (number, answer) in group { answers[number] = answer }
    return answers
}
for (number, script) in scripts.enumerated() {
    print("> \(script)")
    guard let answer = answers[number] else { continue }
    print(answer.output + answer.reports.joined() + (answer.reports.isEmpty ? answer.picture : ""), terminator: "")
}
