import Components
import DefaultComponents
import Views

/// The steps of the authors of the seventh set on a channel's screen.
enum SeventhSteps {
    static func performGestures(on screen: ChatChannelVC) {
        screen.view.layoutIfNeeded()
        let pointer = GestureTracker(in: screen.view)
        for target in pointer.targets(in: screen.view) { pointer.perform(target) }
        screen.view.layoutIfNeeded()
        for _ in 0..<8 where screen.messageListVC.closeTopOverlay() {}
    }

    static func receiveSeats(on screen: ChatChannelVC) {
        let payload = ChatPayload(name: "free-seats.seats", json: ["free": 3])
        screen.channelController?.receive(.custom(payload))
        screen.view.layoutIfNeeded()
    }

    static func writeInField(on screen: ChatChannelVC) {
        screen.view.layoutIfNeeded()
        field(in: screen.view)?.take(.insert("o"))
        screen.view.layoutIfNeeded()
    }

    static func waitMinutes(on screen: ChatChannelVC) {
        guard let tree = screen.node.connectedTree else { return }
        for _ in 0..<5 { tree.advance(to: tree.now.advanced(by: .seconds(60))) }
    }

    /// Returns the first field that is shown.
    private static func field(in view: View) -> TextField? {
        if view.isHidden { return nil }
        if let field = view as? TextField { return field }
        return view.subviews.lazy.compactMap { field(in: $0) }.first
    }
}

extension ChatMessage {
    /// Returns a message of an author of the seventh set.
    static func seventh(_ change: (inout ChatMessage) -> Void) -> ChatMessage {
        let mia = ChatUser(id: "mia", name: "Mia")
        let date = Timestamp(seconds: 1_780_000_000)
        var message = ChatMessage(id: "mia-1", author: mia, createdAt: date, text: "Off we go")
        change(&message)
        return message
    }

    /// Returns a message with an attachment of an author of the seventh set.
    static func seventh(
        attaching kind: AttachmentKind,
        _ payload: some Encodable
    ) -> ChatMessage {
        seventh { message in
            message.attachments = [try? ChatAttachment(kind: kind, payload: payload)]
                .compactMap(\.self)
        }
    }
}

extension SeventhWind {
    static let afternoon = SeventhWind(title: "Wind at the pier", knots: [4, 9, 7, 12, 18, 15])
}

extension SeventhScores {
    static let regatta = SeventhScores(
        title: "Regatta",
        rows: [("Ana", 12), ("Bo", 9), ("Cleo", 31)].map { Row(name: $0, points: $1) }
    )
}

extension SeventhLog {
    static let engine = SeventhLog(
        title: "Engine",
        lines: ["12:01:07 engine: oil pressure at 3.2 bar, temperature at 84 degrees", "12:02 ok"]
    )
}
