import Glibc

enum Timing {
    /// The median time, in seconds, of each of the bodies, which take turns: as many rounds as fit in half a second,
    /// at least five.
    static func medians<Failure: Error>(_ bodies: [() throws(Failure) -> Void]) throws(Failure) -> [Double] {
        let clock = ContinuousClock()
        let start = clock.now
        var times = [[Duration]](repeating: [], count: bodies.count)
        while times[0].count < 5 || (clock.now - start < .milliseconds(500) && times[0].count < 2000) {
            for (index, body) in bodies.enumerated() {
                let began = clock.now
                try body()
                times[index].append(clock.now - began)
            }
        }
        return times.map { $0.sorted()[$0.count / 2] / .seconds(1) }
    }

    /// The most memory that the process has used so far.
    static var peakBytes: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
