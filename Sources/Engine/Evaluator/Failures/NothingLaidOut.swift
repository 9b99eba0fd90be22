/// Why a source that ran put no view on the screen.
package enum NothingLaidOut: Hashable {
    /// A type of SwiftUI, by name.
    case swiftUI(String)
    /// A class of tests for a library that is not read, by name, and the library.
    case otherTests(String, library: String)
    /// Tests of which no assertion was checked.
    case uncheckedTests
    /// Types without a view controller and without a view that has methods.
    case noScreen
    /// Parts of a class that no source declares, by name.
    case partOf(String)
    /// A class that started and adds no views.
    case empty(String)
    /// Functions or variables alone.
    case declarations
    /// No statement.
    case blank
}
