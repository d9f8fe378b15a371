public import Components

// The slots of lists of channels as properties; an assignment is registered as the app's.
extension Components {
    /// The type of a list of channels.
    public var channelListVC: ChatChannelListVC.Type {
        get { self[.channelListVC] }
        set { assign(.channelListVC, newValue) }
    }

    /// The type of the viewport of a list of channels.
    public var channelListView: ChatChannelListView.Type {
        get { self[.channelListView] }
        set { assign(.channelListView, newValue) }
    }

    /// The type of a channel in a list.
    public var channelListItemView: any ChannelListItemView.Type {
        get { self[.channelListItemView] }
        set { assign(.channelListItemView, newValue) }
    }

    /// The type of the header of a channel.
    public var channelHeaderView: any ChannelHeaderView.Type {
        get { self[.channelHeaderView] }
        set { assign(.channelHeaderView, newValue) }
    }
}
