public import Foundation

/// The file of a picture in a message.
public struct PictureRecord: Sendable, Hashable {
    /// The identifier, which nobody can guess.
    public var id: String
    /// The identifier of the room.
    public var room: String
    /// The identifier of the message, which is sent after it.
    public var messageID: String
    /// The type, such as `image/png`.
    public var contentType: String
    /// The bytes of the file.
    public var bytes: Data

    /// Creates a picture.
    public init(id: String, room: String, messageID: String, contentType: String, bytes: Data) {
        self.id = id
        self.room = room
        self.messageID = messageID
        self.contentType = contentType
        self.bytes = bytes
    }
}
