import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

/// Whether every example plugin is installed beside the assignments of a page.
enum Company: CaseIterable {
    case alone
    case allPlugins

    /// Returns a container after assignments to the default.
    func assigned(_ assign: () -> Void) throws -> Components {
        let plugins = self == .alone ? [] : ExampleCatalogue.plugins
        return Components.withValue(try .with(plugins)) {
            assign()
            return .default
        }
    }
}

/// Returns the view of the only message in a group, mounted and laid out.
func contentView(
    of message: ChatMessage,
    with components: Components,
    isInThread: Bool = false
) throws -> ChatMessageContentView {
    let (cell, _) = composeCell(alone(message, isInThread: isInThread), with: components)
    cell.layout(width: 375)
    let view = try #require(cell as? ChatMessageCell).messageContentView
    return try #require(view as? ChatMessageContentView)
}
