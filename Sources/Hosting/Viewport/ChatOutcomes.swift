import Components
import DefaultComponents

/// Something that happened in a chat and that the screens leave to the app around them.
enum ChatOutcome {
    /// Somebody wants to go somewhere.
    case route(ChatRoute)
    /// Something of which a plugin says how it is reported: a title, and lines.
    case sheet(String, [String])
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
    private let sheets: [EventSheet]

    init(_ sheets: [EventSheet] = []) {
        self.sheets = sheets
    }

    /// Returns what was kept, the first first, and forgets it.
    func take() -> [ChatOutcome] {
        defer { kept = [] }
        return kept
    }

    /// Keeps an event.
    func receive<Payload>(_ event: Event<Payload>, _ payload: Payload) -> EventReply {
        if let route = Event.route.payload(of: event, payload) {
            kept.append(.route(route))
        } else if let choice = Event.messageAction.payload(of: event, payload) {
            kept.append(.choice(choice))
        } else if let text = Event.copyText.payload(of: event, payload) {
            kept.append(.copy(text))
            // The composer keeps it, too.
            return .passed
        } else if Self.isNews(event, payload) {
            return .passed
        } else if let sheet = sheet(of: event, payload) {
            kept.append(sheet)
        } else {
            kept.append(.event(event.name))
            return .passed
        }
        return .handled
    }

    private func sheet<Payload>(of event: Event<Payload>, _ payload: Payload) -> ChatOutcome? {
        sheets.lazy.compactMap { sheet in
            sheet.lines(of: event, payload).map { .sheet(sheet.title, $0) }
        }.first
    }

    /// Whether an event only tells of what was written, which is seen anyway.
    private static func isNews<Payload>(_ event: Event<Payload>, _ payload: Payload) -> Bool {
        Event.composerContentChanged.payload(of: event, payload) != nil
            || Event.sendMessage.payload(of: event, payload) != nil
            || Event.messageSubmitted.payload(of: event, payload) != nil
            || Event.messageRefused.payload(of: event, payload) != nil
    }
}
