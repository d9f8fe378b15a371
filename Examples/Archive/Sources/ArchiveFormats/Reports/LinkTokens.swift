/// A remover of secrets from texts with links.
///
/// Tokens of Slack (`xoxe-…`, `xoxp-…` and their siblings) are removed wherever they are. Of links, the parts of
/// the query are removed that sign it or carry a token.
enum LinkTokens {
    /// Returns a text without secrets, and the number of those that were removed.
    static func removed(from text: String) -> (text: String, count: Int) {
        guard mayHaveSecrets(text) else { return (text, 0) }
        var count = 0
        var result = ""
        var word = ""
        func endWord() {
            guard !word.isEmpty else { return }
            let link = withoutSignature(word)
            let clean = withoutSlackTokens(link.text)
            count += link.count + clean.count
            result += clean.text
            word = ""
        }
        for character in text {
            if character.isWhitespace || "<>|\"'()[]{}".contains(character) {
                endWord()
                result.append(character)
            } else {
                word.append(character)
            }
        }
        endWord()
        return (result, count)
    }

    /// Returns whether a text has a token of Slack or a link with a query, or looks so.
    private static func mayHaveSecrets(_ text: String) -> Bool {
        var (last, hasQuery, hasAddress) = (UInt32(0), false, false)
        for byte in text.utf8 {
            last = (last << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
            if last == 0x78_6F78 { return true }
            if byte == UInt8(ascii: "?") { hasQuery = true }
            if last == 0x3A_2F2F { hasAddress = true }
        }
        return hasQuery && hasAddress
    }

    /// Removes the signing parts of the query of a link.
    private static func withoutSignature(_ link: String) -> (text: String, count: Int) {
        guard link.contains("://"), let mark = link.firstIndex(of: "?") else { return (link, 0) }
        let hash = link[mark...].firstIndex(of: "#") ?? link.endIndex
        let isDiscord = link[..<mark].contains("discord")
        var count = 0
        let kept = link[link.index(after: mark)..<hash]
            .split(separator: "&", omittingEmptySubsequences: false)
            .filter { part in
                let name = part.split(separator: "=", maxSplits: 1).first ?? ""
                var key = name.lowercased()
                if key.hasPrefix("amp;") { key.removeFirst(4) }
                let isSecret =
                    names.contains(key) || key.hasPrefix("x-amz-") || key.hasPrefix("x-goog-")
                    || isDiscord && ["ex", "is", "hm"].contains(key)
                    || part.lowercased().contains("xox")
                count += isSecret ? 1 : 0
                return !isSecret
            }
        guard count > 0 else { return (link, 0) }
        let query = kept.joined(separator: "&")
        return (link[..<mark] + (query.isEmpty ? "" : "?\(query)") + link[hash...], count)
    }

    private static let names: Set<String> = [
        "access_token", "awsaccesskeyid", "googleaccessid", "key-pair-id", "oe", "oh",
        "pub_secret", "sig", "signature", "token",
    ]

    /// Removes what looks like a token of Slack: `xox`, a letter, a hyphen and what follows.
    private static func withoutSlackTokens(_ word: String) -> (text: String, count: Int) {
        let letters = Array(word.unicodeScalars)
        var kept = String.UnicodeScalarView()
        var count = 0
        var index = 0
        while index < letters.count {
            guard let end = endOfToken(letters, from: index) else {
                kept.append(letters[index])
                index += 1
                continue
            }
            kept.append(contentsOf: "(token removed)".unicodeScalars)
            count += 1
            index = end
        }
        return (String(kept), count)
    }

    private static func endOfToken(_ letters: [Unicode.Scalar], from start: Int) -> Int? {
        func lowered(_ index: Int) -> UInt32 {
            index < letters.count ? letters[index].value | 0x20 : 0
        }
        guard lowered(start) == 0x78, lowered(start + 1) == 0x6F, lowered(start + 2) == 0x78,
            isLetterOrDigit(lowered(start + 3))
        else { return nil }
        var end = start + 4
        if end < letters.count, letters[end] == "-" {
            end += 1
        } else if end + 2 < letters.count, letters[end] == "%", letters[end + 1] == "2",
            lowered(end + 2) == 0x64
        {
            end += 3
        } else {
            return nil
        }
        let first = end
        while end < letters.count,
            isLetterOrDigit(lowered(end)) || "-_%.".unicodeScalars.contains(letters[end])
        {
            end += 1
        }
        return end - first >= 4 ? end : nil
    }

    private static func isLetterOrDigit(_ value: UInt32) -> Bool {
        0x61...0x7A ~= value || 0x30...0x39 ~= value
    }
}
