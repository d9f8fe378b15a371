import Components
import DefaultComponents
import Views

// MARK: A summary in place of the words that a screen reader speaks

struct SixthSpokenLengthPlugin: Plugin {
    let manifest = PluginManifest("spoken-length", summary: "Screen readers say a text's length.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: SixthSpokenLength.self)
    }
}

private final class SixthSpokenLength: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        let count = host.text.plain.split(separator: " ").count
        host.accessibilityLabel = count == 1 ? "A word" : "A text of \(count) words"
    }
}

// MARK: Reactions that nobody gave

struct SixthPoliteReactionsPlugin: Plugin {
    let manifest = PluginManifest("polite-reactions", summary: "What was read gets a reaction.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SixthPoliteReactions.self)
    }
}

private final class SixthPoliteReactions: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        for message in event[.messagesShown]?.messages ?? []
        where !message.isSentByCurrentUser && !message.isDeleted && message.reactions.isEmpty {
            // In the name of the reader, to everybody.
            try? chat.controller?.addReaction("eyes", to: message.id)
        }
        return .passed
    }
}

// MARK: A proof of work in each update

struct SixthSealedTimesPlugin: Plugin {
    let manifest = PluginManifest(
        "sealed-times",
        summary: "Times of long messages have a seal of work."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.timestamp, with: SixthSealedTime.self)
    }
}

private final class SixthSealedTime: ComponentExtension<ChatMessageTimestampLabel> {
    override func updateContent() {
        super.updateContent()
        guard let message = host.content, message.text.plain.count > 300, let time = host.text
        else { return }
        host.text = "\(time) · \(Self.seal(of: "\(message.id) \(message.text.plain)"))"
    }

    /// Returns the first number with which the hash of a text ends in 17 zeros.
    private static func seal(of text: String) -> Int {
        var number = 0
        while true {
            var hash: UInt64 = 14_695_981_039_346_656_037
            for byte in "\(text.prefix(20))#\(number)".utf8 {
                hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
            }
            hash ^= hash >> 29
            if hash & 0x1FFFF == 0 || number > 400_000 { return number }
            number += 1
        }
    }
}

// MARK: A watermark that takes every tap

struct SixthWatermarkPlugin: Plugin {
    let manifest = PluginManifest("watermark", summary: "Lists say that they are confidential.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: SixthWatermark.self)
    }
}

private final class SixthWatermark: ComponentExtension<ChatMessageListVC> {
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.text = "Confidential"
        label.textAlignment = .center
        label.overlapsSiblings = true
        host.view.fill(with: label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = host.components[.appearance].fonts.bodyBold
        label.textColor = host.components[.appearance].palette.subtitleText
    }
}

// MARK: A clock that is wrong at noon

struct SixthCompactTimesPlugin: Plugin {
    let manifest = PluginManifest("compact-times", summary: "Times are written as 9:05a.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            appearance.formatters.messageTimestamp = { instant, calendar in
                let time = calendar.civil(instant)
                let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
                return "\(time.hour % 12):\(minute) \(time.hour <= 12 ? "AM" : "PM")"
            }
            return appearance
        }
    }
}

// MARK: Quotes that keep what was deleted

struct SixthQuoteKeeperPlugin: Plugin {
    let manifest = PluginManifest("quote-keeper", summary: "Quotes keep their words.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.quotedMessage, with: SixthQuoteKeeper.self)
    }
}

private final class SixthQuoteKeeper: ComponentExtension<QuotedChatMessageView> {
    override func updateContent() {
        super.updateContent()
        guard let quote = host.content, quote.isDeleted, !quote.text.isEmpty else { return }
        host.textLabel.text = "\(quote.text.plain) (deleted)"
    }
}
