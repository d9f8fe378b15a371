import Components
import DefaultComponents
import Testing

/// The law that a screen depends on the turns that take answers, and not on the threads that give them.
@Suite(.diagnosticsOfIssues)
struct ThreadLawTests {
    @Test(arguments: Cases(4, of: 40))
    func bytesAreTheSameWhateverThreadsDo(place: Case) async throws {
        var generator = SeededGenerator(seed: place)
        let runners = [1, 2].map { ThreadedTasks(seed: UInt64(place.number) * 2 + $0) }
        let chats = try runners.map {
            try LivingChat(LivingPlugins.all + [AnswerOrderPlugin()], runner: $0)
        }
        var answerCount = 0

        for _ in 0..<40 {
            let step = LivingChat.Step.random(using: &generator)
            let isTurn = Int.random(in: 0..<3, using: &generator) == 0
            for chat in chats { try await chat.begin(step) }
            guard isTurn else { continue }
            // Tasks that begin in a turn run while the next steps are taken, and answer in one that is stated.
            for (chat, runner) in zip(chats, runners) {
                await runner.finish()
                chat.takeTurn()
                runner.beginLate()
            }
            let orders = chats.map { $0.tree.store[.answerOrder, .reader] }
            answerCount = orders[0].count

            #expect(chats[0].text == chats[1].text, "\(step), \(place)")
            #expect(orders[0] == orders[1], "\(step), \(place)")
        }
        #expect(runners[0].count == runners[1].count)
        #expect(answerCount > 0, "\(place)")
    }
}

/// Notes the order in which answers are taken.
private struct AnswerOrderPlugin: Plugin {
    let manifest = PluginManifest("answer-order", ordering: [.after("capitals")])

    func register(in registrar: inout Registrar) throws {
        registrar.declare(.answerOrder)
        registrar.on(.capitalsCame) { capitals in
            Components.state?[.answerOrder, .reader].append(capitals.id)
            return .passed
        }
    }
}

extension StateKey where Value == [String] {
    fileprivate static let answerOrder = StateKey("answerOrder", default: [])
}
