public import Components

/// The sheet that a chat shows over the list when an event is raised and not handled.
public struct EventSheet: Sendable {
    /// The heading.
    public let title: String

    private let heard: any ReceivedEvent

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
        heard = EventLines(event: event, lines: lines)
    }

    /// Returns the lines for an event; nil if the sheet is for another event.
    func lines<Payload>(of event: Event<Payload>, _ payload: Payload) -> [String]? {
        heard.lines(of: event, payload)
    }
}

/// An event whose payload is reported in lines.
private protocol ReceivedEvent: Sendable {
    func lines<Other>(of event: Event<Other>, _ payload: Other) -> [String]?
}

private struct EventLines<Payload>: ReceivedEvent {
    let event: Event<Payload>
    let lines: @Sendable (Payload) -> [String]

    func lines<Other>(of other: Event<Other>, _ payload: Other) -> [String]? {
        event.payload(of: other, payload).map(lines)
    }
}
