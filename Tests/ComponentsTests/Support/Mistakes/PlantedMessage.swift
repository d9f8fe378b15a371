import Components
import DefaultComponents
import Views

/// A message that is composed and laid out with a mistake.
enum PlantedMessage {
    /// Returns the diagnostics of a tree of one message, composed with a mistake.
    static func diagnostics(
        _ message: ChatMessage = FixtureChat.message("1", "Ahoy"),
        width: Double? = 375,
        _ plant: (inout Components) throws -> Void
    ) rethrows -> [String] {
        var components = Components()
        try plant(&components)
        let cell = components.messageCell(showing: alone(message))
        let tree = cell.mount(in: ComponentContext(components))
        if let width { cell.layout(width: width) }
        return tree.diagnostics.map(\.description)
    }
}
