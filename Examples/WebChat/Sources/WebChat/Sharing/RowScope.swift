import ChatStore
import DefaultComponents

/// All on which the rows of a page depend beside their messages: rows with equal scopes and messages have the same bytes.
///
/// The look has the plugins, the appearance, the scheme and the direction; locale, zone and day are those of its
/// components. Rows are kept as they are without state of plugins, at the instant of the slot `clockStart`.
struct RowScope: Sendable, Hashable {
    let look: Look
    let room: String
    let members: [UserRecord]
    /// The person who sees the row, or ``SceneMessage/bystander``.
    let person: String

    /// Hashes what mostly differs; all is compared.
    func hash(into hasher: inout Hasher) {
        hasher.combine(room)
        hasher.combine(person)
    }

    /// The channel of the rows.
    var channel: ChatChannel {
        ChatChannel(
            id: room,
            members: members.map { ChatUser(id: $0.id, name: $0.name) },
            currentUserId: person
        )
    }
}
