public import Components
public import DefaultComponents
public import Drawing
public import Views

extension HTMLEntry {
    /// Creates the entry of a message: its id, its time, and a name of its author and its time as the appearance
    /// writes it.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - view: What shows it, mounted and laid out.
    ///   - components: What the view was mounted with.
    public init(of message: ChatMessage, view: View, with components: Components) {
        let appearance = components[.appearance]
        let time = appearance.formatters.messageTimestamp(message.createdAt, appearance.calendar)
        self.init(
            id: message.id,
            name: "\(message.author.name)\(appearance.words.text(.comma))\(time)",
            time: message.createdAt.iso8601,
            view: view
        )
    }
}
