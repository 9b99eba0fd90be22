/// Keys and values in order of their first setting; shared by all who refer to it.
final class DictionaryValue {
    var keys: [Value]
    var values: [Value]

    init(keys: [Value] = [], values: [Value] = []) {
        self.keys = keys
        self.values = values
    }
}
