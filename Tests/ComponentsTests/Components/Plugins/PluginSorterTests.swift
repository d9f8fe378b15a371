import Testing

@testable import Components

struct PluginSorterTests {
    @Test func idsBreakTies() {
        let sorter = PluginSorter(manifests(["c", "a", "b"], []))

        #expect(sorter.order == ["a", "b", "c"])
    }

    @Test func manyPluginsWithoutOrderingsAreSortedInLittleMoreThanTheirNumber() {
        let times = [100, 3_000].map { count in
            let plugins = manifests((0..<count).map { "plugin \($0)" }, [])
            return (0..<6).map { _ in ContinuousClock().measure { _ = PluginSorter(plugins) } }
                .min()
        }

        // Comparing each plugin with all others would take 900 times as long.
        #expect((times[1] ?? .zero) < (times[0] ?? .zero) * 300)
    }

    @Test func beforeMeansBelow() {
        let sorter = PluginSorter([
            PluginManifest("a"), PluginManifest("z", ordering: [.before("a")]),
        ])

        #expect(sorter.order == ["z", "a"])
    }

    @Test func afterMeansOnTop() {
        let sorter = PluginSorter([
            PluginManifest("a", ordering: [.after("z")]), PluginManifest("z"),
        ])

        #expect(sorter.order == ["z", "a"])
    }

    @Test func aPluginBeforeItselfIsACycle() {
        let sorter = PluginSorter([PluginManifest("a", ordering: [.before("a")])])

        #expect(sorter.cycles == [["a"]])
    }

    @Test func cycleIsReportedFromItsSmallestId() {
        let sorter = PluginSorter(
            manifests(["c", "b", "a"], [("b", "c"), ("c", "a"), ("a", "b")])
        )

        #expect(sorter.cycles == [["a", "b", "c"]])
    }

    @Test func everyCycleIsReported() {
        let edges = [("a", "b"), ("b", "a"), ("c", "d"), ("d", "c")]
        let sorter = PluginSorter(manifests(["a", "b", "c", "d"], edges))

        #expect(sorter.cycles == [["a", "b"], ["c", "d"]])
    }

    @Test func pluginsAfterACycleAreOnNone() {
        let sorter = PluginSorter(
            manifests(["a", "b", "c"], [("a", "b"), ("b", "a"), ("b", "c")])
        )

        #expect(sorter.cycles == [["a", "b"]])
    }

    @Test func aCycleThroughAnotherBeginsAtItsSmallestIdToo() {
        let edges = [("a", "b"), ("b", "a"), ("a", "d"), ("d", "a")]

        let sorter = PluginSorter(manifests(["a", "b", "d"], edges))

        #expect(sorter.cycles == [["a", "b"], ["a", "d"]])
    }

    @Test(arguments: Cases(200, of: 1000))
    func randomGraphsAgreeWithTheReference(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let ids = (0..<8).map { "p\($0)" }
        let edges = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
            (ids.randomElement(using: &generator) ?? "", ids.randomElement(using: &generator) ?? "")
        }
        let reference = ReferenceOrder(ids, edges)

        let sorter = PluginSorter(manifests(ids.shuffled(using: &generator), edges))

        if reference.hasCycle {
            #expect(!sorter.cycles.isEmpty, "seed \(seed)")
            #expect(
                sorter.cycles.allSatisfy { reference.isCycle($0.map(\.rawValue)) },
                "seed \(seed)"
            )
            #expect(
                Set(sorter.cycles.joined().map(\.rawValue)) == reference.onCycles,
                "seed \(seed)"
            )
        } else {
            #expect(sorter.order.map(\.rawValue) == reference.order, "seed \(seed)")
        }
    }

    /// Declares each edge at one end or at the other.
    private func manifests(_ ids: [String], _ edges: [(String, String)]) -> [PluginManifest] {
        ids.map { id in
            var ordering: [PluginOrdering] = []
            for (number, (from, to)) in edges.enumerated() {
                if number.isMultiple(of: 2), from == id {
                    ordering.append(.before(PluginID(rawValue: to)))
                } else if !number.isMultiple(of: 2), to == id {
                    ordering.append(.after(PluginID(rawValue: from)))
                }
            }
            return PluginManifest(PluginID(rawValue: id), ordering: ordering)
        }
    }
}
