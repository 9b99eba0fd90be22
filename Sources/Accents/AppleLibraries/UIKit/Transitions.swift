internal import Diagnostics
internal import Evaluator
package import Masonry
internal import Vocabulary

// UIKit's messages when the screen's size or traits change.
extension AppleLibrary {
    /// What the started objects know of the screen.
    struct ShownScreen: Equatable {
        /// In points.
        let size: Size
        let traits: ScreenTraits
    }

    /// The screen's traits. A view that has the size of its content is shown by a device of another size.
    var traits: ScreenTraits {
        let isFitted = fittedScreen?.taken == scene.size
        return ScreenTraits(isFitted ? fittedScreen?.wanted ?? scene.size : scene.size, scene.direction)
    }

    /// The conditions on the screen that decide about its traits.
    package static var screenConditions: [ScreenCondition] { ScreenTraits.conditions }

    /// Whether a started view has the size of its content.
    package var isFitted: Bool { fittedScreen != nil }

    func keepShownScreen() {
        undoLog.record { [unowned self, shownScreen] in self.shownScreen = shownScreen }
        shownScreen = ShownScreen(size: scene.size, traits: traits)
    }

    /// Tells the objects on the screen what traits it has, as UIKit does before their first layout.
    func showFirst(at span: Span) throws(Failure) {
        keepShownScreen()
        try tell(Self.traitsChanged, [.nothing], at: span)
    }

    /// Tells the objects on the screen if its size or traits have changed, and lays them out.
    func noticeScreen(at span: Span) throws(Failure) {
        guard let before = shownScreen, before != ShownScreen(size: scene.size, traits: traits) else { return }
        keepShownScreen()
        let coordinator = Value.foreign(ForeignValue(UIKitName.transitionCoordinator, isMade: true))
        if before.traits != traits {
            try tell(Self.traitsWillChange, [value(of: traits), coordinator], toControllers: true, at: span)
        }
        if before.size != scene.size {
            try tell(Self.sizeWillChange, [.tuple(Tuple(scene.size)), coordinator], toControllers: true, at: span)
        }
        if before.traits != traits { try tell(Self.traitsChanged, [value(of: before.traits)], at: span) }
        try layOutAgain(at: span)
    }

    /// Runs the layout methods of all objects on the screen, which has another size.
    func layOutAgain(at span: Span) throws(Failure) {
        for object in livingObjects where isOnScreen(object) { undoLog.set(\.needsLayout, of: object, to: true) }
        try settle(at: span)
    }

    private static let sizeWillChange = "viewWillTransitionToSize:withTransitionCoordinator:"
    private static let traitsWillChange = "willTransitionToTraitCollection:withTransitionCoordinator:"
    private static let traitsChanged = "traitCollectionDidChange:"

    private func tell(
        _ selector: String, _ arguments: [Value], toControllers: Bool = false, at span: Span
    ) throws(Failure) {
        for object in livingObjects where isOnScreen(object) && (object.isViewController || !toControllers) {
            let own: Value = object.isViewController ? .object(object) : .view(object.view)
            try sendIfKnown(own, selector, arguments, at: span)
        }
    }

    /// The `UITraitCollection` of traits.
    private func value(of traits: ScreenTraits) -> Value {
        let collection = ForeignValue("UITraitCollection", isMade: true)
        for name in ScreenTraits.names {
            collection.properties[vocabulary.names.intern(name)] = traits.word(name).map(word)
        }
        return .foreign(collection)
    }
}

/// The screen's traits in UIKit, derived from its size: compact or regular, tablet or phone, portrait or landscape.
struct ScreenTraits: Equatable {
    private let horizontal: SizeClass
    private let vertical: SizeClass
    private let direction: LayoutDirection
    private let isTablet: Bool
    let isLandscape: Bool

    /// - Parameter size: in points.
    init(_ size: Size, _ direction: LayoutDirection) {
        horizontal = SizeClass(of: size, along: .horizontal)
        vertical = SizeClass(of: size, along: .vertical)
        self.direction = direction
        isTablet = min(size.width, size.height) >= Self.tabletWidth
        isLandscape = size.width > size.height
    }

    /// What the traits depend on.
    static let conditions: [ScreenCondition] = Axis.allCases.flatMap {
        [.sizeClass($0, .regular), .length($0, .less, tabletWidth)]
    }

    /// Every tablet is at least this wide, in points, and every phone is narrower.
    private static let tabletWidth = 744.0

    static let names = ["horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "layoutDirection"]

    /// The constant that is the value of a property of `UITraitCollection`; nil for others.
    func word(_ name: String) -> String? {
        switch name {
        case "horizontalSizeClass": horizontal.rawValue
        case "verticalSizeClass": vertical.rawValue
        case "userInterfaceIdiom": isTablet ? "pad" : "phone"
        case "layoutDirection": direction == .leftToRight ? "leftToRight" : "rightToLeft"
        default: nil
        }
    }
}
