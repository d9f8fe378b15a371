import Components
import ComponentsTesting

/// Certifies plugins, each beside all the others.
struct CertifyCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws -> ExitCode {
        try ComponentsSetup(arguments: arguments).check()
        let named = arguments.all(.plugin)
        let isAll = named.isEmpty || arguments.has(.allPlugins)
        let plugins = Examples.plugins.filter { isAll || named.contains($0.id.rawValue) }
        // Each is written as soon as it is there.
        var passes = true
        var array = JSONArrayWriter(output: demo.output)
        for (place, plugin) in plugins.enumerated() {
            let certificate = certify(
                plugin,
                requiring: Self.required(by: plugin, among: Examples.plugins),
                beside: Examples.plugins
            )
            passes = passes && certificate.passes
            if arguments.has(.json) {
                try array.write(certificate.json)
            } else {
                let isApart = place > 0 && !certificate.passes
                try demo.output.write((isApart ? "\n" : "") + certificate.text)
            }
        }
        if arguments.has(.json) { try array.end() }
        return passes ? .success : .found
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
