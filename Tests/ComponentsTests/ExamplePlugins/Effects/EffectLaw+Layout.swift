import Components
import Drawing

extension EffectLaw {
    static let alwaysShowMetadata = EffectLaw(
        plugin: "always-show-metadata",
        fact: "every message shows avatar, author and time, is not flipped, and has no thread or "
            + "reactions"
    ) { entry in
        entry.nodes("messageContentView").map { message in
            let main = message.first("mainContainer")
            let names = main?.children.map(\.name) ?? []
            return EffectJudgement(
                message,
                [
                    "begins with the avatar": names == ["avatar", "bubbleThreadMetaContainer"],
                    "shows the author": message.first("authorName")?.text != nil,
                    "shows the time": message.first("timestamp")?.text != nil,
                    "is not on the trailing side":
                        main?.constraints.contains("trailing = superview.trailing") == false,
                    "has no thread": message.first("threadInfo") == nil,
                    "has no reactions": message.first("reactionsBubble") == nil,
                ]
            )
        }
    }

    static let reversedMetadata = EffectLaw(
        plugin: "reversed-metadata",
        fact: "every message is as wide as the list, with its facts above a content without bubble"
    ) { entry in
        entry.nodes("bubbleThreadMetaContainer").map { column in
            let names = column.node.children.map(\.name)
            let main = entry.nodes("mainContainer").first?.node
            let text = column.first("messageText")
            return EffectJudgement(
                column,
                [
                    "has facts above content":
                        names == ["metadataContainer", "bubbleContentContainer"],
                    "has no margins around the content":
                        entry.contentContainer?.node["margins"] == "0,0,0,0",
                    "has no inset around the text": text.map { $0["inset"] == "0,0,0,0" } ?? true,
                    "is at the top": main?["row"] == "top/8",
                    "takes the full width":
                        main?.constraints.contains("width <= superview.width") == true,
                ]
            )
        }
    }

    static let hideDeliveryStatus = EffectLaw(
        plugin: "hide-delivery-status",
        fact: "no message that had a delivery status has one"
    ) { entry in
        guard usuallyWithStatus.contains(entry.id) else { return [] }
        return entry.nodes("metadataContainer").map { facts in
            EffectJudgement(
                facts,
                ["has no delivery status": entry.nodes("deliveryStatus").isEmpty]
            )
        }
    }

    /// The messages that show a delivery status with nothing installed.
    private static let usuallyWithStatus: Set<String> = {
        let chat = ComposedChat(with: .init(), listed: true)
        return Set(chat.entries.filter { !$0.nodes("deliveryStatus").isEmpty }.map(\.id))
    }()
}
