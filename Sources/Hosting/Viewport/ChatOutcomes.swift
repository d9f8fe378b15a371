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
    func receive(_ event: RaisedEvent) -> EventReply {
        if let route = event[.route] {
            kept.append(.route(route))
        } else if let choice = event[.messageAction] {
            kept.append(.choice(choice))
        } else if let text = event[.copyText] {
            kept.append(.copy(text))
            // The composer keeps it, too.
            return .passed
        } else if Self.isNews(event) {
            return .passed
        } else if let sheet = sheet(of: event) {
            kept.append(sheet)
        } else {
            kept.append(.event(event.name))
            return .passed
        }
        return .handled
    }

    private func sheet(of event: RaisedEvent) -> ChatOutcome? {
        sheets.lazy.compactMap { sheet in
            sheet.lines(of: event).map { .sheet(sheet.title, $0) }
        }.first
    }

    /// Whether an event only reports a change of the composer, which is visible anyway.
    private static func isNews(_ event: RaisedEvent) -> Bool {
        event[.composerContentChanged] != nil
            || event[.sendMessage] != nil
            || event[.messageSubmitted] != nil
            || event[.messageRefused] != nil
    }
}
