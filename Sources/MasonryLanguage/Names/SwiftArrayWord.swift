/// What Swift's collections are told beside what the language's are.
enum SwiftArrayWord: String, CaseIterable {
    case isEmpty, indices, reversed, dropFirst, dropLast, enumerated, forEach, map, compactMap, flatMap, filter, sorted
    case reduce, first, last, contains, allSatisfy, min, max, prefix, suffix, joined, firstIndex, removeAll, removeLast,
        popLast
    case removeFirst, remove, insert, append, swapAt, shuffled, randomElement
    case startIndex, endIndex
}
