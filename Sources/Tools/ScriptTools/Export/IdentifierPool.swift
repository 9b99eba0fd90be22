/// The identifiers of a piece of code, each used once.
struct IdentifierPool {
    private var taken: Set<String>

    /// - Parameter reserved: identifiers that are never used.
    init(reserved: Set<String>) { taken = reserved }

    /// The name itself, if it is free and a valid identifier.
    mutating func claim(exactly name: String) -> String? {
        guard name == Self.identifier(from: name), !Self.isLikeSelf(name), taken.insert(name).inserted else {
            return nil
        }
        return name
    }

    /// An identifier as similar to the name as possible.
    ///
    /// - Parameter noun: appended to a name that is not allowed: `switchButton`.
    mutating func claim(like name: String, noun: String) -> String {
        let parts = name.split(separator: "#", maxSplits: 1)
        var base = Self.identifier(from: parts.first.map(String.init) ?? "")
        if base.isEmpty { base = noun.lowercased() }
        var number = parts.count > 1 ? Int(parts[1]) : nil
        if Self.isLikeSelf(base) || number == nil && taken.contains(base) { base += noun }
        var identifier = number.map { "\(base)\($0)" } ?? base
        while !taken.insert(identifier).inserted {
            number = (number ?? 1) + 1
            identifier = "\(base)\(number ?? 0)"
        }
        return identifier
    }

    /// Whether code commonly uses the name for `self`, such as `weakSelf`, so that no view may have it.
    private static func isLikeSelf(_ name: String) -> Bool { name.lowercased().hasSuffix("self") }

    /// The name starting with a lowercase letter, without characters that identifiers can't contain.
    static func identifier(from name: String) -> String {
        var identifier = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let properties = scalar.properties
            if scalar == "_" || (identifier.isEmpty ? properties.isXIDStart : properties.isXIDContinue) {
                identifier.append(scalar)
            }
        }
        let text = String(identifier)
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
