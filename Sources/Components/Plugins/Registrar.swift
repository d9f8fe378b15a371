/// Takes down what one plugin says; handed to `Plugin.register(in:)`.
public struct Registrar: SlotRegistering, Sendable {
    /// Who is speaking.
    public let owner: Registrant

    var registrations: [Registration] = []
    var names: [DeclaredName] = []

    init(_ plugin: PluginID) {
        owner = .plugin(plugin)
    }

    /// Takes down what the plugin says.
    public mutating func record(_ draft: RegistrationDraft) {
        switch draft.signed(by: owner) {
        case .layer(let registration): registrations.append(registration)
        case .name(let name): names.append(name)
        }
    }
}
