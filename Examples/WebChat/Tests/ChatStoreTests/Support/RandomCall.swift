@testable import ChatStore

/// A call of a store that a seed decides, often one that is refused.
enum RandomCall: Sendable {
    case perform(ChatCommand, user: String)
    case mark(room: String, user: String, sequence: Int64)
    case setMember(Bool, room: String, user: String)

    /// The messages that changed, or why it was refused.
    typealias Outcome = Result<[MessageRecord], StoreError>

    private static let texts = [
        "Hello", "See you at nine", "@Ann look", "@ann lee and @BEN", "(@Dora) me@ben @Annabel",
        "'; DROP TABLE message; --", "今日の天気", "Cafe\u{301}", "line\nline", "\u{202E}right",
    ]

    /// Creates a call on few users, rooms and messages.
    init(using random: inout SeededGenerator) {
        func pick<Value>(_ values: [Value]) -> Value {
            values[Int.random(in: values.indices, using: &random)]
        }
        func message() -> String { "m\(Int.random(in: 0..<50, using: &random))" }
        let user = pick(["u1", "u1", "u1", "u2", "u2", "u3", "u4", "u5"])
        let room = pick(["r1", "r1", "r1", "r1", "r2", "r2", "r3"])
        switch Int.random(in: 0..<22, using: &random) {
        case 0..<8:
            let parentID = pick([nil, nil, message()])
            let quotedID = pick([nil, nil, nil, message()])
            let card = AttachmentRecord(kind: "card", json: "{}")
            let attachments = pick([[], [], [card], [card, AttachmentRecord(kind: "é", json: "")]])
            self = .perform(
                .send(
                    id: message(),
                    room: room,
                    text: attachments.isEmpty ? pick(Self.texts) : pick(["", "Hello"]),
                    parentID: parentID,
                    quotedID: quotedID,
                    attachments: attachments
                ),
                user: user
            )
        case 8..<11:
            let text = pick(Self.texts + [""])
            self = .perform(.edit(id: message(), text: text), user: user)
        case 11..<12: self = .perform(.delete(id: message()), user: user)
        case 12..<17:
            let name = pick(["👍", "❤️", "e\u{301}", ":wave:"])
            let isOn = pick([true, true, false])
            self = .perform(.react(id: message(), name: name, isOn: isOn), user: user)
        case 17..<19:
            let (kind, json) = (pick(["poll", "form"]), pick(["{}", "[1]"]))
            self = .perform(.respond(id: message(), kind: kind, json: json), user: user)
        case 19..<21:
            let sequence = Int64.random(in: -1..<40, using: &random)
            self = .mark(room: room, user: pick(["u1", "u2", "u3"]), sequence: sequence)
        default:
            self = .setMember(
                pick([true, true, false]),
                room: pick(["r1", "r2"]),
                user: pick(["u1", "u2", "u3", "u4"])
            )
        }
    }

    /// Makes the call.
    func result(in store: SQLiteChatStore, at instant: Int64) async -> Outcome {
        do throws(StoreError) {
            switch self {
            case .perform(let command, let user):
                return .success(try await store.perform(command, by: user, at: instant))
            case .mark(let room, let user, let sequence):
                try await store.markRead(room: room, user: user, upTo: sequence)
            case .setMember(true, let room, let user): try await store.join(room: room, user: user)
            case .setMember(false, let room, let user):
                try await store.leave(room: room, user: user)
            }
            return .success([])
        } catch {
            return .failure(error)
        }
    }

    /// Makes the call in plain arrays.
    func result(in model: inout ModelStore, at instant: Int64) -> Outcome {
        do throws(StoreError) {
            switch self {
            case .perform(let command, let user):
                return .success(try model.perform(command, by: user, at: instant))
            case .mark(let room, let user, let sequence):
                try model.markRead(room, by: user, upTo: sequence)
            case .setMember(let isMember, let room, let user):
                model.setMember(isMember, user, of: room)
            }
            return .success([])
        } catch {
            return .failure(error)
        }
    }
}
