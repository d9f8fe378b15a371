public import Components

extension ChatMessageCell: StateOwning {
    /// The message.
    public final var ownerOfState: StateOwner? { diagnosticName.map(StateOwner.message) }
}

extension ChatMessageContentView: StateOwning {
    /// The message.
    public final var ownerOfState: StateOwner? { (content?.id).map(StateOwner.message) }
}

extension ChatMessageListVC: StateOwning {
    /// The channel.
    public final var ownerOfState: StateOwner? {
        (callingOthers { dataSource?.channel(for: self)?.id } ?? nil).map(StateOwner.channel)
    }
}

extension ComposerVC: StateOwning {
    /// The channel.
    public final var ownerOfState: StateOwner? {
        (channelController?.knownChannel.id).map(StateOwner.channel)
    }
}

extension ChatChannelVC: StateOwning {
    /// The channel.
    public final var ownerOfState: StateOwner? {
        (channelController?.knownChannel.id).map(StateOwner.channel)
    }
}

extension OverlayPlace: StateOwning {
    /// The channel of the list, whatever screen the overlay lies on.
    package var ownerOfState: StateOwner? { list?.ownerOfState }
}

extension ChatChannelListItemView: StateOwning {
    /// The channel.
    public final var ownerOfState: StateOwner? { (content?.id).map(StateOwner.channel) }
}

extension ChatChannelHeaderView: StateOwning {
    /// The channel.
    public final var ownerOfState: StateOwner? { (content?.channel.id).map(StateOwner.channel) }
}
