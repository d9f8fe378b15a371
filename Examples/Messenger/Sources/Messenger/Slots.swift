public import Components
public import DefaultComponents
import Views

// The slots of the plugins, for which an app has values of its own.

extension ValueSlot<[ChatChannel.ID: [ChatMessage.ID]]> {
    /// The messages that were pinned before the reader changed that, by channel.
    public static let pinnedBefore = ValueSlot("pinnedBefore", default: [:])
}

extension ValueSlot<Translator> {
    /// The function that translates the text of a message.
    public static let translator = Self("translator", default: { _ in throw NoTranslator() })
}

/// Returns the translation of a text; its error is shown below the message.
public typealias Translator = @Sendable (_ text: String) async throws -> String

/// There is no translator.
struct NoTranslator: Error, CustomStringConvertible {
    let description = "there is no translator"
}

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

extension ValueSlot<VoiceWords> {
    /// The words of voice messages.
    public static let voiceWords = ValueSlot("voiceWords", default: VoiceWords())
}

/// The words of voice messages.
public struct VoiceWords: Sendable {
    /// The name of the button while the sound is paused.
    public var play = "Play"
    /// The name of the button while the sound plays.
    public var pause = "Pause"
    /// The name of the bar.
    public var seek = "Seek"
    /// The position and the length, in seconds.
    public var position: @Sendable (Int64, Int64) -> String = { "\($0) of \($1) s" }
}

extension ValueSlot<PinWords> {
    /// The words of pinned messages.
    public static let pinWords = ValueSlot("pinWords", default: PinWords())
}

/// The words of pinned messages.
public struct PinWords: Sendable {
    /// The action that pins a message.
    public var pin = "Pin"
    /// The action on a pinned message.
    public var unpin = "Unpin"
    /// The mark of a pinned message.
    public var pinned = "Pinned"
}

extension ValueSlot<TranslationWords> {
    /// The words of translations.
    public static let translationWords = ValueSlot(
        "translationWords",
        default: TranslationWords()
    )
}

/// The words of translations.
public struct TranslationWords: Sendable {
    /// The button of a message that is not translated.
    public var translate = "Translate"
    /// The line of a message that is being translated.
    public var translating = "Translating…"
    /// The button of a translated message.
    public var hide = "Hide translation"
    /// The line of a message that could not be translated.
    public var failure: @Sendable (_ reason: String) -> String = { "Not translated: \($0)" }
}

extension ValueSlot<DisappearingWords> {
    /// The words of disappearing messages.
    public static let disappearingWords = ValueSlot(
        "disappearingWords",
        default: DisappearingWords()
    )
}

/// The words of disappearing messages.
public struct DisappearingWords: Sendable {
    /// The line of a message with the seconds that it stays.
    public var remaining: @Sendable (Int64) -> String = { "Disappears in \($0) s" }
    /// The text of a message that has disappeared.
    public var gone = "This message has disappeared"
}

extension ValueSlot<PollWords> {
    /// The words of polls.
    public static let pollWords = ValueSlot("pollWords", default: PollWords())
}

/// The words of polls.
public struct PollWords: Sendable {
    /// The number of votes for an option.
    public var votes: @Sendable (Int) -> String = { $0 == 1 ? "1 vote" : "\($0) votes" }
}
