import ChatStore
import Components
import Drawing
import Hosting

/// A page that goes on: the value that it has, and what it shows.
actor LiveSession {
    let site: ChatSite
    private let session: String
    let signal: LiveSignal
    var outlet: FrameOutlet
    var user: UserRecord?
    var value: ResumeValue?
    var pages = SentPages()
    /// The digest that the browser had when it joined.
    var joinedDigest = ""
    var isValueNew = false
    private var number: Int?
    /// The state of the plugins of the person, which lives as long as this page.
    var person: PersonState?
    /// Waits until plugins have work.
    var alarm: Task<Void, Never>?
    /// The members of whom the page knows that they are present.
    var present: [String]?
    /// The last change in the room that the page has, if it was drawn from what all pages of the room share.
    var seen: Int?
    /// Whether frames are being made or written.
    var isWriting = false
    /// Whether a close frame is written, after which nothing is.
    private(set) var isClosed = false

    init(site: ChatSite, session: String, signal: LiveSignal, outlet: FrameOutlet) {
        self.site = site
        self.session = session
        self.signal = signal
        self.outlet = outlet
    }

    /// Whether the page waits for its turn to join.
    private(set) var isInLine = false

    /// Whether the page has joined, and goes on.
    var isJoined: Bool { number != nil && !isClosed }

    /// Whether the sign-in has not ended; that of a store that fails goes on.
    var isSignedIn: Bool {
        get async {
            do {
                return try await site.store.user(ofToken: session, at: site.settings.clock()) != nil
            } catch {
                return true
            }
        }
    }

    /// Takes a frame of the page.
    func receive(_ text: String) async {
        let frame = ClientFrame(text)
        site.metrics.receive(frame)
        guard !signal.isClosing else { return }
        guard let frame else { return signal.close(.protocolError) }
        do throws(StoreError) {
            guard let value, let user else {
                guard case .join(let value, let digest, let waiting) = frame else {
                    return signal.close(.protocolError)
                }
                return try await join(value, digest, sending: waiting)
            }
            try await run(frame, value, user)
        } catch .notAMember {
            signal.close(.notMember)
        } catch .noSuchMessage(let id) where id == value?.view.thread {
            signal.close(.outdated)
        } catch {
            signal.close(.goingAway)
        }
    }

    /// Joins when it is the turn of the page, which comes first if it has messages to send.
    private func join(
        _ signed: String,
        _ digest: String,
        sending messages: Int
    ) async throws(StoreError) {
        let value = ResumeValue(signed: signed, by: site.signer)
        let isOurs = value?.binding == Visit.binding(of: session)
        isInLine = true
        await site.joins.enter(hasMessages: isOurs && messages > 0)
        isInLine = false
        do throws(StoreError) {
            // The page may have gone while it waited.
            if !isClosed, !Task.isCancelled { try await join(value, digest) }
        } catch {
            await site.joins.leave()
            throw error
        }
        await site.joins.leave()
    }

    private func join(_ value: ResumeValue?, _ digest: String) async throws(StoreError) {
        let now = site.settings.clock()
        let room = value?.view.room ?? ""
        let rightCount = await site.hub.rightCount
        guard let arrival = try await arrival(in: room, at: now) else {
            return signal.close(.signedOut)
        }
        let user = arrival.user
        guard let value, value.binding == Visit.binding(of: session),
            value.view.userID == user.id
        else { return signal.close(.outdated) }
        guard arrival.isMember else { return signal.close(.notMember) }
        let person = try await site.people.state(of: user.id)
        let added = await site.hub.add(signal, value, counting: arrival.rooms, session: self)
        guard let number = added else { return signal.close(.tooManySockets) }
        (self.user, self.value, self.number, joinedDigest) = (user, value, number, digest)
        self.person = person
        site.metrics.join(1)
        // Who left since the rights were read was not among the sockets of the room yet.
        if await site.hub.rightCount != rightCount {
            guard let again = try await self.arrival(in: room, at: now) else {
                return signal.close(.signedOut)
            }
            guard again.isMember else { return signal.close(.notMember) }
        }
        try await listMembers(of: room)
        // All that may have changed since the page was made.
        let others = arrival.rooms.filter { $0 != room }
        signal.note { pending in
            (pending.isPageDirty, pending.isPresenceDirty) = (true, true)
            pending.rooms.formUnion(others)
        }
    }

    private func arrival(
        in room: String,
        at now: Int64
    ) async throws(StoreError) -> ArrivalRecord? {
        try await site.store.arrival(
            ofToken: session,
            in: room,
            roomLimit: SidePanel.limit,
            at: now
        )
    }

    /// Reads the members of a room for the hub, after the socket was added, as it forgets those of rooms without pages.
    private func listMembers(of room: String) async throws(StoreError) {
        guard await !site.hub.knows(room) else { return }
        site.feeds.changed(room)
        var isListed = false
        while !isListed {
            let rightCount = await site.hub.rightCount
            let members = try await site.store.members(of: room).prefix(MemberList.limit)
            isListed = await site.hub.list(members.map(\.id), in: room, asOf: rightCount)
        }
    }

    private func run(
        _ frame: ClientFrame,
        _ value: ResumeValue,
        _ user: UserRecord
    ) async throws(StoreError) {
        let room = value.view.room
        switch frame {
        case .join: signal.close(.protocolError)
        case .send(let id, let text, let quoted):
            let components = site.looks.components(of: value.view.look)
            switch Submission(of: text, in: room, with: components) {
            case .handled: signal.note { $0.answers.append(.done(id: id)) }
            case .refused(let reason):
                // One that was sent is sent, whatever is said of it now.
                let sent = try await message(id)?.author.id == user.id
                let answer: ServerFrame = sent ? .done(id: id) : .refused(id: id, reason: reason)
                signal.note { $0.answers.append(answer) }
            case .message(let text, let attachments):
                let command = ChatCommand.send(
                    id: id,
                    room: room,
                    text: text,
                    parentID: value.view.thread,
                    quotedID: quoted,
                    attachments: attachments
                )
                try await perform(command, user)
            }
        case .edit(let id, let text): try await perform(.edit(id: id, text: text), user)
        case .delete(let id): try await perform(.delete(id: id), user)
        case .react(let id, let name):
            let reactions = try await message(id)?.reactions ?? []
            let isOn = !reactions.contains { $0.name == name && $0.userIDs.contains(user.id) }
            try await perform(.react(id: id, name: name, isOn: isOn), user)
        case .text(let id):
            guard let message = try await message(id) else { return }
            signal.note { $0.answers.append(.text(id: id, message.text)) }
        case .typing: await site.hub.typing(user.name, userID: user.id, in: room)
        case .read(let id):
            guard let message = try await message(id) else { return }
            try await site.store.markRead(room: room, user: user.id, upTo: message.sequence)
            await site.hub.read(room, by: user.id)
            await site.hub.marked(room)
        case .input(let input, let row, let digest, let texts):
            let shown = pages.row(row, of: digest)
            let changed =
                if let shown {
                    try await perform(input, in: shown, entering: texts ?? [], value, user)
                } else {
                    [String?]?.none
                }
            // After what was entered is in the page.
            if texts != nil { signal.note { $0.answers.append(.entered(changed)) } }
        case .move(let move): try await run(move, value)
        case .look(let signed):
            guard let code = site.signer.text(ofSigned: signed, for: .look),
                let look = Look(code: code)
            else { return signal.close(.outdated) }
            change { $0.look = look }
        }
    }

    /// Returns a message of the room.
    private func message(_ id: String) async throws(StoreError) -> MessageRecord? {
        let message = try await site.store.message(id: id)
        return message?.room == value?.view.room ? message : nil
    }

    /// Runs a command, and answers it after its rows are in the page; returns why it was refused.
    @discardableResult
    func perform(
        _ command: ChatCommand,
        _ user: UserRecord
    ) async throws(StoreError) -> String? {
        let id = command.messageID
        do throws(StoreError) {
            if case .send = command {
                // Its room is that of the page.
            } else if try await message(id) == nil {
                throw .noSuchMessage(id: id)
            }
            let now = site.settings.clock()
            let changed = try await site.perform(command, by: user.id, at: now)
            let change = await site.hub.changed(changed)
            signal.noteQuietly { $0.answers.append(.done(id: id)) }
            // Else the page is to be drawn with the others of its room, and takes the answer along.
            if isWriting || change <= seen ?? .max { signal.wake() }
            return nil
        } catch .notAMember(let room) {
            throw .notAMember(room: room)
        } catch {
            signal.note { $0.answers.append(.refused(id: id, reason: error.summary)) }
            return error.summary
        }
    }

    private func run(
        _ move: ClientFrame.WindowMove,
        _ value: ResumeValue
    ) async throws(StoreError) {
        let (room, window) = (value.view.room, value.view.window)
        guard value.view.thread == nil else { return }
        let moved =
            switch move {
            case .older: try await site.reader.older(window, in: room)
            case .newer: try await site.reader.newer(window, in: room)
            case .latest: try await site.reader.window(of: room, at: .newest)
            case .hold: try await site.reader.held(window, in: room)
            }
        if moved != window { change { $0.window = moved } }
    }

    /// Changes what the page shows, which has a new value then.
    private func change(_ change: (inout RoomView) -> Void) {
        guard var value else { return }
        change(&value.view)
        value.style = site.looks.entry(for: value.view.look).digest
        self.value = value
        isValueNew = true
        signal.note { $0.isPageDirty = true }
    }

    /// Writes what was added to a batch, and nothing after that; returns whether a close frame is to follow, of which a
    /// socket gets one.
    func close() -> Bool {
        guard !isClosed else { return false }
        outlet.writeBatch()
        isClosed = true
        return true
    }

    /// Ends the page.
    func end() async {
        alarm?.cancel()
        isClosed = true
        guard let number else { return }
        await site.hub.remove(number)
        site.metrics.join(-1)
    }
}
