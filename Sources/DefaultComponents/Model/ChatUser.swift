/// A person or a bot that writes messages.
public struct ChatUser: Sendable, Codable, Hashable, Identifiable {
    /// The id, unique in a conversation.
    public var id: String {
        get { profile.value.id }
        set { change { $0.id = newValue } }
    }

    /// The name shown to readers; hostile until escaped.
    public var name: String {
        get { profile.value.name }
        set { change { $0.name = newValue } }
    }

    /// The address of the picture.
    public var imageURL: String? {
        get { profile.value.imageURL }
        set { change { $0.imageURL = newValue } }
    }

    /// Whether the user is a program.
    public var isBot: Bool {
        get { profile.value.isBot }
        set { change { $0.isBot = newValue } }
    }

    /// The properties, which all messages of the user share.
    private var profile: Boxed<Profile>

    private struct Profile: Sendable, Codable, Hashable {
        var id: String
        var name: String
        var imageURL: String?
        var isBot: Bool
    }

    /// Creates a user; an empty name is replaced by the id.
    public init(id: String, name: String = "", imageURL: String? = nil, isBot: Bool = false) {
        let name = name.isEmpty ? id : name
        profile = Boxed(Profile(id: id, name: name, imageURL: imageURL, isBot: isBot))
    }

    private mutating func change(_ change: (inout Profile) -> Void) {
        var changed = profile.value
        change(&changed)
        profile = Boxed(changed)
    }
}
