import DefaultComponents

/// Returns the default resolver's options of one message among others, newest first.
func layoutOptions(
    of index: Int = 0,
    in messages: [ChatMessage],
    _ channel: ChatChannel = FixtureChat.group,
    appearance: Appearance = Appearance()
) -> ChatMessageLayoutOptions {
    ChatMessageLayoutOptionsResolver().optionsForMessage(
        at: index,
        in: channel,
        with: AnyRandomAccessCollection(messages),
        appearance: appearance
    )
}
