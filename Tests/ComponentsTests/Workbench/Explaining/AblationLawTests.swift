import Components
import Testing
import Views

@testable import Hosting
@testable import Workbench

/// The statements of an account, compared with composing without plugins: over the messages of the built-in
/// conversation, and of the Slack export if a variable names one, with all example plugins.
struct AblationLawTests {
    private static let parts = 6

    @Test(arguments: Cases(2, of: AblatedMessage.count))
    func whoDecidedAPropertyChangesItByGoing(number: Case) throws {
        let message = try AblatedMessage(number.number)
        for fact in message.decidedFacts {
            let other = try message.explanation(without: [fact.decider])
            guard let view = other.views.first(where: { $0.path == fact.view.path }),
                view.value(of: fact.property) == fact.view.value(of: fact.property)
            else { continue }

            // The next decider: another plugin, which has to be named, or an earlier write.
            let writer = view.writes(of: fact.property).last?.writer.layer?.owner.plugin
            let named = message.names(behind: fact.property, of: fact.view)
            let isNamed = writer.map(named.contains)
            let isBefore = fact.view.writes(of: fact.property).dropLast().contains {
                $0.new == fact.view.value(of: fact.property)
            }
            #expect(isNamed ?? isBefore, "case \(number): \(fact) without \(fact.decider)")
        }
    }

    @Test(arguments: Cases(2, of: AblatedMessage.count))
    func whoIsNotNamedChangesNothingByGoing(number: Case) throws {
        let message = try AblatedMessage(number.number)
        for plugin in AblatedMessage.plugins {
            for fact in try message.changedFacts(without: [plugin]) {
                let named = message.names(behind: fact.property, at: fact.path)
                #expect(named.contains(plugin), "case \(number): \(fact) without \(plugin)")
            }
        }
    }

    @Test(arguments: Cases(2, of: AblatedMessage.count * parts))
    func twoThatMaskEachOtherAreBothNamed(number: Case) throws {
        let message = try AblatedMessage(number.number / Self.parts)
        let pairs = AblatedMessage.pairs.enumerated()
            .filter { $0.offset % Self.parts == number.number % Self.parts }.map(\.element)
        for pair in pairs {
            let alone = try pair.map { try message.changedFacts(without: [$0]) }
            let masked = try message.changedFacts(without: pair)
                .subtracting(alone[0]).subtracting(alone[1])
            for fact in masked {
                let named = message.names(behind: fact.property, at: fact.path)
                #expect(named.isSuperset(of: pair), "case \(number): \(fact) without \(pair)")
            }
        }
    }
}
