import Components
import DefaultComponents
import ExamplePlugins

/// Something that happened in a chat and that the screens leave to the app around them.
enum ChatOutcome {
    /// Somebody wants to go somewhere.
    case route(ChatRoute)
    /// Somebody wants to share attachments.
    case share(ShareAttachmentsRequest)
    /// Somebody chose an action for a message.
    case choice(MessageActionChoice)
    /// Somebody copied a text.
    case copy(String)
    /// Something that the program knows by name only.
    case event(String)
}

/// Keeps what nobody in a tree handled.
final class ChatOutcomes: EventSink {
    private var kept: [ChatOutcome] = []

    /// Returns what was kept, the first first, and forgets it.
    func take() -> [ChatOutcome] {
        defer { kept = [] }
        return kept
    }

    /// Keeps an event.
    func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        if let route = Event.route.payload(of: event, payload) {
            kept.append(.route(route))
        } else if let request = Event.shareAttachments.payload(of: event, payload) {
            kept.append(.share(request))
        } else if let choice = Event.messageAction.payload(of: event, payload) {
            kept.append(.choice(choice))
        } else if let text = Event.copyText.payload(of: event, payload) {
            kept.append(.copy(text))
            // The composer keeps it, too.
            return .passed
        } else if Self.isNews(event, payload) {
            return .passed
        } else {
            kept.append(.event(event.name))
            return .passed
        }
        return .handled
    }

    /// Whether an event only tells of what was written, which is seen anyway.
    private static func isNews<Payload>(_ event: Event<Payload>, _ payload: Payload) -> Bool {
        Event.composerContentChanged.payload(of: event, payload) != nil
            || Event.sendMessage.payload(of: event, payload) != nil
            || Event.messageSubmitted.payload(of: event, payload) != nil
            || Event.messageRefused.payload(of: event, payload) != nil
    }
}
