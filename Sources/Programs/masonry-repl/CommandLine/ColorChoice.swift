internal import ArgumentParser

/// Whether output is colored.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
}
