/// The names in use in a scene; a name asked for again gets `#2`, `#3` … behind it.
struct NameRegistry {
    private var taken: Set<String> = []
    /// The number to try next for a name that was asked for more than once.
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
        // A freed number is the first to be given again.
        let name = unique.prefix { $0 != "#" }
        nextNumber[String(name)] = nil
    }

    mutating func reclaim(_ unique: String) {
        taken.insert(unique)
    }
}
