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
    ) async throws(StoreError) -> (page: SharedPage, nextDue: Timestamp?) {
        let start = ContinuousClock.now
        let page = try await shared.live(view, at: now)
        metrics.draw(in: .now - start)
        return page
    }
}
