import Testing

@testable import Workbench

/// Questions of people who customize, each answered by one command, word by word.
struct ExplainQuestionTests {
    @Test(arguments: Cases(20, of: Question.all.count))
    func questionIsAnswered(place: Case) {
        let question = Question.all[place.number]
        let run = DemoRun("explain --message \(question.words)")

        #expect(run.output.withoutLines == question.answer)
        #expect(run.errors == "")
        #expect(run.code == .success)
    }
}

/// A question with its answer, without line numbers of code.
struct Question: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let answer: String

    init(_ question: String, _ words: String, _ answer: String) {
        testDescription = question
        self.words = words
        self.answer = answer + "\n"
    }

    static let all = looks + options + parts + comparisons + decisions

    private static let looks = [
        Question(
            "Why is this bubble square?",
            "m2 --node bubble --property corner --plugin squared-bubble",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble: \
            ChatMessageBubbleView
              layer.cornerRadius = 0.0, by SquareCorners.setUpAppearance from squared-bubble \
            at ExamplePlugins/SquaredBubblePlugin.swift
                before: 18.0, by ChatMessageBubbleView.setUpAppearance
                before: 0.0, the default of its class
            """
        ),
        Question(
            "Why is this bubble round?",
            "m2 --node bubble --property corner",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble: \
            ChatMessageBubbleView
              layer.cornerRadius = 18.0, by ChatMessageBubbleView.setUpAppearance
                before: 0.0, the default of its class
            """
        ),
        Question(
            "Who chose the ground of the bubble?",
            "m2 --node bubble --property background",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble: \
            ChatMessageBubbleView
              backgroundColor = incomingBubble, by ChatMessageBubbleView.updateContent
                before: none, the default of its class
            """
        ),
        Question(
            "Why is the bubble opaque?",
            "m2 --node bubble --property alpha",
            """
            messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble: \
            ChatMessageBubbleView
              alpha = 1.0, the default of its class, never written
            """
        ),
        Question(
            "Why no bubble around emoji?",
            "m4 --node bubble",
            """
            bubble: not in message 'm4'
              slot bubble: ChatMessageBubbleView from default at \
            DefaultComponents/MessageBubble.swift; no hook made a view of it
            option bubble: no
              rule: The content is in a bubble unless it is a few emoji alone.
              met: it is a few emoji alone.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Why no avatar on a message of the system?",
            "m1 --option avatar",
            """
            option avatar: no
              rule: A system message has its text in the middle, and nothing else.
              met: the message is of kind 'system'.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Why no time on the first of two?",
            "m2 --option timestamp",
            """
            option timestamp: no
              rule: The last message of a group shows its time.
              met: the group goes on with 'm3', 40 s later, and the limit is 60 s.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Why a time there nevertheless?",
            "m2 --option timestamp --plugin always-show-metadata",
            """
            option timestamp: yes
              rule: The last message of a group shows its time.
              met: the group goes on with 'm3', 40 s later, and the limit is 60 s.
              so the default rules do not give it
              inserted from always-show-metadata at \
            ExamplePlugins/AlwaysShowMetadataPlugin.swift
            """
        ),
        Question(
            "Why is the avatar's place free?",
            "m2 --option avatarSizePadding",
            """
            option avatarSizePadding: yes
              rule: A message of somebody else's that the group goes on after keeps the place \
            of an avatar free.
              met: 'ilyas' wrote it, and the group goes on with 'm3', 40 s later, and the \
            limit is 60 s.
              so the default rules give it
              nothing else changed it
            """
        ),
        Question(
            "Why is there an avatar?",
            "m4 --option avatar",
            """
            option avatar: yes
              rule: The last message of a group of somebody else's shows the avatar.
              met: 'mei' wrote it, and the group ends with it, as 'm5' is by somebody else.
              so the default rules give it
              nothing else changed it
            """
        ),
    ]

    private static let options = [
        Question(
            "Why is the avatar square?",
            "m4 --node avatar/imageView --property corner --plugin square-avatars",
            """
            messageCell/messageContentView/mainContainer/avatar/imageView: ImageView
              layer.cornerRadius = 3.0, by SquareImage.setUpAppearance from square-avatars at \
            ExamplePlugins/SquareAvatarsPlugin.swift
                before: 16.0, by ChatAvatarView.setUpAppearance
                before: 0.0, the default of its class
            """
        ),
        Question(
            "Why is the avatar round?",
            "m4 --node avatar/imageView --property corner",
            """
            messageCell/messageContentView/mainContainer/avatar/imageView: ImageView
              layer.cornerRadius = 16.0, by ChatAvatarView.setUpAppearance
                before: 0.0, the default of its class
            """
        ),
        Question(
            "Who wrote the letters in the avatar?",
            "m4 --node avatar/imageView --property image",
            """
            messageCell/messageContentView/mainContainer/avatar/imageView: ImageView
              image = initials("M梅"), by ChatAvatarView.updateContent
                before: none, the default of its class
            """
        ),
        Question(
            "Why no status on somebody else's message?",
            "m4 --option deliveryStatusIndicator",
            """
            option deliveryStatusIndicator: no
              rule: The last message of a group of the reader's own shows its delivery status, \
            unless it could not be sent or is deleted.
              met: 'mei' wrote it, nothing says that it was not sent, it is not deleted, and \
            the group ends with it, as 'm5' is by somebody else.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Why no status on my own?",
            "m5 --option deliveryStatusIndicator --plugin hide-delivery-status",
            """
            option deliveryStatusIndicator: no
              rule: The last message of a group of the reader's own shows its delivery status, \
            unless it could not be sent or is deleted.
              met: the reader wrote it, nothing says that it was not sent, it is not deleted, \
            and the group ends with it, as 'm6' is by somebody else.
              so the default rules give it
              removed from hide-delivery-status at ExamplePlugins/HideDeliveryStatusPlugin.swift
            """
        ),
        Question(
            "Why is my message on the other side?",
            "m5 --option flipped",
            """
            option flipped: yes
              rule: The reader's own messages are on the trailing side.
              met: the reader wrote it.
              so the default rules give it
              nothing else changed it
            """
        ),
        Question(
            "Why is theirs not?",
            "m4 --option flipped",
            """
            option flipped: no
              rule: The reader's own messages are on the trailing side.
              met: 'mei' wrote it.
              so the default rules do not give it
              nothing else changed it
            """
        ),
        Question(
            "Is there an option that I misspelt?",
            "m4 --option timestmp",
            """
            option timestmp: no
              no default rule concerns it; the nearest is 'timestamp'
              nothing else changed it
            """
        ),
        Question(
            "And one that nobody knows?",
            "m4 --option zebra",
            """
            option zebra: no
              no default rule concerns it
              nothing else changed it
            """
        ),
        Question(
            "Why no thread below?",
            "m4 --option threadInfo",
            """
            option threadInfo: no
              rule: A message that begins a thread, or is part of one, says so outside of it where \
            the channel allows replies.
              met: it has no replies, and the channel allows them.
              so the default rules do not give it
              nothing else changed it
            """
        ),
    ]
}

extension String {
    /// The text without the numbers of lines of code.
    var withoutLines: String {
        replacing(/\.swift:[0-9]+/) { _ in ".swift" }
    }
}
