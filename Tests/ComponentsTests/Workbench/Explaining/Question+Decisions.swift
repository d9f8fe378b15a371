extension Question {
    /// Questions about the plugin that decided where several could have.
    static let decisions = [
        Question(
            "Why is there a button below the picture?",
            "m3 --node shareAttachmentsButton --plugin share-attachments",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble/bubbleContentContainer/shareAttachmentsButton: Button [6,216.7 213.3x30]
              made by hand
              added by ShareButton.setUpLayout from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
              accessibilityRole = button, by ShareButton.setUpLayout from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: none, the default of its class
              hitInsets = -7.0, 0.0, -7.0, 0.0, by ShareButton.setUpLayout from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: 0.0, 0.0, 0.0, 0.0, the default of its class
              targetNames = share, by ShareButton.setUpLayout from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: none, the default of its class
              backgroundColor = background2, by ShareButton.setUpAppearance from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: none, the default of its class
              tintColor = accent, by ShareButton.setUpAppearance from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: none, the default of its class
              layer.cornerRadius = 12.0, by ShareButton.setUpAppearance from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: 0.0, the default of its class
              text = Share, by ShareButton.setUpAppearance from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: none, the default of its class
              image = symbol("share"), by ShareButton.setUpAppearance from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: none, the default of its class
              font = bodyBold 16.0 bold, by ShareButton.setUpAppearance from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                before: body 16.0 regular, the default of its class
            """
        ),
        Question(
            "Which of two shows the avatar?",
            "m2 --option avatar --plugin always-show-metadata --plugin reversed-metadata",
            """
            option avatar: yes
              rule: The last message of a group of somebody else's shows the avatar.
              met: 'ilyas' wrote it, and the group goes on with 'm3', 40 s later, and the limit is 60 s.
              so the default rules do not give it
              inserted from always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift
              without always-show-metadata it would be the same, inserted from reversed-metadata at ExamplePlugins/ReversedMetadataPlugin.swift
            """
        ),
        Question(
            "Which of two shows the status?",
            "m5 --option deliveryStatusIndicator --plugin read-by-avatars --plugin hide-delivery-status",
            """
            option deliveryStatusIndicator: no
              rule: The last message of a group of the reader's own shows its delivery status, unless it could not be sent or is deleted.
              met: the reader wrote it, nothing says that it was not sent, it is not deleted, and the group ends with it, as 'm6' is by somebody else.
              so the default rules give it
              removed from hide-delivery-status at ExamplePlugins/HideDeliveryStatusPlugin.swift
            """
        ),
        Question(
            "Who took the bubble away?",
            "m2 --option bubble --plugin reversed-metadata",
            """
            option bubble: no
              rule: The content is in a bubble unless it is a few emoji alone.
              met: it is more than a few emoji.
              so the default rules give it
              removed from reversed-metadata at ExamplePlugins/ReversedMetadataPlugin.swift
            """
        ),
        Question(
            "Why has the text no margins?",
            "m2 --node messageText --property inset --plugin reversed-metadata",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubbleContentContainer/messageText: ChatMessageTextView
              inset = 0.0, 0.0, 0.0, 0.0, by MetadataOnTop.setUpLayout from reversed-metadata at ExamplePlugins/ReversedMetadataPlugin.swift
                before: 3.0, 6.0, 3.0, 6.0, by ChatMessageTextView.setUpLayout
                before: 8.0, 0.0, 8.0, 0.0, the default of its class
            """
        ),
        Question(
            "Who laid the avatar there?",
            "m4 --node avatar --property frame",
            """
            messageCell/messageContentView/mainContainer/avatar: ChatAvatarView
              frame = 8,37 32x32, as it was laid out, never written
            """
        ),
        Question(
            "Why does the next message go on without a tail?",
            "m2 --option continuousBubble",
            """
            option continuousBubble: yes
              rule: A bubble has no tail if the group goes on, or if a thread hangs below.
              met: the group goes on with 'm3', 40 s later, and the limit is 60 s, and it has no replies.
              so the default rules give it
              nothing else changed it
            """
        ),
        Question(
            "Why is it said that only I see it?",
            "m8 --option onlyVisibleForYouIndicator",
            """
            option onlyVisibleForYouIndicator: yes
              rule: An ephemeral message of the reader's own says that nobody else sees it.
              met: the message is of kind 'ephemeral', and the reader wrote it.
              so the default rules give it
              nothing else changed it
            """
        ),
        Question(
            "Why is there an error badge?",
            "m34 --option errorIndicator",
            """
            option errorIndicator: yes
              rule: A message that could not be sent says so, unless it is deleted.
              met: it could not be sent, and it is not deleted.
              so the default rules give it
              nothing else changed it
            """
        ),
        Question(
            "Why has a deleted message no attachments?",
            "m11 --option attachments",
            """
            option attachments: no
              rule: Attachments are shown unless the message is deleted.
              met: it has 0, and it is deleted.
              so the default rules do not give it
              nothing else changed it
            """
        ),
    ]
}
