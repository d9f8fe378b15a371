import ChatStore
import Components
import DefaultComponents
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
        /// The places of the rows that depend on a message, or quote it, by its identifier.
        let dependents: [String: [Int]]
        /// The indices of the messages for which people may keep state, by identifier.
        let indices: [String: Int]
        /// The messages that each member has answered.
        let answered: [String: Set<String>]
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

    /// A person who sees a page.
    struct Reader: Sendable {
        let id: String
        let look: Look
        /// The state of their plugins.
        let person: PersonState
        /// The messages to which state belongs.
        let messages: Set<String>
        let now: Timestamp
    }

    /// Returns the page that a person sees, and the instant at which it is to be drawn again.
    func page(
        for reader: Reader,
        _ pages: ChannelPages,
        _ rows: RowCache
    ) -> (page: SharedPage, nextDue: Timestamp?) {
        let base = base(reader.look, pages, rows)
        let owners = reader.messages.union(base.answered[reader.id] ?? [])
        for id in owners {
            if let index = base.indices[id] {
                reader.person.restoreVotes(in: messages[index].source.record)
            }
        }
        let stateful = Set(owners.flatMap { base.dependents[$0] ?? [] })
        let concerned = base.concerned[reader.id] ?? []
        guard !concerned.isEmpty || !stateful.isEmpty else { return (base.page, nil) }
        var own = base.page.rows
        let scope = RowScope(look: reader.look, room: room, members: members, person: reader.id)
        for place in concerned where !stateful.contains(place) {
            let index = shown.upperBound - 1 - place
            own[place] =
                rows.row(at: index, of: messages, in: scope, pages, like: own[place]).shared
        }
        // Rows with state are nobody else's.
        var due: Timestamp?
        for place in stateful.sorted() {
            let drawn = pages.recordedRow(
                at: shown.upperBound - 1 - place,
                of: ChatMessages(messages.map { $0.message(for: reader.id) }),
                in: scope.channel,
                store: reader.person.state,
                at: reader.now
            )
            let row = SharedRow(drawn.row)
            if row.digest != own[place].digest { own[place] = row }
            due = [due, drawn.nextDue].compactMap(\.self).min()
        }
        return (page(of: own, pages), due)
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
        var dependents: [String: [Int]] = [:]
        var answered: [String: Set<String>] = [:]
        for source in messages.map(\.source) {
            for response in source.record.responses {
                answered[response.userID, default: []].insert(source.record.id)
            }
        }
        for (place, index) in shown.reversed().enumerated() {
            let row = rows.row(at: index, of: messages, in: scope, pages)
            shared.append(row.shared)
            for distance in Set(row.distances + [0])
            where messages.indices.contains(index + distance) {
                let source = messages[index + distance].source
                for id in [source.record.id, source.quoted?.id].compactMap(\.self) {
                    dependents[id, default: []].append(place)
                }
                for person in messages[index + distance].people
                where concerned[person]?.last != place {
                    concerned[person, default: []].append(place)
                }
            }
        }
        let base = Base(
            page: page(of: shared, pages),
            concerned: concerned,
            dependents: dependents,
            indices: Dictionary(
                messages.enumerated().map { ($1.source.record.id, $0) },
                uniquingKeysWith: { first, _ in first }
            ),
            answered: answered
        )
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
