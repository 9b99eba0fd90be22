internal import Glibc

extension Double {
    /// The number in C's `%g` format: at most six significant digits.
    public var generalFormat: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            let length = withVaList([self]) { vsnprintf(buffer.baseAddress, buffer.count, "%g", $0) }
            return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}
