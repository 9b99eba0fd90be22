import CallFuzzing
import Glibc
import Masonry
import MasonryLanguage

/// Gives memory that is free back to the system. Glibc's module leaves it out.
@_silgen_name("malloc_trim") private func trimMemory(_ padding: Int) -> CInt

/// Runs scripts within a small limit of memory, one after the other, and prints for each how many times the limit the process
/// took at most: a line each, with what was run.
///
///     masonry-memory-probe FILE…      scripts, and then loops over every call that changes something
///     masonry-memory-probe --short …  loops over fewer
///     masonry-memory-probe --work     calls of every name on what is large: the microseconds that each takes, and those that a
///                                     step of it takes, most first; a script may take ten million steps
@main
enum MemoryProbe {
    private static let limit = 2 << 20

    static func main() {
        if CommandLine.arguments.dropFirst().first == "--work" { return measureWork() }
        let isShort = CommandLine.arguments.contains("--short")
        for path in CommandLine.arguments.dropFirst() where path != "--short" {
            guard let text = text(of: path) else { continue }
            let source = SourceText(name: path, text: text)
            // What the process makes once is nobody's.
            _ = Interpreter(limits: limits).run(source)
            measure(path, in: Interpreter(limits: limits)) { source }
        }
        for accent in Accent.allCases { measureLoops(accent, isShort: isShort) }
    }

    private static var limits: Limits {
        var limits = Limits()
        limits.memory = limit
        limits.steps = 60_000
        return limits
    }

    private static func measureLoops(_ accent: Accent, isShort: Bool) {
        let trial = CallTrial(accent)
        let names = isShort && accent != .masonry ? [] : trial.names
        let calls = pairs(accent) + names.compactMap { trial.changingCall(of: $0, tries: isShort ? 6 : 40) }
        for call in calls {
            let interpreter = Interpreter(limits: limits)
            for text in trial.setup { _ = interpreter.run(source(text, accent)) }
            measure("\(accent) \(call)", in: interpreter) { source(trial.endless(call), accent) }
        }
    }

    /// What one call changes back that another changed.
    private static func pairs(_ accent: Accent) -> [String] {
        switch accent {
        case .masonry:
            [
                "c.deactivate(); c.activate()", "cc.uninstall(); cc.install()",
                "eq.isActive = false; eq.isActive = true",
                "a.addSubview(l); root.addSubview(l)", "view v; v.remove()", "select a; select b",
                "remake.left.equalTo(root); update.left.equalTo(5)", "arr.append(1)", "let k = make.left; k.equalTo(1)",
                "arr = [arr.count]", "l.text = l.text + \"x\"", "a.key = \"k\\(arr.count)\"; arr.append(1)",
                "func f() { arr.append({ arr }) }; f()", "let s = [make.width.equalTo(1)]; s[0].uninstall()",
            ]
        case .objectiveC:
            [
                "[c uninstall]; [c install];", "[arr addObject:[NSMutableArray array]];",
                "[a removeFromSuperview]; [self.view addSubview:a];", "[arr addObject:@1]; [arr removeLastObject];",
                "[a mas_remakeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(b); }];",
                "[d setObject:[d copy] forKey:@\"k\"];", "[arr addObject:[NSMutableString stringWithString:@\"abc\"]];",
            ]
        case .swift:
            [
                "c?.deactivate(); c?.activate()", "arr.append([1])", "d[\"\\(arr.count)\"] = 1; arr.append(1)",
                "a.removeFromSuperview(); view.addSubview(a)", "arr = [arr]", "var e = d; e[\"x\"] = 2; arr.append(e)",
                "a.snp.remakeConstraints { make in make.left.equalToSuperview() }", "views.append(UIView())",
            ]
        }
    }

    // MARK: Work

    private static func measureWork() {
        var found: [(ofStep: Double, whole: Double, call: String)] = []
        for accent in Accent.allCases {
            let trial = CallTrial(accent, isLarge: true)
            var choices = Choices(seed: 1)
            for name in trial.names {
                for _ in 0..<40 {
                    let call = trial.call(of: name, by: &choices)
                    var steps = 0
                    let time = ContinuousClock().measure { steps = trial.steps(of: call) } / .microseconds(1)
                    // What starts and ends an input is no work of the call.
                    if time > 500 { found.append((time / Double(steps + 100), time, "\(accent) \(call)")) }
                }
            }
        }
        for (ofStep, whole, call) in found.sorted(by: { $0.ofStep > $1.ofStep }).prefix(150) {
            print("\((ofStep * 100).rounded() / 100)\t\(whole.rounded())\t\(call.prefix(120))")
        }
    }

    private static func source(_ text: String, _ accent: Accent) -> SourceText {
        SourceText(name: "in", text: text, isInput: true, accent: accent)
    }

    // MARK: Memory

    private static func measure(_ name: String, in interpreter: Interpreter, _ source: () -> SourceText) {
        _ = trimMemory(0)
        write("5", to: "/proc/self/clear_refs")
        let before = peak
        let outcome = interpreter.run(source(), keepsUndo: false)
        _ = interpreter.layout()
        let ratio = Double(peak - before) / Double(limit)
        let slug = outcome.diagnostics.last { $0.severity == .error }?.slug ?? "-"
        print("\((ratio * 100).rounded() / 100)\t\(slug)\t\(name.prefix(100).filter { $0 != "\n" })")
        fflush(nil)
    }

    /// The most that the process took since that was last forgotten, in bytes.
    private static var peak: Int {
        guard let status = text(of: "/proc/self/status") else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let number = line?.split { !$0.isNumber }.first.flatMap { Int($0) }
        return (number ?? 0) << 10
    }

    private static func text(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else { return }
        fputs(text, file)
        fclose(file)
    }
}
