internal import Masonry

/// A device that Apple sells, or sold lately, held upright.
struct Device {
    let name: String
    /// In points.
    let size: Size
    let safeArea: EdgeInsets

    private init(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double) {
        self.name = name
        size = Size(width: width, height: height)
        safeArea = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    static let all = [
        Device("iPhone SE", 375, 667, top: 20, bottom: 0),
        Device("iPhone 13 mini", 375, 812, top: 50, bottom: 34),
        Device("iPhone 14", 390, 844, top: 47, bottom: 34),
        Device("iPhone 16e", 390, 844, top: 47, bottom: 34),
        Device("iPhone 15", 393, 852, top: 59, bottom: 34),
        Device("iPhone 16", 393, 852, top: 59, bottom: 34),
        Device("iPhone 16 Pro", 402, 874, top: 62, bottom: 34),
        Device("iPhone 17", 402, 874, top: 62, bottom: 34),
        Device("iPhone 17 Pro", 402, 874, top: 62, bottom: 34),
        Device("iPhone Air", 420, 912, top: 68, bottom: 34),
        Device("iPhone 14 Plus", 428, 926, top: 47, bottom: 34),
        Device("iPhone 15 Plus", 430, 932, top: 59, bottom: 34),
        Device("iPhone 16 Plus", 430, 932, top: 59, bottom: 34),
        Device("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34),
        Device("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34),
        Device("iPad mini", 744, 1133, top: 24, bottom: 20),
        Device("iPad", 820, 1180, top: 24, bottom: 20),
        Device("iPad Air 11", 820, 1180, top: 24, bottom: 20),
        Device("iPad Pro 11", 834, 1210, top: 24, bottom: 20),
        Device("iPad Air 13", 1024, 1366, top: 24, bottom: 20),
        Device("iPad Pro 13", 1032, 1376, top: 24, bottom: 20),
    ]

    /// The one on whose screen a project's code starts.
    static let current = all.first { $0.name == "iPhone 17" } ?? all[0]

    static func named(_ name: String) -> Device? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }
}
