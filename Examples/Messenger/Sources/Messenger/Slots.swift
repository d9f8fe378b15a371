public import Components
public import DefaultComponents
import Views

// The slots of the plugins, for which an app has values of its own.

extension ValueSlot<[ChatChannel.ID: [ChatMessage.ID]]> {
    /// The messages that were pinned before the reader changed that, by channel.
    public static let pinnedBefore = ValueSlot("pinnedBefore", default: [:])
}

extension ValueSlot<Translator?> {
    /// The function that translates the text of a message; by default none, so that no message has a button for it.
    public static let translator = ValueSlot("translator", default: nil)
}

/// Returns the translation of a text; its error is shown below the message.
public typealias Translator = @Sendable (_ text: String) async throws -> String

extension ValueSlot<@Sendable (ChatMessage) -> Bool> {
    /// Whether a message has a button that translates it; by default others' texts have.
    public static let needsTranslation = Self(
        "needsTranslation",
        default: { message in
            !message.isSentByCurrentUser && message.text.plain.contains { $0.isLetter }
        }
    )
}

extension MessageField where Value == Int {
    /// The seconds for which a message stays after it was shown, at most a day.
    public static let disappearsAfter = MessageField("disappearsAfter")
}

extension ValueSlot<@Sendable (ChatMessage) -> Duration?> {
    /// The time for which a message stays after it was shown; `nil` without a limit.
    ///
    /// By default, that of its field `disappearsAfter`.
    public static let messageLifetime = Self(
        "messageLifetime",
        default: { message in
            message[.disappearsAfter].flatMap { (1...86_400).contains($0) ? .seconds($0) : nil }
        }
    )
}
