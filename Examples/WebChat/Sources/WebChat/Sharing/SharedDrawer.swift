import ChatStore
import Components
import DefaultComponents
import Hosting

/// Draws pages of rows that are shared: the same bytes as those of ``RoomDrawer``, which draws each row for itself.
struct SharedDrawer: Sendable {
    let drawer: RoomDrawer
    let rows: RowCache
    let feeds: RoomFeeds
    /// Whether rows are functions of what the cache knows; else each is drawn for itself.
    let sharesRows: Bool

    /// A page of a room as a socket shows it.
    struct Drawing: Sendable {
        let page: SharedPage
        /// The instant at which the page is to be drawn again, as plugins have work then.
        let nextDue: Timestamp?
        /// The last change in the room that the page has; nil if it was not drawn from what all pages of the room share.
        var change: Int?
    }

    /// Draws what a person sees, from what is in the store now.
    func draw(
        _ view: RoomView,
        at now: Timestamp? = nil
    ) async throws(StoreError) -> RoomDrawer.Drawing {
        let person = try await drawer.people.state(of: view.userID)
        guard sharesRows, view.thread == nil, let reads = person.messages else {
            return try await drawer.draw(view, at: now)
        }
        let part = try await RoomReader(store: drawer.store).part(of: view.room, in: view.window)
        guard !part.shown.isEmpty else { return try await drawer.draw(view, at: now) }
        let facts = try await RoomFacts(
            of: view.room,
            for: SceneMessage.bystander,
            in: drawer.store
        )
        let records = [part.older].compactMap(\.self) + part.shown + [part.newer].compactMap(\.self)
        let quoted = try await drawer.quoted(by: records)
        let newer = part.newer == nil ? 0 : 1
        let contents = RoomContents(
            room: view.room,
            members: rows.shared(facts.members, of: view.room),
            messages: [SceneMessage](records.reversed(), quoting: quoted, in: facts),
            shown: newer..<newer + part.shown.count
        )
        let (reader, pages) = reader(of: view, person, reads, at: now)
        let (page, nextDue) = try await page(contents, for: reader, pages)
        return RoomDrawer.Drawing(
            page: page,
            records: part.shown,
            hasOlder: part.older != nil,
            hasNewer: part.newer != nil,
            nextDue: nextDue
        )
    }

    /// Draws what a person sees, from what was read for all pages of the room after its last change.
    func live(
        _ view: RoomView,
        at now: Timestamp? = nil
    ) async throws(StoreError) -> Drawing {
        let person = try await drawer.people.state(of: view.userID)
        if canShare(view) {
            let snapshot = try await feeds.newest(of: view.room)
            if let reads = person.messages,
                let contents = snapshot.contents(from: view.window.first)
            {
                let (reader, pages) = reader(of: view, person, reads, at: now)
                let (page, nextDue) = try await page(contents, for: reader, pages)
                return Drawing(page: page, nextDue: nextDue, change: snapshot.change)
            }
        }
        let drawing = try await draw(view, at: now)
        return Drawing(page: drawing.page, nextDue: drawing.nextDue)
    }

    /// Draws what a person sees, from what was read of the room; nil if the page shows something else, or its bars show
    /// messages that were not read.
    func drawing(
        of view: RoomView,
        from snapshot: RoomSnapshot,
        for person: PersonState,
        at now: Timestamp? = nil
    ) -> Drawing? {
        guard canShare(view), let reads = person.messages,
            let contents = snapshot.contents(from: view.window.first)
        else { return nil }
        let (reader, pages) = reader(of: view, person, reads, at: now)
        let (page, rowsDue) = contents.page(for: reader, pages, rows)
        guard pages.mayHaveBars else {
            return Drawing(page: page, nextDue: rowsDue, change: snapshot.change)
        }
        let known = contents.bars(for: reader, pages)
        guard known.unknown(at: reader.now).isEmpty else { return nil }
        let bars = known.draw(at: reader.now)
        // What bars have changed is written where that can be waited for.
        guard !person.hasChanges else { return nil }
        let nextDue = [rowsDue, bars.nextDue].compactMap(\.self).min()
        return Drawing(page: page.with(bars.bars), nextDue: nextDue, change: snapshot.change)
    }

    /// Returns whether a page shows the newest messages of a room, in rows that are shared.
    private func canShare(_ view: RoomView) -> Bool {
        sharesRows && view.thread == nil && view.window.last == nil
    }

    private func reader(
        of view: RoomView,
        _ person: PersonState,
        _ stateful: Set<String>,
        at now: Timestamp?
    ) -> (reader: RoomContents.Reader, pages: ChannelPages) {
        let pages = drawer.looks.entry(for: view.look).pages
        let reader = RoomContents.Reader(
            id: view.userID,
            look: view.look,
            person: person,
            messages: stateful,
            now: now ?? pages.components[.clockStart]
        )
        return (reader, pages)
    }

    /// Draws a page with its bars, for which messages may be read.
    private func page(
        _ contents: RoomContents,
        for reader: RoomContents.Reader,
        _ pages: ChannelPages
    ) async throws(StoreError) -> (page: SharedPage, nextDue: Timestamp?) {
        let (page, nextDue) = contents.page(for: reader, pages, rows)
        guard pages.mayHaveBars else { return (page, nextDue) }
        let known = try await drawer.complete(contents.bars(for: reader, pages), at: reader.now)
        let bars = known.draw(at: reader.now)
        try await reader.person.save()
        return (page.with(bars.bars), [nextDue, bars.nextDue].compactMap(\.self).min())
    }
}
