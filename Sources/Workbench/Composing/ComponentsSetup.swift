import Components
import DefaultComponents

/// Puts together the components that the command line asks for.
struct ComponentsSetup {
    let samples: PluginSamples
    let arguments: Arguments

    /// Returns the default components, in the zone that is asked for.
    func defaults() throws(ProgramError) -> Components {
        try components(with: [], preferring: [])
    }

    /// Returns the components with the chosen plugins.
    func plugged() throws(ProgramError) -> Components {
        let preferred = arguments.all(.prefer).map(PluginID.init(rawValue:))
        return try components(with: try chosenPlugins(), preferring: preferred)
    }

    /// Returns the components with some of the chosen plugins, by their places among all that are chosen.
    func plugged(_ places: [Int]) throws(ProgramError) -> Components {
        let plugins = try chosenPlugins()
        let some = places.map { plugins[$0] }
        let preferred = arguments.all(.prefer).map(PluginID.init(rawValue:))
        return try components(with: some, preferring: preferred.filter(some.map(\.id).contains))
    }

    /// The chosen plugins' ids, sorted.
    func chosenIDs() throws(ProgramError) -> [String] {
        try chosenPlugins().map(\.id.rawValue).sorted()
    }

    /// Throws all that is wrong with the plugins, the preferences and the zone.
    func check() throws(ProgramError) {
        let known = samples.ids
        var faults = (arguments.all(.plugin) + arguments.all(.prefer))
            .filter { !known.contains($0) }
            .map { UsageFault.unknown(.plugin, $0, known: known) }
        faults += arguments.all(.without).compactMap { id in
            guard known.contains(id) else { return .unknown(.plugin, id, known: known) }
            return arguments.has(.allPlugins) || arguments.all(.plugin).contains(id)
                ? nil : .notChosen(id)
        }
        if let name = arguments[.theme], samples.theme(name) == nil {
            faults.append(.unknown(.theme, name, known: samples.themeNames))
        }
        if let zone = arguments[.zone], (try? ChatCalendar(zone: zone)) == nil {
            faults.append(.unknownZone(zone))
        }
        guard faults.isEmpty else { throw .usage(faults) }
    }

    private func chosenPlugins() throws(ProgramError) -> [any Plugin] {
        try check()
        guard !arguments.has(.allPlugins) else { return samples.plugins }
        let chosen = arguments.all(.plugin)
        return samples.plugins.filter { chosen.contains($0.id.rawValue) }
    }

    private func components(
        with plugins: [any Plugin],
        preferring preferred: [PluginID]
    ) throws(ProgramError) -> Components {
        try check()
        var components = Components()
        do throws(ComponentsError) {
            let theme = arguments[.theme].flatMap(samples.theme).map { [$0.plugin] } ?? []
            try components.install(
                [DefaultComponentsPlugin()] + theme + plugins,
                preferring: preferred
            )
        } catch {
            throw .install(error)
        }
        if let zone = arguments[.zone], let calendar = try? ChatCalendar(zone: zone) {
            components.transform(.appearance) { below in
                var appearance = below
                appearance.calendar = calendar
                return appearance
            }
        }
        return components
    }
}

extension Program {
    /// Returns what puts together the components that some words ask for.
    func setup(_ arguments: Arguments) -> ComponentsSetup {
        ComponentsSetup(samples: samples, arguments: arguments)
    }
}
