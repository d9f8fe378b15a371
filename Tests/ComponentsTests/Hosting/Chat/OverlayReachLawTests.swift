import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// No overlay of a plugin is out of the keyboard's reach, and nothing beside one, over random sets of open overlays.
@Suite(.diagnosticsOfIssues)
struct OverlayReachLawTests {
    @Test(arguments: Cases(4, of: 400))
    func whatAPointerReachesTheFocusReaches(seed: Case) throws {
        let (chat, _) = try Self.chat(seed, rows: nil)

        #expect(try chat.missedByFocus == [], "\(seed)")
    }

    @Test(arguments: Cases(4, of: 400))
    func keysAlonePressTheButtonOfEachOverlay(seed: Case) throws {
        let (chat, open) = try Self.chat(seed, rows: 70)
        let viewport = chat.stage.viewport
        #expect(viewport.list.openOverlays.count == open.count, "\(seed)")

        var pressed: Set<Int> = []
        for _ in open {
            for _ in 0..<100 where Self.overlay(at: viewport.focus?.view) == nil {
                chat.take(viewport.focus?.view == nil ? .character("f") : .tab)
            }
            let overlay = Self.overlay(at: viewport.focus?.view)
            if let overlay { pressed.insert(overlay.number) }
            chat.take(.enter)
        }

        #expect(pressed == Set(open), "\(seed)")
        #expect(viewport.list.openOverlays.isEmpty, "\(seed)")
        #expect(!chat.isOver)
    }

    /// Returns the overlay whose button a view is.
    private static func overlay(at view: View?) -> NumberedOverlay? {
        guard view is Button else { return nil }
        return view?.superview as? NumberedOverlay
    }

    /// Returns a chat with a random set of plugins, of which some have an open overlay, and the numbers of these.
    private static func chat(_ seed: Case, rows: Int?) throws -> (chat: LiveChat, open: [Int]) {
        var random = SeededGenerator(seed: seed)
        let examples = PluginSubsets.small[
            Int.random(in: 0..<PluginSubsets.small.count, using: &random)
        ]
        let plugins = PluginSubsets.plugins(examples) + OverlayPlugin.all.map { $0 as any Plugin }
        var components = try Components.with(plugins.shuffled(using: &random))
        components[.layoutDirection] = Bool.random(using: &random) ? .leftToRight : .rightToLeft
        components[.textMeasurer] = CellMeasurer()
        let messages = (0..<3).reversed().map { number in
            FixtureChat.message("\(number)", at: Int64(number) * 90, "Number")
        }
        let stage = ChatNavigator(
            ChatSession(ChannelTranscript(channel: FixtureChat.group, messages: messages)),
            canWrite: true,
            components: components,
            rows: rows ?? Int.random(in: 16...60, using: &random),
            options: TerminalOptions(columns: 60)
        )
        let open = OverlayPlugin.overlays.indices.filter { _ in
            Int.random(in: 0..<3, using: &random) == 0
        }
        for number in open {
            stage.viewport.screen.node.connectedTree?.set(
                true,
                of: OverlayPlugin.keys[number],
                for: .channel(FixtureChat.group.id)
            )
        }
        stage.viewport.fit()
        return (LiveChat(stage), open)
    }
}
