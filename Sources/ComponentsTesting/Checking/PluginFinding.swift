public import Components

/// A law that a plugin breaks.
public enum PluginFinding: Sendable, Hashable {
    /// The plugins cannot be installed when they are loaded in this order.
    case refused(order: [PluginID], ComponentsError)
    /// Another load order gives different registrations of a slot or plugin.
    case tableDependsOnOrder(order: [PluginID], slot: String)
    /// Another load order gives equal tables and another output.
    case outputDependsOnOrder(order: [PluginID])
    /// A slot or plugin that differs from a container in which the plugin was never installed.
    case leavesTraceInTable(PluginID, slot: String)
    /// An output that differs from that of a container in which the plugin was never installed.
    case leavesTraceInOutput(PluginID)
    /// An output that depends on the order of two plugins, which follows only from their ids; the idle one has no
    /// effect in the current order.
    case outputDependsOnIDs(lower: PluginID, upper: PluginID, idle: PluginID?)
}

extension PluginFinding: CustomStringConvertible {
    /// The fact, and a fix.
    public var description: String {
        switch self {
        case .refused(let order, let error):
            "Plugins cannot be installed in the order \(order.quotedList): \(error)"
        case .tableDependsOnOrder(let order, let slot):
            "\(slot.quoted) changes when plugins are loaded in the order \(order.quotedList). To fix, let "
                + "register depend on nothing but the plugin's own value."
        case .outputDependsOnOrder(let order):
            "The output changes when plugins are loaded in the order \(order.quotedList). To fix, let "
                + "hooks and functions depend on nothing but their arguments and components."
        case .leavesTraceInTable(let id, let slot):
            "\(slot.quoted) is another after \(id.quoted) was uninstalled. To fix, let register depend on "
                + "nothing but the plugin's own value."
        case .outputDependsOnIDs(let lower, let upper, let idle):
            "\(lower.quoted) lies below \(upper.quoted) for their ids alone, and the output is another one "
                + "the other way round. \(Self.advice(lower, upper, idle: idle))"
        case .leavesTraceInOutput(let id):
            "The output is another after \(id.quoted) was uninstalled. To fix, let the plugin keep nothing "
                + "outside the parts and extensions that it makes."
        }
    }

    private static func advice(
        _ lower: PluginID,
        _ upper: PluginID,
        idle: PluginID?
    ) -> String {
        guard let idle else {
            return "To fix, say what is meant: give \(lower.quoted) the ordering "
                + "[.before(\"\(upper.rawValue.shown())\")], which is how they lie, or .after."
        }
        let (verb, other) = idle == lower ? (".after", upper) : (".before", lower)
        return "As they lie, \(idle.quoted) has no effect. To fix, give it the ordering "
            + "[\(verb)(\"\(other.rawValue.shown())\")]."
    }
}
