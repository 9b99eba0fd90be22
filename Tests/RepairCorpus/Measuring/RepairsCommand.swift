import MasonryLanguage

import ArgumentParser
import Foundation

/// Breaks the correct scripts and measures what the program's fixes are worth.
@main
struct RepairsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scripts/repairs",
        abstract: "Breaks correct scripts by one mistake each, and counts which mistakes are found and fixed.")

    @Option(
        help:
            "Only this part of the corpus: \(Split.allCases.map(\.rawValue).joined(separator: ", ")). The test part is measured only on request."
    )
    var split: Split?

    @Option(help: "Only mistakes of this kind.")
    var kind: String?

    @Option(help: "Only broken versions of this script.")
    var script: String?

    @Option(help: "Another choice of mistakes.")
    var seed: UInt64 = 1

    @Flag(help: "Print a line for each broken script instead of the table. Not for the test part.")
    var list = false

    @Flag(help: "Print the broken scripts instead of measuring them. Not for the test part.")
    var show = false

    @Flag(help: "Print the measurements as JSON. Not for the test part.")
    var json = false

    func validate() throws {
        if split == .test, list || show || json || kind != nil || script != nil {
            throw ValidationError("Of the test part only the totals are printed.")
        }
        if let kind, !Mistakes.all.contains(where: { $0.kind == kind }) {
            let kinds = Mistakes.all.map { $0.kind }.joined(separator: ", ")
            throw ValidationError("There is no kind `\(kind)`: \(kinds)")
        }
    }

    func run() async throws {
        let splits = split.map { [$0] } ?? [.training, .development]
        let scripts = try CorrectScript.all(in: URL(filePath: FileManager.default.currentDirectoryPath)).filter {
            splits.contains($0.split) && (script == nil || script == $0.name)
        }
        if show { return printBroken(scripts) }
        let cases = await measure(scripts)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(cases), as: UTF8.self))
        } else if list {
            for measurement in cases { print(line(measurement)) }
        } else {
            for split in splits {
                print(ResultTable(split, cases.filter { $0.split == split }).text(withKinds: split != .test))
            }
        }
    }

    private func line(_ measurement: Measurement) -> String {
        let parts = [
            "\(measurement.script).mas:\(measurement.line)", measurement.kind, measurement.result,
            measurement.sights.map(\.rawValue).joined(separator: ","), measurement.reports.joined(separator: ","),
            measurement.before.trimmingCharacters(in: .whitespaces) + " → "
                + measurement.after.trimmingCharacters(in: .whitespaces),
        ]
        return parts.joined(separator: "\t")
    }

    private func printBroken(_ scripts: [CorrectScript]) {
        for broken in scripts.flatMap(Generator(seed: seed).broken) where kind == nil || kind == broken.kind {
            print("// \(broken.script.name), line \(broken.line): \(broken.kind)\n\(broken.text)\n---")
        }
    }

    /// The measurements, in the order of the scripts, made on all processors.
    private func measure(_ scripts: [CorrectScript]) async -> [Measurement] {
        await withTaskGroup(of: (Int, [Measurement]).self) { group in
            var results: [Int: [Measurement]] = [:]
            var next = 0
            func start() {
                guard next < scripts.count else { return }
                group.addTask { [next] in (next, measure(scripts[next])) }
                next += 1
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
            while let (index, measurements) = await group.next() {
                results[index] = measurements
                start()
            }
            return scripts.indices.flatMap { results[$0] ?? [] }
        }
    }

    private func measure(_ script: CorrectScript) -> [Measurement] {
        let right = LayoutHistory(of: script.text)
        return Generator(seed: seed).broken(from: script)
            .filter { kind == nil || kind == $0.kind }
            .map { Measurement(of: $0, right: right) }
    }
}
