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
        let (page, nextDue) = page(contents, view, person, reads, at: now)
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
    ) async throws(StoreError) -> (page: SharedPage, nextDue: Timestamp?) {
        let person = try await drawer.people.state(of: view.userID)
        guard sharesRows, view.thread == nil, view.window.last == nil,
            let reads = person.messages,
            let contents = try await feeds.newest(of: view.room).contents(from: view.window.first)
        else {
            let drawing = try await draw(view, at: now)
            return (drawing.page, drawing.nextDue)
        }
        return page(contents, view, person, reads, at: now)
    }

    private func page(
        _ contents: RoomContents,
        _ view: RoomView,
        _ person: PersonState,
        _ stateful: Set<String>,
        at now: Timestamp?
    ) -> (page: SharedPage, nextDue: Timestamp?) {
        let pages = drawer.looks.entry(for: view.look).pages
        let reader = RoomContents.Reader(
            id: view.userID,
            look: view.look,
            person: person,
            messages: stateful,
            now: now ?? pages.components[.clockStart]
        )
        return contents.page(for: reader, pages, rows)
    }
}
