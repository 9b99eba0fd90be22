import ArgumentParser

/// The part of the corpus that a script belongs to. All broken versions of a script are in the same part.
enum Split: String, CaseIterable, Codable, ExpressibleByArgument {
    /// Weights may be fitted to it.
    case training
    /// Its cases may be read while working on the search.
    case development
    /// Only its totals are reported.
    case test

    init(of name: String) {
        switch StableHash.of(name) % 10 {
        case 0...5: self = .training
        case 6...7: self = .development
        default: self = .test
        }
    }
}
