import Components
import DefaultComponents
import Views

/// Puts the initials of a room before its name, in lists and in its head.
struct RoomInitialsPlugin: Plugin {
    let manifest = PluginManifest(
        "room-initials",
        summary: "Rooms have a picture with the initials of their names."
    )

    func register(in registrar: inout Registrar) {
        registrar.extend(.channelListItemView, with: RowInitials.self)
        registrar.extend(.channelHeaderView, with: HeadInitials.self)
    }
}

/// An avatar at the start of a row or head.
private class Initials<Host: ContainerStackView & Component>: ComponentExtension<Host> {
    private lazy var avatar = host.make(.avatar)

    /// The room whose initials are shown.
    var room: ChatChannel? { nil }

    override func setUpLayout() {
        super.setUpLayout()
        host.insertArrangedSubview(avatar, at: 0)
    }

    override func updateContent() {
        super.updateContent()
        avatar.content = room.map { ChatUser(room: $0) }
    }
}

private final class RowInitials: Initials<ChatChannelListItemView> {
    override var room: ChatChannel? { host.content?.channel }
}

private final class HeadInitials: Initials<ChatChannelHeaderView> {
    override var room: ChatChannel? { host.content?.channel }
}

extension ChatUser {
    /// Creates a user with the name of a room, whose initials an avatar shows.
    fileprivate init(room: ChatChannel) {
        self.init(id: room.id, name: room.name)
    }
}
