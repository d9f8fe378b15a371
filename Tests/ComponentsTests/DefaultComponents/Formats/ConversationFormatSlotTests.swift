import Components
import DefaultComponents
import Testing

struct ConversationFormatSlotTests {
    @Test func builtInFormatsAreMembers() {
        let loader = ConversationLoader(Components())

        #expect(loader.formats.map(\.name) == ["conversation", "slack"])
    }

    @Test func pluginAddsAFormat() throws {
        var components = Components()
        try components.install([DefaultComponentsPlugin(), HaikuPlugin()])

        let source = ConversationSource(file: "frog.haiku", text: "An old silent pond")
        let conversation = try ConversationLoader(components).load(source)

        #expect(conversation.channels.map(\.channel.name) == ["frog.haiku"])
        #expect(components.diagnostics.isEmpty)
    }

    @Test func nameThatNobodyFilledRecognizesNothing() {
        let format = Components().value(.conversationFormat, "haiku")
        let source = ConversationSource(file: "frog.haiku", text: "")

        #expect(!format.recognizes(source))
        #expect(throws: ConversationError.unrecognized(file: "frog.haiku", formats: [])) {
            try format.load(source, options: LoadOptions())
        }
    }
}

private struct HaikuPlugin: Plugin {
    let manifest = PluginManifest("haiku")

    func register(in registrar: inout Registrar) {
        registrar.replace(.conversationFormat("haiku"), with: HaikuFormat())
    }
}

private struct HaikuFormat: ConversationFormat {
    let name = "haiku"

    func recognizes(_ source: ConversationSource) -> Bool {
        source.name.hasSuffix(".haiku")
    }

    func load(
        _ source: ConversationSource,
        options: LoadOptions
    ) throws(ConversationError) -> Conversation {
        Conversation(channels: [ChannelTranscript(channel: ChatChannel(id: source.name))])
    }
}
