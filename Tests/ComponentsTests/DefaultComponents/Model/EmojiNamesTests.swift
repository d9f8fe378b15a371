import Testing

@testable import DefaultComponents

@Suite struct EmojiNamesTests {
    @Test func tableHasTwoHundredNames() {
        #expect(EmojiNames.table.count == 200)
    }

    @Test func everyNameCanBeWrittenAndHasOneEmoji() {
        for (name, emoji) in EmojiNames.table {
            #expect(name.unicodeScalars.allSatisfy { $0.isEmojiNamePart }, "\(name)")
            #expect(emoji.count == 1, "\(name)")
            #expect(emoji.unicodeScalars.first?.properties.isEmoji == true, "\(name)")
        }
    }

    @Test(arguments: [
        ("wave::skin-tone-2", "👋🏻"), ("point_up::skin-tone-6", "☝🏿"), ("wave::skin-tone-7", nil),
        ("wave:skin-tone-2", nil), ("nobody::skin-tone-2", nil), ("", nil),
    ])
    func skinTonesChangeTheEmoji(name: String, emoji: String?) {
        #expect(EmojiNames.emoji(name) == emoji)
    }
}
