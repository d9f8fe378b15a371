import ChatStore
import Hosting
import Synchronization

/// The messages of a window of a room, and the pages of all who see it.
final class RoomContents: Sendable {
    let room: String
    let members: [UserRecord]
    /// The messages with those next to the window, the newest first.
    let messages: [SceneMessage]
    /// The indices of those that have rows.
    let shown: Range<Int>

    private let pages = Mutex<[Look: Base]>([:])

    /// The page for people whom none of its rows concerns, and where it differs for others.
    private struct Base: Sendable {
        let page: SharedPage
        /// The places of the rows that may look different to a person.
        let concerned: [String: [Int]]
    }

    /// Creates the contents of messages.
    ///
    /// - Parameters:
    ///   - room: The room.
    ///   - members: Its members.
    ///   - messages: The messages, the newest first, with at most one on each side of those that are shown.
    ///   - shown: The indices of those that have rows.
    init(room: String, members: [UserRecord], messages: [SceneMessage], shown: Range<Int>) {
        (self.room, self.members, self.messages, self.shown) = (room, members, messages, shown)
    }

    /// Returns the page that a person sees.
    func page(for person: String, look: Look, _ pages: ChannelPages, _ rows: RowCache) -> SharedPage
    {
        let base = base(look, pages, rows)
        guard let places = base.concerned[person] else { return base.page }
        var own = base.page.rows
        let scope = RowScope(look: look, room: room, members: members, person: person)
        for place in places {
            let index = shown.upperBound - 1 - place
            own[place] =
                rows.row(at: index, of: messages, in: scope, pages, like: own[place]).shared
        }
        return page(of: own, pages)
    }

    private func base(_ look: Look, _ pages: ChannelPages, _ rows: RowCache) -> Base {
        if let known = self.pages.withLock({ $0[look] }) { return known }
        let scope = RowScope(
            look: look,
            room: room,
            members: members,
            person: SceneMessage.bystander
        )
        var (shared, concerned): ([SharedRow], [String: [Int]]) = ([], [:])
        for (place, index) in shown.reversed().enumerated() {
            let row = rows.row(at: index, of: messages, in: scope, pages)
            shared.append(row.shared)
            for distance in Set(row.distances + [0])
            where messages.indices.contains(index + distance) {
                for person in messages[index + distance].people
                where concerned[person]?.last != place {
                    concerned[person, default: []].append(place)
                }
            }
        }
        let base = Base(page: page(of: shared, pages), concerned: concerned)
        self.pages.withLock { $0[look] = base }
        return base
    }

    private func page(of rows: [SharedRow], _ pages: ChannelPages) -> SharedPage {
        SharedPage(
            style: pages.style,
            rows: rows,
            older: messages.count - shown.upperBound,
            newer: shown.lowerBound
        )
    }
}
