/// A whole number of any size: a machine word while it fits, a sign and digits where it does not.
enum ExactInteger {
    case small(Int)
    case large(LargeInteger)

    /// Products of two numbers of this size, and their difference, fit into 128 bits.
    private static let limit = 1 << 62

    static let zero = ExactInteger.small(0)
    static let one = ExactInteger.small(1)

    var isZero: Bool { if case .small(0) = self { true } else { false } }

    /// -1, 0 or 1.
    var sign: Int {
        switch self {
        case .small(let number): number.signum()
        case .large(let number): number.isNegative ? -1 : 1
        }
    }

    private var large: LargeInteger {
        switch self {
        case .small(let number): LargeInteger(number)
        case .large(let number): number
        }
    }

    private init(_ number: LargeInteger) {
        if let word = number.word, word.magnitude < Self.limit { self = .small(word) } else { self = .large(number) }
    }

    private init(_ number: Int128) {
        if number.magnitude < Self.limit {
            self = .small(Int(truncatingIfNeeded: number))
        } else {
            self = .large(LargeInteger(number))
        }
    }

    static prefix func - (number: ExactInteger) -> ExactInteger {
        switch number {
        case .small(let word): .small(-word)
        case .large(let digits): .large(LargeInteger(isNegative: !digits.isNegative, digits: digits.digits))
        }
    }

    static func + (one: ExactInteger, other: ExactInteger) -> ExactInteger {
        if case .small(let a) = one, case .small(let b) = other { return ExactInteger(Int128(a) + Int128(b)) }
        return ExactInteger(one.large + other.large)
    }

    static func * (one: ExactInteger, other: ExactInteger) -> ExactInteger {
        if case .small(let a) = one, case .small(let b) = other { return ExactInteger(Int128(a) * Int128(b)) }
        return ExactInteger(one.large * other.large)
    }

    /// `(a × b − c × d) ÷ divisor`, which must come out even.
    static func reduced(
        _ a: ExactInteger, _ b: ExactInteger, _ c: ExactInteger, _ d: ExactInteger, by divisor: ExactInteger
    ) -> ExactInteger {
        if case .small(let a) = a, case .small(let b) = b, case .small(let c) = c, case .small(let d) = d,
            case .small(let divisor) = divisor
        {
            let difference = Int128(a) * Int128(b) - Int128(c) * Int128(d)
            return ExactInteger(divisor == 1 ? difference : difference / Int128(divisor))
        }
        return ExactInteger((a.large * b.large - c.large * d.large).divided(by: divisor.large))
    }

    /// The quotient of two whole numbers, to the nearest a `Double` can say.
    static func ratio(_ numerator: ExactInteger, _ denominator: ExactInteger) -> Double {
        if case .small(let a) = numerator, case .small(let b) = denominator, a.magnitude < 1 << 53,
            b.magnitude < 1 << 53
        {
            return Double(a) / Double(b)
        }
        return LargeInteger.ratio(numerator.large, denominator.large)
    }

    static func < (one: ExactInteger, other: ExactInteger) -> Bool {
        if case .small(let a) = one, case .small(let b) = other { return a < b }
        return (one + -other).sign < 0
    }
}

/// Sign and digits in base 2³², least first, without zeros at the end.
struct LargeInteger {
    var isNegative: Bool
    var digits: [UInt32]

    init(isNegative: Bool, digits: [UInt32]) {
        var digits = digits
        while digits.last == 0 { digits.removeLast() }
        self.isNegative = isNegative && !digits.isEmpty
        self.digits = digits
    }

    init(_ number: some SignedInteger & FixedWidthInteger) {
        var digits: [UInt32] = []
        var rest = UInt128(number.magnitude)
        while rest > 0 {
            digits.append(UInt32(truncatingIfNeeded: rest))
            rest >>= 32
        }
        self.init(isNegative: number < 0, digits: digits)
    }

    /// The number as a machine word, where it has at most two digits and fits.
    var word: Int? {
        if digits.count > 2 { return nil }
        let magnitude = digits.reversed().reduce(UInt64(0)) { $0 << 32 | UInt64($1) }
        guard let word = Int(exactly: magnitude) else { return nil }
        return isNegative ? -word : word
    }

    static func + (one: LargeInteger, other: LargeInteger) -> LargeInteger {
        if one.isNegative == other.isNegative {
            return LargeInteger(isNegative: one.isNegative, digits: sum(one.digits, other.digits))
        }
        return isLess(one.digits, other.digits)
            ? LargeInteger(isNegative: other.isNegative, digits: difference(other.digits, one.digits))
            : LargeInteger(isNegative: one.isNegative, digits: difference(one.digits, other.digits))
    }

    static func - (one: LargeInteger, other: LargeInteger) -> LargeInteger {
        one + LargeInteger(isNegative: !other.isNegative, digits: other.digits)
    }

    static func * (one: LargeInteger, other: LargeInteger) -> LargeInteger {
        var product = [UInt32](repeating: 0, count: one.digits.count + other.digits.count)
        for (place, digit) in one.digits.enumerated() {
            var carry: UInt64 = 0
            for (offset, factor) in other.digits.enumerated() {
                let sum = UInt64(product[place + offset]) + UInt64(digit) * UInt64(factor) + carry
                product[place + offset] = UInt32(truncatingIfNeeded: sum)
                carry = sum >> 32
            }
            product[place + other.digits.count] = UInt32(truncatingIfNeeded: carry)
        }
        return LargeInteger(isNegative: one.isNegative != other.isNegative, digits: product)
    }

    /// The quotient, rounded towards 0: long division in base 2³² (Knuth, volume 2, algorithm D).
    func divided(by divisor: LargeInteger) -> LargeInteger {
        let isNegative = self.isNegative != divisor.isNegative
        if Self.isLess(digits, divisor.digits) { return LargeInteger(isNegative: false, digits: []) }
        guard divisor.digits.count > 1 else {
            return LargeInteger(isNegative: isNegative, digits: Self.quotient(digits, divisor.digits[0]))
        }
        let shift = divisor.digits[divisor.digits.count - 1].leadingZeroBitCount
        var rest = Self.shifted(digits, by: shift) + [0]
        let by = Self.shifted(divisor.digits, by: shift)
        let length = by.count
        while rest.count < length + 1 { rest.append(0) }
        var quotient = [UInt32](repeating: 0, count: rest.count - length)
        for place in (0..<rest.count - length).reversed() {
            let top = UInt64(rest[place + length]) << 32 | UInt64(rest[place + length - 1])
            var guess = min(top / UInt64(by[length - 1]), UInt64(UInt32.max))
            var remainder = top - guess * UInt64(by[length - 1])
            while remainder >> 32 == 0,
                guess * UInt64(by[length - 2]) > remainder << 32 | UInt64(rest[place + length - 2])
            {
                guess -= 1
                remainder += UInt64(by[length - 1])
            }
            if !Self.subtract(guess, times: by, from: &rest, at: place) {
                guess -= 1
                Self.addBack(by, to: &rest, at: place)
            }
            quotient[place] = UInt32(truncatingIfNeeded: guess)
        }
        return LargeInteger(isNegative: isNegative, digits: quotient)
    }

    static func ratio(_ numerator: LargeInteger, _ denominator: LargeInteger) -> Double {
        if numerator.digits.isEmpty { return 0 }
        // Enough digits that the quotient has at least two.
        let missing = max(0, denominator.digits.count + 3 - numerator.digits.count)
        let raised = LargeInteger(
            isNegative: numerator.isNegative, digits: [UInt32](repeating: 0, count: missing) + numerator.digits)
        let quotient = raised.divided(by: denominator)
        var value = 0.0
        for digit in quotient.digits.reversed() { value = value * 4_294_967_296 + Double(digit) }
        for _ in 0..<missing { value /= 4_294_967_296 }
        return quotient.isNegative ? -value : value
    }
}

// Digits without signs.
extension LargeInteger {
    private static func isLess(_ one: [UInt32], _ other: [UInt32]) -> Bool {
        if one.count != other.count { return one.count < other.count }
        for place in one.indices.reversed() where one[place] != other[place] { return one[place] < other[place] }
        return false
    }

    private static func sum(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        var sum: [UInt32] = []
        var carry: UInt64 = 0
        for place in 0..<max(one.count, other.count) {
            carry += UInt64(place < one.count ? one[place] : 0) + UInt64(place < other.count ? other[place] : 0)
            sum.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        return sum + [UInt32(carry)]
    }

    private static func difference(_ one: [UInt32], _ other: [UInt32]) -> [UInt32] {
        var difference: [UInt32] = []
        var borrow: Int64 = 0
        for place in one.indices {
            let rest = Int64(one[place]) - Int64(place < other.count ? other[place] : 0) - borrow
            difference.append(UInt32(truncatingIfNeeded: rest))
            borrow = rest < 0 ? 1 : 0
        }
        return difference
    }

    private static func quotient(_ digits: [UInt32], _ divisor: UInt32) -> [UInt32] {
        var quotient = digits
        var rest: UInt64 = 0
        for place in digits.indices.reversed() {
            rest = rest << 32 | UInt64(digits[place])
            quotient[place] = UInt32(truncatingIfNeeded: rest / UInt64(divisor))
            rest %= UInt64(divisor)
        }
        return quotient
    }

    private static func shifted(_ digits: [UInt32], by bits: Int) -> [UInt32] {
        if bits == 0 { return digits }
        var shifted: [UInt32] = []
        var carry: UInt32 = 0
        for digit in digits {
            shifted.append(digit << UInt32(bits) | carry)
            carry = digit >> UInt32(32 - bits)
        }
        return carry == 0 ? shifted : shifted + [carry]
    }

    /// False where more was taken away than was there.
    private static func subtract(
        _ factor: UInt64, times digits: [UInt32], from rest: inout [UInt32], at place: Int
    ) -> Bool {
        var carry: UInt64 = 0
        var borrow: Int64 = 0
        for offset in 0...digits.count {
            let product = (offset < digits.count ? factor * UInt64(digits[offset]) : 0) + carry
            carry = product >> 32
            let difference = Int64(rest[place + offset]) - Int64(product & 0xFFFF_FFFF) - borrow
            rest[place + offset] = UInt32(truncatingIfNeeded: difference)
            borrow = difference < 0 ? 1 : 0
        }
        return borrow == 0
    }

    private static func addBack(_ digits: [UInt32], to rest: inout [UInt32], at place: Int) {
        var carry: UInt64 = 0
        for offset in 0...digits.count {
            carry += UInt64(rest[place + offset]) + UInt64(offset < digits.count ? digits[offset] : 0)
            rest[place + offset] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
    }
}
