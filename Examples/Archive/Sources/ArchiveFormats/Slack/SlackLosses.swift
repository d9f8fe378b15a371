extension ArchiveLoss {
    /// Folders of messages that no list names.
    static let unlistedChannels = ArchiveLoss(
        "unlisted-channels",
        "Folders of messages that no list of channels names; their name is that of the folder."
    )
    /// Messages whose text is in blocks only.
    static let blocks = ArchiveLoss(
        "blocks",
        "Messages whose text was in blocks only; it is kept without its styles."
    )
    /// Replies of which the export states the number only.
    static let unknownUsers = ArchiveLoss(
        "unlisted-people",
        "Messages of people that no list names; their name is their id or what the message states."
    )
}
