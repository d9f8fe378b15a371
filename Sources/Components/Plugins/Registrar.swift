/// Takes down what one plugin says; handed to `Plugin.register(in:)`.
public struct Registrar: ContributionRecorder, Sendable {
    /// Who is speaking.
    public let owner: Contributor

    var contributions: [Contribution] = []
    var names: [DeclaredName] = []

    init(_ plugin: PluginID) {
        owner = .plugin(plugin)
    }

    /// Takes down what the plugin says.
    public mutating func record(_ draft: ContributionDraft) {
        switch draft.signed(by: owner) {
        case .layer(let contribution): contributions.append(contribution)
        case .name(let name): names.append(name)
        }
    }
}
