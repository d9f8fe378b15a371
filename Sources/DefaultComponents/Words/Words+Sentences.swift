// Sentences that are put together of several words.
extension Words {
    /// Returns a formatter of a word without arguments.
    func constant(_ key: WordKey) -> @Sendable () -> String {
        let text = text(key)
        return { text }
    }

    /// Returns a size in the largest unit of a thousand that it reaches: `4.2 kB`.
    func size(_ bytes: Int) -> String {
        guard bytes >= 1000 else { return text(.bytes, ["count": .number(bytes)]) }
        var value = Double(bytes)
        var unit = WordKey.bytes
        // Rounded to tenths, 999.95 is a thousand.
        for next in [WordKey.kilobytes, .megabytes, .gigabytes, .terabytes] where value >= 999.95 {
            value /= 1000
            unit = next
        }
        let tenths = Int((value * 10).rounded())
        return text(
            unit,
            [
                "size": tenths % 10 == 0
                    ? .number(tenths / 10) : .decimal(tenths, fractionDigits: 1)
            ]
        )
    }

    /// Returns the users who are typing; empty if there are none.
    func typists(_ users: [ChatUser]) -> String {
        guard let first = users.first else { return "" }
        let name = PhraseArgument.text(first.name)
        guard users.count > 1 else { return text(.typing, ["name": name]) }
        return text(.typingTogether, ["name": name, "count": .number(users.count - 1)])
    }
}
