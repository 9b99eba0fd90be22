internal import MasonryLanguage

/// A report in SARIF 2.1.0, the format of static analysis that code hosts read.
struct SARIFReport {
    let text: String

    init(_ report: Report, in project: ProjectFolder) {
        text = JSONText.text(of: SARIFLog(report, in: project))
    }
}

extension SARIFLog {
    fileprivate init(_ report: Report, in project: ProjectFolder) {
        let findings = report.eachFinding
        let rules = Set(findings.map(\.finding.rule)).sorted()
        let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        let files = SARIFLog.Files(project)
        runs = [
            Run(
                tool: Tool(
                    driver: Driver(
                        name: Report.Tool.own.name, version: Report.Tool.own.version, rules: rules.map(Rule.init))),
                columnKind: "unicodeCodePoints",
                invocations: [
                    Invocation(executionSuccessful: !report.runs.contains { $0.status == .unreadable })
                ],
                results: findings.map { path, finding in
                    Result(finding, of: path, ruleIndex: indices[finding.rule] ?? 0, files)
                })
        ]
    }
}

extension SARIFLog.Rule {
    fileprivate init(_ id: String) {
        let page = Slug(rawValue: id).flatMap(Explanation.page)
        let meaning = page?.meaning ?? id
        let examples =
            page.map { page in
                [("Wrong", page.failing), ("Right", page.fixed)].filter { !$1.isEmpty }.map { title, code in
                    "\n\n\(title):\n\n```\n\(code)\n```"
                }.joined()
            } ?? ""
        // Up to the first full stop that ends a sentence.
        let sentence = meaning.firstRange(of: ". ").map { String(meaning[..<$0.lowerBound]) + "." } ?? meaning
        self.init(
            id: id, shortDescription: SARIFLog.Text(sentence), fullDescription: SARIFLog.Text(meaning),
            help: SARIFLog.Text(meaning, markdown: meaning + examples))
    }
}

extension SARIFLog.Result {
    fileprivate init(_ finding: Report.Finding, of path: String, ruleIndex: Int, _ files: SARIFLog.Files) {
        let message = ([finding.message] + finding.explanation).joined(separator: "\n")
        let others = finding.labels.filter { !$0.isPrimary }
        self.init(
            ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
            message: SARIFLog.Text(message),
            locations: [
                SARIFLog.Location(
                    physicalLocation: SARIFLog.PhysicalLocation(
                        artifactLocation: files.location(of: path),
                        region: finding.place.map { SARIFLog.Region($0, snippet: finding.statement) }))
            ],
            relatedLocations: others.isEmpty
                ? nil
                : others.enumerated().map { index, label in
                    SARIFLog.Location(
                        id: index + 1,
                        physicalLocation: SARIFLog.PhysicalLocation(
                            artifactLocation: files.location(of: label.place.source),
                            region: SARIFLog.Region(label.place)),
                        message: label.message.map { SARIFLog.Text($0) })
                },
            partialFingerprints: finding.fingerprint.map {
                // Code hosts know the first, other tools take any.
                ["primaryLocationLineHash": $0, "masonryRepl/v1": $0]
            },
            fixes: finding.fixes.isEmpty ? nil : finding.fixes.map { SARIFLog.Fix($0, files) })
    }
}

extension SARIFLog.Fix {
    fileprivate init(_ fix: Report.Fix, _ files: SARIFLog.Files) {
        let sources = fix.edits.reduce(into: [String]()) { names, edit in
            if !names.contains(edit.place.source) { names.append(edit.place.source) }
        }
        self.init(
            description: SARIFLog.Text([fix.title, fix.effect].compactMap(\.self).joined(separator: ": ")),
            artifactChanges: sources.map { source in
                SARIFLog.ArtifactChange(
                    artifactLocation: files.location(of: source),
                    replacements: fix.edits.filter { $0.place.source == source }.map { edit in
                        SARIFLog.Replacement(
                            deletedRegion: SARIFLog.Region(edit.place), insertedContent: SARIFLog.Text(edit.text))
                    })
            })
    }
}

extension SARIFLog.Region {
    fileprivate init(_ place: Report.Place, snippet: String? = nil) {
        self.init(
            startLine: place.start.line, startColumn: place.start.column, endLine: place.end.line,
            endColumn: place.end.column, byteOffset: place.start.offset,
            byteLength: place.end.offset - place.start.offset, snippet: snippet.map { SARIFLog.Text($0) })
    }
}
