import ChatStore
import Hosting

/// Reads the messages of windows from a store.
struct RoomReader: Sendable {
    let store: any ChatStore

    /// The messages of a window, the oldest first, and those next to them.
    struct Part: Sendable {
        var older: MessageRecord?
        var shown: [MessageRecord] = []
        var newer: MessageRecord?
    }

    /// The messages with which a page opens.
    static let opening = 60
    /// The messages that are added at an end.
    static let step = 50
    private static let limit = ScreenPage.limit

    /// Returns the messages of a window.
    func part(of room: String, in window: RoomWindow) async throws(StoreError) -> Part {
        guard let last = window.last else {
            let newest = try await read(room, .newest, Self.limit + 1)
            let shown = Array(newest.filter { $0.sequence >= window.first }.suffix(Self.limit))
            let rest = newest.dropLast(shown.count)
            return Part(older: rest.last, shown: shown)
        }
        let older = try await read(room, .before(window.first), 1).last
        let following = try await read(room, .after(window.first - 1), Self.limit + 1)
        let shown = Array(following.prefix(Self.limit).prefix { $0.sequence <= last })
        return Part(older: older, shown: shown, newer: following.dropFirst(shown.count).first)
    }

    /// Returns the window with which a page opens.
    func window(of room: String, at opening: RoomOpening) async throws(StoreError) -> RoomWindow {
        let anchor: MessageAnchor =
            switch opening {
            case .newest: .newest
            case .before(let sequence): .before(sequence)
            case .after(let sequence): .after(sequence)
            case .around(let sequence): .around(sequence)
            }
        let shown = try await read(room, anchor, Self.opening)
        guard let first = shown.first, let last = shown.last else {
            return opening == .newest
                ? RoomWindow(first: 1) : try await window(of: room, at: .newest)
        }
        let isNewest =
            try opening == .newest ? true : await read(room, .after(last.sequence), 1).isEmpty
        return RoomWindow(
            first: isNewest && shown.count < Self.opening ? 1 : first.sequence,
            last: isNewest ? nil : last.sequence
        )
    }

    /// Returns a window with older messages, and without the newest if they would be too many.
    func older(_ window: RoomWindow, in room: String) async throws(StoreError) -> RoomWindow {
        guard let first = try await read(room, .before(window.first), Self.step).first else {
            return window
        }
        var window = RoomWindow(first: first.sequence, last: window.last)
        let shown = try await read(room, .after(first.sequence - 1), Self.limit)
        if shown.count == Self.limit, let last = shown.last, last.sequence < window.last ?? .max {
            window.last = last.sequence
        }
        return window
    }

    /// Returns a window with newer messages, and without the oldest if they would be too many.
    func newer(_ window: RoomWindow, in room: String) async throws(StoreError) -> RoomWindow {
        guard let known = window.last else { return window }
        let added = try await read(room, .after(known), Self.step)
        let last = added.last?.sequence ?? known
        let isNewest = added.count < Self.step
        let shown = try await read(room, .before(last + 1), Self.limit)
        let first = max(window.first, shown.first?.sequence ?? window.first)
        return RoomWindow(first: first, last: isNewest ? nil : last)
    }

    /// Returns a window that keeps its messages when others arrive.
    func held(_ window: RoomWindow, in room: String) async throws(StoreError) -> RoomWindow {
        guard window.last == nil, let last = try await read(room, .newest, 1).last else {
            return window
        }
        return RoomWindow(first: window.first, last: last.sequence)
    }

    private func read(
        _ room: String,
        _ anchor: MessageAnchor,
        _ limit: Int
    ) async throws(StoreError) -> [MessageRecord] {
        try await store.messages(in: room, parent: nil, from: anchor, limit: limit)
    }
}
