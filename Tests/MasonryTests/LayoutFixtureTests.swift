import Masonry
import Testing

/// Random scenes whose frames, ambiguities, broken constraints and conflicts the reference solver gave.
struct LayoutFixtureTests {
    @Test func thereAreManyScenes() throws {
        let count = try LayoutFixture.families.map { try LayoutFixture.load(family: $0).count }.reduce(0, +)
        #expect(LayoutFixture.families.count >= 8)
        #expect(count >= 200)
    }

    @Test(arguments: LayoutFixture.families)
    func framesAgreeWithTheReference(_ family: String) throws {
        for fixture in try LayoutFixture.load(family: family) {
            let built = try BuiltFixture(fixture)
            let layout = built.scene.layout()
            for (name, expected) in fixture.frames.sorted(by: { $0.key < $1.key }) {
                let frame = try #require(layout.item(named: name)).rootFrame
                let actual = [frame.x, frame.y, frame.width, frame.height]
                let difference = zip(actual, expected).map { abs($0 - $1) }.max() ?? 0
                #expect(difference <= 0.001, "\(fixture.name), \(name): \(actual) instead of \(expected)")
            }
            for (name, expected) in fixture.content ?? [:] {
                let size = try #require(layout.item(named: name)?.contentSize)
                #expect(abs(size.width - expected[0]) <= 0.001 && abs(size.height - expected[1]) <= 0.001)
            }
        }
    }

    @Test(arguments: LayoutFixture.families)
    func ambiguityAgreesWithTheReference(_ family: String) throws {
        for fixture in try LayoutFixture.load(family: family) {
            let layout = try BuiltFixture(fixture).scene.layout()
            for item in layout.items.dropFirst() {
                let positions = item.ambiguous.map { FrameComponent.allCases.firstIndex(of: $0) ?? -1 }
                let expected = fixture.ambiguous[item.name] ?? []
                #expect(positions == expected.sorted(), "\(fixture.name), \(item.name)")
            }
        }
    }

    @Test(arguments: LayoutFixture.families)
    func conflictsAgreeWithTheReference(_ family: String) throws {
        for fixture in try LayoutFixture.load(family: family) {
            let layout = try BuiltFixture(fixture).scene.layout()
            // Ids count from 1 in the order of the fixture's constraints.
            let broken = layout.constraints.filter(\.isBroken).map { $0.id - 1 }
            #expect(broken == fixture.broken ?? [], "\(fixture.name)")
            for conflict in layout.conflicts {
                guard let victim = conflict.broken.id else { continue }
                let expected = fixture.conflicts?["\(victim - 1)"]
                #expect(
                    conflict.set.compactMap(\.id).map { $0 - 1 } == expected, "\(fixture.name), broken \(victim - 1)")
            }
        }
    }
}
