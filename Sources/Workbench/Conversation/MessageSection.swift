import Components
import DefaultComponents
import Drawing

/// The messages of one channel or thread that are to be printed.
struct MessageSection {
    /// The kind: `channel` or `thread`.
    let kind: String
    /// The channel's name or the id of the thread's root.
    let name: String
    let channel: ChatChannel
    /// All messages, newest first, as the layout of each may depend on its neighbours.
    let messages: [ChatMessage]
    /// The time of the newest message of the channel and its threads; nil if there are no messages.
    let newest: Timestamp?
    /// The places of those to print, oldest first.
    var places: [Int]

    var isThread: Bool {
        kind == "thread"
    }

    /// The section as trees know it, without its entries.
    var heading: TreeSection {
        TreeSection(kind, name)
    }

    private init(
        _ kind: String,
        _ name: String,
        _ channel: ChatChannel,
        _ messages: [ChatMessage],
        newest: Timestamp?
    ) {
        self.kind = kind
        self.name = name
        self.channel = channel
        self.messages = messages
        self.newest = newest
        places = messages.indices.reversed()
    }

    /// The message at an index.
    subscript(index: Int) -> SectionMessage {
        SectionMessage(section: self, index: index)
    }

    /// The messages to print, oldest first.
    var selected: some RandomAccessCollection<SectionMessage> {
        places.lazy.map { self[$0] }
    }

    /// The messages to print, as a section of their own.
    var chosen: MessageSection {
        let chosen = places.reversed().map { messages[$0] }
        return MessageSection(kind, name, channel, chosen, newest: newest)
    }

    /// Returns the sections of a channel: the channel itself, then its threads.
    static func sections(of transcript: ChannelTranscript) -> [MessageSection] {
        let (channel, newest) = (transcript.channel, transcript.newest)
        return [
            MessageSection("channel", channel.name, channel, transcript.messages, newest: newest)
        ]
            + transcript.threads.map {
                MessageSection("thread", $0.rootID, channel, $0.messages, newest: newest)
            }
    }
}

/// A message of a section, by its index.
struct SectionMessage {
    let section: MessageSection
    /// The index among all messages of the section; 0 is the newest.
    let index: Int

    var message: ChatMessage { section.messages[index] }
    var id: ChatMessage.ID { message.id }

    /// The content of the cell of the message.
    var content: MessageCellContent {
        MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(section.messages),
            channel: section.channel,
            isInThread: section.isThread
        )
    }
}

extension ChannelTranscript {
    /// The time of the newest message of the channel and its threads; nil if there are no messages.
    var newest: Timestamp? {
        ([messages] + threads.map(\.messages)).compactMap { $0.first?.createdAt }.max()
    }
}

extension MessageSection {
    /// The words above the section.
    var title: String {
        isThread ? "Thread \(name)" : name
    }
}

extension [MessageSection] {
    /// The messages to print, section by section.
    var selected: some Sequence<SectionMessage> { lazy.flatMap { $0.selected } }

    /// The number of messages to print.
    var selectedCount: Int { reduce(0) { $0 + $1.places.count } }

    /// The name of the only channel, or of the conversation.
    var title: String {
        let channels = Set(map(\.channel.name))
        return channels.count == 1 ? channels.first ?? "" : "Conversation"
    }
}
