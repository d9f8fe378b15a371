import ChatStore
import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// The rooms of a person, and the rows that show them.
struct RoomRows: Sendable {
    let rooms: [RoomSummary]
    /// The row of each room, without what is unread, which changes while the page is open.
    let rows: [HTMLRow]
    /// The style of the rows.
    let style: ScreenStyle

    /// The rules that the rows bring.
    var rules: String { rows.map(\.rules).joined() }
}

/// Draws rooms in lists, and the heads of rooms, each once for all who see the same.
final class RoomRowDrawer: Sendable {
    /// All that a drawing depends on.
    private struct Key: Hashable, Sendable {
        let look: Look
        let content: Content
        /// The day of the drawing, counted from 1970.
        let day: Int64
    }

    /// What is drawn.
    private enum Content: Hashable, Sendable {
        case row(ChatChannelPreview)
        case head(ChatChannelHeader)
    }

    private let looks: LookPages
    /// The drawings that are kept; nil if each is drawn for its page.
    private let kept: GenerationCache<Key, HTMLRow>?

    /// The drawings that are kept at most.
    private static let capacity = 4_000

    /// Creates a drawer of looks whose plugins read nothing but rooms and look, unless drawings are not shared.
    init(looks: LookPages, sharesRows: Bool) {
        self.looks = looks
        kept = sharesRows ? GenerationCache(capacity: Self.capacity) : nil
    }

    /// The number of drawings that are kept.
    var count: Int { kept?.count ?? 0 }

    /// Returns the rows of rooms in a look at an instant, in microseconds.
    func rows(of rooms: [RoomSummary], in look: Look, at now: Int64) -> RoomRows {
        let rows = rooms.map { drawing(.row(ChatChannelPreview($0)), in: look, at: now) }
        return RoomRows(rooms: rooms, rows: rows, style: looks.entry(for: look).lists.style)
    }

    /// Returns the head of a room, or with a title that of a thread.
    func head(
        of room: RoomRecord,
        titled title: String?,
        memberCount: Int,
        in look: Look,
        at now: Int64
    ) -> HTMLRow {
        let channel = ChatChannel(id: room.id, name: room.name)
        let header = ChatChannelHeader(channel, title: title, memberCount: memberCount)
        return drawing(.head(header), in: look, at: now)
    }

    private func drawing(_ content: Content, in look: Look, at now: Int64) -> HTMLRow {
        let key = Key(look: look, content: content, day: now / 86_400_000_000)
        if let known = kept?[key] { return known }
        let (pages, instant) = (looks.entry(for: look).lists, Timestamp(microseconds: now))
        let row =
            switch content {
            case .row(let channel): pages.row(of: channel, at: instant)
            case .head(let header): pages.header(of: header, at: instant)
            }
        kept?[key] = row
        return row
    }
}

extension ChatChannelPreview {
    /// The characters of a message that a row may show.
    private static let textLimit = 200

    /// Creates the preview of a room, without its unread count.
    init(_ summary: RoomSummary) {
        let message = summary.newest.map { record in
            var message = ChatMessage(
                id: record.id,
                author: ChatUser(id: record.author.id, name: record.author.name),
                createdAt: Timestamp(microseconds: record.createdAt),
                text: RichText(plain: String(record.text.prefix(Self.textLimit)))
            )
            message.isDeleted = record.isDeleted
            message.attachments = record.attachments.map {
                let unread = AttachmentPayload.other(title: nil, json: .object([]))
                return ChatAttachment(kind: AttachmentKind(rawValue: $0.kind), payload: unread)
            }
            return message
        }
        let channel = ChatChannel(id: summary.room.id, name: summary.room.name)
        self.init(channel, lastMessage: message)
    }
}
