import Components

extension EffectPair {
    /// Every pair of plugins that act on messages wherever they are, by id.
    static let ofMessages: [EffectPair] = [
        EffectPair(
            "always-show-metadata",
            "date-separator-style",
            in: "own-root",
            on: "messageCell"
        ),
        EffectPair(
            "always-show-metadata",
            "hide-delivery-status",
            in: "read-by-five",
            on: "messageContentView"
        ),
        EffectPair(
            "always-show-metadata",
            "read-by-avatars",
            in: "read-by-five",
            on: "messageContentView"
        ),
        EffectPair(
            "always-show-metadata",
            "reversed-metadata",
            in: "within",
            on: "messageContentView"
        ),
        EffectPair(
            "always-show-metadata",
            "share-attachments",
            in: "root",
            on: "messageContentView"
        ),
        EffectPair(
            "always-show-metadata",
            "square-avatars",
            in: "within",
            on: "messageContentView"
        ),
        EffectPair(
            "always-show-metadata",
            "squared-bubble",
            in: "within",
            on: "messageContentView"
        ),
        EffectPair(
            "always-show-metadata",
            "thread-replies-lines",
            in: "own-root in thread",
            on: "messageCell"
        ),
        EffectPair(
            "date-separator-style",
            "hide-delivery-status",
            in: "own-root",
            on: "messageCell"
        ),
        EffectPair(
            "date-separator-style",
            "read-by-avatars",
            in: "own-root",
            on: "messageCell"
        ),
        EffectPair(
            "date-separator-style",
            "reversed-metadata",
            in: "own-root",
            on: "messageCell"
        ),
        EffectPair(
            "date-separator-style",
            "share-attachments",
            in: "own-root",
            on: "messageCell"
        ),
        EffectPair(
            "date-separator-style",
            "square-avatars",
            in: "own-root",
            on: "messageCell"
        ),
        EffectPair(
            "date-separator-style",
            "squared-bubble",
            in: "own-root",
            on: "messageCell"
        ),
        EffectPair(
            "date-separator-style",
            "thread-replies-lines",
            in: "own-root in thread",
            on: "messageCell"
        ),
        EffectPair(
            "hide-delivery-status",
            "read-by-avatars",
            vacuous: "read-by-avatars",
            because: "no message has a delivery status to put avatars into"
        ),
        EffectPair(
            "hide-delivery-status",
            "reversed-metadata",
            in: "read-by-five",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "hide-delivery-status",
            "share-attachments",
            in: "own-root",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "hide-delivery-status",
            "square-avatars",
            in: "own-root",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "hide-delivery-status",
            "squared-bubble",
            in: "read-by-five",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "hide-delivery-status",
            "thread-replies-lines",
            in: "own-root in thread",
            on: "messageCell"
        ),
        EffectPair(
            "read-by-avatars",
            "reversed-metadata",
            in: "read-by-five",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "read-by-avatars",
            "share-attachments",
            in: "own-root",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "read-by-avatars",
            "square-avatars",
            in: "read-by-five",
            on: "deliveryStatus"
        ),
        EffectPair(
            "read-by-avatars",
            "squared-bubble",
            in: "read-by-five",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "read-by-avatars",
            "thread-replies-lines",
            in: "own-root in thread",
            on: "messageCell"
        ),
        EffectPair(
            "reversed-metadata",
            "share-attachments",
            in: "attachments",
            on: "bubbleThreadMetaContainer"
        ),
        EffectPair(
            "reversed-metadata",
            "square-avatars",
            in: "within",
            on: "mainContainer"
        ),
        EffectPair(
            "reversed-metadata",
            "squared-bubble",
            vacuous: "squared-bubble",
            because: "no message has a bubble"
        ),
        EffectPair(
            "reversed-metadata",
            "thread-replies-lines",
            in: "own-root in thread",
            on: "messageCell"
        ),
        EffectPair(
            "share-attachments",
            "square-avatars",
            in: "attachments",
            on: "mainContainer"
        ),
        EffectPair(
            "share-attachments",
            "squared-bubble",
            in: "attachments",
            on: "bubble"
        ),
        EffectPair(
            "share-attachments",
            "thread-replies-lines",
            in: "own-root in thread",
            on: "messageCell"
        ),
        EffectPair(
            "square-avatars",
            "squared-bubble",
            in: "group-end",
            on: "mainContainer"
        ),
        EffectPair(
            "square-avatars",
            "thread-replies-lines",
            in: "root in thread",
            on: "messageCell"
        ),
        EffectPair(
            "squared-bubble",
            "thread-replies-lines",
            in: "root in thread",
            on: "messageCell"
        ),
    ]
}
