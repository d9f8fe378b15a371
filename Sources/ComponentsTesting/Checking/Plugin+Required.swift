package import Components

extension [any Plugin] {
    /// Returns the plugins that some require, directly or through others, without those themselves.
    package func required(by ids: [PluginID]) -> [any Plugin] {
        var wanted = Set(ids)
        var count = 0
        while count < wanted.count {
            count = wanted.count
            for plugin in self where wanted.contains(plugin.id) {
                wanted.formUnion(plugin.manifest.requirements.map(\.plugin))
            }
        }
        return filter { wanted.contains($0.id) && !ids.contains($0.id) }
    }
}
