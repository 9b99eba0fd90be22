/// Short codes in place of names: letters, then pairs of letters. None equals a name.
struct NameCodes {
    private let names: Set<String>
    private var count = 0
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

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

    /// Counts a … Z, aa … ZZ, aaa ….
    private static func code(_ number: Int) -> String {
        let letter = String(letters[number % letters.count])
        return number < letters.count ? letter : code(number / letters.count - 1) + letter
    }
}
