/// What Git ignores in a repository.
enum GitIgnore {
    static let file = ".gitignore"
    static let repository = ".git"

    /// The rules that apply in a folder, from its repository's own to those of the folder around it; none outside of a repository.
    static func rules(around folder: String) -> [IgnoreRules] {
        guard let top = Folder.above(folder, where: isTop) else { return [] }
        if top == folder { return [] }
        var rules = ownRules(of: top)
        var place = top
        for name in folder.dropFirst(top.count).split(separator: "/") {
            if let own = IgnoreRules(file: Folder.path(of: file, in: place), in: place) { rules.append(own) }
            place = Folder.path(of: name, in: place)
        }
        return rules
    }

    /// The rules of a repository beside its `.gitignore` files.
    static func ownRules(of top: String) -> [IgnoreRules] {
        IgnoreRules(file: "\(top)/\(repository)/info/exclude", in: top).map { [$0] } ?? []
    }

    /// Whether a folder is the top of a repository. In a work tree, `.git` is a file.
    static func isTop(_ folder: String) -> Bool { ScriptFolder.resolved("\(folder)/\(repository)") != nil }
}
