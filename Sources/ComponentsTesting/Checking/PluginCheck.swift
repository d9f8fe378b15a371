public import Components

/// Checks the laws that plugins have to keep for the plugins beside them.
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
    ///   - base: The container on which they are installed.
    ///   - preferred: The plugins whose bases win.
    ///   - output: Turns a container into output that shows the plugins' effects.
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

    /// The violations; empty if the plugins can be loaded in any order and uninstalled completely.
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

    /// The differences in the output that depend only on the plugins' ids, which decide the order of plugins without
    /// orderings.
    ///
    /// Each pair of plugins is installed with their requirements, in both orders, as other ids would do. Use an output
    /// that does not list extensions in their order, such as a picture, the accessibility tree, or the frames of some
    /// views.
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
        let below = ChangedPlugin(lower) { $0.ordering.append(.before(upper.id)) }
        let above = ChangedPlugin(upper) { $0.ordering.append(.before(lower.id)) }
        // Plugins that cannot be installed in an order have orderings that decide it.
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

    /// Returns a container with these plugins.
    func installed(_ plugins: [any Plugin]) throws(ComponentsError) -> Components {
        var components = base
        let ids = Set(plugins.map { $0.id })
        try components.install(plugins, preferring: preferred.filter(ids.contains))
        return components
    }

    /// Returns a finding of a slot or plugin in which two containers differ, or of another output of equal ones.
    func difference<Finding>(
        of found: Components,
        from expected: Components,
        _ expectedOutput: @autoclosure () -> Output,
        table: (_ slot: String) -> Finding,
        output finding: (Output) -> Finding?
    ) -> Finding? {
        let reports = [found, expected].map(ContainerReports.init)
        if let slot = reports[0].firstDifference(from: reports[1]) { return table(slot) }
        let shown = output(found)
        return shown == expectedOutput() ? nil : finding(shown)
    }

    private func orderFindings(_ expected: Components) -> [PluginFinding] {
        let expectedOutput = output(expected)
        return plugins.loadOrders.dropFirst().compactMap { order in
            let ids = order.map { $0.id }
            do throws(ComponentsError) {
                return difference(of: try installed(order), from: expected, expectedOutput) {
                    .tableDependsOnOrder(order: ids, slot: $0)
                } output: { _ in
                    .outputDependsOnOrder(order: ids)
                }
            } catch {
                return .refused(order: ids, error)
            }
        }
    }

    /// A plugin that others require is not uninstalled.
    private func traceFindings(_ expected: Components) -> [PluginFinding] {
        plugins.compactMap { plugin in
            var left = expected
            guard
                (try? left.uninstall(plugin.id)) != nil,
                let fresh = try? installed(plugins.filter { $0.id != plugin.id })
            else { return nil }
            return difference(of: left, from: fresh, output(fresh)) {
                .leavesTraceInTable(plugin.id, slot: $0)
            } output: { _ in
                .leavesTraceInOutput(plugin.id)
            }
        }
    }
}

@available(*, unavailable)
extension PluginCheck: Sendable {}
