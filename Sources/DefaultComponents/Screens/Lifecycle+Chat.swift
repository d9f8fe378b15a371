public import Components
import Views

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

/// A receiver of events with a controller of a channel, where rows are drawn without a screen.
package protocol ChannelHost: EventSink {
    /// The controller.
    var controllerOfChannel: ChatChannelController { get }
}

/// The message, the channel and its controller that a component or an extension finds around it.
public struct ChatSurroundings {
    fileprivate let component: (any Lifecycle)?

    /// The message that the component shows or is a part of, as it is shown; `nil` outside of messages.
    ///
    /// A part has a message once it is in the tree.
    public var message: ChatMessage? {
        for current in around {
            if let view = current as? any MessageContentView { return view.content }
            if let cell = current as? any MessageCell { return cell.content?.message() }
        }
        return nil
    }

    /// The channel that the component shows or is in; `nil` outside of channels.
    ///
    /// In a message it is the channel as the message shows it, without an unread count.
    public var channel: ChatChannel? {
        for current in around {
            if let view = current as? any MessageContentView { return view.channel }
            if let cell = current as? any MessageCell { return cell.content?.channel }
            if let row = current as? any ChannelListItemView { return row.content?.channel }
            if let header = current as? any ChannelHeaderView { return header.content?.channel }
            if let list = current as? ChatMessageListVC {
                return list.dataSource?.channel(for: list)
            }
            if let controller = (current as? any ChannelControlling)?.controllerOfChannel {
                return controller.knownChannel
            }
        }
        return nil
    }

    /// The controller of the channel that the component is in; `nil` outside of screens and live pages with one.
    public var controller: ChatChannelController? {
        around.lazy.compactMap { ($0 as? any ChannelControlling)?.controllerOfChannel }.first
            ?? (component?.node.connectedTree?.eventSink as? any ChannelHost)?.controllerOfChannel
    }

    /// The composer that the component is in, or that of the screen around it; `nil` where there is none.
    public var composer: ComposerVC? {
        around.lazy.compactMap { current in
            let children = (current as? ViewController)?.children ?? []
            return current as? ComposerVC ?? children.lazy.compactMap { $0 as? ComposerVC }.first
        }.first
    }

    /// The component and those around it, from the inside outwards.
    private var around: [any Lifecycle] { component.map { Array($0.outward) } ?? [] }
}

@available(*, unavailable)
extension ChatSurroundings: Sendable {}

extension TreeMember {
    /// The message, the channel and its controller around the component or the extension's host.
    public var chat: ChatSurroundings { ChatSurroundings(component: hostComponent) }
}
