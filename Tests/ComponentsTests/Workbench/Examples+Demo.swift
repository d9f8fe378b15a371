import Components

@testable import Workbench
@testable import demo

extension Examples {
    /// The samples of `demo`.
    static let all = PluginSamples(samples, themes: themes)

    /// The example plugins, by id.
    static var plugins: [any Plugin] { all.plugins }

    /// The example plugins' ids, sorted.
    static var ids: [String] { all.ids }
}

extension Program {
    /// Creates the program of `demo`.
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
    /// Creates the setup of `demo`.
    init(arguments: Arguments) throws(ProgramError) {
        try self.init(samples: Examples.all, arguments: arguments)
    }
}

extension GallerySample {
    /// The content of the gallery of `demo`.
    static var all: [GallerySample] { all(of: Examples.all) }
}
