import Components
import Drawing
import Views

extension EffectLaw {
    static let centeredScrollButton = EffectLaw(
        plugin: "centered-scroll-button",
        fact: "the button to the newest message is in the middle, and no day lies over the list"
    ) { entry in
        guard entry.place == .isList else { return [] }
        return entry.nodes("scrollToLatestMessageButton").map { button in
            let frame = button.node.frame
            let middle = frame.map { $0.x + $0.size.width / 2 } ?? 0
            return EffectJudgement(
                button,
                [
                    "is in the middle": abs(middle - 187.5) < 0.01,
                    "is as wide as it was": (frame?.size.width ?? 375) < 60,
                    "is seen": button.node["hidden"] == nil,
                    "has no day over the list": entry.nodes("dateOverlay").isEmpty,
                ]
            )
        }
    }

    static let customRouter = EffectLaw(
        plugin: "custom-router",
        fact: "a person who is shown is shown on a card in the middle of the list"
    ) { entry in
        guard entry.place == .isList else { return [] }
        guard let card = entry.nodes.first(where: { $0.node["tap"] == "closePerson" }) else {
            return [.broken("has no card")]
        }
        let frame = card.node.frame
        return [
            EffectJudgement(
                card,
                [
                    "has the name": card.first("nameLabel")?.text == "Bo",
                    "has the picture": card.first("avatar") != nil,
                    "is seen": card.node["hidden"] == nil,
                    "is in the middle": frame.map { $0.x * 2 + $0.size.width } == 375,
                    "lies over the rest": entry.tree.children.last?["tap"] == "closePerson",
                ]
            )
        ]
    }

    static let perListContent = EffectLaw(
        plugin: "per-list-content",
        fact: "every message of the list is outlined, and none is elsewhere"
    ) { entry in
        entry.nodes("messageContentView").compactMap { message in
            let isOutlined = message.node["border"] == "1/accent" && message.node["corner"] == "12"
            guard entry.place == .inList else {
                return isOutlined ? .broken("is outlined without being in the list") : nil
            }
            return EffectJudgement(message, ["is outlined": isOutlined])
        }
    }
}
