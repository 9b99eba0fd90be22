/// FNV-1a: the same on every run and machine, unlike the hashes of Swift's collections.
enum StableHash {
    static func of(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
