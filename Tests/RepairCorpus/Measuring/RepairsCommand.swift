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

    @Flag(help: "Fit the weights of the ranking to the training part and print them, with what they are worth.")
    var fit = false

    @Option(
        help: "Measure the pairs of natural mistakes in this folder instead of the corpus; with --fit, fit to both.",
        completion: .directory)
    var pairs: String?

    @Flag(help: "With --pairs: print the best edits of each report, too.")
    var edits = false

    func validate() throws {
        if split == .test, list || show || json || fit || kind != nil || script != nil {
            throw ValidationError("Of the test part only the totals are printed.")
        }
        if let kind, !Mistakes.all.contains(where: { $0.kind == kind }) {
            let kinds = Mistakes.all.map { $0.kind }.joined(separator: ", ")
            throw ValidationError("There is no kind `\(kind)`: \(kinds)")
        }
    }

    func run() async throws {
        if let pairs, !fit { return try await printPairs(in: URL(filePath: pairs)) }
        let splits = split.map { [$0] } ?? [.training, .development]
        let scripts = try CorrectScript.all(in: URL(filePath: FileManager.default.currentDirectoryPath)).filter {
            splits.contains($0.split) && (script == nil || script == $0.name)
        }
        if show { return printBroken(scripts) }
        if fit { return try await printWeights(scripts) }
        let cases = await eachBroken(scripts) { Measurement(of: $0, right: $1) }
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

    private func printPairs(in folder: URL) async throws {
        let reports = await each(try NaturalPair.all(in: folder)) { [PairReport($0)] }
        for report in reports {
            print(report.line)
            if edits { for line in report.details { print(line) } }
        }
        print(PairReport.summary(of: reports))
    }

    private func printWeights(_ scripts: [CorrectScript]) async throws {
        let broken = await eachBroken(scripts) { BrokenReport(of: $0, right: $1) }
        let groups = broken.flatMap(\.trials)
        let folder = pairs.map { URL(filePath: $0) }
        let reports = await each(try folder.map(NaturalPair.all) ?? []) { [PairReport($0)] }
        let natural = reports.flatMap(\.groups)
        let corpus = groups.filter { $0.split == .training }
        let weights = WeightFitting(corpus, pairs: natural).weights()
        for split in Split.allCases {
            let groups = groups.filter { $0.split == split }
            if groups.isEmpty { continue }
            for (title, weights) in [("as it is", FittedWeights.present), ("fitted", weights)] {
                var score = RankingScore()
                score.add(groups, weights)
                print("// \(split.rawValue), \(title): \(score)")
            }
        }
        if !natural.isEmpty {
            let score = CrossValidation.score(natural, with: corpus)
            print("// natural mistakes, cross-validated: \(score)")
            for line in score.calibration { print("// \(line)") }
        }
        for line in weights.lines(RankingFeatures.names) + weights.linesOfNone { print(line) }
        printProposalWeights(reports.flatMap(\.proposals), broken.flatMap(\.proposals))
    }

    /// The weights by which edits are ordered before they are tried.
    private func printProposalWeights(_ proposals: [TrialGroup], _ corpus: [TrialGroup]) {
        let found = proposals.filter(\.hasRight)
        let corpus = corpus.filter { $0.split == .training && $0.hasRight }
        var present = ProposalScore()
        present.add(found, .presentProposals)
        print("// proposals, as they are: \(present)")
        print("// proposals, cross-validated: \(CrossValidation.proposalScore(found, with: corpus))")
        for line in WeightFitting(corpus, pairs: found).weights().lines(ProposalFeatures.names) { print(line) }
    }

    /// What a measure gives for the broken versions, in the order of the scripts.
    private func eachBroken<Result: Sendable>(
        _ scripts: [CorrectScript], _ measure: @escaping @Sendable (BrokenScript, LayoutHistory) -> Result
    ) async -> [Result] {
        await each(scripts) { [seed, kind] script in
            let right = LayoutHistory(of: script.text)
            return Generator(seed: seed).broken(from: script).filter { kind == nil || kind == $0.kind }.map {
                measure($0, right)
            }
        }
    }

    /// What a measure gives for each part, in their order, made on all processors.
    private func each<Part: Sendable, Result: Sendable>(
        _ parts: [Part], _ measure: @escaping @Sendable (Part) -> [Result]
    ) async -> [Result] {
        await withTaskGroup(of: (Int, [Result]).self) { group in
            var results: [Int: [Result]] = [:]
            var next = 0
            func start() {
                guard next < parts.count else { return }
                group.addTask { [part = parts[next], next] in (next, measure(part)) }
                next += 1
            }
            for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
            while let (index, measurements) = await group.next() {
                results[index] = measurements
                start()
            }
            return parts.indices.flatMap { results[$0] ?? [] }
        }
    }
}
