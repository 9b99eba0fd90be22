/// Gives findings names that they keep when they move to other lines.
///
/// A fingerprint is made of the rule, the file, the statement and what the finding is about, and counts those that are alike in all.
package struct ReportFingerprints {
    /// The path of a source, wherever the program was started.
    private let path: (String) -> String
    private var counts: [String: Int] = [:]
    private var known: [Report.Finding.Identity: String] = [:]

    package init(path: @escaping (String) -> String) {
        self.path = path
    }

    /// The fingerprint of the next finding: 16 hexadecimal digits, and its number among those that are alike. The same finding at
    /// the same place, as of a script that two others import, has the same one.
    ///
    /// - Parameter file: the file that was checked.
    package mutating func fingerprint(of finding: Report.Finding, in file: String) -> String {
        let identity = finding.identity
        if let identity, let known = known[identity] { return known }
        let subject = finding.subject.map { $0.views + [$0.axis ?? ""] } ?? []
        let statement = finding.statement ?? finding.message.filter { !$0.isNumber }
        let parts =
            [finding.rule, path(finding.place?.source ?? file), statement.filter { !$0.isWhitespace }] + subject
        let hash = Self.hash(of: parts.joined(separator: "\0"))
        counts[hash, default: 0] += 1
        let fingerprint = "\(hash):\(counts[hash, default: 1])"
        if let identity { known[identity] = fingerprint }
        return fingerprint
    }

    /// FNV-1a, in hexadecimal digits.
    private static func hash(of text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
