internal import SwiftAccent
internal import ObjectiveCAccent
public import Diagnostics

extension Accent {
    /// The accent a text was probably written in. It differs from the language's own only if the text contains
    /// something that has no meaning there.
    public static func recognized(in text: String) -> Accent {
        if SwiftRecognition(text).isSwift { return .swift }
        return ObjectiveCRecognition(text).isObjectiveC ? .objectiveC : .masonry
    }
}

extension SourceText {
    /// - Parameter accent: by default that of the file extension, or the recognized one for a session's input.
    public convenience init(name: String, text: String, isInput: Bool = false, accent: Accent? = nil) {
        let known = accent ?? Accent(path: name) ?? (isInput ? Accent.recognized(in: text) : .masonry)
        self.init(name: name, text: text, isInput: isInput, accent: known)
    }
}
