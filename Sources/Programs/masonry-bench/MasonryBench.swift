import ArgumentParser
import Glibc

@main
struct MasonryBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "masonry-bench",
        abstract: "Measures the layout engine and the language, one workload a process; scripts/bench runs them all.",
        subcommands: [List.self, Rows.self, Run.self, RunRows.self, ListLanguage.self, RunLanguage.self])

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Prints the workloads, one a line.")

        func run() {
            for workload in Workload.makers { print(workload.name, workload.make().size, separator: "\t") }
        }
    }

    struct Rows: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Prints a workload as linear rows for other solvers.")
        @Argument var workload: Workload

        func run() {
            print(LinearRows.text(of: workload), terminator: "")
        }
    }

    struct Run: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Measures a workload on the layout engine.")
        @Argument var workload: Workload

        func run() throws {
            let clock = ContinuousClock()
            report(workload.name, "describe", 0)
            let start = clock.now
            let scene = try BenchmarkScene(workload)
            report(workload.name, "make constraints", (clock.now - start) / .seconds(1))
            try scene.measure { report(workload.name, $0, $1) }
        }
    }

    struct RunRows: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Measures linear rows from standard input on the solver.")
        @Argument var name: String

        func run() {
            var text = ""
            while let line = readLine(strippingNewline: false) { text += line }
            BenchmarkSystem(text).measure { report(name, $0, $1) }
        }
    }

    struct ListLanguage: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Prints the language's workloads, one a line.")

        func run() {
            for workload in LanguageWorkload.allCases { print(workload.rawValue) }
        }
    }

    struct RunLanguage: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Measures a workload of the language.")
        @Argument var workload: LanguageWorkload

        func run() throws {
            try workload.measure { report(workload.rawValue, $0, $1) }
        }
    }

    /// Prints a measurement as one line of JSON.
    private static func report(_ workload: String, _ operation: String, _ seconds: Double) {
        print(
            """
            {"workload": "\(workload)", "operation": "\(operation)", "peer": "ours", "seconds": \(seconds), \
            "peakBytes": \(Timing.peakBytes)}
            """)
    }
}

extension Workload: ExpressibleByArgument {
    init?(argument: String) {
        guard let maker = Self.makers.first(where: { $0.name == argument }) else { return nil }
        self = maker.make()
    }
}

extension LanguageWorkload: ExpressibleByArgument {}
