import Components

@testable import Workbench
@testable import demo

extension Examples {
    /// What `demo` shows.
    static let all = PluginSamples(samples, themes: themes)

    /// The example plugins, by id.
    static var plugins: [any Plugin] { all.plugins }

    /// The example plugins' ids, sorted.
    static var ids: [String] { all.ids }
}

extension Program {
    /// Creates the program as `demo` runs it.
    init(
        output: any TextSink,
        errors: any TextSink,
        surroundings: ProcessEnvironment = ProcessEnvironment()
    ) {
        self.init(
            name: "demo",
            samples: Examples.all,
            output: output,
            errors: errors,
            surroundings: surroundings
        )
    }
}

extension ComponentsSetup {
    /// Creates the setup as `demo` does.
    init(arguments: Arguments) throws(ProgramError) {
        try self.init(samples: Examples.all, arguments: arguments)
    }
}

extension GallerySample {
    /// What the gallery of `demo` shows.
    static var all: [GallerySample] { all(of: Examples.all) }
}
