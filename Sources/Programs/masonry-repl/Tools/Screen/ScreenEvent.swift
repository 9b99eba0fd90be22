/// An event while a tool fills the screen.
enum ScreenEvent {
    case key(Key)
    /// The screen has another size or was overwritten.
    case disturbed
    /// The other source has an event.
    case news
    case timeout
    /// ^C, or the end of the input.
    case interrupted

    enum Key: Equatable {
        case character(Character)
        case enter, backspace, left, right, up, down, home, end
        case other
    }
}
