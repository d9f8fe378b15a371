import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// What a plugin does wrong in a message is left out of that message, and told once.
///
/// A misdeed of which nothing comes says so in `isHarmless(in:)`.
struct FaultMatrixTests {
    @Test(arguments: Misdeed.allCases, ComponentHook.allCases)
    func faultsOfExtensionsAreLeftOutWhereTheyAre(misdeed: Misdeed, hook: ComponentHook) throws {
        try check(misdeed, hook, of: "bad")
    }

    @Test(arguments: Misdeed.allCases, ComponentHook.allCases)
    func faultsOfBasesAreLeftOutWhereTheyAre(misdeed: Misdeed, hook: ComponentHook) throws {
        // Nothing of the base receives the event.
        if misdeed != .endlessEvent { try check(misdeed, hook, of: "base") }
    }

    private func check(_ misdeed: Misdeed, _ hook: ComponentHook, of plugin: String) throws {
        let plan = MisdeedPlan(misdeed: misdeed, hook: hook, messages: ["2"])
        let chat = try FaultyChat([plugin: plan])

        let (found, with) = (chat.rows, chat.with)

        #expect(found[0] == with[0])
        #expect(found[2] == with[2])
        if misdeed.isHarmless(in: hook) {
            #expect(found[1].told.isEmpty, "\(found[1].told)")
        } else {
            #expect(found[1].text == chat.without[1].text)
            let place = misdeed.place(in: hook, of: plugin)
            #expect(found[1].told.map(\.summary) == ["\(plugin) \(place) bubble 2"])
        }
    }
}
