/// The effect of Tab for the available candidates.
enum Completion: Equatable {
    case nothing
    /// Replaces a range of UTF-8 bytes by the only candidate, or by the common prefix of all.
    case replace(Range<Int>, with: String)
    /// Lists the candidates.
    case list

    init(_ candidates: [Candidate], in text: String) {
        guard let first = candidates.first else {
            self = .nothing
            return
        }
        let range = first.range
        let typed = String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
        let common = candidates.dropFirst().reduce(Substring(first.text)) { shared, candidate in
            shared.prefix(zip(shared, candidate.text).prefix { $0 == $1 }.count)
        }
        if candidates.count == 1 {
            let insertion = first.insertion(in: text)
            self = typed == insertion ? .nothing : .replace(range, with: insertion)
        } else if common.count > typed.count {
            self = .replace(range, with: String(common))
        } else {
            self = .list
        }
    }
}
