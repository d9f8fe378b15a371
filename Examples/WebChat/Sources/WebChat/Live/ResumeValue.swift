import Foundation

/// What a page shows, as a signed value in the browser with which any process goes on.
///
/// It is bound to a sign-in, so that it is worth nothing to others, and nothing after that has ended.
struct ResumeValue: Sendable, Hashable {
    var view: RoomView
    /// A digest of the token of the sign-in.
    var binding: String
    /// A digest of the style that the page has.
    var style: String

    /// The bytes of a value at most.
    static let limit = 512
    /// The form of these values; others are of another version.
    private static let version = "1"
    private static let separator = "\u{1F}"

    init(view: RoomView, binding: String, style: String) {
        self.view = view
        self.binding = binding
        self.style = style
    }

    /// Creates a value from its signed form; nil if it is malformed, altered, or of another key or version.
    init?(signed text: String, by signer: Signer) {
        guard text.utf8.count <= Self.limit,
            let encoded = signer.text(ofSigned: text, for: .resume),
            let data = Data(base64URL: encoded)
        else { return nil }
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: Self.separator)
        guard parts.count == 9, parts[0] == Self.version, let first = Int64(parts[4]),
            let look = Look(code: parts[6])
        else { return nil }
        let last = Int64(parts[5])
        guard last != nil || parts[5].isEmpty else { return nil }
        view = RoomView(
            room: parts[2],
            thread: parts[3].isEmpty ? nil : parts[3],
            window: RoomWindow(first: first, last: last),
            look: look,
            userID: parts[1]
        )
        binding = parts[7]
        style = parts[8]
    }

    /// Returns the signed form.
    func signed(by signer: Signer) -> String {
        let parts = [
            Self.version, view.userID, view.room, view.thread ?? "", "\(view.window.first)",
            view.window.last.map { "\($0)" } ?? "", view.look.code, binding, style,
        ]
        let encoded = Data(parts.joined(separator: Self.separator).utf8).base64URL
        return signer.sign(encoded, for: .resume)
    }
}
