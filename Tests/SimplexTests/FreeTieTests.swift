import Simplex
import Testing

struct FreeTieTests {
    @Test func aVariableInNoRowIsOpen() {
        var system = LinearSystem()
        let free = system.addVariable()
        let fixed = system.addVariable()
        let follower = system.addVariable()
        system.addTerm(1, fixed)
        system.endRow(.equal, 5, .required)
        system.addTerm(1, follower)
        system.addTerm(-1, free)
        system.endRow(.equal, 3, .required)
        system.addTerm(1, follower)
        system.addTerm(-1, free)
        system.endTie(0)
        system.addTerm(1, fixed)
        system.endTie(0)
        system.addTerm(1, free)
        system.endTie(0)
        let solution = system.solve()
        #expect(solution.values == [0, 5, 3])
        #expect(system.openTies(in: solution) == [false, false, true])
    }
}
