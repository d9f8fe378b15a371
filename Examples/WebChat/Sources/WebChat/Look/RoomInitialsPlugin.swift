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

private final class RowInitials: ComponentExtension<ChatChannelListItemView> {
    private lazy var avatar = host.make(.avatar)

    override func setUpLayout() {
        super.setUpLayout()
        host.insertArrangedSubview(avatar, at: 0)
    }

    override func updateContent() {
        super.updateContent()
        avatar.content = host.content.map { ChatUser(room: $0.channel) }
    }
}

private final class HeadInitials: ComponentExtension<ChatChannelHeaderView> {
    private lazy var avatar = host.make(.avatar)

    override func setUpLayout() {
        super.setUpLayout()
        host.insertArrangedSubview(avatar, at: 0)
    }

    override func updateContent() {
        super.updateContent()
        avatar.content = host.content.map { ChatUser(room: $0.channel) }
    }
}

extension ChatUser {
    /// Creates a user with the name of a room, whose initials an avatar shows.
    fileprivate init(room: ChatChannel) {
        self.init(id: room.id, name: room.name)
    }
}
