/// An identifier, interned in a `NameTable`.
public struct Name: Hashable, Sendable {
    let index: UInt32
}
