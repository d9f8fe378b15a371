import Components
import DefaultComponents
import Messenger
import Views

extension MessengerChat {
    static let start = Timestamp(seconds: 1_772_442_000)
    static let ann = ChatUser(id: "ann", name: "Ann")
    static let bo = ChatUser(id: "bo", name: "Bo")
    static let channel = ChatChannel(id: "harbour", members: [ann, bo], currentUserId: ann.id)

    /// A message of each kind on which a plugin acts, newest first.
    static let messages: [ChatMessage] = [
        message("secret", at: 30, "Under the third plank") {
            $0.unknownFields = [JSONMember("disappearsAfter", 20)]
        },
        message("poll", at: 20) {
            let options: JSONValue = [["text": "North", "votes": 3], ["text": "West"]]
            let json: JSONValue = ["kind": "poll", "title": "Where to?", "options": options]
            let payload = AttachmentPayload.other(title: "Where to?", json: json)
            $0.attachments = [ChatAttachment(kind: .poll, payload: payload)]
        },
        message("voice", at: 10) {
            let sound = AudioAttachment(audioURL: "horn.mp3", title: "Horn", seconds: 12)
            $0.attachments = [ChatAttachment(kind: .audio, payload: .audio(sound))]
        },
        message("text", at: 0, "Bon vent"),
    ]

    private static func message(
        _ id: String,
        at seconds: Int64,
        _ text: RichText = "",
        _ change: (inout ChatMessage) -> Void = { _ in }
    ) -> ChatMessage {
        let time = start.advanced(by: .seconds(seconds - 60))
        var message = ChatMessage(id: id, author: bo, createdAt: time, text: text)
        change(&message)
        return message
    }
}
