import DefaultComponents
import Views

extension CertificateChat {
    private static let longNamed = ChatUser(
        id: "max",
        name: "Maximiliane Alexandrina von und zu Hohenzollern-Sigmaringen the Younger"
    )

    /// A person with a misleading name.
    private static let hostile = ChatUser(
        id: "mal",
        name: "<b>Mal</b>\u{1B}[31m\u{202E}evil"
    )

    /// Very long messages, and hostile messages.
    static let hard: [ChatMessage] = [
        message("long", by: longNamed, at: 1_100, RichText(plain: sentences)) {
            $0.reactions = (0..<12).map {
                ChatReaction(name: "signal-flag-\($0)", userIDs: ["bo", "cy"])
            }
        },
        message("long-word", by: ann, at: 1_200, RichText(plain: word)) {
            $0.readBy = [bo, cy] + others
            $0.editedAt = $0.createdAt
        },
        message("hostile-markup", by: hostile, at: 1_300, RichText(plain: markup)),
        message("hostile-address", by: hostile, at: 1_400, RichText(plain: address)),
        message("hostile-terminal", by: hostile, at: 1_500, RichText(plain: terminal)),
    ]

    /// The ids of the hostile messages.
    static let hostileIDs: Set<String> = ["hostile-markup", "hostile-address", "hostile-terminal"]

    static let sentences = String(
        repeating: "The wind turns west in the afternoon, so let us meet at seven. ",
        count: 6
    )
    private static let word = String(repeating: "Donaudampfschifffahrt", count: 6)
    private static let markup = "<script>alert(1)</script> <b>bold</b> &amp; **stars** {0} %@"
    private static let address = "javascript:alert(1) and data:text/html,<b>hi</b>"
    private static let terminal = "\u{1B}[2J\u{7}\u{202E}drowssap\u{202C} \u{200B}e\u{301}\u{301}"
}
