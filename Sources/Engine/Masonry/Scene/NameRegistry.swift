/// The names in use in a scene. A name that is requested again gets the suffix `#2`, `#3` …
struct NameRegistry {
    private var taken: Set<String> = []
    /// The number to try next for a name that was requested more than once.
    private var nextNumber: [String: Int] = [:]

    mutating func claim(_ name: String) -> String {
        if taken.insert(name).inserted { return name }
        var number = nextNumber[name, default: 2]
        while !taken.insert("\(name)#\(number)").inserted { number += 1 }
        nextNumber[name] = number + 1
        return "\(name)#\(number)"
    }

    mutating func release(_ unique: String) {
        taken.remove(unique)
        // A freed number is reused first.
        let name = String(unique.prefix { $0 != "#" })
        if let next = nextNumber[name], let freed = Int(unique.dropFirst(name.count + 1)) {
            nextNumber[name] = min(next, freed)
        }
    }

    mutating func reclaim(_ unique: String) {
        taken.insert(unique)
    }
}
