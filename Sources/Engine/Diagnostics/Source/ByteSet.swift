/// Some bytes, to look for in a text.
package struct ByteSet: ExpressibleByArrayLiteral {
    /// Whether each byte is one of them.
    fileprivate let isMember: [Bool]

    package init(_ bytes: some Sequence<UInt8>) {
        var isMember = [Bool](repeating: false, count: 256)
        for byte in bytes { isMember[Int(byte)] = true }
        self.isMember = isMember
    }

    package init(arrayLiteral bytes: UInt8...) { self.init(bytes) }
}

extension SourceText {
    /// The offset of the first of some bytes in a range; nil if there is none.
    package func firstOffset(of set: ByteSet, in range: Range<Int>) -> Int? {
        bytes[range].firstIndex { set.isMember[Int($0)] }
    }

    /// The offset of the first occurrence of a text from an offset on; nil if there is none.
    package func firstOffset(of text: String, from start: Int = 0) -> Int? {
        let text = Array(text.utf8)
        guard let first = text.first, bytes.count - text.count >= start else { return nil }
        return bytes.indices[start...(bytes.count - text.count)].first {
            bytes[$0] == first && bytes[$0..<$0 + text.count].elementsEqual(text)
        }
    }
}
