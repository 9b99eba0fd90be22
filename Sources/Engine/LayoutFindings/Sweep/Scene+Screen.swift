package import Masonry

extension Scene {
    /// The screen, with its safe area.
    package var screen: ScreenStretch.Screen {
        ScreenStretch.Screen(size: size, textScale: textScale, safeArea: root.safeAreaInsets)
    }

    /// Puts the scene on a screen, whose lengths are finite and not negative. Can be undone.
    ///
    /// - Parameter direction: nil for the scene's own.
    package func show(
        on screen: ScreenStretch.Screen, _ direction: LayoutDirection? = nil
    ) throws(ConstraintError) {
        try setSize(screen.size)
        try setTextScale(screen.textScale)
        if let safeArea = screen.safeArea { try root.setSafeAreaInsets(safeArea) }
        if let direction, direction != self.direction { self.direction = direction }
    }
}
