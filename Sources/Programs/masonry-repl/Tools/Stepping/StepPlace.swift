internal import MasonryLanguage

/// The file in which a player of a script says which step it shows, for the presenter's notes in another terminal.
struct StepPlace {
    let path: String

    /// - Returns: nil if the user's folder for such files can't be used.
    init?(of script: String) {
        guard let folder = UserFolder.state else { return nil }
        let name = ScriptFolder.resolved(script) ?? script
        // FNV-1a, since a path is no file name.
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        path = "\(folder)/step-\(String(hash, radix: 16))"
    }

    /// The statements of the step; nil if no player shows the script.
    var shown: Range<Int>? {
        guard let file = try? LockedFile(path, isNew: false, maximumSize: 1 << 10) else { return nil }
        defer { file.close() }
        let numbers = (try? file.text())?.split(separator: " ").compactMap { Int($0) } ?? []
        guard numbers.count == 2, 0 <= numbers[0], numbers[0] < numbers[1] else { return nil }
        return numbers[0]..<numbers[1]
    }

    func write(_ shown: Range<Int>) {
        guard let file = try? LockedFile(path) else { return }
        defer { file.close() }
        file.cut(to: 0)
        file.append("\(shown.lowerBound) \(shown.upperBound) ")
    }

    func remove() {
        (try? LockedFile(path, isNew: false))?.remove()
    }
}
