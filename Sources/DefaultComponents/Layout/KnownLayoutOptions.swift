/// The options that the default resolver knows, as bits in the order of their names.
///
/// Names are hashed one by one, which takes longer than the rules.
struct KnownLayoutOptions: OptionSet, Hashable {
    var rawValue: UInt32

    static let attachments = Self(rawValue: 1 << 0)
    static let authorName = Self(rawValue: 1 << 1)
    static let avatar = Self(rawValue: 1 << 2)
    static let avatarSizePadding = Self(rawValue: 1 << 3)
    static let bubble = Self(rawValue: 1 << 4)
    static let centered = Self(rawValue: 1 << 5)
    static let continuousBubble = Self(rawValue: 1 << 6)
    static let deliveryStatusIndicator = Self(rawValue: 1 << 7)
    static let errorIndicator = Self(rawValue: 1 << 8)
    static let flipped = Self(rawValue: 1 << 9)
    static let onlyVisibleForYouIndicator = Self(rawValue: 1 << 10)
    static let quotedMessage = Self(rawValue: 1 << 11)
    static let reactions = Self(rawValue: 1 << 12)
    static let text = Self(rawValue: 1 << 13)
    static let threadInfo = Self(rawValue: 1 << 14)
    static let timestamp = Self(rawValue: 1 << 15)

    /// The options by name.
    var named: ChatMessageLayoutOptions {
        var options = ChatMessageLayoutOptions(minimumCapacity: rawValue.nonzeroBitCount)
        for (bit, option) in ChatMessageLayoutOption.defaults.enumerated()
        where rawValue & 1 << UInt32(bit) != 0 {
            options.insert(option)
        }
        return options
    }
}
