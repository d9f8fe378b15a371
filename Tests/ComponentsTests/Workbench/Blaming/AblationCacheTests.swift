import Components
import DefaultComponents
import Drawing
import Testing

@testable import Workbench
@testable import demo

/// A tree that the cache considers known, because only slots with the same layers were read for it, equals the one that
/// would be composed.
struct KnownTreesTests {
    @Test(arguments: Cases(6, of: 200))
    func aTreeThatIsKnownIsTheOneThatIsComposed(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let conversation = try ConversationLoader().load(SailingWeekend.source)
        let sections = conversation.channels.flatMap(MessageSection.sections)
        let section = try #require(sections.randomElement(using: &generator))
        let place = try #require(section.places.randomElement(using: &generator))
        let subset = Int.random(in: 0..<PluginSubsets.count, using: &generator)
        var numbers = SlotNumbers()
        var (known, same) = (AblationCache(), 0)
        let first = try Composed(subset, of: section[place], &numbers)
        known.add(first.facts, for: [], reads: first.reads, first.numbers)

        for bit in Examples.plugins.indices {
            let other = try Composed(subset ^ (1 << bit), of: section[place], &numbers)
            guard let tree = known.tree(for: [bit], other.numbers, make: { nil }) else { continue }
            same += 1
            #expect(tree.told == other.facts.told, "seed \(seed), \(Examples.ids[bit])")
        }

        #expect(same > 0, "seed \(seed)")
        #expect(same < Examples.plugins.count, "seed \(seed)")
    }
}

/// A message with some of the plugins.
private struct Composed {
    let facts: TreeFacts
    let reads: [String]
    let numbers: [String: Int]

    init(_ subset: Int, of message: SectionMessage, _ numbers: inout SlotNumbers) throws {
        let plugins = PluginSubsets.plugins(subset)
        let components = try Components.with([DefaultComponentsPlugin()] + plugins)
        var composer = MessageComposer(components, variant: .frames)
        let (entry, reads) = composer.entryWithReads(of: message)
        facts = TreeFacts(of: entry.tree)
        self.reads = reads
        self.numbers = numbers.families(of: components)
    }
}

extension TreeFacts {
    /// All reports, in order.
    fileprivate var told: [String] {
        order.map { "\($0.path) \($0.name): \(self[$0] ?? "")" }
    }
}
