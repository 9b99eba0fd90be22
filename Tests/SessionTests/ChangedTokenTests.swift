import Testing

/// No program ends the process, whatever became of its tokens. `scripts/fuzz tokens` goes on from here.
@Suite struct ChangedTokenTests {
    /// The program prints what it tries before it does.
    @Test func everyProgramEnds() throws {
        let result = try BuiltProgram.run(["1", "2"], program: "masonry-token-trials")
        let programs = result.output.split(separator: "\u{1}")
        #expect(result.status == 0, "\(programs.last ?? "")")
        #expect(programs.count > 2_000)
    }
}
