import Components
import DefaultComponents
import ExamplePlugins
import Testing

/// A resolver of message layouts that is assigned as an object.
@Suite struct ResolverObjectTests {
    @Test func whatWasSetOnTheObjectCounts() {
        let resolver = OptionResolver()
        resolver.option = "starred"
        var components = Components()
        components.messageLayoutOptionsResolver = resolver

        #expect(options(components).contains("starred"))
    }

    @Test func pluginsTransformWhatTheObjectSays() throws {
        var components = try Components.with([HideDeliveryStatusPlugin()])
        components.messageLayoutOptionsResolver = OptionResolver()

        #expect(options(components).contains("plain"))
        #expect(!options(components).contains(.deliveryStatusIndicator))
    }

    @Test func whoAsksTheContainerSeesWhatPluginsHide() throws {
        var components = try Components.with([HideDeliveryStatusPlugin()])
        components.messageLayoutOptionsResolver = OptionResolver()

        #expect(asked(components) == options(components))
    }

    @Test func whoAsksTheContainerForATypeSeesWhatPluginsHide() throws {
        var components = try Components.with([HideDeliveryStatusPlugin()])
        components.messageLayoutOptionsResolver = OptionResolver.self

        #expect(asked(components) == options(components))
        #expect(asked(components).contains("plain"))
    }

    @Test func anObjectIsReadBackWhereNobodyTransforms() {
        let resolver = OptionResolver()
        var components = Components()
        components.messageLayoutOptionsResolver = resolver

        #expect(components.messageLayoutOptionsResolver === resolver)
    }

    @Test func whatIsReadAndAssignedAgainIsTransformedOnce() throws {
        var components = Components()
        components.transform(.messageLayoutOptions) { next, request in
            let options = next(request)
            return options.contains("once") ? ["twice"] : options.union(["once"])
        }
        components.messageLayoutOptionsResolver = OptionResolver()

        components.messageLayoutOptionsResolver = components.messageLayoutOptionsResolver

        #expect(options(components).contains("once"))
    }

    @Test func theLastAssignmentCounts() {
        let resolver = OptionResolver()
        resolver.option = "starred"
        var components = Components()

        components.messageLayoutOptionsResolver = resolver
        components.messageLayoutOptionsResolver = OptionResolver.self
        #expect(options(components).contains("plain"))

        components.messageLayoutOptionsResolver = resolver
        components[.messageLayoutOptionsResolver] = ChatMessageLayoutOptionsResolver.self
        #expect(!options(components).contains("starred"))

        components.messageLayoutOptionsResolver = resolver
        #expect(options(components).contains("starred"))
    }

    @Test func aMethodWithoutAppearanceDecidesWithTheOneThatIsAsked() {
        var components = Components()
        components.messageLayoutOptionsResolver = OldResolver()
        components.appearance.maxTimeIntervalBetweenMessagesInGroup = 600
        let messages = [FixtureChat.own("b", at: 500), FixtureChat.own("a")]

        let options = components.messageLayoutOptionsResolver.optionsForMessage(
            at: 1,
            in: FixtureChat.group,
            with: AnyRandomAccessCollection(messages),
            appearance: components.appearance
        )

        #expect(options.isSuperset(of: ["old", .continuousBubble]))
    }

    private let messages = [FixtureChat.own("a") { $0.localState = nil }]

    /// Returns the options of the message in a cell.
    private func options(_ components: Components) -> ChatMessageLayoutOptions {
        let (cell, _) = composeCell(alone(messages[0]), with: components)
        return (cell as? ChatMessageCell)?.messageContentView?.layoutOptions ?? []
    }

    /// Returns the options of the message as a data source requests them.
    private func asked(_ components: Components) -> ChatMessageLayoutOptions {
        components.messageLayoutOptionsResolver.optionsForMessage(
            at: 0,
            in: FixtureChat.group,
            with: AnyRandomAccessCollection(messages),
            appearance: components.appearance
        )
    }
}

private final class OptionResolver: ChatMessageLayoutOptionsResolver {
    var option: ChatMessageLayoutOption = "plain"

    override func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        super.optionsForMessage(at: index, in: channel, with: messages, appearance: appearance)
            .union([option])
    }
}

private final class OldResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at index: Int,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>
    ) -> ChatMessageLayoutOptions {
        super.optionsForMessage(at: index, in: channel, with: messages).union(["old"])
    }
}
