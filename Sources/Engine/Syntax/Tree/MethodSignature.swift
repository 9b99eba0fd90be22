package import Vocabulary

/// The name, labels and defaults of a Swift method, to match the arguments of a call.
package struct MethodSignature {
    package let name: Name
    package let parameters: [Parameter]

    package init(name: Name, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }

    package struct Parameter {
        package let label: Name?
        /// Whether the argument can be omitted.
        package let isOptional: Bool
        /// Whether it also takes the arguments without a label that follow.
        package let isVariadic: Bool

        package init(label: Name?, isOptional: Bool, isVariadic: Bool) {
            self.label = label
            self.isOptional = isOptional
            self.isVariadic = isVariadic
        }
    }

    /// The arguments of a parameter, by position.
    package enum Given {
        case missing
        case one(Int)
        case several(Range<Int>)
    }

    /// The arguments of each parameter, for a call with these labels; nil if they don't match.
    ///
    /// A last argument without a label also matches the last parameter, since it may be a trailing closure.
    package func match(_ labels: [Name?]) -> [Given]? {
        var given: [Given] = []
        var next = 0
        for (position, parameter) in parameters.enumerated() {
            let isLast = position == parameters.count - 1
            if parameter.isVariadic {
                guard next < labels.count, labels[next] == parameter.label else {
                    given.append(.several(next..<next))
                    continue
                }
                var end = next + 1
                while end < labels.count, labels[end] == nil { end += 1 }
                given.append(.several(next..<end))
                next = end
            } else if next < labels.count,
                labels[next] == parameter.label || isLast && labels[next] == nil && next == labels.count - 1
            {
                given.append(.one(next))
                next += 1
            } else if parameter.isOptional {
                given.append(.missing)
            } else {
                return nil
            }
        }
        return next == labels.count ? given : nil
    }
}
