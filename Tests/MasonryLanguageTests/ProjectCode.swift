import Masonry
import MasonryLanguage
import Testing

/// A text of a project, its ending, and the frames that its views come to in their superviews: x, y, width, height. The frames
/// are the arithmetic of what is stated.
struct ProjectCode: CustomStringConvertible {
    let description: String
    let ending: String
    let text: String
    let frames: [String: [Double]]

    init(_ description: String, _ ending: String, _ frames: [String: [Double]], _ text: String) {
        (self.description, self.ending, self.frames, self.text) = (description, ending, frames, text)
    }

    /// In a view controller's `viewDidLoad`.
    static func screen(_ description: String, _ ending: String, _ frames: [String: [Double]], _ body: String) -> Self {
        let text =
            ending == "swift"
            ? "class V: UIViewController {\noverride func viewDidLoad() {\n\(body)\n}\n}"
            : "- (void)viewDidLoad {\n\(body)\n}"
        return Self(description, ending, frames, text)
    }

    /// Runs the text, and holds what its views come to against the frames.
    func expectFrames() throws {
        let run = AccentRun(text, ending: ending)
        #expect(run.problems.isEmpty)
        for (view, expected) in frames {
            let frame = try run.frame(view)
            #expect([frame.x, frame.y, frame.width, frame.height] == expected, "\(view)")
        }
    }
}
