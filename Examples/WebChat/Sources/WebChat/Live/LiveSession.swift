import ChatStore
import Components
import Drawing
import Hosting

/// A page that goes on: the value that it has, and what it shows.
actor LiveSession {
    let site: ChatSite
    private let session: String
    let signal: LiveSignal
    private var outlet: FrameOutlet
    private var user: UserRecord?
    private var value: ResumeValue?
    private(set) var pages = SentPages()
    /// The digest that the browser had when it joined.
    private var joinedDigest = ""
    private var isValueNew = false
    private var number: Int?
    /// The state of the plugins of the person, which lives as long as this page.
    private var person: PersonState?
    /// Waits until plugins have work.
    private var alarm: Task<Void, Never>?
    /// The members of whom the page knows that they are present.
    private var present: [String]?
    /// The last change in the room that the page has, if it was drawn from what all pages of the room share.
    private var seen: Int?
    /// Whether frames are being made or written.
    private var isWriting = false

    init(site: ChatSite, session: String, signal: LiveSignal, outlet: FrameOutlet) {
        self.site = site
        self.session = session
        self.signal = signal
        self.outlet = outlet
    }

    /// Whether the page has joined.
    var isJoined: Bool { number != nil }

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
        guard let frame else { return signal.close(.protocolError) }
        do throws(StoreError) {
            guard let value, let user else {
                guard case .join(let value, let digest, let waiting) = frame else {
                    return signal.close(.protocolError)
                }
                return try await join(value, digest, hasMessages: waiting > 0)
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

    /// Joins when it is the turn of the page.
    private func join(
        _ signed: String,
        _ digest: String,
        hasMessages: Bool
    ) async throws(StoreError) {
        await site.joins.enter(hasMessages: hasMessages)
        do throws(StoreError) {
            try await join(signed, digest)
        } catch {
            await site.joins.leave()
            throw error
        }
        await site.joins.leave()
    }

    private func join(_ signed: String, _ digest: String) async throws(StoreError) {
        let now = site.settings.clock()
        let value = ResumeValue(signed: signed, by: site.signer)
        let room = value?.view.room ?? ""
        let arrival = try await site.store.arrival(
            ofToken: session,
            in: room,
            roomLimit: SidePanel.limit,
            at: now
        )
        guard let arrival else { return signal.close(.signedOut) }
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
        // After the socket was added, as the hub forgets the members of rooms without pages.
        if await !site.hub.knows(room) {
            site.feeds.changed(room)
            let members = try await site.store.members(of: room).prefix(MemberList.limit)
            await site.hub.list(members.map(\.id), in: room)
        }
        site.metrics.join(1)
        signal.note { $0.isPageDirty = true }
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
        case .tap(let row, let node, let digest):
            if let shown = pages.row(row, of: digest) {
                try await tap(node, in: shown, value, user)
            }
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

    /// Writes what is to be written, and returns what it was; nil if the connection has ended.
    func write() async -> LiveSignal.Pending? {
        isWriting = true
        defer { isWriting = false }
        let pending = signal.take()
        guard pending.closing == nil else { return pending }
        outlet.writeBatch()
        let outlet = outlet
        for frame in await frames(for: pending) {
            guard await outlet.write(frame) else { return nil }
        }
        return pending
    }

    private func frames(for pending: LiveSignal.Pending) async -> [ServerFrame] {
        guard let value, let user else { return [] }
        do {
            var frames: [ServerFrame] = []
            if pending.isPageDirty || pending.change != nil { frames += try await draw(value) }
            frames += pending.answers
            if pending.isPresenceDirty,
                let people = await site.hub.present(in: value.view.room), people != present
            {
                present = people
                frames.append(.present(people))
            }
            if let name = pending.typist { frames.append(.typing(name: name)) }
            for room in pending.rooms.sorted() {
                guard let summary = try await site.store.summary(of: room, for: user.id) else {
                    continue
                }
                frames.append(
                    .unread(room: room, messages: summary.unread, mentions: summary.mentions)
                )
            }
            return frames
        } catch {
            signal.close(.outdated)
            return []
        }
    }

    /// Draws the page from what was read of its room, and adds what has changed to a batch.
    ///
    /// - Returns: Whether the page has what was read; else it is to be woken, as it shows something else, has more to write,
    ///   or does not read.
    func show(_ snapshot: RoomSnapshot, _ batch: FrameBatch) -> Bool {
        guard let value, let person, let seen, !isWriting, !isValueNew, outlet.isWritable,
            signal.isOfRoom
        else { return false }
        let now = Timestamp(microseconds: site.settings.clock())
        var drawing: SharedDrawer.Drawing?
        if snapshot.change > seen {
            drawing = site.drawLive(value.view, from: snapshot, for: person, at: now)
            guard drawing != nil else { return false }
        }
        let change = max(seen, snapshot.change)
        guard let answers = signal.takeAnswers(withChangesUpTo: change) else { return false }
        let frames = drawing.map { self.frames(to: $0, of: value, at: now) } ?? []
        for frame in frames + answers { outlet.add(frame, to: batch) }
        return true
    }

    private func draw(_ value: ResumeValue) async throws(StoreError) -> [ServerFrame] {
        let now = Timestamp(microseconds: site.settings.clock())
        return frames(to: try await site.drawLive(value.view, at: now), of: value, at: now)
    }

    /// Returns the frames that lead from the page that was sent to another one.
    private func frames(
        to drawing: SharedDrawer.Drawing,
        of value: ResumeValue,
        at now: Timestamp
    ) -> [ServerFrame] {
        let isNew = isValueNew
        isValueNew = false
        seen = drawing.change
        wait(from: now, until: drawing.nextDue)
        let new = drawing.page
        let resume = isNew ? value.signed(by: site.signer) : nil
        let page = pages.newest
        pages.add(new, drawn: now)
        guard let page else {
            let current = site.looks.entry(for: value.view.look).digest
            let isStyled = value.style == current
            if isStyled, new.digest == joinedDigest, !isNew { return [.same] }
            var restyled = value
            restyled.style = current
            let signed = isStyled ? resume : restyled.signed(by: site.signer)
            let filling = new.screen.filling(styled: isStyled).json
            return [.fill(filling, digest: new.digest, resume: signed)]
        }
        let operations = site.patches.operations(from: page, to: new)
        guard operations != nil || resume != nil else { return [] }
        return [.patch(operations ?? "[]", digest: new.digest, resume: resume)]
    }

    /// Draws the page again at an instant.
    private func wait(from now: Timestamp, until due: Timestamp?) {
        alarm?.cancel()
        alarm = due.map { due in
            let pause = max(Self.pause, due.microseconds - now.microseconds)
            return Task { [signal] in
                guard (try? await Task.sleep(for: .microseconds(pause))) != nil else { return }
                signal.note { $0.isPageDirty = true }
            }
        }
    }

    /// The microseconds between two drawings that only time asks for.
    private static let pause: Int64 = 100_000

    /// Ends the page.
    func end() async {
        alarm?.cancel()
        guard let number else { return }
        await site.hub.remove(number)
        site.metrics.join(-1)
    }
}
