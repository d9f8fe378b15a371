import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Views

/// Three messages in rows of their own, one plugin that does something wrong.
struct FaultyChat {
    /// A row as it is shown, with what was told of it.
    struct Row: Equatable {
        let text: String
        let told: [ComponentDiagnostic]
    }

    private let components: Components
    private let plain: Components
    private let behaving: Components

    init(_ plans: [String: FaultPlan], plugins: [String]? = nil) throws {
        let plugins = plugins ?? Array(plans.keys)
        components = try Self.components(plans, plugins: plugins)
        plain = try Self.components(plans, plugins: [])
        behaving = try Self.components([:], plugins: plugins)
    }

    static func components(
        _ plans: [String: FaultPlan],
        plugins: [String]
    ) throws -> Components {
        var components = Components()
        try components.install(
            plugins.map { name in
                TestPlugin(PluginID(rawValue: name)) { registrar in
                    switch name {
                    case "base": registrar.replace(.bubble, with: MisbehavingBubble.self)
                    case "worse": registrar.extend(.bubble, with: MoreMisbehaving.self)
                    default: registrar.extend(.bubble, with: FaultInjecting.self)
                    }
                }
            }
        )
        components[.injectedFaults] = plans
        return components
    }

    /// What is shown with a plugin that does wrong.
    var rows: [Row] { Self.rows(components) }
    /// What is shown with a plugin that does nothing wrong.
    var with: [Row] { Self.rows(behaving) }
    /// What is shown without any plugin.
    var without: [Row] { Self.rows(plain) }

    private static func rows(_ components: Components) -> [Row] {
        ["1", "2", "3"].map { id in
            let (cell, _) = composeCell(alone(FixtureChat.message(id)), with: components)
            cell.layout(width: 375)
            return Row(
                text: TreeNode(of: cell, variant: .frames).description,
                told: cell.node.connectedTree?.diagnostics ?? []
            )
        }
    }
}

extension ComponentDiagnostic {
    /// Whose fault it is, in which hook, slot and message; else the whole text.
    var summary: String {
        guard case .excluded(let fault) = self else { return description }
        return "\(fault.claim.owner) \(fault.phase) \(fault.slot) \(fault.item ?? "-")"
    }
}
