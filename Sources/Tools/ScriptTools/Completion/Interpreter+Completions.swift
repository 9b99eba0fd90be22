public import Scripts

extension Interpreter {
    /// The names that fit at a place of an unfinished text, each with a description and, for attributes, the current
    /// value.
    ///
    /// - Parameter offset: in UTF-8 bytes.
    public func completions(at offset: Int, in text: String) -> Completions {
        Completer(vocabulary: vocabulary, evaluator: evaluator, text: text, offset: offset).completions
    }
}
