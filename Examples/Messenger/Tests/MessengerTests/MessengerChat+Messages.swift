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
            $0[.disappearsAfter] = 20
        },
        message("poll", at: 20) {
            let options = [Poll.Option("North", votes: 3), Poll.Option("West")]
            let poll = Poll(title: "Where to?", options: options)
            $0.attachments = [try? ChatAttachment(kind: .poll, payload: poll)].compactMap(\.self)
        },
        message("voice", at: 10) {
            let sound = AudioAttachment(audioURL: "horn.mp3", title: "Horn", seconds: 12)
            $0.attachments = [ChatAttachment(kind: .audio, payload: .audio(sound))]
        },
        message("text", at: 0, "Bon vent"),
        message("code", at: -10) {
            let code = Code("let knots = 12 // \"fast\"", language: "swift")
            $0.attachments = [try? ChatAttachment(kind: .code, payload: code)].compactMap(\.self)
        },
        message("link", at: -20, "See https://tides.example/today"),
        message("file", at: -30) {
            let file = FileAttachment(assetURL: "chart.pdf", title: "Chart")
            $0.attachments = [ChatAttachment(kind: .file, payload: .file(file))]
            $0.attachments[0].id = "chart"
            $0.attachments[0].progress = 0.4
        },
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
