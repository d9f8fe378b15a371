import Components
import DefaultComponents
import Testing
import Views

/// A composed message that is tapped, and the raised events.
struct TappedMessage {
    let cell: any MessageCell
    let sink = TapSink()

    var view: ChatMessageContentView? { cell.messageView }

    init(_ message: ChatMessage, with components: Components = Components()) {
        cell = composeCell(alone(message), with: components, events: sink).cell
        cell.layout(width: 400)
    }

    /// A message with one word that is a link or a mention.
    init(text target: TextTarget?) {
        let run = TextRun("there", style: TextStyle(target: target))
        self.init(FixtureChat.message("a", RichText([run])))
    }

    @discardableResult
    func tap(on part: View) -> View? {
        cell.tap(at: middle(of: part))
    }

    @discardableResult
    func longPress(on part: View) -> View? {
        cell.longPress(at: middle(of: part))
    }

    func tapOnText() throws {
        tap(on: try #require(view?.textView))
    }

    private func middle(of part: View) -> Point {
        let size = part.frame.size
        return Tap(on: part, at: Point(x: size.width / 2, y: size.height / 2)).location(in: cell)
    }
}

/// Records the events that taps on one message raise.
final class TapSink: EventSink {
    private(set) var events: [String] = []
    private(set) var messages: [String] = []
    private(set) var users: [String] = []
    private(set) var urls: [String] = []
    private(set) var attachments: [ChatAttachment] = []
    var reply = EventReply.handled
    private static let messageTaps: [Event<ChatMessage>] = [
        .tapOnDeliveryStatus, .tapOnQuote, .tapOnReactions, .tapOnThread, .tapOnError,
        .longPressOnMessage,
    ]

    func receive(_ event: RaisedEvent) -> EventReply {
        events.append(event.name)
        for tap in Self.messageTaps {
            if let message = event[tap] { messages.append(message.id) }
        }
        if let tap = event[.tapOnAvatar] {
            messages.append(tap.message.id)
            users.append(tap.user.id)
        }
        if let tap = event[.tapOnMention] { users.append(tap.userID) }
        if let tap = event[.tapOnLink] { urls.append(tap.url) }
        if let tap = event[.tapOnAttachment] {
            messages.append(tap.message.id)
            attachments.append(tap.attachment)
        }
        return reply
    }
}

/// A part of a message, named like the event of a tap on it.
enum TappedPart: CaseIterable {
    case tapOnAvatar, tapOnQuote, tapOnReactions, tapOnThread, tapOnError, tapOnAttachment

    /// A message that has the part.
    var message: ChatMessage {
        switch self {
        case .tapOnAvatar: FixtureChat.message("a")
        case .tapOnQuote:
            FixtureChat.message("a") { $0.quote = ChatQuote(of: FixtureChat.message("b", "Well?")) }
        case .tapOnReactions:
            FixtureChat.message("a") {
                $0.reactions = [ChatReaction(name: "wave", userIDs: ["cy"])]
            }
        case .tapOnThread: FixtureChat.message("a") { $0.replyCount = 2 }
        case .tapOnError: FixtureChat.own("a") { $0.localState = .sendingFailed }
        case .tapOnAttachment:
            FixtureChat.message("a") { $0.attachments = [FixtureChat.attachments[2]] }
        }
    }

    func view(in message: ChatMessageContentView) -> View? {
        switch self {
        case .tapOnAvatar: message.authorAvatarView
        case .tapOnQuote: message.quotedMessageView
        case .tapOnReactions: message.reactionsBubbleView
        case .tapOnThread: message.threadInfoView
        case .tapOnError: message.errorIndicatorView
        case .tapOnAttachment: message.attachmentViews.first
        }
    }
}
