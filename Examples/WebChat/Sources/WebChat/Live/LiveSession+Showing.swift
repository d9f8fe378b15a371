import ChatStore
import Components
import Drawing
import Hosting

extension LiveSession {
    /// Writes what is to be written, and returns what it was; nil if the connection has ended.
    func write() async -> LiveSignal.Pending? {
        isWriting = true
        defer { isWriting = false }
        let pending = signal.take()
        outlet.writeBatch()
        guard pending.closing == nil else { return pending }
        let outlet = outlet
        for frame in await frames(for: pending) {
            if isClosed { break }
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
            for summary in try await summaries(of: pending.rooms, for: user) {
                let (room, unread) = (summary.room.id, summary.unread)
                frames.append(.unread(room: room, messages: unread, mentions: summary.mentions))
            }
            return frames
        } catch {
            signal.close(.outdated)
            return []
        }
    }

    /// Reads what is unread in rooms: in few of them one by one, else with all rooms of the person.
    private func summaries(
        of rooms: Set<String>,
        for user: UserRecord
    ) async throws(StoreError) -> [RoomSummary] {
        guard rooms.count <= 2 else {
            let all = try await site.store.rooms(of: user.id, after: nil, limit: SidePanel.limit)
            return all.filter { rooms.contains($0.room.id) }
        }
        var summaries: [RoomSummary] = []
        for room in rooms.sorted() {
            if let summary = try await site.store.summary(of: room, for: user.id) {
                summaries.append(summary)
            }
        }
        return summaries
    }

    /// Draws the page from what was read of its room, and adds what has changed to a batch.
    ///
    /// - Returns: Whether the page has what was read; else it is to be woken, as it shows something else, has more to write,
    ///   or does not read.
    func show(_ snapshot: RoomSnapshot, _ batch: FrameBatch) -> Bool {
        guard let value, let person, let seen, !isWriting, !isValueNew, !isClosed,
            outlet.isWritable, signal.isOfRoom
        else { return false }
        let now = Timestamp(microseconds: site.settings.clock())
        var drawing: SharedDrawer.Drawing?
        if snapshot.change > seen {
            drawing = site.drawLive(value.view, from: snapshot, for: person, at: now)
            guard drawing != nil else { return false }
        }
        let change = max(seen, snapshot.change)
        guard let answers = signal.takeAnswers(withChangesUpTo: change) else { return false }
        let frames = drawing.map { self.frames(to: $0, of: value, at: now, resume: nil) } ?? []
        for frame in frames + answers { outlet.add(frame, to: batch) }
        return true
    }

    private func draw(_ value: ResumeValue) async throws(StoreError) -> [ServerFrame] {
        // Another value may come while this one is drawn.
        let resume = isValueNew ? value.signed(by: site.signer) : nil
        isValueNew = false
        let now = Timestamp(microseconds: site.settings.clock())
        let drawing = try await site.drawLive(value.view, at: now)
        return frames(to: drawing, of: value, at: now, resume: resume)
    }

    /// Returns the frames that lead from the page that was sent to another one.
    private func frames(
        to drawing: SharedDrawer.Drawing,
        of value: ResumeValue,
        at now: Timestamp,
        resume: String?
    ) -> [ServerFrame] {
        seen = drawing.change
        wait(from: now, until: drawing.nextDue)
        let new = drawing.page
        let page = pages.newest
        pages.add(new, drawn: now)
        guard let page else {
            let current = site.looks.entry(for: value.view.look).digest
            let isStyled = value.style == current
            if isStyled, new.digest == joinedDigest, resume == nil { return [.same] }
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
}
