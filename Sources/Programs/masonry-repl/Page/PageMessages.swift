/// What a page asks for.
struct PageRequest: Decodable {
    enum Ask: String, Codable {
        /// To run a statement or a command, as if it were typed.
        case run
        /// To see what there is to say of a view.
        case view
        /// To see the layout on a screen of another size; the session's stays as it is.
        case size
        /// To see what a fix would change, without running it.
        case preview
        /// To see all there is to say of a finding, and what it is about.
        case finding
    }

    let ask: Ask
    let text: String?
    /// The position of a view in the layout.
    let view: Int?
    /// In points.
    let width: Double?
    let height: Double?
    /// The number of a fix.
    let fix: Int?
    /// The position of a finding in the state.
    let finding: Int?
}

/// A layout as a picture.
struct PagePicture: Encodable {
    /// As SVG, and its style sheet.
    let svg: String
    let style: String
    /// The screen's size, in points.
    let width: Double
    let height: Double
}

/// The answer to `view`: a view and what holds it.
struct PageView: Encodable {
    var kind = "view"
    let view: Int
    let name: String
    let frame: String
    /// Each with its equation, whether it holds, its place, and what it says in words.
    let constraints: String
    /// Why it has its place and size, as text.
    let reasons: String
    /// With the constraints as dimension lines.
    let picture: PagePicture
}

/// The answer to `size` and to `preview`.
struct PageTrial: Encodable {
    let kind: PageRequest.Ask
    /// Of a preview, with where views are now as dashed frames.
    let picture: PagePicture
}

/// The answer to `finding`.
struct PageFinding: Encodable {
    var kind = PageRequest.Ask.finding
    let finding: Int
    let text: String
    /// With the constraints that clash, or those of the view that it is about, as dimension lines.
    let picture: PagePicture
}

/// What pages show of a session.
struct PageState: Encodable {
    struct Input: Encodable {
        let number: Int
        let text: String
        /// Whether it is neither undone nor replaced.
        let isInEffect: Bool
    }

    /// A device whose screen the session can have.
    struct Device: Encodable {
        let name: String
        let width: Double
        let height: Double
    }

    struct Fix: Encodable {
        let number: Int
        let title: String
    }

    var kind = "state"
    let prompt: String
    let picture: PagePicture
    let devices: [Device]
    let inputs: [Input]
    let findings: [String]
    /// What `:fix` does.
    let fixes: [Fix]
    /// What the last input printed.
    let output: String
}
