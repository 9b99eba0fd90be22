/// The number of arguments that a call takes.
package struct ArgumentCount: Hashable {
    package let range: ClosedRange<Int>

    package init(_ range: ClosedRange<Int>) { self.range = range }
}
