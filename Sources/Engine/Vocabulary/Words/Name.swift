/// An identifier, interned in a `NameTable`.
public struct Name: Hashable, Sendable {
    package let index: UInt32

    package init(index: UInt32) {
        self.index = index
    }
}
