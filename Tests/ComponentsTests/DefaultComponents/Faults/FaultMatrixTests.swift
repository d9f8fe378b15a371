import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// What a plugin does wrong in a message is left out of that message, and told once.
///
/// A misdeed of which nothing comes says so in `isHarmless(in:)`.
@Suite(.diagnosticsOfIssues)
struct FaultMatrixTests {
    /// Every misdeed in every hook of an extension and of a base; nothing of a base receives the event.
    private static let places: [(misdeed: Misdeed, hook: ComponentHook, plugin: String)] =
        ["bad", "base"].flatMap { plugin in
            Misdeed.all.filter { plugin == "bad" || $0 != .endlessEvent }.flatMap { misdeed in
                ComponentHook.allCases.map { (misdeed, $0, plugin) }
            }
        }

    @Test(arguments: Cases(16, of: places.count))
    func faultsAreLeftOutWhereTheyAre(place: Case) throws {
        let (misdeed, hook, plugin) = Self.places[place.number]
        let plan = MisdeedPlan(misdeed: misdeed, hook: hook, messages: ["2"])
        let chat = try FaultyChat([plugin: plan])

        let (found, with) = (chat.rows, chat.with)

        #expect(found[0] == with[0], "\(misdeed), \(place)")
        #expect(found[2] == with[2], "\(misdeed), \(place)")
        if misdeed.isHarmless(in: hook) {
            #expect(found[1].told.isEmpty, "\(misdeed), \(place): \(found[1].told)")
        } else {
            #expect(found[1].text == chat.without[1].text, "\(misdeed), \(place)")
            let told = "\(plugin) \(misdeed.place(in: hook, of: plugin)) bubble 2"
            #expect(found[1].told.map(\.summary) == [told], "\(misdeed), \(place)")
        }
    }
}
