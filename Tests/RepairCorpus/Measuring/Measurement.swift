/// What the program reports about a broken script, and what its fixes are worth.
struct Measurement: Codable {
    let script: String
    let split: Split
    let kind: String
    let line: Int
    let before: String
    let after: String
    let sights: [Sight]
    /// Whether the layout at the end is wrong, not only an earlier one.
    let differsAtEnd: Bool
    /// The names of what is reported.
    let reports: [String]
    let fixes: Int
    /// The number, from 1, of the first fix that is right; nil if none is.
    let rightFix: Int?
    /// Whether that fix is right after every statement, too.
    let isRightThroughout: Bool?
    /// Whether the first fix is wrong, and nothing is reported after it.
    let isWrongButClean: Bool

    /// - Parameter right: the layouts of the correct script.
    init(of broken: BrokenScript, right: LayoutHistory) {
        let report = ScriptReport(of: broken.text)
        let verdicts = report.fixes.map { Verdict(on: $0, of: broken, right: right) }
        let isRight = { (verdict: Verdict) in
            // If only an earlier layout is wrong, a fix must set that right.
            broken.differsAtEnd ? verdict.isRightAtEnd : verdict.isRightThroughout
        }
        let found = verdicts.firstIndex(where: isRight)
        script = broken.script.name
        split = broken.script.split
        kind = broken.kind
        line = broken.line
        (before, after) = broken.change
        sights = Sight.allCases.filter(broken.sights.contains)
        differsAtEnd = broken.differsAtEnd
        reports = report.slugs
        fixes = verdicts.count
        rightFix = found.map { $0 + 1 }
        isRightThroughout = found.map { verdicts[$0].isRightThroughout }
        isWrongButClean = verdicts.first.map { $0.isClean && !isRight($0) } ?? false
    }

    var isSeen: Bool { !sights.isEmpty }
    var isFound: Bool { !reports.isEmpty }

    /// One word for the result.
    var result: String {
        if !isFound { return isSeen ? "silent" : "silent, unseen" }
        if let rightFix { return rightFix == 1 ? "first" : "fix \(rightFix)" }
        if fixes == 0 { return "found, no fix" }
        return isWrongButClean ? "wrong but clean" : "found, wrong fixes"
    }
}
