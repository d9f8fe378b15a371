import ChatStore
import Hosting

/// Draws pages of rows that are shared: the same bytes as those of ``RoomDrawer``, which draws each row for itself.
struct SharedDrawer: Sendable {
    let drawer: RoomDrawer
    let rows: RowCache
    let feeds: RoomFeeds
    /// Whether rows are functions of what the cache knows; else each is drawn for itself.
    let sharesRows: Bool

    /// Draws what a person sees, from what is in the store now.
    func draw(_ view: RoomView) async throws(StoreError) -> RoomDrawer.Drawing {
        guard sharesRows, view.thread == nil else { return try await drawer.draw(view) }
        let part = try await RoomReader(store: drawer.store).part(of: view.room, in: view.window)
        guard !part.shown.isEmpty else { return try await drawer.draw(view) }
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
        return RoomDrawer.Drawing(
            page: page(contents, view),
            records: part.shown,
            hasOlder: part.older != nil,
            hasNewer: part.newer != nil
        )
    }

    /// Draws what a person sees, from what was read for all pages of the room after its last change.
    func live(_ view: RoomView) async throws(StoreError) -> SharedPage {
        guard sharesRows, view.thread == nil, view.window.last == nil,
            let contents = try await feeds.newest(of: view.room).contents(from: view.window.first)
        else { return try await draw(view).page }
        return page(contents, view)
    }

    private func page(_ contents: RoomContents, _ view: RoomView) -> SharedPage {
        let pages = drawer.looks.entry(for: view.look).pages
        return contents.page(for: view.userID, look: view.look, pages, rows)
    }
}
