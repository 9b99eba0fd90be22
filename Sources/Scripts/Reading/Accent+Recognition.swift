internal import SwiftAccent
internal import ObjectiveCAccent
public import Diagnostics

extension Accent {
    /// The accent that a text was probably written in: another than the language's own only where something in it has no
    /// meaning there.
    public static func recognised(in text: String) -> Accent {
        if SwiftRecognition(text).isSwift { return .swift }
        return ObjectiveCRecognition(text).isObjectiveC ? .objectiveC : .masonry
    }
}

extension SourceText {
    /// - Parameter accent: unless said, that of the name's extension, or for a session's input the one recognised.
    public convenience init(name: String, text: String, isInput: Bool = false, accent: Accent? = nil) {
        let known = accent ?? Accent(path: name) ?? (isInput ? Accent.recognised(in: text) : .masonry)
        self.init(name: name, text: text, isInput: isInput, accent: known)
    }
}
