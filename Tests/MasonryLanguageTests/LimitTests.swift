import Masonry
import MasonryLanguage
import Testing

/// Whatever a script does ends at a limit that its error names, and leaves the scene as it was.
struct LimitTests {
    /// Limits that scripts of a line reach.
    private static var small: Limits {
        var limits = Limits()
        limits.steps = 30_000
        limits.views = 20
        limits.constraints = 50
        limits.text = 5_000
        limits.shownText = 100
        limits.memory = 200_000
        limits.changes = 20_000
        limits.output = 1_000
        limits.source = 2_000
        limits.reports = 3
        return limits
    }

    private static func slugs(_ script: String, _ limits: Limits = small) -> [String] {
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "in", text: script))
        return outcome.diagnostics.map(\.slug)
    }

    static let endlessScripts: [(String, String)] = [
        ("while true { }", "step-limit"),
        ("func f() { f() }; f()", "recursion-limit"),
        ("var a = []; while true { a = [a] }", "nesting-limit"),
        ("var p = root; for i in 0..<300 { view v in p; p = v }", "view-limit"),
        ("view a; while true { make.left.equalTo(1) }", "constraint-limit"),
        ("view a; let c = make.left.equalTo((0..<60).map { i in i })", "constraint-limit"),
        (
            "view a; let c = make.left.equalTo(1); c.uninstall(); while true { c.install(); make.top.equalTo(1) }",
            "constraint-limit"
        ),
        ("var s = \"x\"; while true { s += s }", "text-limit"),
        ("var s = \"x\"; while true { s = s + s }", "text-limit"),
        ("let s = \"\\((0..<3000).map { i in i })\"", "text-limit"),
        ("var s = \"x\"; for i in 0..<8 { s += s }; label l s", "text-limit"),
        ("var s = \"x\"; for i in 0..<8 { s += s }; view a; a.key = s", "text-limit"),
        ("var s = \"x\"; for i in 0..<8 { s += s }; view a; make.left.equalTo(1).key(s)", "text-limit"),
        ("var a = []; var s = \"x\"; for i in 0..<12 { s += s }; while true { a.append(s + \"y\") }", "memory-limit"),
        ("var a = []; while true { a.append(1) }", "memory-limit"),
        ("let a = (0..<9000000000).map { x in x }", "step-limit"),
        ("view a; while true { make.left.equalTo(1); remake.left.equalTo(2) }", "memory-limit"),
        ("while true { view v; v.remove() }", "memory-limit"),
        ("view a; while true { a.remakeConstraints { make in make.left.equalTo(root) } }", "memory-limit"),
        ("while true { print(1) }", "output-limit"),
        (String(repeating: " ", count: 3_000), "text-limit"),
        ("let " + String(repeating: "a", count: 256) + " = 1", "text-limit"),
        ("func f(" + (0..<256).map { "a\($0)" }.joined(separator: ",") + ") { }", "argument-count"),
    ]

    @Test(arguments: endlessScripts)
    func everythingEnds(_ script: String, _ slug: String) {
        var limits = Self.small
        limits.steps = 200_000
        if slug != "text-limit" || script.count < 3_000 { limits.source = 10_000 }
        if slug == "step-limit" || script.contains("map") { limits.memory = 500_000 }
        #expect(Self.slugs(script, limits).first == slug)
    }

    @Test func viewsNestToALimit() {
        #expect(Self.slugs("var p = root; while true { view v in p; p = v }", Limits()) == ["nesting-limit"])
        let moving = """
            var p = root
            for i in 0..<200 { view v in p; p = v }
            view q
            var r = q
            for i in 0..<200 { view w in r; r = w }
            p.addSubview(q)
            """
        #expect(Self.slugs(moving, Limits()) == ["nesting-limit"])
    }

    /// With as many steps a loop that copies or reads much gets through fewer rounds.
    @Test(arguments: [
        "b = a; b.append(1)", "b = a.map { x in x }", "x = a == c", "x = t == u", "x = t < u", "n = t.count",
        "x = \"\\(t)\"",
        "x = t + \"x\"", "select vs", "x = root.subviews",
        "n = max(\(Array(repeating: "1", count: 400).joined(separator: ",")))",
        "n = \(Array(repeating: "(1 + 1)", count: 200).joined(separator: " + "))",
    ])
    func longWorkCountsAsManySteps(_ work: String) {
        let prepared = """
            var a = (0..<2000).map { x in x }
            let c = (0..<2000).map { x in x }
            var b = []
            var x = nil
            var n = 0
            var t = "é"
            for i in 0..<11 { t += t }
            let u = t + "z"
            for i in 0..<400 { view v }
            let vs = root.subviews
            """
        var limits = Limits()
        limits.steps = 60_000
        let interpreter = Interpreter(limits: limits)
        let done = interpreter.run(SourceText(name: "in", text: prepared))
        #expect(done.diagnostics.isEmpty)
        let rounds = 20_000
        let loop = interpreter.run(SourceText(name: "in", text: "for i in 0..<\(rounds) { \(work) }"))
        #expect(loop.diagnostics.map(\.slug) == ["step-limit"])
        let light = interpreter.run(SourceText(name: "in", text: "for i in 0..<\(rounds) { n = 1 }"))
        #expect(light.diagnostics.isEmpty)
    }

    /// What built-in members and functions do takes steps by what they do it to, so that a loop gets through few rounds.
    @Test(arguments: [
        ("m", "[s componentsSeparatedByString:@\"a\"];", 1_000),
        ("m", "[s componentsSeparatedByString:@\"zz\"];", 1_000),
        ("m", "[s stringByReplacingOccurrencesOfString:@\"a\" withString:@\"b\"];", 1_000),
        ("m", "[s rangeOfString:@\"zz\"];", 1_000), ("m", "[s uppercaseString];", 1_000),
        ("mas", "let d = \"\\(root.subviews)\"", 3_000), ("mas", "c.deactivate(); c.activate()", 20_000),
        ("mas", "let x = root.constraint(1); x.isActive = false; x.isActive = true", 20_000),
    ])
    func builtInWorkTakesSteps(_ ending: String, _ body: String, _ most: Int) {
        let setup =
            ending == "m"
            ? "NSString *s = @\"a\"; for (int i = 0; i < 16; i++) { s = [s stringByAppendingString:s]; }\nwhile (1) { NSLog(@\"x\"); \(body) }"
            : "view v; let c = make.left.equalTo(1)\nfor i in 0..<1000 { view w; make.edges.equalTo(root) }\nwhile true { print(\"x\"); \(body) }"
        var limits = Limits()
        limits.steps = 1_000_000
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "a.\(ending)", text: setup))
        #expect(outcome.diagnostics.map(\.slug).contains("step-limit"))
        #expect(interpreter.output.utf8.count { $0 == UInt8(ascii: "x") } < most)
    }

    @Test(arguments: ["xxxxxxxxxxx", "xxxxxxxxxxx\\(1)", "\\(1)xxxxxxxxxxx"])
    func writtenTextIsBounded(_ text: String) {
        var limits = Limits()
        limits.text = 10
        #expect(Self.slugs("if false { print(\"\(text)\") }", limits) == ["text-limit"])
    }

    @Test func aStringGrowsInPlace() {
        var limits = Limits()
        limits.steps = 50_000
        limits.memory = 100_000
        #expect(Self.slugs("var s = \"\"; for i in 0..<20000 { s += \"x\" }; expect s.count == 20000", limits) == [])
        let shared = """
            func f() {
                var s = "a"
                s += "b"
                let t = s
                s += "c"
                let g = { s += "d" }
                g()
                return [s, t]
            }
            expect f() == ["abcd", "ab"]
            var a = ["x"]
            let b = a
            a[0] += a[0]
            expect a == ["xx"] && b == ["x"]
            var s = "q"
            s += s
            expect s == "qq"
            """
        #expect(Self.slugs(shared, Limits()) == [])
    }

    @Test func memoryIsFreed() {
        var limits = Limits()
        limits.memory = 100_000
        #expect(Self.slugs("for i in 0..<1000 { let s = \"\\((0..<200).map { x in x })\" + \"x\" }", limits) == [])
    }

    /// What takes more than its place in an array is counted, so that memory ends before the steps do.
    @Test(arguments: [
        ("var a = []; while true { a.append((1, 2)) }", "mas"), ("var a = []; while true { a.append([1]) }", "mas"),
        ("func f(n) { return { n } }; var a = []; while true { a.append(f(1)) }", "mas"),
        ("func f(p) { return { p } }; var last = nil; while true { last = f(last) }", "mas"),
        ("var a = []; var i = 0; while true { a.append(\"\\(i)\"); i += 1 }", "mas"),
        ("var d = [Int: Int]()\nvar i = 0\nwhile true { d[i] = i; i += 1 }", "swift"),
        ("var d = [String: Int]()\nvar i = 0\nwhile true { d[\"key \\(i)\"] = i; i += 1 }", "swift"),
    ])
    func heldMemoryIsCounted(_ text: String, _ ending: String) {
        var limits = Limits()
        limits.memory = 1 << 20
        limits.steps = 100_000
        let interpreter = Interpreter(limits: limits)
        let outcome = interpreter.run(SourceText(name: "a.\(ending)", text: text))
        #expect(outcome.diagnostics.map(\.slug).contains("memory-limit"))
    }

    /// Each statement keeps what a dictionary or an array was before it, which takes steps for all that it holds.
    @Test(arguments: [
        ("var d = [Int: Int]()\nfor i in 0..<5000 { d[i] = i }\n", "d[1] = 2\n", "swift"),
        (
            "NSMutableArray *a = [NSMutableArray array];\nfor (int i = 0; i < 5000; i++) { [a addObject:@(i)]; }\n",
            "[a addObject:@1];\n", "m"
        ),
    ])
    func undoDataCountsAsSteps(_ start: String, _ change: String, _ ending: String) {
        var limits = Limits()
        limits.steps = 200_000
        let few = Interpreter(limits: limits)
        #expect(few.run(SourceText(name: "a.\(ending)", text: start + change)).diagnostics.isEmpty)
        let text = start + String(repeating: change, count: 1000)
        let outcome = Interpreter(limits: limits).run(SourceText(name: "a.\(ending)", text: text))
        #expect(outcome.diagnostics.map(\.slug) == ["step-limit"])
    }

    @Test func reportsAreBounded() {
        let interpreter = Interpreter(limits: Self.small)
        let outcome = interpreter.run(SourceText(name: "in", text: "for i in 0..<10 { expect i == -1 }"))
        #expect(outcome.diagnostics.count == 4)
        #expect(outcome.diagnostics.last?.message.hasPrefix("7 more expectations") == true)
        #expect(interpreter.expectations == (0, 10))
        let errors = Self.slugs(String(repeating: "let = 1\n", count: 20))
        #expect(errors.count == 4 && errors.last == "error-limit")
    }

    // MARK: Interruption

    @Test func aRequestFromBeforeHoldsUntilItIsCleared() {
        let interpreter = Interpreter()
        interpreter.interruption.request()
        #expect(interpreter.run(SourceText(name: "in", text: "view a")).diagnostics.map(\.slug) == ["interrupted"])
        #expect(interpreter.layout() == nil)
        interpreter.interruption.clear()
        #expect(interpreter.run(SourceText(name: "in", text: "view a")).isComplete)
        #expect(interpreter.layout()?.items.count == 2)
    }

    @Test(arguments: [
        "while true { }", "let a = (0..<9000000000).filter { x in x < 0 }", "while true { let x = root.subviews }",
    ])
    func aDeadlineStopsAScript(_ script: String) {
        var limits = Limits()
        limits.steps = .max
        let interpreter = Interpreter(limits: limits)
        let before = interpreter.scene.layout()
        interpreter.interruption.deadline = .now.advanced(by: .milliseconds(20))
        #expect(
            interpreter.run(SourceText(name: "in", text: "view a\n" + script)).diagnostics.map(\.slug) == ["deadline"])
        #expect(interpreter.layout() == nil)
        interpreter.interruption.deadline = nil
        #expect(interpreter.scene.layout().items.count == before.items.count + 1)
    }

    @Test func aPassedDeadlineStopsReadingAndLayingOut() {
        let interpreter = Interpreter()
        interpreter.interruption.deadline = .now.advanced(by: .seconds(-1))
        #expect(interpreter.run(SourceText(name: "in", text: "let = 1")).diagnostics.map(\.slug) == ["deadline"])
        interpreter.interruption.deadline = .now.advanced(by: .seconds(3_600))
        #expect(interpreter.run(SourceText(name: "in", text: "1")).values == ["1"])
    }

    /// Thirty thousand contradictions take the solver longer than the deadline leaves.
    @Test func aDeadlineStopsALayout() {
        let interpreter = Interpreter()
        let script = "view v; make.left.equalTo((0..<30000).map { x in x })"
        #expect(interpreter.run(SourceText(name: "in", text: script)).isComplete)
        interpreter.interruption.deadline = .now.advanced(by: .milliseconds(5))
        let reading = interpreter.run(SourceText(name: "in", text: "let x = v.left.value"))
        #expect(reading.diagnostics.map(\.slug) == ["deadline"])
        #expect(interpreter.layout() == nil)
        interpreter.interruption.deadline = nil
        #expect(interpreter.run(SourceText(name: "in", text: "v.remove(); view w; w.frame")).values == ["(0, 0, 0, 0)"])
    }

    // MARK: Many at once

    @Test func interpretersRunInParallel() async {
        let script = """
            var total = 0
            for i in 0..<2000 { total += i }
            label a "total \\(total)"
            make.left.top.equalTo(root).offset(total % 7)
            expect total == 1
            total
            """
        let alone = Self.run(script)
        await withTaskGroup(of: (Outcome, Layout?).self) { group in
            for _ in 0..<24 { group.addTask { Self.run(script) } }
            for await (outcome, layout) in group {
                #expect(outcome.values == alone.0.values)
                #expect(outcome.diagnostics.map(\.message) == alone.0.diagnostics.map(\.message))
                #expect(layout == alone.1)
            }
        }
    }

    private static func run(_ script: String) -> (Outcome, Layout?) {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "in", text: script))
        return (outcome, interpreter.layout())
    }
}
