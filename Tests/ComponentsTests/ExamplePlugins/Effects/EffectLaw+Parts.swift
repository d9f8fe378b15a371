import Components
import DefaultComponents
import Drawing

extension EffectLaw {
    static let squaredBubble = EffectLaw(
        plugin: "squared-bubble",
        fact: "every bubble is square"
    ) { entry in
        entry.nodes("bubble").map { bubble in
            let radius = bubble.node["corner"]?.prefix { $0 != "/" }
            return EffectJudgement(bubble, ["is square": radius == nil || radius == "0"])
        }
    }

    static let squareAvatars = EffectLaw(
        plugin: "square-avatars",
        fact: "every avatar is nearly square"
    ) { entry in
        entry.nodes("avatar").map { avatar in
            EffectJudgement(
                avatar,
                ["has a corner of 3": avatar.first("imageView")?["corner"] == "3"]
            )
        }
    }

    static let shareAttachments = EffectLaw(
        plugin: "share-attachments",
        fact: "every message with attachments ends in a share button, and no other has one"
    ) { entry in
        let hasAttachments = !entry.message.attachments.isEmpty && !entry.message.isDeleted
        let buttons = entry.nodes.filter { $0.node["tap"] == "share" }
        let places = buttons.map { Array($0.path.dropLast()) }
        guard let content = entry.contentContainer, let button = buttons.first else {
            return hasAttachments ? [.broken("has no share button")] : []
        }
        return [
            EffectJudgement(
                button,
                [
                    "has attachments": hasAttachments,
                    "has one button, in the content": places == [content.path],
                    "has the button last": content.node.children.last?["tap"] == "share",
                    "shows a symbol": button.node["image"] == "symbol:share",
                ]
            )
        ]
    }

    static let readByAvatars = EffectLaw(
        plugin: "read-by-avatars",
        fact: "every delivery status shows three overlapping avatars of readers and how many more"
    ) { entry in
        let readers = entry.message.readBy.count
        return entry.nodes("deliveryStatus").compactMap { status in
            let row = status.first("stackView")
            let avatars = row?.children.first
            let shown = avatars?.children.filter { $0["hidden"] == nil } ?? []
            let more = row?.children.last
            let judgement = EffectJudgement(
                status,
                [
                    "overlaps avatars": avatars?["row"] == "fill/-7.5",
                    "shows up to three": shown.count == min(3, readers),
                    "has borders": shown.allSatisfy { $0.border == "1/background6" },
                    "tells how many more":
                        more?.text == (readers > 3 ? "and \(readers - 3) more" : nil),
                    "can be tapped when read": (status.node["disabled"] == nil) == (readers > 0),
                ]
            )
            if readers == 0, case .kept = judgement { return nil }
            return judgement
        }
    }

    static let dateSeparatorStyle = EffectLaw(
        plugin: "date-separator-style",
        fact: "every day begins with a blue separator in capitals, with room around them"
    ) { entry in
        let separators = entry.nodes("dateSeparator")
        // A separator lies over a list as long as no plugin removes it.
        guard entry.place == .isList || separators.isEmpty == !entry.isFirstOfDay else {
            return [.broken(entry.isFirstOfDay ? "has no separator" : "has a separator too many")]
        }
        return separators.map { separator in
            let label = separator.first("textLabel")
            return EffectJudgement(
                separator,
                [
                    "is blue": separator.node["background"] == "systemBlue",
                    "has black letters": label?["color"] == "black",
                    "has capitals": label?.text?.isEmpty == false
                        && label?.text == label?.text?.uppercased(),
                    "has room":
                        label?.constraints.contains("leading = superview.leading + 24") == true,
                ]
            )
        }
    }

    static let threadRepliesLines = EffectLaw(
        plugin: "thread-replies-lines",
        fact: "every number of replies stands between two thin lines"
    ) { entry in
        entry.nodes("threadRepliesCounter").map { counter in
            let bar = counter.first("container")
            let lines = [bar?.children.first, bar?.children.last].compactMap { $0 }
            return EffectJudgement(
                counter,
                [
                    "has the number in the middle":
                        bar?.children.map { $0.text != nil } == [false, true, false],
                    "has grey lines": lines.allSatisfy { $0["background"] == "gray" },
                    "has thin lines":
                        lines.allSatisfy { $0.constraints.contains("height = 0.3333") },
                    "has no bar": bar != nil && bar?["background"] == nil,
                ]
            )
        }
    }
}

extension TreeNode {
    /// The edge of an avatar's picture.
    fileprivate var border: String? {
        flattened.first { $0.name == "imageView" }?["border"]
    }
}
