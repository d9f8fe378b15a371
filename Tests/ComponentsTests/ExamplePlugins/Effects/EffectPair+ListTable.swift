import Components

extension EffectPair {
    /// Every pair of example plugins, by id.
    static let all: [EffectPair] = (ofMessages + withLists).sorted {
        ($0.first, $0.second) < ($1.first, $1.second)
    }

    /// Every pair with a plugin that acts on lists, by id.
    static let withLists: [EffectPair] = [
        EffectPair(
            "always-show-metadata",
            "centered-scroll-button",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "always-show-metadata",
            "custom-router",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "always-show-metadata",
            "per-list-content",
            in: "own-root in list",
            on: "messageContentView"
        ),
        EffectPair(
            "centered-scroll-button",
            "custom-router",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "date-separator-style",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "hide-delivery-status",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "per-list-content",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "read-by-avatars",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "reversed-metadata",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "share-attachments",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "square-avatars",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "squared-bubble",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "centered-scroll-button",
            "thread-replies-lines",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "date-separator-style",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "hide-delivery-status",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "per-list-content",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "read-by-avatars",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "reversed-metadata",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "share-attachments",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "square-avatars",
            in: "list",
            on: "personCardView"
        ),
        EffectPair(
            "custom-router",
            "squared-bubble",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "custom-router",
            "thread-replies-lines",
            in: "list",
            on: "view"
        ),
        EffectPair(
            "date-separator-style",
            "per-list-content",
            in: "own-root in list",
            on: "messageCell"
        ),
        EffectPair(
            "hide-delivery-status",
            "per-list-content",
            in: "own-root in list",
            on: "messageContentView"
        ),
        EffectPair(
            "per-list-content",
            "read-by-avatars",
            in: "own-root in list",
            on: "messageContentView"
        ),
        EffectPair(
            "per-list-content",
            "reversed-metadata",
            in: "own-root in list",
            on: "messageContentView"
        ),
        EffectPair(
            "per-list-content",
            "share-attachments",
            in: "own-root in list",
            on: "messageContentView"
        ),
        EffectPair(
            "per-list-content",
            "square-avatars",
            in: "group-end in list",
            on: "messageContentView"
        ),
        EffectPair(
            "per-list-content",
            "squared-bubble",
            in: "own-root in list",
            on: "messageContentView"
        ),
        EffectPair(
            "per-list-content",
            "thread-replies-lines",
            in: "own-root in list",
            on: "messageCell"
        ),
    ]
}
