import Testing

@testable import Hosting
@testable import Workbench

struct WholeMessageTests {
    @Test func aMessageIsExplainedLineByLine() {
        let run = DemoRun(
            "explain --message m1 --plugin squared-bubble --plugin share-attachments --plugin always-show-metadata"
        )

        #expect(
            run.output.withoutLines == """
                # m1 2026-05-15T17:58:00Z Nora
                layout options: authorName, avatar, centered, text, timestamp
                  the default rules: inserted centered, text
                  always-show-metadata at ExamplePlugins/AlwaysShowMetadataPlugin.swift: inserted authorName, avatar, timestamp
                  share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift: changed nothing
                messageCell: ChatMessageCell [0,0 375x72]
                  slot messageCell: ChatMessageCell from default at DefaultComponents/ChatMessageCell.swift, as no other was registered
                  axis = vertical, by ChatMessageCell.setUpLayout
                    before: horizontal, the default of its class
                  spacing = 0.0, by ChatMessageCell.setUpLayout
                    before: 8.0, the default of its class
                  subviews + messageContentView, by ChatMessageCell.setUpLayout
                messageCell/messageContentView: ChatMessageContentView [0,0 375x72]
                  slot messageContentView: ChatMessageContentView from default at DefaultComponents/MessageContentView.swift, as no other was registered
                    extended by ShareButton from share-attachments at ExamplePlugins/ShareAttachmentsPlugin.swift
                  added by ChatMessageCell.setUpLayout
                  subviews + mainContainer, by ChatMessageContentView.setUpLayout
                  accessibilityRole = article, by ChatMessageContentView.updateContent
                    before: none, the default of its class
                  accessibilityLabel = Nora, 5:58 PM, by ChatMessageContentView.updateContent
                    before: none, the default of its class
                messageCell/messageContentView/mainContainer: ContainerStackView [0,0 243.2x72]
                  made by hand
                  added by ChatMessageContentView.setUpLayout
                  alignment = trailing, by ChatMessageContentView.setUpLayout
                    before: fill, the default of its class
                  subviews + avatar, by ChatMessageContentView.setUpLayout
                  subviews + bubbleThreadMetaContainer, by ChatMessageContentView.setUpLayout
                  directionalLayoutMargins = 0.0, 8.0, 12.0, 8.0, by ChatMessageContentView.setUpLayout
                    before: 8.0, 8.0, 8.0, 8.0, the default of its class
                  isLayoutMarginsRelativeArrangement = true, by ChatMessageContentView.setUpLayout
                    before: false, the default of its class
                  constraints + leading = messageContentView.leading, by ChatMessageContentView.setUpLayout
                  constraints + top = messageContentView.top, by ChatMessageContentView.setUpLayout
                  constraints + bottom = messageContentView.bottom, by ChatMessageContentView.setUpLayout
                  constraints + width <= 0.75 * messageContentView.width, by ChatMessageContentView.setUpLayout
                messageCell/messageContentView/mainContainer/avatar: ChatAvatarView [8,28 32x32]
                  slot avatar: ChatAvatarView from default at DefaultComponents/AvatarView.swift, as no other was registered
                  added by ChatMessageContentView.setUpLayout
                  subviews + imageView, by ChatAvatarView.setUpLayout
                  constraints + width = 32 @999, by ChatAvatarView.setUpLayout
                  constraints + height = 32 @999, by ChatAvatarView.setUpLayout
                messageCell/messageContentView/mainContainer/avatar/imageView: ImageView [0,0 32x32]
                  made by hand
                  added by ChatAvatarView.setUpLayout
                  backgroundColor = background2, by ChatAvatarView.setUpAppearance
                    before: none, the default of its class
                  layer.cornerRadius = 16.0, by ChatAvatarView.setUpAppearance
                    before: 0.0, the default of its class
                  accessibilityRole = image, by ChatAvatarView.updateContent
                    before: none, the default of its class
                  accessibilityLabel = Nora, by ChatAvatarView.updateContent
                    before: none, the default of its class
                  image = initials("N"), by ChatAvatarView.updateContent
                    before: none, the default of its class
                  placeholder = initials("N"), by ChatAvatarView.updateContent
                    before: none, the default of its class
                messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer: ContainerStackView [48,0 187.2x60]
                  made by hand
                  added by ChatMessageContentView.setUpLayout
                  axis = vertical, by ChatMessageContentView.setUpLayout
                    before: horizontal, the default of its class
                  alignment = leading, by ChatMessageContentView.setUpLayout
                    before: fill, the default of its class
                  spacing = 4.0, by ChatMessageContentView.setUpLayout
                    before: 8.0, the default of its class
                  subviews + bubbleContentContainer, by ChatMessageContentView.setUpLayout
                  subviews + metadataContainer, by ChatMessageContentView.setUpLayout
                messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubbleContentContainer: ContainerStackView [0,0 187.2x42]
                  made by hand
                  added by ChatMessageContentView.setUpLayout
                  directionalLayoutMargins = 0.0, 0.0, 0.0, 0.0, by ChatMessageContentView.setUpLayout
                    before: 8.0, 8.0, 8.0, 8.0, the default of its class
                  axis = vertical, by ChatMessageContentView.setUpLayout
                    before: horizontal, the default of its class
                  spacing = 4.0, by ChatMessageContentView.setUpLayout
                    before: 8.0, the default of its class
                  isLayoutMarginsRelativeArrangement = true, by ChatMessageContentView.setUpLayout
                    before: false, the default of its class
                  subviews + messageText, by ChatMessageContentView.setUpLayout
                messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubbleContentContainer/messageText: ChatMessageTextView [0,0 187.2x42]
                  slot messageText: ChatMessageTextView from default at DefaultComponents/MessageTextView.swift, as no other was registered
                  added by ChatMessageContentView.setUpLayout
                  inset = 3.0, 6.0, 3.0, 6.0, by ChatMessageTextView.setUpLayout
                    before: 8.0, 0.0, 8.0, 0.0, the default of its class
                  textColor = subtitleText, by ChatMessageTextView.updateContent
                    before: text, by ChatMessageTextView.updateContent
                    before: none, the default of its class
                  text = Nora named the channel “Sailing weekend”, by ChatMessageTextView.updateContent
                    before: none, the default of its class
                messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/metadataContainer: ContainerStackView [0,46 76x14]
                  made by hand
                  added by ChatMessageContentView.setUpLayout
                  alignment = center, by ChatMessageContentView.setUpLayout
                    before: fill, the default of its class
                  spacing = 4.0, by ChatMessageContentView.setUpLayout
                    before: 8.0, the default of its class
                  subviews + authorName, by ChatMessageContentView.setUpLayout
                  subviews + timestamp, by ChatMessageContentView.setUpLayout
                messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/metadataContainer/authorName: ChatMessageAuthorNameLabel [0,0 27.3x14]
                  slot authorName: ChatMessageAuthorNameLabel from default at DefaultComponents/MessageLabel.swift, as no other was registered
                  added by ChatMessageContentView.setUpLayout
                  contentPriorities = [251.0, 251.0, 740.0, 750.0], by ChatMessageContentView.setUpLayout
                    before: [251.0, 251.0, 750.0, 750.0], the default of its class
                  font = footnoteBold 12.0 bold, by ChatMessageAuthorNameLabel.setUpAppearance
                    before: body 16.0 regular, the default of its class
                  textColor = subtitleText, by ChatMessageAuthorNameLabel.setUpAppearance
                    before: none, the default of its class
                  text = Nora, by ChatMessageAuthorNameLabel.updateContent
                    before: none, the default of its class
                messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/metadataContainer/timestamp: ChatMessageTimestampLabel [31.3,0 44.7x14]
                  slot timestamp: ChatMessageTimestampLabel from default at DefaultComponents/MessageLabel.swift, as no other was registered
                  added by ChatMessageContentView.setUpLayout
                  font = footnote 12.0 regular, by ChatMessageTimestampLabel.setUpAppearance
                    before: body 16.0 regular, the default of its class
                  textColor = subtitleText, by ChatMessageTimestampLabel.setUpAppearance
                    before: none, the default of its class
                  text = 5:58 PM, by ChatMessageTimestampLabel.updateContent
                    before: none, the default of its class
                plugin always-show-metadata:
                  inserted the option authorName
                  inserted the option avatar
                  inserted the option timestamp
                plugin share-attachments:
                  set words(share-attachments.en), which was read
                  set words(share-attachments.de), which was read
                  set words(share-attachments.ar), which was read
                plugin squared-bubble: nothing, as this message asks for no bubble

                """
        )
        #expect(run.errors == "")
        #expect(run.code == .success)
    }
}
