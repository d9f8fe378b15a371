import Components
import DefaultComponents

/// The theme, the plugins and the zone that the command line names, of which components are made.
struct ComponentsSetup {
    let arguments: Arguments
    /// The chosen plugins, by id.
    let plugins: [any Plugin]
    private let theme: (any Plugin)?
    private let preferred: [PluginID]
    private let calendar: ChatCalendar?
    private let locale: LanguageTag?

    /// Finds what the arguments name.
    ///
    /// - Throws: Everything that is wrong with the plugins, the preferences, the theme and the zone.
    init(samples: PluginSamples, arguments: Arguments) throws(ProgramError) {
        self.arguments = arguments
        try Self.check(arguments, samples)
        let chosen = arguments.all(.plugin)
        plugins = samples.plugins.filter {
            arguments.has(.allPlugins) || chosen.contains($0.id.rawValue)
        }
        theme = arguments[.theme].flatMap(samples.theme)?.plugin
        preferred = arguments.all(.prefer).map(PluginID.init(rawValue:))
        locale = arguments[.locale].map { LanguageTag($0) }
        calendar = arguments[.zone].flatMap { try? ChatCalendar(zone: $0) }
    }

    /// The chosen plugins' ids, sorted.
    var chosenIDs: [String] { plugins.map(\.id.rawValue) }

    /// Returns the default components, in the zone that is asked for.
    func defaults() throws(ProgramError) -> Components {
        try components(with: [], preferring: [])
    }

    /// Returns the components with the chosen plugins.
    func plugged() throws(ProgramError) -> Components {
        try components(with: plugins, preferring: preferred)
    }

    /// Returns the components with some of the chosen plugins, by their indices.
    func plugged(_ places: [Int]) throws(ProgramError) -> Components {
        let some = places.map { plugins[$0] }
        return try components(
            with: some,
            preferring: preferred.filter(some.map(\.id).contains)
        )
    }

    /// Returns the components without some of the chosen plugins.
    func plugged(without ids: [PluginID]) throws(ProgramError) -> Components {
        try plugged(plugins.indices.filter { !ids.contains(plugins[$0].id) })
    }

    private static func check(
        _ arguments: Arguments,
        _ samples: PluginSamples
    ) throws(ProgramError) {
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
        if let locale = arguments[.locale], LanguageTag(locale) == "und" {
            faults.append(.noLanguage(locale))
        }
        if let zone = arguments[.zone], (try? ChatCalendar(zone: zone)) == nil {
            faults.append(.unknownZone(zone))
        }
        guard faults.isEmpty else { throw .usage(faults) }
    }

    private func components(
        with plugins: [any Plugin],
        preferring preferred: [PluginID]
    ) throws(ProgramError) -> Components {
        let all = (theme.map { [$0] } ?? []) + plugins
        var components = try Components(installing: all, preferring: preferred)
        if let locale { components.set(.locale, to: locale) }
        if let calendar {
            components.transform(.appearance) { below in
                var appearance = below
                appearance.calendar = calendar
                return appearance
            }
        }
        return components
    }
}

extension Components {
    /// Creates components with the chat's own plugin and others.
    init(
        installing plugins: [any Plugin],
        preferring preferred: [PluginID] = []
    ) throws(ProgramError) {
        self.init()
        do throws(ComponentsError) {
            try install([DefaultComponentsPlugin()] + plugins, preferring: preferred)
        } catch {
            throw .install(error)
        }
    }
}

extension Program {
    /// Returns the setup of the components that the arguments ask for.
    func setup(_ arguments: Arguments) throws(ProgramError) -> ComponentsSetup {
        try ComponentsSetup(samples: samples, arguments: arguments)
    }
}
