import Components
import DefaultComponents
import Testing

/// The laws of plugins with time, state and tasks, over random steps.
@Suite(.diagnosticsOfIssues)
struct LivingLawTests {
    @Test(arguments: Cases(6, of: 60))
    func screenIsThatOfItsValues(place: Case) async throws {
        var generator = SeededGenerator(seed: place)
        let chat = try LivingChat(LivingPlugins.all)

        for _ in 0..<40 {
            let step = LivingChat.Step.random(using: &generator)
            try await chat.take(step)

            #expect(chat.text == chat.textFromValues, "\(step), \(place)")
        }
    }

    @Test(arguments: Cases(6, of: 60))
    func throwingTheScreenAwayChangesNothing(place: Case) async throws {
        var generator = SeededGenerator(seed: place)
        let (chat, other) = (try LivingChat(LivingPlugins.all), try LivingChat(LivingPlugins.all))

        for _ in 0..<40 {
            let step = LivingChat.Step.random(using: &generator)
            try await chat.take(step)
            if Bool.random(using: &generator) { other.makeAgain() }
            try await other.take(step)

            #expect(chat.text == other.text, "\(step), \(place)")
        }
    }

    @Test(arguments: Cases(6, of: 60))
    func uninstalledEqualsNeverInstalled(place: Case) async throws {
        var generator = SeededGenerator(seed: place)
        let plugin = LivingPlugins.all[place.number % LivingPlugins.all.count]
        let chat = try LivingChat([plugin])
        let never = try LivingChat([])
        let steps = (0..<30).map { _ in LivingChat.Step.random(using: &generator) }.filter {
            if case .toggle = $0 { false } else { true }
        }

        for step in steps {
            try await chat.take(step)
            try await never.take(step)
        }
        try chat.toggle(plugin)

        #expect(chat.text == never.text, "\(place)")
        #expect(chat.tree.store.count == (0, 0, 0), "\(place)")
        #expect(chat.tree.nextDue == nil, "\(place)")
    }
}
