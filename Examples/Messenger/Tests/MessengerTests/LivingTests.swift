import Components
import ComponentsTesting
import Messenger
import Testing
import Views

@Suite struct LivingTests {
    @Test(arguments: 0..<5)
    func everyOrderGivesTheSameScreen(seed: UInt64) async throws {
        var random = Seeded(state: seed)
        let first = try MessengerChat(MessengerChat.plugins)
        let second = try MessengerChat(MessengerChat.plugins.shuffled(using: &random))

        for _ in 0..<30 {
            let step = MessengerChat.Step.random(using: &random)
            try await first.take(step)
            try await second.take(step)
            #expect(firstDifference(first.text, second.text) == nil, "\(step)")
        }
    }

    @Test(arguments: 0..<5)
    func theScreenFollowsFromItsValues(seed: UInt64) async throws {
        var random = Seeded(state: seed)
        let chat = try MessengerChat(MessengerChat.plugins)

        for _ in 0..<40 {
            let step = MessengerChat.Step.random(using: &random)
            try await chat.take(step)
            #expect(firstDifference(chat.text, chat.textFromValues()) == nil, "\(step)")
        }
    }

    @Test(arguments: 0..<5)
    func throwingTheScreenAwayChangesNothing(seed: UInt64) async throws {
        var random = Seeded(state: seed)
        let chat = try MessengerChat(MessengerChat.plugins)
        let other = try MessengerChat(MessengerChat.plugins)

        for _ in 0..<40 {
            let step = MessengerChat.Step.random(using: &random)
            try await chat.take(step)
            if Bool.random(using: &random) { other.makeAgain() }
            try await other.take(step)
            #expect(firstDifference(chat.text, other.text) == nil, "\(step)")
        }
    }

    @Test(arguments: 0..<20)
    func uninstalledEqualsNeverInstalled(seed: UInt64) async throws {
        var random = Seeded(state: seed)
        let plugin = MessengerChat.plugins[Int(seed) % MessengerChat.plugins.count]
        let chat = try MessengerChat([plugin])

        for _ in 0..<Int.random(in: 1..<40, using: &random) {
            try await chat.take(.random(using: &random, withOpenGestures: true))
        }
        try chat.uninstall(plugin.id)

        let never = chat.textFromValues(with: Components())
        #expect(firstDifference(chat.text, never) == nil, "\(plugin.id)")
        #expect(chat.tree.store.count == (0, 0, 0))
        #expect(chat.tree.nextDue == nil)
        #expect(chat.tasks.names.isEmpty)
    }

    @Test(arguments: 0..<10)
    func othersLiveOnWithoutOne(seed: UInt64) async throws {
        var random = Seeded(state: seed)
        let plugins = MessengerChat.plugins.shuffled(using: &random)
        let chat = try MessengerChat(plugins)

        for _ in 0..<Int.random(in: 1..<40, using: &random) {
            try await chat.take(.random(using: &random, withOpenGestures: true))
        }
        try chat.uninstall(plugins[0].id)
        chat.pointer.cancel()
        var others = Components()
        try others.install(Array(plugins.dropFirst()))

        for _ in 0..<5 {
            let difference = firstDifference(chat.text, chat.textFromValues(with: others))
            #expect(difference == nil, "\(plugins[0].id)")
            try await chat.take(.random(using: &random))
        }
    }
}

/// A generator whose numbers follow from its seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
