public import Components

/// Checks what plugins owe to those that they are installed with.
///
/// Call it from your own tests, with an output that shows your plugin's effect, such as a composed tree:
///
/// ```swift
/// @Test func livesWithOthers() {
///     let check = PluginCheck([MyPlugin(), SquaredBubblePlugin()]) { components in
///         treeText(of: message, composedWith: components)
///     }
///
///     #expect(check.findings.isEmpty)
/// }
/// ```
public struct PluginCheck<Output: Equatable> {
    private let plugins: [any Plugin]
    private let base: Components
    private let preferred: [PluginID]
    private let output: (Components) -> Output

    /// Creates a check of plugins that are installed together.
    ///
    /// - Parameters:
    ///   - plugins: The plugins, each once, with those that they require.
    ///   - base: What they are installed on.
    ///   - preferred: The plugins whose bases win.
    ///   - output: Turns a container into something that shows the plugins' effects.
    public init(
        _ plugins: [any Plugin],
        on base: Components = Components(),
        preferring preferred: [PluginID] = [],
        output: @escaping (Components) -> Output
    ) {
        self.plugins = plugins
        self.base = base
        self.preferred = preferred
        self.output = output
    }

    /// What is wrong; empty if the plugins may be loaded in any order and leave no trace.
    ///
    /// - Complexity: Installs the set 24 times for four plugins, twice the number of plugins
    ///   times for more, and once for each plugin without it.
    public var findings: [PluginFinding] {
        do {
            let expected = try installed(plugins)
            return orderFindings(expected) + traceFindings(expected)
        } catch {
            return [.refused(order: plugins.map { $0.id }, error)]
        }
    }

    /// What of the output hangs on nothing but the plugins' ids, by which they are sorted where neither says how
    /// it stands to the other.
    ///
    /// Each two plugins are installed with those that they require, the one below the other and the other way
    /// round, which is what another id would do. Use an output that does not list extensions in their order, such as
    /// a picture, the meaning, or the frames of some views.
    ///
    /// - Complexity: Installs up to four sets for each pair of plugins.
    public var idFindings: [PluginFinding] {
        let sorted = plugins.sorted { $0.id < $1.id }
        return sorted.indices.flatMap { place in
            sorted[(place + 1)...].compactMap { idFinding(sorted[place], $0) }
        }
    }

    private func idFinding(_ lower: any Plugin, _ upper: any Plugin) -> PluginFinding? {
        let others = plugins.required(by: [lower.id, upper.id])
        let below = OrderedPlugin(lower, before: upper.id)
        let above = OrderedPlugin(upper, before: lower.id)
        // Where one of them cannot be, they say themselves how they lie.
        guard let now = try? installed(others + [below, upper]),
            let swapped = try? installed(others + [lower, above])
        else { return nil }
        let shown = output(now)
        if shown == output(swapped) { return nil }
        let idle = [lower, upper].first { plugin in
            let rest = others + [lower, upper].filter { $0.id != plugin.id }
            return (try? installed(rest)).map { output($0) == shown } == true
        }
        return .outputDependsOnIDs(lower: lower.id, upper: upper.id, idle: idle?.id)
    }

    private func installed(_ plugins: [any Plugin]) throws(ComponentsError) -> Components {
        var components = base
        let ids = Set(plugins.map { $0.id })
        try components.install(plugins, preferring: preferred.filter(ids.contains))
        return components
    }

    private func orderFindings(_ expected: Components) -> [PluginFinding] {
        let expectedOutput = output(expected)
        var findings: [PluginFinding] = []
        for order in plugins.loadOrders.dropFirst() {
            let ids = order.map { $0.id }
            do {
                let found = try installed(order)
                if let slot = found.firstDifference(from: expected) {
                    findings.append(.tableDependsOnOrder(order: ids, slot: slot))
                } else if output(found) != expectedOutput {
                    findings.append(.outputDependsOnOrder(order: ids))
                }
            } catch {
                findings.append(.refused(order: ids, error))
            }
        }
        return findings
    }

    /// A plugin that others cannot do without is not uninstalled.
    private func traceFindings(_ expected: Components) -> [PluginFinding] {
        plugins.compactMap { plugin in
            var left = expected
            guard
                (try? left.uninstall(plugin.id)) != nil,
                let fresh = try? installed(plugins.filter { $0.id != plugin.id })
            else { return nil }
            if let slot = left.firstDifference(from: fresh) {
                return .leavesTraceInTable(plugin.id, slot: slot)
            }
            return output(left) == output(fresh) ? nil : .leavesTraceInOutput(plugin.id)
        }
    }
}

@available(*, unavailable)
extension PluginCheck: Sendable {}

extension Components {
    /// The name of the first slot or plugin of which two containers say different things.
    fileprivate func firstDifference(from other: Components) -> String? {
        if plugins != other.plugins {
            let pairs = zip(plugins, other.plugins).first { $0 != $1 }
            return pairs.map { $0.0.id.rawValue } ?? "plugins"
        }
        let (mine, others) = (Set(slots), Set(other.slots))
        return mine.symmetricDifference(others).map(\.name).min()
    }
}
