import Components
import ComponentsTesting
import DefaultComponents

/// Certifies plugins, each beside all the others.
struct CertifyCommand {
    let program: Program
    let arguments: Arguments

    func run() throws -> ExitCode {
        if arguments.has(.isolated) {
            return try IsolatedCheck(program: program, arguments: arguments.namingPlugins).run()
        }
        defer { PendingVerdict.give() }
        try program.setup(arguments).check()
        let named = arguments.all(.plugin)
        let isAll = named.isEmpty || arguments.has(.allPlugins)
        let plugins = program.samples.plugins.filter { isAll || named.contains($0.id.rawValue) }
        // Each is written as soon as it is there.
        var passes = true
        var array = JSONArrayWriter(output: program.output)
        for (place, plugin) in plugins.enumerated() {
            let ending = "The plugin \(plugin.id.rawValue.quoted) ends the process"
            PendingVerdict.owe(on: ending, of: program, in: arguments.has(.json) ? array : nil)
            let certificate = self.certificate(of: plugin)
            passes = passes && certificate.passes
            if arguments.has(.json) {
                try array.write(certificate.json)
            } else {
                let isApart = place > 0 && !certificate.findings.isEmpty
                try program.output.write((isApart ? "\n" : "") + certificate.text)
            }
        }
        if arguments.has(.json) { try array.end() }
        return passes ? .success : .found
    }

    /// Returns the certificate of a plugin, with the messages that it brings.
    private func certificate(of plugin: any Plugin) -> Certificate {
        let known = program.samples.plugins
        var ids = Set(known.map(\.id))
        let others = Certificate.usualNeighbours.filter { ids.insert($0.id).inserted }
        return certify(
            plugin,
            requiring: Self.required(by: plugin, among: known),
            beside: known + others,
            messages: program.samples.all.first { $0.plugin.id == plugin.id }?.scene?.messages
                ?? []
        )
    }

    /// Returns the plugins that one needs, and those that they need.
    private static func required(by plugin: any Plugin, among all: [any Plugin]) -> [any Plugin] {
        var wanted = Set(plugin.manifest.requirements.map(\.plugin))
        var count = 0
        while count < wanted.count {
            count = wanted.count
            for other in all where wanted.contains(other.id) {
                wanted.formUnion(other.manifest.requirements.map(\.plugin))
            }
        }
        return all.filter { wanted.contains($0.id) && $0.id != plugin.id }
    }
}
