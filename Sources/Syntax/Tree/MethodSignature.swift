package import Vocabulary

/// What a method of Swift may be called with: its arguments by label, of which some may be missing.
package struct MethodSignature {
    package let name: Name
    package let parameters: [Parameter]

    package init(name: Name, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }

    package struct Parameter {
        package let label: Name?
        /// Whether something stands for an argument that is not given.
        package let isOptional: Bool
        /// Whether it takes all that are left without a label.
        package let isVariadic: Bool

        package init(label: Name?, isOptional: Bool, isVariadic: Bool) {
            self.label = label
            self.isOptional = isOptional
            self.isVariadic = isVariadic
        }
    }

    /// What a parameter gets of the arguments, by their positions.
    package enum Given {
        case missing
        case one(Int)
        case several(Range<Int>)
    }

    /// What each parameter gets of arguments with these labels; nil where they don't fit.
    ///
    /// A closure behind the parentheses, which has no label, is the last parameter's.
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
