public import Components

/// A component with a controller of a channel, which the parts in it find; adopt it with a screen of your own.
public protocol ChannelControlling: Lifecycle {
    /// The controller; `nil` while there is none.
    var controllerOfChannel: ChatChannelController? { get }
}

extension ChatChannelVC: ChannelControlling {
    /// The screen's controller.
    public final var controllerOfChannel: ChatChannelController? { channelController }
}

extension ComposerVC: ChannelControlling {
    /// The composer's controller.
    public final var controllerOfChannel: ChatChannelController? { channelController }
}

extension Lifecycle {
    /// The message that the component shows or is a part of, as it is shown; `nil` outside of messages.
    ///
    /// A part has a message once it is in the tree.
    public var message: ChatMessage? {
        for current in outward {
            if let view = current as? any MessageContentView { return view.content }
            if let cell = current as? any MessageCell { return cell.content?.message() }
        }
        return nil
    }

    /// The channel that the component shows or is in; `nil` outside of channels.
    ///
    /// In a message it is the channel as the message shows it, without an unread count.
    public var channel: ChatChannel? {
        for current in outward {
            if let view = current as? any MessageContentView { return view.channel }
            if let cell = current as? any MessageCell { return cell.content?.channel }
            if let list = current as? ChatMessageListVC {
                return list.dataSource?.channel(for: list)
            }
            if let controller = (current as? any ChannelControlling)?.controllerOfChannel {
                return controller.knownChannel
            }
        }
        return nil
    }

    /// The controller of the channel that the component is in; `nil` outside of screens with one.
    public var channelController: ChatChannelController? {
        outward.lazy.compactMap { ($0 as? any ChannelControlling)?.controllerOfChannel }.first
    }
}

extension SchedulingExtension {
    /// The message that the host shows or is a part of; see that of a component.
    public var message: ChatMessage? { hostComponent?.message }

    /// The channel that the host shows or is in; see that of a component.
    public var channel: ChatChannel? { hostComponent?.channel }

    /// The controller of the channel that the host is in; see that of a component.
    public var channelController: ChatChannelController? { hostComponent?.channelController }
}
