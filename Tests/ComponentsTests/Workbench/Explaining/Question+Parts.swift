extension Question {
    /// Questions about single views.
    static let parts = [
        Question(
            "Why no quote?",
            "m4 --node quotedMessage",
            """
            quotedMessage: not in message 'm4'
              slot quotedMessage: QuotedChatMessageView from default at \
            DefaultComponents/QuotedMessageView.swift; no hook made a view of it
            option quotedMessage: no
              rule: The message that this one answers is shown, unless this one is deleted.
              met: it answers none, and it is not deleted.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Why no reactions?",
            "m4 --node reactions",
            """
            reactions: not in message 'm4'
              slot reactions: ChatMessageReactionsView from default at \
            DefaultComponents/ReactionViews.swift; no hook made a view of it
            option reactions: no
              rule: Reactions are shown where the channel allows them, unless the message is \
            deleted.
              met: it has 0, the channel allows them, and it is not deleted.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Why no attachments?",
            "m4 --option attachments",
            """
            option attachments: no
              rule: Attachments are shown unless the message is deleted.
              met: it has 0, and it is not deleted.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Why no error?",
            "m4 --node errorIndicator",
            """
            errorIndicator: not in message 'm4'
              slot errorIndicator: ChatMessageErrorIndicator from default at \
            DefaultComponents/ErrorIndicator.swift; no hook made a view of it
            option errorIndicator: no
              rule: A message that could not be sent says so, unless it is deleted.
              met: nothing says that it was not sent, and it is not deleted.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Who moved the name?",
            "m4 --node bubbleThreadMetaContainer --property subviews --plugin reversed-metadata",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer: \
            ContainerStackView
              subviews + bubbleContentContainer, by ChatMessageContentView.setUpLayout
              subviews + metadataContainer, by ChatMessageContentView.setUpLayout
              subviews bubbleContentContainer, metadataContainer -> metadataContainer, \
            bubbleContentContainer, by MetadataOnTop.setUpLayout from reversed-metadata at \
            ExamplePlugins/ReversedMetadataPlugin.swift
            """
        ),
        Question(
            "What is in the row of name and time?",
            "m4 --node metadata",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/metadataContainer: ContainerStackView [0,55 84x14]
              made by hand
              added by ChatMessageContentView.setUpLayout
              alignment = center, by ChatMessageContentView.setUpLayout
                before: fill, the default of its class
              spacing = 4.0, by ChatMessageContentView.setUpLayout
                before: 8.0, the default of its class
              subviews + authorName, by ChatMessageContentView.setUpLayout
              subviews + timestamp, by ChatMessageContentView.setUpLayout
            """
        ),
        Question(
            "Who wrote the text?",
            "m4 --node messageText --property text",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubbleContentContainer/messageText: ChatMessageTextView
              text = 🤩⛵\\u{FE0F}, by ChatMessageTextView.updateContent
                before: none, the default of its class
            """
        ),
        Question(
            "Who says what the message is to a screen reader?",
            "m4 --node messageContentView --property role",
            """
            messageCell/messageContentView: ChatMessageContentView
              accessibilityRole = article, by ChatMessageContentView.updateContent
                before: none, the default of its class
            """
        ),
        Question(
            "Which constraints hold the message?",
            "m4 --node mainContainer --property constraints",
            """
            messageCell/messageContentView/mainContainer: ContainerStackView
              constraints + leading = messageContentView.leading, by \
            ChatMessageContentView.setUpLayout
              constraints + top = messageContentView.top, by ChatMessageContentView.setUpLayout
              constraints + bottom = messageContentView.bottom, by \
            ChatMessageContentView.setUpLayout
              constraints + width <= 0.75 * messageContentView.width, by \
            ChatMessageContentView.setUpLayout
            """
        ),
        Question(
            "Who made the avatar?",
            "m4 --node avatar",
            """
            messageCell/messageContentView/mainContainer/avatar: ChatAvatarView [8,37 32x32]
              slot avatar: ChatAvatarView from default at DefaultComponents/AvatarView.swift, \
            as no other was registered
              added by ChatMessageContentView.setUpLayout
              subviews + imageView, by ChatAvatarView.setUpLayout
              constraints + width = 32 @999, by ChatAvatarView.setUpLayout
              constraints + height = 32 @999, by ChatAvatarView.setUpLayout
            """
        ),
    ]
}
