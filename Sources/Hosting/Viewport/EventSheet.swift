public import Components

/// The sheet that a chat shows over the list when an event is raised and not handled.
public struct EventSheet: Sendable {
    /// The heading.
    public let title: String

    private let content: @Sendable (RaisedEvent) -> [String]?

    /// Creates the sheet of an event.
    ///
    /// - Parameters:
    ///   - event: What is raised.
    ///   - title: The heading.
    ///   - lines: Called on the thread of the chat; what it returns may be hostile.
    public init<Payload>(
        _ event: Event<Payload>,
        title: String,
        lines: @escaping @Sendable (Payload) -> [String]
    ) {
        self.title = title
        content = { $0[event].map(lines) }
    }

    /// Returns the lines for an event; nil if the sheet is for another event.
    func lines(of event: RaisedEvent) -> [String]? {
        content(event)
    }
}
