import Components
import Testing

/// The whole text of each fault, from a set of plugins that has it.
struct InstallFaultTextTests {
    @Test(arguments: FaultySet.all)
    func textSaysWhatAndHow(set: FaultySet) throws {
        let error = try #require(throws: ComponentsError.self) {
            var components = Components(host: set.host)
            try components.install(set.plugins, preferring: set.preferring)
        }

        #expect("\(error)" == set.text)
    }

    @Test func faultsComeOnLinesOfTheirOwn() throws {
        let error = try #require(throws: ComponentsError.self) {
            try Components.with(TestPlugin("ape"), TestPlugin("ape"), preferring: ["bee"])
        }

        #expect(
            "\(error)" == """
                Plugin 'ape' is installed twice. To fix, install it once, or give one another id.
                Plugin 'bee' is preferred and not installed; installed are 'ape'. To fix, install it, \
                or remove it from preferring.
                """
        )
    }
}
