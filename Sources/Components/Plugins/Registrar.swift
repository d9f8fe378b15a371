/// Takes down what one plugin says; handed to `Plugin.register(in:)`.
public struct Registrar: ContributionRecorder {
    /// Who is speaking.
    public let owner: Contributor

    var contributions: [Contribution] = []
    var names: [DeclaredName] = []

    init(_ plugin: PluginID) {
        owner = .plugin(plugin)
    }

    /// Takes down a contribution.
    public mutating func record(_ contribution: Contribution) {
        contributions.append(contribution)
    }

    /// Takes down a name.
    public mutating func record(_ name: DeclaredName) {
        names.append(name)
    }
}
