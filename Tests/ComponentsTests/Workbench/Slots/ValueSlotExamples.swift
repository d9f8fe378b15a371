import Components
import DefaultComponents
import Views

enum MessageContentViewTypeExample: SlotExample {
    static let slot = "messageContentViewType"

    static func replace(in components: inout Components) {
        components.replace(.messageContentViewType) { request in
            request.contentView
        }
    }

    static func extend(in components: inout Components) {
        components.transform(.messageContentViewType) { next, request in
            request.listName == "pinned" ? ChatMessageContentView.self : next(request)
        }
    }
}

enum MessageLayoutOptionsExample: SlotExample {
    static let slot = "messageLayoutOptions"

    static func replace(in components: inout Components) {
        components.replace(.messageLayoutOptions) { request in
            request.message?.text.isEmpty == true ? [] : [.text, .bubble]
        }
    }

    static func extend(in components: inout Components) {
        components.transform(.messageLayoutOptions) { next, request in
            next(request).union([.timestamp])
        }
    }
}

enum MessageLayoutOptionsResolverExample: SlotExample {
    static let slot = "messageLayoutOptionsResolver"

    final class OwnResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(
            at index: Int,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>,
            appearance: Appearance
        ) -> ChatMessageLayoutOptions {
            [.text, .bubble]
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageLayoutOptionsResolver, with: OwnResolver.self)
    }

    static func extend(in components: inout Components) {
        components.transform(.messageLayoutOptions) { next, request in
            next(request).subtracting([.avatar])
        }
    }
}

enum MessageActionsExample: SlotExample {
    static let slot = "messageActions"

    static func replace(in components: inout Components) {
        components.replace(.messageActions) { _ in [] }
    }

    static func extend(in components: inout Components) {
        components.transform(.messageActions) { next, request in
            Array(next(request).prefix(3))
        }
    }
}

enum AvailableReactionsExample: SlotExample {
    static let slot = "availableReactions"

    static func replace(in components: inout Components) {
        components.set(.availableReactions, to: ["heart", "joy"])
    }

    static func extend(in components: inout Components) {
        components.transform(.availableReactions) { below in
            below + ["rocket"]
        }
    }
}

enum HeaderDecorationExample: SlotExample {
    static let slot = "headerDecoration"

    static func replace(in components: inout Components) {
        components.replace(.headerDecoration("date")) { _ in nil }
    }

    static func extend(in components: inout Components) {
        components.transform(.headerDecoration("date")) { next, request in
            let decoration = next(request)
            decoration?.backgroundColor = .white
            return decoration
        }
    }
}

enum FooterDecorationExample: SlotExample {
    static let slot = "footerDecoration"

    static func replace(in components: inout Components) {
        components.replace(.footerDecoration("rule")) { _ in
            ChatMessageDecorationView()
        }
    }

    static func extend(in components: inout Components) {
        components.transform(.footerDecoration("threadReplies")) { next, request in
            let decoration = next(request)
            decoration?.backgroundColor = .white
            return decoration
        }
    }
}

enum AppearanceExample: SlotExample {
    static let slot = "appearance"

    static func replace(in components: inout Components) {
        components.replace(.appearance, with: Appearance())
    }

    static func extend(in components: inout Components) {
        components.transform(.appearance) { below in
            var appearance = below
            appearance.palette.accent = .black
            return appearance
        }
    }
}

enum MaxContentWidthMultiplierExample: SlotExample {
    static let slot = "maxContentWidthMultiplier"

    static func replace(in components: inout Components) {
        components.set(.maxContentWidthMultiplier, to: 1)
    }

    static func extend(in components: inout Components) {
        components.transform(.maxContentWidthMultiplier) { below in
            min(1, below + 0.1)
        }
    }
}

enum MessageListDateSeparatorEnabledExample: SlotExample {
    static let slot = "messageListDateSeparatorEnabled"

    static func replace(in components: inout Components) {
        components.set(.messageListDateSeparatorEnabled, to: true)
    }

    static func extend(in components: inout Components) {
        components.transform(.messageListDateSeparatorEnabled) { below in
            !below
        }
    }
}

enum MessageListDateOverlayEnabledExample: SlotExample {
    static let slot = "messageListDateOverlayEnabled"

    static func replace(in components: inout Components) {
        components.set(.messageListDateOverlayEnabled, to: false)
    }

    static func extend(in components: inout Components) {
        components.transform(.messageListDateOverlayEnabled) { below in
            !below
        }
    }
}

enum ThreadRepliesCounterEnabledExample: SlotExample {
    static let slot = "threadRepliesCounterEnabled"

    static func replace(in components: inout Components) {
        components.set(.threadRepliesCounterEnabled, to: false)
    }

    static func extend(in components: inout Components) {
        components.transform(.threadRepliesCounterEnabled) { below in
            !below
        }
    }
}

enum LayoutDirectionExample: SlotExample {
    static let slot = "layoutDirection"

    static func replace(in components: inout Components) {
        components.set(.layoutDirection, to: .rightToLeft)
    }

    static func extend(in components: inout Components) {
        components.transform(.layoutDirection) { below in
            below == .leftToRight ? .rightToLeft : .leftToRight
        }
    }
}

enum ReducesMotionExample: SlotExample {
    static let slot = "reducesMotion"

    static func replace(in components: inout Components) {
        components.set(.reducesMotion, to: true)
    }

    static func extend(in components: inout Components) {
        components.transform(.reducesMotion) { below in
            !below
        }
    }
}

enum ClockStartExample: SlotExample {
    static let slot = "clockStart"

    static func replace(in components: inout Components) {
        components.set(.clockStart, to: Timestamp(seconds: 1_772_442_000))
    }

    static func extend(in components: inout Components) {
        components.transform(.clockStart) { below in
            below.advanced(by: .seconds(60))
        }
    }
}

enum TextScaleExample: SlotExample {
    static let slot = "textScale"

    static func replace(in components: inout Components) {
        components.set(.textScale, to: 1.5)
    }

    static func extend(in components: inout Components) {
        components.transform(.textScale) { below in
            below * 1.25
        }
    }
}

enum TextMeasurerExample: SlotExample {
    static let slot = "textMeasurer"

    static func replace(in components: inout Components) {
        components.replace(.textMeasurer, with: HelveticaMeasurer())
    }

    static func extend(in components: inout Components) {
        components.transform(.textMeasurer) { below in
            below
        }
    }
}

enum ConversationFormatExample: SlotExample {
    static let slot = "conversationFormat"

    static func replace(in components: inout Components) {
        components.replace(.conversationFormat("mine"), with: ConversationJSONFormat())
    }

    static func extend(in components: inout Components) {
        components.transform(.conversationFormat("slack")) { below in
            below
        }
    }
}

enum MessageListRouterExample: SlotExample {
    static let slot = "messageListRouter"

    final class OwnRouter: ChatMessageListRouter {
        override func showUser(_ user: ChatUser) {
            rootViewController?.view.backgroundColor = .gray
        }
    }

    static func replace(in components: inout Components) {
        components.replace(.messageListRouter, with: OwnRouter.self)
    }

    static func extend(in components: inout Components) {
        components.on(.route) { route in
            if case .user = route { .handled } else { .passed }
        }
    }
}
