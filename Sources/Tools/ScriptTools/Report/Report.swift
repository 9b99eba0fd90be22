/// What `check`, `test` or `log` found in files, or what `run` made of scripts. `docs/report.schema.json` describes its JSON.
public struct Report: Codable, Hashable, Sendable {
    /// Grows when a key changes its meaning or goes away. New keys leave it as it is.
    public static let currentVersion = 1

    public var version = Self.currentVersion
    public var tool: Tool?
    public var command: Command
    /// One for each file of `check` and `test`; one for all scripts of `run`.
    public var runs: [Run]
    /// How many findings were left out because a baseline has them; nil without a baseline.
    public var inBaseline: Int?

    public init(_ command: Command, runs: [Run], tool: Tool? = nil, inBaseline: Int? = nil) {
        self.command = command
        self.runs = runs
        self.tool = tool
        self.inBaseline = inBaseline
    }

    /// The program that made the report.
    public struct Tool: Codable, Hashable, Sendable {
        public var name: String
        public var version: String

        public init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    public enum Command: String, Codable, Sendable {
        case check, test, run, log
    }
}

extension Report {
    /// A file that was checked or tested, or the scripts that ran as one session.
    public struct Run: Codable, Hashable, Sendable {
        /// The paths as they were given, or as they were found in a folder.
        public var paths: [String]
        public var status: Status
        public var findings: [Finding]
        public var expectations: Expectations
        /// What `test` tested, in order.
        public var cases: [Case]?
        /// What the scripts of `run` printed.
        public var output: String?
        /// The last layout of `run`.
        public var layout: Layout?

        public init(
            paths: [String], status: Status, findings: [Finding], expectations: Expectations = Expectations(),
            cases: [Case]? = nil, output: String? = nil, layout: Layout? = nil
        ) {
            self.paths = paths
            self.status = status
            self.findings = findings
            self.expectations = expectations
            self.cases = cases
            self.output = output
            self.layout = layout
        }
    }

    public enum Status: String, Codable, Sendable {
        case passed
        /// There is an error, a failed expectation or a conflict.
        case failed
        /// There was nothing to lay out or to test.
        case nothing
        /// The file could not be read.
        case unreadable
    }

    public struct Expectations: Codable, Hashable, Sendable {
        public var passed: Int
        public var failed: Int

        public init(passed: Int = 0, failed: Int = 0) {
            self.passed = passed
            self.failed = failed
        }
    }

    /// Something that a test proves: that a script runs, that an expectation holds, or that a session answers as written.
    public struct Case: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable {
            case script, expectation, session
        }

        public var kind: Kind
        /// The expectation as written, or what is tested.
        public var name: String
        public var place: Place?
        /// The indices of the findings of the run that made it fail; none if it passed.
        public var failures: [Int]

        public init(_ kind: Kind, name: String, place: Place?, failures: [Int] = []) {
            self.kind = kind
            self.name = name
            self.place = place
            self.failures = failures
        }
    }
}
