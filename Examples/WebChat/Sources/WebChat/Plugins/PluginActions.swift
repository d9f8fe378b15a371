import Components
import DefaultComponents
import Drawing
import Hosting

/// The actions that plugins add to the menu of a message; this chat has forms for those of the defaults.
struct PluginActions {
    let items: [MessageActionItem]

    /// Returns the actions for a message of a page that was drawn at an instant.
    init(for id: String, in page: ScreenPage, of scene: RoomScene, at now: Timestamp) {
        let row = page.rows.first { $0.id == HTMLText.identifier(ofEntry: id) }
        let sink = NoEvents()
        let screen = PageScreen(
            scene.pages,
            of: scene.controller(),
            in: scene.window,
            at: now,
            events: sink
        )
        let actions = row.flatMap { try? screen.actions(of: $0) } ?? []
        items = actions.compactMap { $0 as? MessageActionItem }
    }

    private final class NoEvents: EventSink {
        func receive(_ event: RaisedEvent) -> EventReply { .passed }
    }
}
