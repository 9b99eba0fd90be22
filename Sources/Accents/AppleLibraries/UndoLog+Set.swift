internal import Masonry

extension UndoLog {
    /// Sets a part of an object, and records its old value.
    func set<Owner: AnyObject, Part>(_ part: ReferenceWritableKeyPath<Owner, Part>, of owner: Owner, to value: Part) {
        let old = owner[keyPath: part]
        record { owner[keyPath: part] = old }
        owner[keyPath: part] = value
    }
}
