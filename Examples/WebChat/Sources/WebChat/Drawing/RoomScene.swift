import ChatStore
import DefaultComponents
import Hosting

/// The messages and settings from which the page of a room or thread is drawn.
struct RoomScene: Sendable {
    let room: String
    let pages: ChannelPages
    let facts: RoomFacts
    let part: RoomReader.Part
    /// The first message of the thread.
    let root: MessageRecord?
    /// The messages with those next to the window, the newest first.
    let messages: [ChatMessage]
    /// The state of the plugins of the person.
    let person: PersonState

    /// The messages that the page shows.
    var window: PageWindow {
        let count = part.shown.count + (root == nil ? 0 : 1)
        return PageWindow(newest: part.shown.last?.id ?? root?.id, count: max(1, count))
    }

    private var channel: ChatChannel {
        ChatChannel(
            id: room,
            members: facts.members.map(facts.user),
            currentUserId: facts.viewerID,
            allowsReplies: root == nil
        )
    }

    /// The bars of the page.
    var bars: RoomBars {
        RoomBars(pages, of: channel, messages, for: person, facts.viewer, rootID: root?.id)
    }

    /// Returns a controller of the messages, whose requests go to a function.
    func controller(
        sending send: @escaping (ChatRequest) -> SendingOutcome = { _ in .sent }
    ) -> ChatChannelController {
        let client = ChatClient(
            currentUser: facts.viewer,
            send: { request, _ in send(request) },
            store: person.state
        )
        guard let root else {
            return ChatChannelController(
                channel: channel,
                messages: ChatMessages(messages),
                client: client
            )
        }
        let thread = ThreadTranscript(rootID: root.id, messages: messages)
        return ChatChannelController(thread: thread, of: channel, client: client)
    }
}
