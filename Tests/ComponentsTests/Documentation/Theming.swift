import Components
import DefaultComponents
import Drawing
import Hosting
import Testing
import Views
import Workbench

struct MossThemePlugin: Plugin {
    let manifest = PluginManifest("moss-theme", summary: "Green bubbles, in letters with serifs.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.appearance) { below in
            var appearance = below
            let moss = Color("moss", light: RGBA(0xD8E8C8), dark: RGBA(0x2F4A22))
            appearance.palette.outgoingBubble = moss
            appearance.palette.link = Color("pine", light: RGBA(0x1F5A2A), dark: RGBA(0xA8E0A0))
            appearance.fonts.body = Font("Georgia", size: 17)
            appearance.metrics.bubbleCornerRadius = 6
            appearance.metrics.avatarSpacing = 12
            return appearance
        }
    }
}

@Test func mossCanBeReadAndTapped() throws {
    var components = Components()
    try components.install([DefaultComponentsPlugin(), MossThemePlugin()])

    let appearance = components[.appearance]

    #expect(appearance.findings == [])
    #expect(!appearance.unchangedValues.contains("palette.link"))
}

struct GeorgiaAdvances: GlyphAdvances {
    var name: String { "georgia/1" }

    func metrics(_ font: Font) -> FontMetrics {
        guard font.family == "Georgia" else { return HelveticaMeasurer().metrics(font) }
        let ascent = (0.917 * font.size).rounded()
        let descent = (0.219 * font.size).rounded()
        return FontMetrics(ascent: ascent, descent: descent, lineHeight: ascent + descent)
    }

    func advance(of cluster: Character, font: Font) -> Double {
        if font.family == "Georgia", let ems = Self.ems[cluster] { return ems * font.size }
        let spans = [TextSpan(String(cluster), font: font)]
        return HelveticaMeasurer().layout(spans, limits: TextLimits()).size.width
    }

    /// The widths of letters in ems, which a host reads from its font.
    private static let ems: [Character: Double] = ["a": 0.504, "e": 0.484, "n": 0.591, " ": 0.241]
}

func mossPage(of message: ChatMessage) throws -> String {
    var components = Components()
    try components.install([DefaultComponentsPlugin(), MossThemePlugin()])
    components[.textMeasurer] = AdvanceTextMeasurer(GeorgiaAdvances())

    let style = PageStyle(components[.appearance])
    return ChannelDrawing(of: message, with: components)
        .page(HTMLSettings(style: style)).text
}

@Test func mossPageHasItsLook() throws {
    let author = ChatUser(id: "ana")
    let now = Timestamp(seconds: 0)
    let message = ChatMessage(id: "1", author: author, createdAt: now, text: "See you")

    let page = try mossPage(of: message)

    #expect(page.contains("--link:#1F5A2A;"))
    #expect(page.contains("font-family:\"Georgia\",var(--sans);"))
}
