import ChatStore
import Components

extension ChatSite {
    /// Performs a command, and counts it.
    func perform(
        _ command: ChatCommand,
        by userID: String,
        at instant: Int64
    ) async throws(StoreError) -> [MessageRecord] {
        let start = ContinuousClock.now
        do throws(StoreError) {
            let changed = try await store.perform(command, by: userID, at: instant)
            metrics.perform(command, in: .now - start, isRefused: false)
            return changed
        } catch {
            metrics.perform(command, in: .now - start, isRefused: true)
            throw error
        }
    }

    /// Draws what a person sees of a room or thread, from what is in the store now, and counts it.
    func draw(
        _ view: RoomView,
        at now: Timestamp
    ) async throws(StoreError) -> RoomDrawer.Drawing {
        let start = ContinuousClock.now
        let drawing = try await shared.draw(view, at: now)
        metrics.draw(in: .now - start)
        return drawing
    }

    /// Draws what the page of a socket shows after a change was reported, and counts it.
    func drawLive(
        _ view: RoomView,
        at now: Timestamp
    ) async throws(StoreError) -> SharedDrawer.Drawing {
        let start = ContinuousClock.now
        let drawing = try await shared.live(view, at: now)
        metrics.draw(in: .now - start)
        return drawing
    }

    /// Draws what the page of a socket shows from what was read of its room, and counts it; nil if it shows something else.
    func drawLive(
        _ view: RoomView,
        from snapshot: RoomSnapshot,
        for person: PersonState,
        at now: Timestamp
    ) -> SharedDrawer.Drawing? {
        let start = ContinuousClock.now
        guard let drawing = shared.drawing(of: view, from: snapshot, for: person, at: now) else {
            return nil
        }
        metrics.draw(in: .now - start)
        return drawing
    }
}
