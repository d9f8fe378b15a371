extension Question {
    /// Questions about plugins, answered by comparing with and without them.
    static let comparisons = [
        Question(
            "Why is this row taller with the plugin?",
            "m2 --node messageCell --property frame --plugin always-show-metadata --without always-show-metadata",
            """
            messageCell with always-show-metadata, compared to without:
              has the option authorName, inserted from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              has the option avatar, inserted from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              has the option timestamp, inserted from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              has not the option reactions, removed from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              16 points taller, [0,0 375x120] from [0,0 375x104]
              messageContentView: 16 points taller, [0,0 375x120] from [0,0 375x104]
              messageContentView/mainContainer: 28 points taller, [0,0 278.3x120] from [0,12 278.3x92]
              + messageContentView/mainContainer/avatar: ChatAvatarView [8,76 32x32], added by ChatMessageContentView.setUpLayout
              messageContentView/mainContainer/bubbleThreadMetaContainer: 18 points taller, [48,0 222.3x108] from [48,0 222.3x90]
              + messageContentView/mainContainer/bubbleThreadMetaContainer/metadataContainer: ContainerStackView [0,94 99.4x14], added by ChatMessageContentView.setUpLayout
              - messageContentView/mainContainer/spacer: View [8,90 32x0]
              - messageContentView/reactionsBubble: ChatReactionsBubbleView [186.6,0 91.7x20]
            """
        ),
        Question(
            "What does the plugin change in this message?",
            "m23 --plugin squared-bubble --without squared-bubble",
            """
            messageCell with squared-bubble, compared to without:
              messageContentView/mainContainer/bubbleThreadMetaContainer/bubble: layer.cornerRadius = 0.0, by SquareCorners.setUpAppearance from squared-bubble at ExamplePlugins/SquaredBubblePlugin.swift, without 18.0, by ChatMessageBubbleView.setUpAppearance
            """
        ),
        Question(
            "Why does it square no bubble beside all others?",
            "m5 --node bubble --all-plugins --without squared-bubble",
            """
            bubble: not in message 'm5'
              slot bubble: ChatMessageBubbleView from default at DefaultComponents/MessageBubble.swift; no hook made a view of it
            option bubble: no
              rule: The content is in a bubble unless it is a few emoji alone.
              met: it is more than a few emoji.
              so the default rules give it
              removed from reversed-metadata at ExamplePlugins/ReversedMetadataPlugin.swift
            """
        ),
        Question(
            "Does the plugin do anything here?",
            "m4 --plugin share-attachments --without share-attachments",
            """
            messageCell with share-attachments, compared to without:
              nothing differs
            """
        ),
        Question(
            "What comes with the plugin?",
            "m3 --node bubbleContentContainer --plugin share-attachments --without share-attachments",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble/bubbleContentContainer with share-attachments, compared to without:
              has the option shareAttachments, inserted from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
              34 points taller, [0,0 225.3x252.7] from [0,0 225.3x218.7]
              + shareAttachmentsButton: Button [6,216.7 213.3x30], added by ShareButton.setUpLayout from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
            """
        ),
        Question(
            "What becomes of the status?",
            "m5 --node deliveryStatus --plugin read-by-avatars --without read-by-avatars",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/metadataContainer/deliveryStatus with read-by-avatars, compared to without:
              88 points wider, [12,0 114.7x16] from [12,0 26.7x16]
              isUserInteractionEnabled = true, by ReaderAvatars.updateContent from read-by-avatars at ExamplePlugins/ReadByAvatarsPlugin.swift, without false, by ChatMessageDeliveryStatusView.setUp
              stackView: 88 points wider, [0,0 114.7x16] from [0,0 26.7x16]
              + stackView/avatarsStackView: ContainerStackView [0,0.5 30x15], added by ReaderAvatars.setUpLayout from read-by-avatars at ExamplePlugins/ReadByAvatarsPlugin.swift
              stackView/messageReadCountsLabel: 54 points wider, [54,1 60.7x14] from [0,1 6.7x14]
              stackView/messageReadCountsLabel: text = and 2 more, by ReaderAvatars.updateContent from read-by-avatars at ExamplePlugins/ReadByAvatarsPlugin.swift, without 5, by ChatMessageDeliveryStatusView.updateContent
            """
        ),
        Question(
            "Which of two squares an avatar that the other shows?",
            "m2 --node avatar/imageView --property corner --plugin always-show-metadata --plugin square-avatars --without square-avatars",
            """
            messageCell/messageContentView/mainContainer/avatar/imageView with square-avatars, compared to without:
              layer.cornerRadius = 3.0, by SquareImage.setUpAppearance from square-avatars at ExamplePlugins/SquareAvatarsPlugin.swift, without 16.0, by ChatAvatarView.setUpAppearance
            """
        ),
        Question(
            "Where did the reactions go?",
            "m2 --node reactionsBubble --plugin always-show-metadata --without always-show-metadata",
            """
            messageCell/messageContentView/reactionsBubble with always-show-metadata, compared to without:
              has the option authorName, inserted from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              has the option avatar, inserted from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              has the option timestamp, inserted from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              has not the option reactions, removed from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              - ChatReactionsBubbleView [186.6,0 91.7x20]
            """
        ),
        Question(
            "Who moved the avatar up?",
            "m4 --node mainContainer --property alignment --plugin reversed-metadata",
            """
            messageCell/messageContentView/mainContainer: ContainerStackView
              alignment = leading, by MetadataOnTop.setUpLayout from reversed-metadata at ExamplePlugins/ReversedMetadataPlugin.swift
                before: trailing, by ChatMessageContentView.setUpLayout
                before: fill, the default of its class
            """
        ),
        Question(
            "Why does the message take the whole width?",
            "m4 --node mainContainer --property constraints --plugin reversed-metadata",
            """
            messageCell/messageContentView/mainContainer: ContainerStackView
              constraints + leading = messageContentView.leading, by ChatMessageContentView.setUpLayout
              constraints + top = messageContentView.top, by ChatMessageContentView.setUpLayout
              constraints + bottom = messageContentView.bottom, by ChatMessageContentView.setUpLayout
              constraints + width <= messageContentView.width, by ChatMessageContentView.setUpLayout
              its writer read maxContentWidthMultiplier, set from reversed-metadata at ExamplePlugins/ReversedMetadataPlugin.swift
            """
        ),
    ]
}
