/// What happens while a tool fills the screen.
enum ScreenEvent {
    case key(Key)
    /// The screen has another size, or shows something else by now.
    case disturbed
    /// There is news from what else is waited for.
    case news
    case timeout
    /// ^C, or nobody is left who could type.
    case interrupted

    enum Key: Equatable {
        case character(Character)
        case enter, backspace, left, right, up, down, home, end
        case other
    }
}
