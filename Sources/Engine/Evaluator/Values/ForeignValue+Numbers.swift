package import Vocabulary

// Unknown numbers, and structures with unknown parts.
extension ForeignValue {
    /// What is known of a number: `factor × unknown + constant`.
    package struct Estimate {
        var factor = 1.0
        var constant = 0.0

        /// The value for a stand-in of the unknown.
        func value(_ standIn: Double) -> Double { factor * standIn + constant }
    }

    /// The numbers of a structure, some of which are unknown.
    package struct Structure {
        package let shape: TupleShape
        package let parts: [Value]
    }

    /// What nobody declares: the value itself, or the one that it was computed from.
    package var source: ForeignValue { base?.source ?? self }

    /// The number to use in place of the value.
    ///
    /// - Parameter standIn: what to use for the unknown that it was computed from.
    package func number(_ standIn: Double) -> Double {
        let number = estimate.value(standIn)
        return number.isFinite ? number : standIn
    }

    /// A value computed from this one.
    package func derived(_ estimate: Estimate? = nil) -> ForeignValue {
        ForeignValue(name, isTypo: isTypo, base: source, estimate: estimate ?? self.estimate)
    }

    /// A number that follows from unknown ones, which were reported.
    package static func reported(_ name: String, standIn: Double) -> ForeignValue {
        ForeignValue(name, isTypo: true, estimate: Estimate(factor: 0, constant: standIn))
    }

    /// A member of the value. That of a computed value belongs to what it was computed from.
    package func member(_ text: String, at place: Place? = nil) -> ForeignValue {
        ForeignValue("\(name).\(text)", isTypo: isTypo, base: base, place: place)
    }

    /// A sample of the elements of an unknown sequence. Like any tree, one of sequences in sequences ends.
    package var sampleElements: [Value] {
        if name.utf8.count(where: { $0 == UInt8(ascii: "[") }) >= Self.sampleDepth { return [] }
        return (0..<Self.sampleCount).map { .foreign(element("\($0)")) }
    }

    /// The element of an unknown collection with an index or a key.
    package func element(_ key: String) -> ForeignValue {
        let element = ForeignValue("\(name)[\(key)]", isTypo: isTypo, base: source)
        element.viewType = elementType
        return element
    }

    /// How many rounds a loop over something unknown runs.
    package static let sampleCount = 2
    /// How many unknown sequences, each an element of the next, have elements.
    private static let sampleDepth = 4
}

extension Value {
    /// The first unknown number in the value: itself or a part of a structure.
    package var unknownNumber: ForeignValue? {
        guard case .foreign(let foreign) = self else { return nil }
        return foreign.structure?.parts.lazy.compactMap(\.unknownNumber).first ?? foreign
    }

    /// A structure of numbers and unknown values: a tuple if all are known.
    package static func structure(_ shape: TupleShape, _ parts: [Value]) -> Value {
        var tuple = Tuple(shape, 0, 0)
        for (index, part) in parts.enumerated() {
            guard case .number(let number) = part else {
                guard let unknown = parts.lazy.compactMap(\.unknownNumber).first else { return .nothing }
                return .foreign(
                    ForeignValue(
                        unknown.name, isTypo: unknown.isTypo, base: unknown.source,
                        structure: ForeignValue.Structure(shape: shape, parts: parts)))
            }
            tuple.numbers[index] = number
        }
        return .tuple(tuple)
    }

    /// The parts of a structure; nil for other values.
    package var structure: ForeignValue.Structure? {
        switch self {
        case .tuple(let box):
            ForeignValue.Structure(
                shape: box.tuple.shape, parts: (0..<box.tuple.count).map { .number(box.tuple.numbers[$0]) })
        case .foreign(let foreign): foreign.structure
        default: nil
        }
    }

    /// The value with numbers in place of unknown ones.
    ///
    /// - Parameter shape: the shape of the structure that is needed; nil for a number.
    package func withStandIns(_ standIn: Double, as shape: TupleShape? = nil) -> Value {
        guard case .foreign(let foreign) = self else { return self }
        guard let structure = foreign.structure else {
            let number = foreign.number(standIn)
            return shape.map { .structure($0, Array(repeating: .number(number), count: $0.count)) } ?? .number(number)
        }
        return .structure(structure.shape, structure.parts.map { $0.withStandIns(standIn) })
    }
}

extension ForeignValue.Structure {
    /// The part, or the point or size of a rectangle; nil for other names.
    package func part(_ name: String, _ spelling: Spelling?) -> Value? {
        if let start = Tuple(shape, 0, 0).start(ofPart: name) {
            return .structure(start == 0 ? .point : .size, Array(parts[start..<start + 2]))
        }
        return spelling.flatMap(TuplePart.init)?.position(in: shape).map { parts[$0] }
    }
}
