import Components
import DefaultComponents

/// An event that the screens of a chat leave to the app.
enum ChatOutcome {
    /// A route was requested.
    case route(ChatRoute)
    /// An event of a plugin that has a sheet: its title and lines.
    case sheet(String, [String])
    /// An action for a message was chosen.
    case choice(MessageActionChoice)
    /// A text was copied.
    case copy(String)
    /// Another event, by its name.
    case event(String)
}

/// A sink that keeps the events that no component handled.
final class ChatOutcomes: EventSink {
    private var kept: [ChatOutcome] = []
    private let sheets: [EventSheet]

    init(_ sheets: [EventSheet] = []) {
        self.sheets = sheets
    }

    /// Returns the outcomes so far, in order, and clears them.
    func take() -> [ChatOutcome] {
        defer { kept = [] }
        return kept
    }

    /// Keeps an event that was not handled.
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

    /// Whether an event only reports a change of the composer, which is visible anyway.
    private static func isNews<Payload>(_ event: Event<Payload>, _ payload: Payload) -> Bool {
        Event.composerContentChanged.payload(of: event, payload) != nil
            || Event.sendMessage.payload(of: event, payload) != nil
            || Event.messageSubmitted.payload(of: event, payload) != nil
            || Event.messageRefused.payload(of: event, payload) != nil
    }
}
