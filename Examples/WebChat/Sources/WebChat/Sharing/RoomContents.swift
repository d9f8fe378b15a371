import ChatStore
import Components
import DefaultComponents
import Hosting
import Synchronization

/// The messages of a window of a room, and the pages of all who see it.
///
/// Rows that are as they were in the contents before are taken over from these.
final class RoomContents: Sendable {
    let room: String
    let members: [UserRecord]
    /// The messages with those next to the window, the newest first.
    let messages: [SceneMessage]
    /// The indices of those that have rows.
    let shown: Range<Int>

    /// The contents before, until there are contents after these.
    private let earlier: Mutex<RoomContents?>
    private let origins: MessageOrigins
    private let pages = Mutex<[Look: Once<Base>]>([:])
    /// The rows of people whom they concern, by the indices of their messages.
    private let own = Mutex<[Viewer: [Int: RowCache.Row]]>([:])
    /// The messages that each member has answered.
    private let answered: [String: Set<String>]
    /// The indices of messages, by identifier.
    private let indices = Once<[String: Int]>()

    private struct Viewer: Sendable, Hashable {
        let id: String
        let look: Look
    }

    /// The page for people whom none of its rows concerns, and where it differs for others.
    private struct Base: Sendable {
        let page: SharedPage
        /// The rows of the page with what they depend on.
        let rows: [RowCache.Row]
        /// The places of the rows that may look different to a person.
        let concerned: [String: [Int]]
        /// The places of the rows that depend on a message, or quote it, by its identifier.
        let dependents = Once<[String: [Int]]>()
    }

    /// Creates the contents of messages.
    ///
    /// - Parameters:
    ///   - room: The room.
    ///   - members: Its members.
    ///   - messages: The messages, the newest first, with at most one on each side of those that are shown.
    ///   - shown: The indices of those that have rows.
    ///   - earlier: The contents before.
    init(
        room: String,
        members: [UserRecord],
        messages: [SceneMessage],
        shown: Range<Int>,
        after earlier: RoomContents? = nil
    ) {
        (self.room, self.members, self.messages, self.shown) = (room, members, messages, shown)
        origins = MessageOrigins(of: messages, in: earlier?.messages ?? [])
        var answered: [String: Set<String>] = [:]
        for record in messages.map(\.source.record) {
            for response in record.responses {
                answered[response.userID, default: []].insert(record.id)
            }
        }
        self.answered = answered
        earlier?.forgetEarlier()
        self.earlier = Mutex(earlier)
    }

    private func forgetEarlier() {
        // What is let go ends outside of the lock.
        _ = earlier.withLock { earlier in
            defer { earlier = nil }
            return earlier
        }
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
        let stateful = stateful(of: reader, in: base)
        let concerned = base.concerned[reader.id] ?? []
        guard !concerned.isEmpty || !stateful.isEmpty else { return (base.page, nil) }
        var own: [SharedPage.OwnRow] = []
        let scope = RowScope(look: reader.look, room: room, members: members, person: reader.id)
        let plain = concerned.filter { !stateful.contains($0) }
        for (place, row) in zip(plain, ownRows(at: plain, of: base, in: scope, pages, rows)) {
            own.append(SharedPage.OwnRow(place: place, row: row.shared))
        }
        // Rows with state are nobody else's.
        var due: Timestamp?
        for place in stateful.sorted() {
            let drawn = pages.recordedRow(
                at: index(of: place),
                of: messages.messages(for: reader.id),
                in: scope.channel,
                store: reader.person.state,
                at: reader.now
            )
            own.append(SharedPage.OwnRow(place: place, row: SharedRow(drawn.row)))
            due = [due, drawn.nextDue].compactMap(\.self).min()
        }
        own.sort { $0.place < $1.place }
        return (SharedPage(base.page.base, own: own), due)
    }

    /// Returns the bars of the page that a person sees.
    func bars(for reader: Reader, _ pages: ChannelPages) -> RoomBars {
        let scope = RowScope(look: reader.look, room: room, members: members, person: reader.id)
        let channel = scope.channel
        return RoomBars(
            pages,
            of: channel,
            messages.map { $0.message(for: reader.id) },
            for: reader.person,
            channel.members.first { $0.id == reader.id }
        )
    }

    /// Restores the votes of a person, and returns the places of the rows that depend on messages with state.
    private func stateful(of reader: Reader, in base: Base) -> Set<Int> {
        let owners = reader.messages.union(answered[reader.id] ?? [])
        guard !owners.isEmpty else { return [] }
        let indices = indices.value {
            Dictionary(
                messages.enumerated().map { ($1.source.record.id, $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
        for id in owners {
            if let index = indices[id] {
                reader.person.restoreVotes(in: messages[index].source.record)
            }
        }
        let dependents = base.dependents.value { self.dependents(in: base.rows) }
        return Set(owners.flatMap { dependents[$0] ?? [] })
    }

    /// Returns rows of a person, whom they concern.
    private func ownRows(
        at places: [Int],
        of base: Base,
        in scope: RowScope,
        _ pages: ChannelPages,
        _ cache: RowCache
    ) -> [RowCache.Row] {
        let viewer = Viewer(id: scope.person, look: scope.look)
        let before = earlier.withLock(\.self)?.own.withLock { $0[viewer] } ?? [:]
        let rows = places.map { place in
            let index = index(of: place)
            if let old = origins[index], let row = before[old],
                origins.keeps(row, at: index, from: old)
            {
                return row
            }
            let like = base.page.base.rows[place]
            return cache.row(at: index, of: messages, in: scope, pages, like: like)
        }
        let known = Dictionary(zip(places.map(index), rows)) { first, _ in first }
        own.withLock { $0[viewer] = known }
        return rows
    }

    private func base(_ look: Look, _ pages: ChannelPages, _ cache: RowCache) -> Base {
        let base = self.pages.withLock { pages in
            let base = pages[look] ?? Once()
            pages[look] = base
            return base
        }
        return base.value { makeBase(look, pages, cache) }
    }

    private func makeBase(_ look: Look, _ pages: ChannelPages, _ cache: RowCache) -> Base {
        let bystander = SceneMessage.bystander
        let scope = RowScope(look: look, room: room, members: members, person: bystander)
        let before = earlier.withLock(\.self)
        let known = before?.pages.withLock { $0[look] }?.made
        let rows = shown.reversed().map { index in
            if let before, let known, let old = origins[index], before.shown.contains(old) {
                let row = known.rows[before.place(of: old)]
                if origins.keeps(row, at: index, from: old) { return row }
            }
            return cache.row(at: index, of: messages, in: scope, pages)
        }
        var concerned: [String: [Int]] = [:]
        for (place, row) in rows.enumerated() {
            for index in indices(of: row, at: place) {
                for person in messages[index].people where concerned[person]?.last != place {
                    concerned[person, default: []].append(place)
                }
            }
        }
        let all = PageRows(
            style: pages.style,
            rows: rows.map(\.shared),
            older: messages.count - shown.upperBound,
            newer: shown.lowerBound
        )
        return Base(page: SharedPage(all), rows: rows, concerned: concerned)
    }

    private func dependents(in rows: [RowCache.Row]) -> [String: [Int]] {
        var dependents: [String: [Int]] = [:]
        for (place, row) in rows.enumerated() {
            for index in indices(of: row, at: place) {
                let source = messages[index].source
                for id in [source.record.id, source.quoted?.id].compactMap(\.self) {
                    dependents[id, default: []].append(place)
                }
            }
        }
        return dependents
    }

    /// Returns the indices of the messages that a row depends on.
    private func indices(of row: RowCache.Row, at place: Int) -> [Int] {
        row.distances.map { index(of: place) + $0 }.filter(messages.indices.contains)
    }

    private func index(of place: Int) -> Int { shown.upperBound - 1 - place }

    private func place(of index: Int) -> Int { shown.upperBound - 1 - index }
}
