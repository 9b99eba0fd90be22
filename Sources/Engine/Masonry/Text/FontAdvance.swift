/// The width of a character or a line in a regular and in a bold font, in thousandths of the font's size.
struct FontAdvance {
    private(set) var regular: Int
    private(set) var bold: Int

    private init(_ regular: Int, bold: Int? = nil) {
        self.regular = regular
        self.bold = bold ?? regular
    }

    init(of character: Character) {
        let columns = character.displayWidth
        if columns == 0 {
            self.init(0)
        } else if !character.isASCII, character.isEmoji {
            self.init(1250)
        } else if let scalar = character.unicodeScalars.first, let place = Self.place(of: scalar) {
            // Marks on a letter have no width.
            self.init(Int(Self.regulars[place]), bold: Int(Self.bolds[place]))
        } else {
            // What has two columns in a terminal fills a square: ideographs, syllables, fullwidth letters.
            self.init(columns > 1 ? 1000 : 600)
        }
    }

    init(of line: some StringProtocol) {
        let latin = line.utf8.withContiguousStorageIfAvailable { Self(latin: $0) }
        if let latin, let latin {
            self = latin
            return
        }
        self.init(0)
        for character in line {
            let advance = Self(of: character)
            regular += advance.regular
            bold += advance.bold
        }
    }

    /// The same, computed much faster, for a line with only printable ASCII characters; nil for any other.
    private init?(latin bytes: UnsafeBufferPointer<UInt8>) {
        self.init(0)
        for byte in bytes {
            guard 0x20..<0x7F ~= byte else { return nil }
            regular += Int(Self.regulars[Int(byte) - 0x20])
            bold += Int(Self.bolds[Int(byte) - 0x20])
        }
    }

    /// Where the tables have a scalar: U+0020 to U+007E, then U+00A0 to U+00FF.
    private static func place(of scalar: Unicode.Scalar) -> Int? {
        switch scalar.value {
        case 0x20...0x7E: Int(scalar.value) - 0x20
        case 0xA0...0xFF: Int(scalar.value) - 0xA0 + 0x5F
        default: nil
        }
    }

    // The advance widths of Inter 3.19 (SIL Open Font License) in Regular and Bold, scaled from 2816 to 1000 units.

    private static let regulars: [UInt16] = [
        281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642, 608,
        624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652,
        562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564,
        621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812,
        540, 557, 541, 362, 327, 362, 659, 281, 278, 558, 631, 723, 548, 266, 551, 591, 915, 449, 540, 540, 460, 670,
        449, 455, 659, 420, 430, 497, 622, 599, 276, 267, 313, 449, 540, 884, 926, 949, 507, 676, 676, 676, 676, 676,
        676, 990, 727, 598, 598, 598, 598, 264, 264, 264, 264, 719, 753, 761, 761, 761, 761, 761, 659, 761, 741, 741,
        741, 741, 665, 631, 609, 564, 564, 564, 564, 564, 564, 925, 558, 582, 582, 582, 582, 237, 237, 237, 237, 580,
        585, 597, 597, 597, 597, 597, 659, 597, 581, 581, 581, 581, 557, 609, 557,
    ]

    private static let bolds: [UInt16] = [
        232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630, 659, 678, 645,
        660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727, 613, 585, 761, 746, 281, 570, 690,
        567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748, 1036, 714, 724, 667, 409, 390, 409, 488, 477, 497, 580,
        635, 587, 635, 598, 386, 633, 624, 272, 272, 582, 272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850,
        574, 586, 572, 409, 374, 409, 680, 232, 325, 587, 672, 765, 572, 345, 593, 535, 915, 487, 626, 580, 469, 664,
        565, 460, 680, 424, 442, 497, 667, 610, 298, 374, 321, 485, 629, 879, 916, 965, 562, 748, 748, 748, 748, 748,
        748, 1030, 752, 613, 613, 613, 613, 281, 281, 281, 281, 727, 735, 782, 782, 782, 782, 782, 680, 782, 729, 729,
        729, 729, 724, 671, 664, 580, 580, 580, 580, 580, 580, 914, 587, 598, 598, 598, 598, 272, 272, 272, 272, 599,
        622, 614, 614, 614, 614, 614, 680, 614, 622, 622, 622, 622, 586, 613, 586,
    ]
}
