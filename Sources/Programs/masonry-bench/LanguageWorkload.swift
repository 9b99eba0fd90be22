import Masonry
import MasonryLanguage

/// What the language is measured by; `scripts/peers/cpython.py` does the same in Python, by the same names.
enum LanguageWorkload: String, CaseIterable {
    case parse = "parse 10 MB"
    case loop = "a million rounds of for"
    case condition = "a million rounds of while"
    case calls = "fib(25)"
    case arrays = "300,000 elements"
    case chains = "100,000 chains"

    /// Measures it, each round in an interpreter of its own.
    func measure(_ report: (_ operation: String, _ seconds: Double) -> Void) throws {
        let source = SourceText(name: "", text: script)
        switch self {
        case .parse:
            let seconds = Timing.medians([
                { precondition(Parser.program(of: source, names: NameTable()).diagnostics.isEmpty) }
            ])
            report("parse", seconds[0])
        case .loop, .condition, .calls, .arrays:
            let seconds = Timing.medians([{ precondition(Interpreter().run(source).isComplete) }])
            report("run", seconds[0])
        case .chains:
            let seconds = Timing.medians([
                {
                    let interpreter = Interpreter()
                    precondition(interpreter.run(source).isComplete && interpreter.layout()?.findings.isEmpty == true)
                }
            ])
            report("run and lay out", seconds[0])
        }
    }

    private var script: String {
        switch self {
        case .parse: Self.longScript
        case .loop:
            """
            func f() {
                var total = 0
                for i in 0..<1000000 { total += i * 2 % 7 }
                return total
            }
            let x = f()
            """
        case .condition:
            """
            func f() {
                var n = 0
                var total = 0
                while n < 1000000 {
                    if n % 3 == 0 { total += n } else { total -= 1 }
                    n += 1
                }
                return total
            }
            let x = f()
            """
        case .calls:
            """
            func fib(n) {
                if n < 2 { return n }
                return fib(n - 1) + fib(n - 2)
            }
            let x = fib(25)
            """
        case .arrays:
            """
            func f() {
                var a = []
                for i in 0..<300000 { a.append(i) }
                for i in 0..<300000 { a[i] = a[i] * 2 }
                let b = a.map { x in x + 1 }.filter { x in x % 3 == 0 }
                var total = 0
                for x in b { total += x }
                return total
            }
            let x = f()
            """
        case .chains:
            """
            for i in 0..<25000 {
                view v
                make.left.equalTo(root).offset(i)
                make.top.equalTo(root).offset(1)
                make.width.equalTo(10)
                make.height.equalTo(10)
            }
            """
        }
    }

    /// Ten million bytes of what scripts are made of.
    private static var longScript: String {
        var text = ""
        var number = 0
        while text.utf8.count < 10_000_000 {
            text += """
                // block \(number)
                view header\(number), body\(number)
                select header\(number)
                make.top.left.right.equalTo(root).inset(\(number % 40))
                make.height.equalTo(44).priority(750)
                func place\(number)(a, b) {
                    let total = a + b * 2 - \(number % 9)
                    if total > 10 && a != b { return total / 2 }
                    for k in 0..<3 { body\(number).width.equalTo(k) }
                    return [a, b, total]
                }

                """
            number += 1
        }
        return text
    }
}
