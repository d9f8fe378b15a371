import ChatStore
import Components
import DefaultComponents
import HTTPTypes
import Hosting
import Hummingbird

extension ChatSite {
    /// Adds the lists of rooms, the rooms, and their threads.
    func addRooms(to router: Router<ChatContext>) {
        router.get("/") { request, _ in
            let visit = try await visit(request)
            return page(try await roomList(visit, try member(visit)), visit)
        }
        router.post("rooms") { request, _ in
            let visit = try await visit(request)
            let user = try member(visit)
            let name = try await fields(of: request, visit)["name"] ?? ""
            let room = try await store.createRoom(name: name, by: user.id, at: settings.clock())
            return redirection(to: RoomAddress(room: room.id).text)
        }
        router.post("rooms/:room/join") { request, context in
            let (visit, user, id) = try await place(request, context)
            _ = try await fields(of: request, visit)
            try await store.join(room: id, user: user.id)
            await hub.joined(room: id, userID: user.id)
            return redirection(to: RoomAddress(room: id).text)
        }
        router.post("rooms/:room/leave") { request, context in
            let (visit, user, id) = try await place(request, context)
            _ = try await fields(of: request, visit)
            try await store.leave(room: id, user: user.id)
            await hub.left(room: id, userID: user.id)
            return redirection(to: "/")
        }
        router.get("rooms/:room") { request, context in
            let (visit, user, id) = try await place(request, context)
            let query = FormFields(request.uri.query ?? "")
            let opening: RoomOpening =
                if let sequence = query["before"].flatMap({ Int64($0) }) {
                    .before(sequence)
                } else if let sequence = query["after"].flatMap({ Int64($0) }) {
                    .after(sequence)
                } else {
                    .newest
                }
            let quoted = try await message(query["quote"], in: id)
            return page(try await roomPage(visit, user, id, at: opening, quoting: quoted), visit)
        }
        router.get("rooms/:room/date") { request, context in
            let (_, user, id) = try await place(request, context)
            try await requireMember(user, of: id)
            let day = FormFields(request.uri.query ?? "")["day"] ?? ""
            guard let start = Timestamp(iso8601: "\(day)T00:00:00Z") else {
                throw SiteError(status: .badRequest, words: "Choose a day, such as '2026-03-02'.")
            }
            let address = RoomAddress(room: id)
            guard
                let sequence = try await store.sequence(in: id, atOrAfter: start.microseconds),
                let message = try await store.messages(
                    in: id,
                    parent: nil,
                    from: .after(sequence - 1),
                    limit: 1
                ).first
            else { return redirection(to: address.text) }
            return redirection(to: "\(address.message(message.id))#m-\(message.id.inQuery)")
        }
        router.get("rooms/:room/choice") { request, context in
            let (_, user, id) = try await place(request, context)
            try await requireMember(user, of: id)
            guard let message = try await message(FormFields(request.uri.query ?? "")["id"], in: id)
            else { throw SiteError.notFound }
            return redirection(to: RoomAddress(room: id).message(message.id))
        }
        router.get("rooms/:room/threads/:thread") { request, context in
            let (visit, user, id) = try await place(request, context)
            guard let root = try await message(context.parameters.get("thread"), in: id),
                root.parentID == nil
            else { throw SiteError.notFound }
            let query = FormFields(request.uri.query ?? "")
            let quoted = try await message(query["quote"], in: id)
            return page(
                try await roomPage(visit, user, id, thread: root.id, quoting: quoted),
                visit
            )
        }
        router.get("search") { request, _ in
            let visit = try await visit(request)
            let query = FormFields(request.uri.query ?? "")
            return page(
                try await search(
                    visit,
                    try member(visit),
                    query["q"] ?? "",
                    before: query["before"]
                ),
                visit
            )
        }
    }

    /// Returns the visit, the person and the room of a request.
    func place(
        _ request: Request,
        _ context: ChatContext
    ) async throws -> (visit: Visit, user: UserRecord, room: String) {
        let visit = try await visit(request)
        return (visit, try member(visit), context.parameters.get("room") ?? "")
    }

    /// Returns the rooms of a person with their rows.
    ///
    /// - Parameters:
    ///   - user: The person.
    ///   - visit: Their visit.
    ///   - isLive: Whether the page goes on, so that its rows show no messages, which would not.
    /// - Returns: At most 100 rooms, ordered by name.
    /// - Throws: What the store throws.
    func rooms(
        of user: UserRecord,
        _ visit: Visit,
        isLive: Bool = false
    ) async throws(StoreError) -> RoomRows {
        var rooms = try await store.rooms(of: user.id, after: nil, limit: SidePanel.limit)
        if isLive { for index in rooms.indices { rooms[index].newest = nil } }
        return roomRows.rows(of: rooms, in: visit.look, at: settings.clock())
    }

    /// Throws unless a person is a member of a room.
    func requireMember(_ user: UserRecord, of room: String) async throws {
        guard try await store.isMember(room: room, user: user.id) else {
            throw StoreError.notAMember(room: room)
        }
    }

    /// Returns a message of a room, or nil.
    func message(_ id: String?, in room: String) async throws -> MessageRecord? {
        guard let id, let message = try await store.message(id: id), message.room == room else {
            return nil
        }
        return message
    }

    /// Returns the page of a room, which must be one of the person's.
    func roomPage(
        _ visit: Visit,
        _ user: UserRecord,
        _ id: String,
        at opening: RoomOpening = .newest,
        thread: String? = nil,
        target: MessageRecord? = nil,
        quoting quoted: MessageRecord? = nil
    ) async throws -> PageFrame {
        guard let room = try await store.room(id: id) else { throw StoreError.noSuchRoom(id: id) }
        try await requireMember(user, of: id)
        let window =
            thread == nil ? try await reader.window(of: id, at: opening) : RoomWindow(first: 1)
        let view = RoomView(
            room: id,
            thread: thread,
            window: window,
            look: visit.look,
            userID: user.id
        )
        let now = Timestamp(microseconds: settings.clock())
        let drawing = try await draw(view, at: now)
        var actions: PluginActions?
        if let target, !target.isDeleted {
            let scene = try await drawer.scene(of: view)
            let page = drawing.page.screen
            actions = PluginActions(for: target.id, in: page, of: scene, at: now)
        }
        let resume = ResumeValue(
            view: view,
            binding: Visit.binding(of: visit.session ?? ""),
            style: looks.entry(for: visit.look).digest
        )
        let members = try await store.members(of: id)
        let listed = members.prefix(MemberList.limit).map(\.id)
        let title = roomRows.head(
            of: room,
            titled: thread == nil ? nil : "Thread in \(room.name)",
            memberCount: members.count,
            in: visit.look,
            at: now.microseconds
        )
        return RoomPage(
            visit: visit,
            user: user,
            side: SidePanel(
                visit: visit,
                user: user,
                rooms: try await rooms(of: user, visit, isLive: true),
                current: id
            ),
            room: room,
            title: title,
            members: MemberList(
                members: members,
                // Who asks for a page has one open.
                present: Set(await hub.present(of: listed) + [user.id])
            ),
            view: view,
            drawing: drawing,
            resume: resume.signed(by: signer),
            target: target,
            actions: actions,
            quoted: quoted
        ).frame
    }
}
