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
        _ = try program.setup(arguments)
        let named = arguments.all(.plugin)
        let isAll = named.isEmpty || arguments.has(.allPlugins)
        let plugins = program.samples.plugins.filter { isAll || named.contains($0.id.rawValue) }
        // Each is written as soon as it is complete.
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
            requiring: known.required(by: [plugin.id]),
            beside: known + others,
            messages: program.samples.all.first { $0.plugin.id == plugin.id }?.scene?.messages
                ?? []
        )
    }
}
