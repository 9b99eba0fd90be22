internal import ArgumentParser

/// What pictures are drawn of.
enum DrawChoice: String, ExpressibleByArgument, CaseIterable {
    case text, pixels
}
