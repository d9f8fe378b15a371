/// The emoji that chats write as `:name:`.
public enum EmojiNames: Sendable {
    /// Returns the emoji of a name without colons; `nil` for an unknown one.
    ///
    /// A skin tone may follow, as in `wave::skin-tone-3`.
    public static func emoji(_ name: some StringProtocol) -> String? {
        if let emoji = table[String(name)] {
            return emoji
        }
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1].isEmpty, let emoji = table[String(parts[0])],
            let tone = skinTone(parts[2])
        else { return nil }
        var scalars = emoji.unicodeScalars
        if scalars.last == "\u{FE0F}" {
            scalars.removeLast()
        }
        scalars.append(tone)
        return String(scalars)
    }

    /// Returns the modifier of `skin-tone-2` to `skin-tone-6`.
    static func skinTone(_ name: some StringProtocol) -> Unicode.Scalar? {
        guard name.hasPrefix("skin-tone-"), name.utf8.count == 11, let digit = name.last,
            let number = digit.wholeNumberValue, 2...6 ~= number
        else { return nil }
        return Unicode.Scalar(0x1F3F9 + UInt32(number))
    }

    /// The length of the longest name.
    static let longest = table.keys.map(\.utf8.count).max() ?? 0

    /// The 200 most used names with their emoji.
    static let table: [String: String] = {
        let text = String(decoding: PackageResources.EmojiNames_txt, as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return Dictionary(
            stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
        ) { first, _ in first }
    }()
}
