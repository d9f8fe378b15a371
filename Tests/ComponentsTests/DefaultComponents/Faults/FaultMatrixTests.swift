import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// A fault of a plugin in a message is contained in that message, and reported once.
///
/// An injected fault without effect is marked by `isHarmless(in:)`.
@Suite(.diagnosticsOfIssues)
struct FaultMatrixTests {
    /// Every injected fault in every hook of an extension and of a base; no part of a base receives the event.
    private static let places:
        [(injectedFault: InjectedFault, hook: ComponentHook, plugin: String)] =
            ["bad", "base"].flatMap { plugin in
                InjectedFault.all.filter { plugin == "bad" || $0 != .endlessEvent }.flatMap {
                    injectedFault in
                    ComponentHook.allCases.map { (injectedFault, $0, plugin) }
                }
            }

    @Test(arguments: Cases(16, of: places.count))
    func faultsAreLeftOutWhereTheyAre(place: Case) throws {
        let (injectedFault, hook, plugin) = Self.places[place.number]
        let plan = FaultPlan(injectedFault: injectedFault, hook: hook, messages: ["2"])
        let chat = try FaultyChat([plugin: plan])

        let (found, with) = (chat.rows, chat.with)

        #expect(found[0] == with[0], "\(injectedFault), \(place)")
        #expect(found[2] == with[2], "\(injectedFault), \(place)")
        if injectedFault.isHarmless(in: hook) {
            #expect(found[1].told.isEmpty, "\(injectedFault), \(place): \(found[1].told)")
        } else {
            #expect(found[1].text == chat.without[1].text, "\(injectedFault), \(place)")
            let told = "\(plugin) \(injectedFault.place(in: hook, of: plugin)) bubble 2"
            #expect(found[1].told.map(\.summary) == [told], "\(injectedFault), \(place)")
        }
    }
}
