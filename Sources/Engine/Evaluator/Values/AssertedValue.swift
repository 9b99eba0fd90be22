/// The value in `expect(value).to`, or in `expect(value).notTo`.
package struct AssertedValue {
    package let value: Value
    package var isNegated = false

    package init(_ value: Value) { self.value = value }
}
