import Components
import Drawing
import EveningTheme
import Testing

@Suite struct EveningThemeTests {
    @Test func bubblesAreNightBlue() throws {
        let components = try chat(EveningThemePlugin())

        let bubble = tree(textMessage(), components).flattened.first { $0.name == "bubble" }

        #expect(bubble?.type == "EveningBubbleView")
        #expect(bubble?["background"] == "nightBlue")
    }

    @Test func timesAreFaint() throws {
        let components = try chat(EveningThemePlugin())

        let time = tree(textMessage(), components).flattened.first { $0.name == "timestamp" }

        #expect(time?["color"] == "dusk")
    }

    @MainActor
    @Test func togglingTwiceLeavesNoTrace() throws {
        let plain = try chat()
        let settings = ThemeSettings(plain)

        try settings.toggle()
        try settings.toggle()

        #expect(settings.components.slots == plain.slots)
        #expect(!settings.isEvening)
    }
}
