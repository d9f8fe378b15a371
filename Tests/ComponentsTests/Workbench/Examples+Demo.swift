import Components

@testable import Workbench
@testable import demo

extension Examples {
    /// What `demo` shows.
    static let all = Exhibits(exhibits, themes: themes)

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
        surroundings: Surroundings = Surroundings()
    ) {
        self.init(
            name: "demo",
            exhibits: Examples.all,
            output: output,
            errors: errors,
            surroundings: surroundings
        )
    }
}

extension ComponentsSetup {
    /// Creates the setup as `demo` does.
    init(arguments: Arguments) {
        self.init(exhibits: Examples.all, arguments: arguments)
    }
}

extension GalleryExhibit {
    /// What the gallery of `demo` shows.
    static var all: [GalleryExhibit] { all(of: Examples.all) }
}
