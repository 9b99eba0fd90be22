extension NothingLaidOut {
    var words: String {
        switch self {
        case .swiftUI(let name):
            "nothing is laid out: `\(name)` is written for SwiftUI; only UIKit with constraints is read"
        case .otherTests(let name, let library):
            "the tests of `\(name)` are not read: they are written for \(library)"
        case .uncheckedTests: "no assertion of the tests was checked"
        case .noScreen: "nothing is laid out: there is no view controller and no view class with methods"
        case .partOf(let name): "nothing is laid out: no file here declares `\(name)`, which this one extends"
        case .empty(let name): "nothing is laid out: `\(name)` adds no views"
        case .declarations: "nothing is laid out: no statement adds a view"
        case .blank: "nothing is laid out: there are no statements"
        }
    }

    var help: Advice? {
        switch self {
        case .noScreen: "name what to run with --entry CLASS.METHOD"
        case .partOf(let name): "name the file that declares `\(name)` before this one"
        case .otherTests: "tests of XCTest and Specta are run, with XCTAssert… and Expecta's expect(…)"
        case .swiftUI, .uncheckedTests, .empty, .declarations, .blank: nil
        }
    }
}
