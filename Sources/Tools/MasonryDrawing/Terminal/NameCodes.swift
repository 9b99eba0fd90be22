/// Short codes in place of names: letters and digits, then pairs of them. None equals a name.
struct NameCodes {
    private let names: Set<String>
    private var count = 0
    private static let characters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    init(avoiding names: some Sequence<String>) {
        self.names = Set(names.filter { $0.utf8.count <= Self.longest })
    }

    /// The bytes of a code, of which there are more than a picture has cells.
    private static let longest = 3

    mutating func next() -> String {
        while true {
            let code = Self.code(count)
            count += 1
            if !names.contains(code) { return code }
        }
    }

    /// Counts a … 9, aa … 99, aaa ….
    private static func code(_ number: Int) -> String {
        let last = String(characters[number % characters.count])
        return number < characters.count ? last : code(number / characters.count - 1) + last
    }

    /// Whether the codes are neighbors in the alphabet or among the digits, such as `b` and `c`.
    static func isNext(_ code: String, to last: String) -> Bool {
        guard let end = code.utf8.last, let before = last.utf8.last else { return false }
        return end == before + 1 && code.dropLast() == last.dropLast()
    }
}
