/// The addresses of a room, and of what is in it.
struct RoomAddress {
    let room: String

    /// The newest messages.
    var text: String { "/rooms/\(room.inQuery)" }

    /// Returns the page around a message.
    func message(_ id: String) -> String { "\(text)/messages/\(id.inQuery)" }
    /// Returns the thread of a message.
    func thread(_ id: String) -> String { "\(text)/threads/\(id.inQuery)" }
    /// Returns the room or a thread of it.
    func place(_ thread: String?) -> String { thread.map(self.thread) ?? text }
}
